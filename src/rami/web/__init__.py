"""The pages: keeping score at a real table, live on every phone. ``rami.web.app.make_app`` makes the application."""
