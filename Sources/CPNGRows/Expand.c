#include "CPNGRows.h"
#include "Processors.h"

#include <string.h>

typedef uint8_t bytes16 __attribute__((ext_vector_type(16)));

#define OPAQUE 0xff000000u

static inline ALWAYS_INLINE void clear_key(uint32_t *target, size_t count, uint32_t key) {
    if (key > 0xffffff) return;
    for (size_t i = 0; i < count; i++) target[i] = (target[i] & 0xffffff) == key ? key : target[i];
}

// Four pixels at a time: 12 bytes, of 16 that are read.
FOR_EACH_PROCESSOR
void png_rows_expand_rgb(uint32_t *target, const uint8_t *source, size_t count, uint32_t key) {
    bytes16 opaque = 255;
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        bytes16 v;
        memcpy(&v, source + 3 * i, 16);
        v = __builtin_shufflevector(v, opaque, 0, 1, 2, 16, 3, 4, 5, 16, 6, 7, 8, 16, 9, 10, 11, 16);
        memcpy(target + i, &v, 16);
    }
    for (; i < count; i++) {
        const uint8_t *pixel = source + 3 * i;
        target[i] = OPAQUE | (uint32_t)pixel[2] << 16 | (uint32_t)pixel[1] << 8 | pixel[0];
    }
    clear_key(target, count, key);
}

FOR_EACH_PROCESSOR
void png_rows_expand_gray(uint32_t *target, const uint8_t *source, size_t count, uint32_t key) {
    for (size_t i = 0; i < count; i++) target[i] = OPAQUE | source[i] * 0x010101u;
    clear_key(target, count, key);
}

FOR_EACH_PROCESSOR
void png_rows_expand_gray_alpha(uint32_t *target, const uint8_t *source, size_t count) {
    for (size_t i = 0; i < count; i++) {
        target[i] = (uint32_t)source[2 * i + 1] << 24 | source[2 * i] * 0x010101u;
    }
}

void png_rows_expand_table(
    uint32_t *target, const uint8_t *source, size_t count, int depth, const uint32_t *table) {
    if (depth == 8) {
        for (size_t i = 0; i < count; i++) target[i] = table[source[i]];
        return;
    }
    uint32_t mask = (1u << depth) - 1;
    for (size_t i = 0; i < count; i++) {
        size_t bit = i * (size_t)depth;
        target[i] = table[source[bit >> 3] >> (8 - depth - (int)(bit & 7)) & mask];
    }
}
