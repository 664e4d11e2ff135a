"""Metrics in Prometheus' text format: `kinds.py` counts and writes, `counted.py` names what is counted.

They are plain Python numbers: counting a move costs some microseconds. `web/metrics.py` adds what is only looked at
when somebody asks (sockets, queues, disk) and answers `GET /metrics`.
"""
