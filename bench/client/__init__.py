"""How light and how quick the table in the browser is."""
