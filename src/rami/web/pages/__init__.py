"""The pages, a module for each that belongs together."""
