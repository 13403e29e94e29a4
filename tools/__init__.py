"""What makes files of this repository; none of it is in the wheel."""
