"""What a seat may know (rules, *Who knows what*), as data for the screen; also what a form for proposals needs."""
