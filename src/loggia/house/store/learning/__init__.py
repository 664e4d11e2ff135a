"""What people have learned: their answers to exercises, and the ratings of solvers and exercises."""
