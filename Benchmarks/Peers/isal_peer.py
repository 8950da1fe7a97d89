"""Compresses rows with ISA-L's level 1 (package isal) for the benchmark.

    isal_peer.py FILE RUNS

Prints, for each run, the milliseconds of the thread's own time, then the number of bytes.
"""
import sys
import time

from isal import isal_zlib

with open(sys.argv[1], "rb") as f:
    rows = f.read()
for _ in range(int(sys.argv[2])):
    start = time.thread_time_ns()
    size = len(isal_zlib.compress(rows, 1))
    print((time.thread_time_ns() - start) / 1e6, size)
