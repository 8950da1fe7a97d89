# Prints how many bytes oxipng makes of each file: python3 oxipng_peer.py LEVEL FILE...
# Lossless: no chunk is dropped, and colours under an alpha of 0 stay.
import sys

import oxipng

for path in sys.argv[2:]:
    with open(path, "rb") as file:
        print(len(oxipng.optimize_from_memory(file.read(), level=int(sys.argv[1]))), flush=True)
