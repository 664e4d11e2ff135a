"""What people are to each other and to everybody: who follows whom, the archive of shared matches, the best players."""
