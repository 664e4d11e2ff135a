"""The doors of the house: every HTTP request that it answers, with the shapes of what comes in and goes out."""
