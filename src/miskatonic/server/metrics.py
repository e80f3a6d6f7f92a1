"""Numbers for those who run a server."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """Counted since the server started."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("miskatonic_tables", "Tables set up", registry=self.registry)
        self.decisions = Counter("miskatonic_decisions", "Answers taken from people", registry=self.registry)
        self.visitors = Gauge("miskatonic_visitors", "Pages open now", registry=self.registry)

    def text(self, visitors: int) -> bytes:
        """All of them in the form Prometheus reads."""
        self.visitors.set(visitors)
        return generate_latest(self.registry)
