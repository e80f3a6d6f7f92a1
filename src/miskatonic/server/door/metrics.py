"""Numbers for those who run a server."""

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from miskatonic.server.tables.counts import Numbers


class Counted(Collector):
    """Numbers of processes by their names; those of a single process have no name."""

    def __init__(self, numbers: Mapping[str, Numbers]) -> None:
        self._numbers = numbers

    def collect(self) -> Iterator[Metric]:
        """Each number of each process."""
        labels = ["process"] if any(self._numbers) else []
        tables = CounterMetricFamily("miskatonic_tables", "Tables set up", labels=labels)
        decisions = CounterMetricFamily("miskatonic_decisions", "Answers taken from people", labels=labels)
        visitors = GaugeMetricFamily("miskatonic_visitors", "Pages open now", labels=labels)
        for process, counted in sorted(self._numbers.items()):
            named = [process] if labels else []
            tables.add_metric(named, counted.tables)
            decisions.add_metric(named, counted.decisions)
            visitors.add_metric(named, counted.visitors)
        yield from (tables, decisions, visitors)


def text(numbers: Mapping[str, Numbers]) -> bytes:
    """The numbers of processes in the form Prometheus reads."""
    registry = CollectorRegistry()
    registry.register(Counted(numbers))
    return generate_latest(registry)
