"""Compares two PNG files with blazediff or pixelmatch (packages of those names) for the benchmark.

    compare_peer.py blazediff|pixelmatch FIRST SECOND

Prints the milliseconds of processor time (all threads) and of wall time that the call took: without the start of Python, and
with everything loaded before. Nothing without files.
"""
import resource
import sys
import time


def processor():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return (usage.ru_utime + usage.ru_stime) * 1000


def comparer(name):
    if name == "blazediff":
        import blazediff
        return blazediff.compare
    from PIL import Image
    from pixelmatch.contrib.PIL import pixelmatch
    return lambda a, b: pixelmatch(Image.open(a), Image.open(b))


compare = comparer(sys.argv[1])
if len(sys.argv) == 4:
    wall, used = time.perf_counter(), processor()
    compare(sys.argv[2], sys.argv[3])
    print(processor() - used, (time.perf_counter() - wall) * 1000)
