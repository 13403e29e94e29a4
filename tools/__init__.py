"""Scripts that generate files of this repository or its site; not part of the wheel."""
