"""Programs for developers of Loggia; they are not part of the installed package."""
