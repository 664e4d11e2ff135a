"""Programs for people who work on Loggia; they are not part of the installed package."""
