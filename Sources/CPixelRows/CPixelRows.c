#include "CPixelRows.h"

#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("default", "avx2")))
#else
#define FOR_EACH_PROCESSOR
#endif

#define EVEN_BYTES 0x00ff00ffu

// Each byte x factor / 255, to the nearest: two bytes at a time in 16-bit lanes.
static inline __attribute__((always_inline)) uint32_t scaled(uint32_t pixel, uint32_t factor) {
    uint32_t low = (pixel & EVEN_BYTES) * factor + 0x00800080u;
    uint32_t high = ((pixel >> 8) & EVEN_BYTES) * factor + 0x00800080u;
    low = ((low + ((low >> 8) & EVEN_BYTES)) >> 8) & EVEN_BYTES;
    high = (high + ((high >> 8) & EVEN_BYTES)) & ~EVEN_BYTES;
    return low | high;
}

static inline __attribute__((always_inline)) uint32_t over(uint32_t source, uint32_t backdrop) {
    return source + scaled(backdrop, 255 - (source >> 24));
}

FOR_EACH_PROCESSOR
void pixel_rows_over_color(uint32_t *restrict row, size_t count, uint32_t source, uint32_t rest) {
    for (size_t i = 0; i < count; i++) row[i] = source + scaled(row[i], rest);
}

