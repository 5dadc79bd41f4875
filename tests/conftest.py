"""Settings for all tests: properties are searched as long as they need, on a slow machine too."""

from hypothesis import HealthCheck, settings

settings.register_profile("rami", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rami")
