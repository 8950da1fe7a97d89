// What the fuzzer needs of C: pictures by libpng's rows, on a road of its own, zlib streams of any kind, and libFuzzer.
#ifndef CFUZZING_H
#define CFUZZING_H
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t width;
    uint32_t height;
    int bit_depth;
    // Red, green, blue, alpha of 16 bits each, rows from the top; to be freed.
    uint16_t *samples;
} fuzzing_picture;

// 1 with a picture; 0 when libpng finds a mistake, checksums of all chunks included; -1 for more pixels than `limit`.
int fuzzing_decode(const uint8_t *bytes, size_t count, uint64_t limit, fuzzing_picture *picture);

// A zlib stream (RFC 1950), to be freed: `level` 0 to 9, `strategy` 0 to 4 as zlib counts them, `window` 9 to 15.
uint8_t *fuzzing_deflate(
    const uint8_t *bytes, size_t count, int level, int strategy, int window, size_t *length);

uint32_t fuzzing_crc(const uint8_t *bytes, size_t count);

// libFuzzer's loop; -1 in a program that isn't linked with it.
int fuzzing_drive(int count, char **arguments, int (*use)(const uint8_t *, size_t));

#endif
