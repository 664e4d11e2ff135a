"""The statements and row types of one subject each: what is asked of a store, in SQL that both stores understand."""
