#include "CPNGRows.h"
#include "Processors.h"

#include <string.h>

typedef uint8_t bytes16 __attribute__((ext_vector_type(16)));
typedef int16_t lanes8 __attribute__((ext_vector_type(8)));

static inline ALWAYS_INLINE bytes16 load16(const uint8_t *from) {
    bytes16 result;
    memcpy(&result, from, 16);
    return result;
}

static inline ALWAYS_INLINE void store16(uint8_t *to, bytes16 bytes) { memcpy(to, &bytes, 16); }

static inline ALWAYS_INLINE uint32_t load4(const uint8_t *from) {
    uint32_t word;
    memcpy(&word, from, 4);
    return word;
}

static inline ALWAYS_INLINE int is_zero16(const uint8_t *from) {
    uint64_t words[2];
    memcpy(words, from, 16);
    return (words[0] | words[1]) == 0;
}

static inline ALWAYS_INLINE int is_zero12(const uint8_t *from) {
    uint64_t word;
    memcpy(&word, from, 8);
    return (word | load4(from + 8)) == 0;
}

// Four bytes as lanes of 16 bits.
static inline ALWAYS_INLINE lanes8 widened(uint32_t word) {
    bytes16 bytes = 0;
    memcpy(&bytes, &word, 4);
    bytes16 zero = 0;
    return (lanes8)__builtin_shufflevector(
        bytes, zero, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

static inline ALWAYS_INLINE uint32_t narrowed(lanes8 lanes) {
    bytes16 bytes = (bytes16)lanes;
    bytes = __builtin_shufflevector(bytes, bytes, 0, 2, 4, 6, 8, 10, 12, 14, 0, 2, 4, 6, 8, 10, 12, 14);
    uint32_t word;
    memcpy(&word, &bytes, 4);
    return word;
}

// Adds lanes that are below 256, modulo 256.
static inline ALWAYS_INLINE lanes8 sum(lanes8 a, lanes8 b) { return (lanes8)((bytes16)a + (bytes16)b); }

// MARK: Sub: a running sum of pixels

// Sums over 16 bytes by doubling: of each byte and the one a pixel before, then two pixels, and so on.
#define BEFORE(v, n) \
    __builtin_shufflevector( \
        zero, v, 16 - n, 17 - n, 18 - n, 19 - n, 20 - n, 21 - n, 22 - n, 23 - n, 24 - n, 25 - n, 26 - n, 27 - n, \
        28 - n, 29 - n, 30 - n, 31 - n)

FOR_EACH_PROCESSOR
static void sub4(uint8_t *target, const uint8_t *source, size_t count) {
    bytes16 zero = 0, last = 0;
    for (size_t i = 0; i < count; i += 16) {
        bytes16 v = load16(source + i);
        v += BEFORE(v, 4);
        v += BEFORE(v, 8);
        v += last;
        store16(target + i, v);
        last = __builtin_shufflevector(v, v, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15);
    }
}

// Five pixels at a time; the 16th byte is overwritten by the next.
FOR_EACH_PROCESSOR
static void sub3(uint8_t *target, const uint8_t *source, size_t count) {
    bytes16 zero = 0, last = 0;
    for (size_t i = 0; i < count; i += 15) {
        bytes16 v = load16(source + i);
        v += BEFORE(v, 3);
        v += BEFORE(v, 6);
        v += BEFORE(v, 12);
        v += last;
        store16(target + i, v);
        last = __builtin_shufflevector(v, v, 12, 13, 14, 12, 13, 14, 12, 13, 14, 12, 13, 14, 12, 13, 14, 12);
    }
}

FOR_EACH_PROCESSOR
static void sub2(uint8_t *target, const uint8_t *source, size_t count) {
    bytes16 zero = 0, last = 0;
    for (size_t i = 0; i < count; i += 16) {
        bytes16 v = load16(source + i);
        v += BEFORE(v, 2);
        v += BEFORE(v, 4);
        v += BEFORE(v, 8);
        v += last;
        store16(target + i, v);
        last = __builtin_shufflevector(v, v, 14, 15, 14, 15, 14, 15, 14, 15, 14, 15, 14, 15, 14, 15, 14, 15);
    }
}

FOR_EACH_PROCESSOR
static void sub1(uint8_t *target, const uint8_t *source, size_t count) {
    bytes16 zero = 0, last = 0;
    for (size_t i = 0; i < count; i += 16) {
        bytes16 v = load16(source + i);
        v += BEFORE(v, 1);
        v += BEFORE(v, 2);
        v += BEFORE(v, 4);
        v += BEFORE(v, 8);
        v += last;
        store16(target + i, v);
        last = __builtin_shufflevector(v, v, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15);
    }
}

// MARK: Up

FOR_EACH_PROCESSOR
static void up(
    uint8_t *restrict target, const uint8_t *restrict source, const uint8_t *restrict prior, size_t count) {
    for (size_t i = 0; i < count; i++) target[i] = source[i] + prior[i];
}

// MARK: Average

// `step` is 3 or 4; a fourth byte of three is overwritten by the next pixel.
static inline ALWAYS_INLINE void average(
    uint8_t *target, const uint8_t *source, const uint8_t *prior, size_t count, size_t step) {
    lanes8 a = 0;
    for (size_t i = 0; i < count; i += step) {
        lanes8 b = widened(load4(prior + i));
        a = sum(widened(load4(source + i)), (a + b) >> 1);
        uint32_t word = narrowed(a);
        memcpy(target + i, &word, 4);
    }
}

FOR_EACH_PROCESSOR
static void average4(uint8_t *target, const uint8_t *source, const uint8_t *prior, size_t count) {
    average(target, source, prior, count, 4);
}

FOR_EACH_PROCESSOR
static void average3(uint8_t *target, const uint8_t *source, const uint8_t *prior, size_t count) {
    average(target, source, prior, count, 3);
}

static void average_bytes(
    uint8_t *target, const uint8_t *source, const uint8_t *prior, size_t count, size_t step) {
    for (size_t i = 0; i < count && i < step; i++) target[i] = (uint8_t)(source[i] + prior[i] / 2);
    for (size_t i = step; i < count; i++) {
        target[i] = (uint8_t)(source[i] + (target[i - step] + prior[i]) / 2);
    }
}

// MARK: Paeth

// The one of a (left), b (above) and c (above left) that is nearest to a + b - c; the first of equals.
static inline ALWAYS_INLINE lanes8 nearest(lanes8 a, lanes8 b, lanes8 c) {
    lanes8 from_a = b - c, from_b = a - c;
    lanes8 from_c = __builtin_elementwise_abs(from_a + from_b);
    from_a = __builtin_elementwise_abs(from_a);
    from_b = __builtin_elementwise_abs(from_b);
    lanes8 least = __builtin_elementwise_min(from_c, __builtin_elementwise_min(from_a, from_b));
    return from_a == least ? a : from_b == least ? b : c;
}

// Where left and above left are the same, b is the nearest: zeros then copy the row above, and so on.
FOR_EACH_PROCESSOR
static void paeth4(uint8_t *target, const uint8_t *source, const uint8_t *prior, size_t count) {
    lanes8 a = 0, c = 0;
    uint32_t left = 0, above_left = 0;
    for (size_t i = 0; i < count; i += 16) {
        if (left == above_left && is_zero16(source + i)) {
            do {
                store16(target + i, load16(prior + i));
                i += 16;
            } while (i < count && is_zero16(source + i));
            i -= 16;
            left = above_left = load4(prior + i + 12);
            a = c = widened(left);
            continue;
        }
        for (size_t j = i; j < i + 16; j += 4) {
            lanes8 b = widened(load4(prior + j));
            a = sum(widened(load4(source + j)), nearest(a, b, c));
            c = b;
            left = narrowed(a);
            memcpy(target + j, &left, 4);
        }
        above_left = load4(prior + i + 12);
    }
}

FOR_EACH_PROCESSOR
static void paeth3(uint8_t *target, const uint8_t *source, const uint8_t *prior, size_t count) {
    lanes8 a = 0, c = 0;
    uint32_t left = 0, above_left = 0;
    for (size_t i = 0; i < count; i += 12) {
        if (((left ^ above_left) & 0xffffff) == 0 && is_zero12(source + i)) {
            do {
                store16(target + i, load16(prior + i));
                i += 12;
            } while (i < count && is_zero12(source + i));
            i -= 12;
            left = above_left = load4(prior + i + 9);
            a = c = widened(left);
            continue;
        }
        for (size_t j = i; j < i + 12; j += 3) {
            lanes8 b = widened(load4(prior + j));
            a = sum(widened(load4(source + j)), nearest(a, b, c));
            c = b;
            left = narrowed(a);
            memcpy(target + j, &left, 4);
        }
        above_left = load4(prior + i + 9);
    }
}

static inline ALWAYS_INLINE uint8_t nearest_byte(int a, int b, int c) {
    int from_a = b > c ? b - c : c - b, from_b = a > c ? a - c : c - a;
    int both = a + b - 2 * c, from_c = both < 0 ? -both : both;
    if (from_a <= from_b && from_a <= from_c) return (uint8_t)a;
    return (uint8_t)(from_b <= from_c ? b : c);
}

// `step` divides 16. As above, 16 bytes at a time where they are zero.
static void paeth_bytes(
    uint8_t *target, const uint8_t *source, const uint8_t *prior, size_t count, size_t step) {
    for (size_t i = 0; i < count && i < step; i++) target[i] = (uint8_t)(source[i] + prior[i]);
    for (size_t i = step; i < count;) {
        if (memcmp(target + i - step, prior + i - step, step) == 0 && is_zero16(source + i)) {
            store16(target + i, load16(prior + i));
            i += 16;
            continue;
        }
        for (size_t end = i + step; i < end; i++) {
            target[i] = (uint8_t)(source[i] + nearest_byte(target[i - step], prior[i], prior[i - step]));
        }
    }
}

int png_rows_unfilter(
    uint8_t *target, const uint8_t *source, const uint8_t *prior, size_t count, size_t step, int filter) {
    switch (filter) {
        case 0: memcpy(target, source, count); return 1;
        case 1:
            if (step == 4) sub4(target, source, count);
            if (step == 3) sub3(target, source, count);
            if (step == 2) sub2(target, source, count);
            if (step == 1) sub1(target, source, count);
            return 1;
        case 2: up(target, source, prior, count); return 1;
        case 3:
            if (step == 4) average4(target, source, prior, count);
            if (step == 3) average3(target, source, prior, count);
            if (step < 3) average_bytes(target, source, prior, count, step);
            return 1;
        case 4:
            if (step == 4) paeth4(target, source, prior, count);
            if (step == 3) paeth3(target, source, prior, count);
            if (step < 3) paeth_bytes(target, source, prior, count, step);
            return 1;
        default: return 0;
    }
}
