// Inner loops of Raster on rows of pixels, in C for what Swift can't say without unsafe flags: on x86-64 Linux
// each is compiled twice, for every processor and for those with AVX2, and chosen when the program is loaded.
// Integers, and + - x and square root of floating-point numbers without contraction: the same bytes everywhere.
//
// A pixel is a word: red in the low byte, then green, blue, alpha; premultiplied. Raster's PixelRows.swift is the
// one door, and holds the plain Swift forms that tests compare these with.

#ifndef C_PIXEL_ROWS_H
#define C_PIXEL_ROWS_H

#include <stddef.h>
#include <stdint.h>

#pragma STDC FP_CONTRACT OFF

typedef float pixel_float4 __attribute__((ext_vector_type(4)));
typedef int32_t pixel_int4 __attribute__((ext_vector_type(4)));

/// The whole part. The value's magnitude is below 2^62.
static inline int64_t pixel_truncate(double value) { return (int64_t)value; }

/// The whole parts of four numbers of a magnitude below 2^31.
static inline pixel_int4 pixel_truncate4(pixel_float4 values) {
    return __builtin_convertvector(values, pixel_int4);
}

typedef uint8_t pixel_byte4 __attribute__((ext_vector_type(4)));

/// Four numbers of 0...255 in the bytes of a word, the first in its low one.
static inline uint32_t pixel_pack4(pixel_int4 values) {
    pixel_byte4 bytes = __builtin_convertvector(values, pixel_byte4);
    uint32_t word;
    __builtin_memcpy(&word, &bytes, 4);
    return word;
}

typedef uint8_t pixel_byte16 __attribute__((ext_vector_type(16)));
typedef uint16_t pixel_lane16 __attribute__((ext_vector_type(16)));

/// Four pixels at `row`: row = s over row, where s = color x mask / 255; the masks are four bytes of a word.
static inline __attribute__((always_inline)) void pixel_over_color_masked4(
    uint32_t *row, uint32_t color, uint32_t masks) {
    pixel_byte4 color_bytes, mask_bytes;
    pixel_byte16 pixels;
    __builtin_memcpy(&color_bytes, &color, 4);
    __builtin_memcpy(&mask_bytes, &masks, 4);
    __builtin_memcpy(&pixels, row, 16);
    pixel_byte16 c = __builtin_shufflevector(
        color_bytes, color_bytes, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
    pixel_byte16 m = __builtin_shufflevector(
        mask_bytes, mask_bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    pixel_lane16 t = __builtin_convertvector(c, pixel_lane16) * __builtin_convertvector(m, pixel_lane16) + 128;
    pixel_lane16 s = (t + (t >> 8)) >> 8;
    pixel_lane16 alpha = __builtin_shufflevector(s, s, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
    t = __builtin_convertvector(pixels, pixel_lane16) * (255 - alpha) + 128;
    s += (t + (t >> 8)) >> 8;
    pixels = __builtin_convertvector(s, pixel_byte16);
    __builtin_memcpy(row, &pixels, 16);
}

/// Tells the processor that the pixel will be written soon. Any address will do.
static inline void pixel_prefetch(const uint32_t *pixel) { __builtin_prefetch(pixel, 1); }

/// The same for whatever lies there.
static inline void memory_prefetch(uintptr_t address) { __builtin_prefetch((const void *)address, 1); }

/// row = source + row x rest / 255, to the nearest; rest in 0...255.
void pixel_rows_over_color(uint32_t *row, size_t count, uint32_t source, uint32_t rest);

/// row = s + row x (255 - alpha of s) / 255, where s = color x mask / 255.
void pixel_rows_over_color_masked(uint32_t *row, size_t count, uint32_t color, const uint8_t *mask);

/// row = source over row.
void pixel_rows_over(uint32_t *row, size_t count, const uint32_t *source);

/// row = s over row, where s = source x coverage / 255; coverage in 0...255.
void pixel_rows_over_scaled(uint32_t *row, size_t count, const uint32_t *source, uint32_t coverage);

/// row = s over row, where s = source x mask / 255.
void pixel_rows_over_masked(uint32_t *row, size_t count, const uint32_t *source, const uint8_t *mask);

/// row = row x (255 - alpha of source + source) / 255 for the first pixels, in fours: multiplies an opaque row.
/// Returns how many those are; none where a pixel of the row isn't opaque.
size_t pixel_rows_multiply(uint32_t *row, size_t count, const uint32_t *source);

/// row = 255 - (255 - row) x (255 - source) / 255 in the same way: screens an opaque row.
size_t pixel_rows_screen(uint32_t *row, size_t count, const uint32_t *source);

/// Each component = (component x factor + offset) >> 16 for the first pixels of a row, in eights, as long as the
/// next 64 or what is left are opaque. Returns how many those are.
///
/// By component from red on: factors below 2^16, and results below 256 for all levels. Then exceptions, each four
/// levels and what is added to their results, modulo 256; there are PIXEL_EXCEPTIONS at most.
size_t pixel_rows_lines(
    uint32_t *row, size_t count, const uint32_t *factors, const uint32_t *offsets, const uint32_t *levels,
    const uint32_t *changes, size_t exceptions);

#define PIXEL_EXCEPTIONS 4

/// row = table[round((first + i x step) x last)], kept inside 0...last; NaN gives 0.
void pixel_rows_linear(
    uint32_t *row, size_t count, const uint32_t *table, int32_t last, double first, double step);

/// The same for the location (|(x, y) + i (stepX, stepY)| - start) x scale.
void pixel_rows_radial(
    uint32_t *row, size_t count, const uint32_t *table, int32_t last, const double *point, const double *step,
    double start, double scale);

/// Pixels as four floats each, 0...255.
void pixel_rows_unpack(float *row, size_t count, const uint32_t *source);

/// row = first[i] x weights[2 i] + ..., for pairs of pixels of four floats; indices in pixels.
void pixel_rows_pairs(
    float *row, size_t count, const float *source, const int32_t *indices, const float *weights);

/// row = upper x weight + lower x lowerWeight, each component to the nearest level, none above its alpha.
void pixel_rows_blend_rows(
    uint32_t *row, size_t count, const float *upper, float weight, const float *lower, float lower_weight);

/// The same where no component or weight is below 0, and no sum above 255 by more than rounding.
void pixel_rows_average_rows(
    uint32_t *row, size_t count, const float *upper, float weight, const float *lower, float lower_weight);

/// Bilinear samples of a picture at point + i step, counted from its first pixel's centre in 2^-32 pixels; its
/// border pixels go on outside. All coordinates that are met lie below 2^62.
void pixel_rows_bilinear(
    uint32_t *row, size_t count, const uint32_t *picture, int32_t width, int32_t height,
    const int64_t *point, const int64_t *step);

#endif
