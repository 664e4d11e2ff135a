"""What a seat may know (section 13), as data for the screen; also what a form for proposals needs."""