FOR_EACH_PROCESSOR
void pixel_rows_over_color_masked(
    uint32_t *restrict row, size_t count, uint32_t color, const uint8_t *restrict mask) {
    for (size_t i = 0; i < count; i++) row[i] = over(scaled(color, mask[i]), row[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_over(uint32_t *restrict row, size_t count, const uint32_t *restrict source) {
    for (size_t i = 0; i < count; i++) row[i] = over(source[i], row[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_over_scaled(
    uint32_t *restrict row, size_t count, const uint32_t *restrict source, uint32_t coverage) {
    for (size_t i = 0; i < count; i++) row[i] = over(scaled(source[i], coverage), row[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_over_masked(
    uint32_t *restrict row, size_t count, const uint32_t *restrict source, const uint8_t *restrict mask) {
    for (size_t i = 0; i < count; i++) row[i] = over(scaled(source[i], mask[i]), row[i]);
}

// MARK: Gradients

static inline __attribute__((always_inline)) int32_t entry(double location, double last) {
    double scaled = location * last + 0.5;
    scaled = scaled > 0 ? scaled : 0;
    return (int32_t)(scaled < last ? scaled : last);
}

FOR_EACH_PROCESSOR
void pixel_rows_linear(
    uint32_t *restrict row, size_t count, const uint32_t *restrict table, int32_t last, double first,
    double step) {
    int32_t end = (int32_t)count;
    for (int32_t i = 0; i < end; i++) row[i] = table[entry(first + (double)i * step, last)];
}

FOR_EACH_PROCESSOR
void pixel_rows_radial(
    uint32_t *restrict row, size_t count, const uint32_t *restrict table, int32_t last,
    const double *restrict point, const double *restrict step, double start, double scale) {
    double px = point[0], py = point[1], dx = step[0], dy = step[1];
    int32_t end = (int32_t)count;
    for (int32_t i = 0; i < end; i++) {
        double x = px + (double)i * dx, y = py + (double)i * dy;
        row[i] = table[entry((__builtin_elementwise_sqrt(x * x + y * y) - start) * scale, last)];
    }
}

// MARK: Pictures

typedef int32_t pixel_int8 __attribute__((ext_vector_type(8)));
typedef float pixel_float8 __attribute__((ext_vector_type(8)));
typedef uint8_t pixel_byte8 __attribute__((ext_vector_type(8)));

static inline __attribute__((always_inline)) pixel_float4 unpacked(uint32_t pixel) {
    pixel_byte4 bytes;
    __builtin_memcpy(&bytes, &pixel, 4);
    return __builtin_convertvector(bytes, pixel_float4);
}

static inline __attribute__((always_inline)) pixel_float4 load(const float *pixel) {
    pixel_float4 value;
    __builtin_memcpy(&value, pixel, 16);
    return value;
}

// To the nearest level; colours above their alpha become it.
static inline __attribute__((always_inline)) uint32_t packed(pixel_float4 color) {
    color = color > 0 ? color : 0;
    color = color < 255 ? color : 255;
    pixel_int4 levels = __builtin_convertvector(color + 0.5f, pixel_int4);
    pixel_int4 alpha = levels.wwww;
    levels = levels < alpha ? levels : alpha;
    pixel_byte4 bytes = __builtin_convertvector(levels, pixel_byte4);
    uint32_t pixel;
    __builtin_memcpy(&pixel, &bytes, 4);
    return pixel;
}

FOR_EACH_PROCESSOR
void pixel_rows_unpack(float *restrict row, size_t count, const uint32_t *restrict source) {
    for (size_t i = 0; i < count; i++) {
        pixel_float4 value = unpacked(source[i]);
        __builtin_memcpy(row + 4 * i, &value, 16);
    }
}

FOR_EACH_PROCESSOR
void pixel_rows_pairs(
    float *restrict row, size_t count, const float *restrict source, const int32_t *restrict indices,
    const float *restrict weights) {
    for (size_t i = 0; i < count; i++) {
        pixel_float4 value = load(source + 4 * (size_t)indices[2 * i]) * weights[2 * i]
            + load(source + 4 * (size_t)indices[2 * i + 1]) * weights[2 * i + 1];
        __builtin_memcpy(row + 4 * i, &value, 16);
    }
}

FOR_EACH_PROCESSOR
void pixel_rows_blend_rows(
    uint32_t *restrict row, size_t count, const float *restrict upper, float weight,
    const float *restrict lower, float lower_weight) {
    size_t i = 0;
    for (; i + 2 <= count; i += 2) {
        pixel_float8 a, b;
        __builtin_memcpy(&a, upper + 4 * i, 32);
        __builtin_memcpy(&b, lower + 4 * i, 32);
        pixel_float8 color = a * weight + b * lower_weight;
        color = color > 0 ? color : 0;
        color = color < 255 ? color : 255;
        pixel_int8 levels = __builtin_convertvector(color + 0.5f, pixel_int8);
        pixel_int8 alpha = __builtin_shufflevector(levels, levels, 3, 3, 3, 3, 7, 7, 7, 7);
        levels = levels < alpha ? levels : alpha;
        pixel_byte8 bytes = __builtin_convertvector(levels, pixel_byte8);
        __builtin_memcpy(row + i, &bytes, 8);
    }
    for (; i < count; i++) row[i] = packed(load(upper + 4 * i) * weight + load(lower + 4 * i) * lower_weight);
}

static inline __attribute__((always_inline)) int32_t kept(int32_t index, int32_t last) {
    index = index > 0 ? index : 0;
    return index < last ? index : last;
}

// The whole number at or below a value, which is brought into the range of 32 bits.
static inline __attribute__((always_inline)) int32_t at_or_below(double value) {
    value = value > -1e9 ? value : -1e9;
    value = value < 1e9 ? value : 1e9;
    int32_t whole = (int32_t)value;
    return whole - (value < (double)whole);
}

FOR_EACH_PROCESSOR
void pixel_rows_bilinear(
    uint32_t *restrict row, size_t count, const uint32_t *restrict picture, int32_t width, int32_t height,
    const double *restrict point, const double *restrict step) {
    double px = point[0], py = point[1], dx = step[0], dy = step[1];
    int32_t end = (int32_t)count;
    for (int32_t i = 0; i < end; i++) {
        double x = px + (double)i * dx - 0.5, y = py + (double)i * dy - 0.5;
        int32_t left = at_or_below(x), top = at_or_below(y);
        float fx = (float)(x - (double)left), fy = (float)(y - (double)top);
        int32_t x0 = kept(left, width - 1), x1 = kept(left + 1, width - 1);
        const uint32_t *upper = picture + (size_t)kept(top, height - 1) * (size_t)width;
        const uint32_t *lower = picture + (size_t)kept(top + 1, height - 1) * (size_t)width;
        pixel_float4 above = unpacked(upper[x0]) * (1 - fx) + unpacked(upper[x1]) * fx;
        pixel_float4 below = unpacked(lower[x0]) * (1 - fx) + unpacked(lower[x1]) * fx;
        row[i] = packed(above * (1 - fy) + below * fy);
    }
}
