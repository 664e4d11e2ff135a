"""Studies in the house: who may see and change them (`desk`), as they are kept (`kept`), and what the engine has to do
for them (`jobs`, in the process for long jobs)."""
