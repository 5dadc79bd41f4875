"""The steps from one schema to the next. A step that has been released is never changed."""
