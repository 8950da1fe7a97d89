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

// MARK: Blend modes

static inline __attribute__((always_inline)) uint32_t all_bits(const uint32_t *row, size_t count) {
    uint32_t all = UINT32_MAX;
    for (size_t i = 0; i < count; i++) all &= row[i];
    return all;
}

// For each four pixels: `product` of s, the source's levels, none above its alpha, and b, the backdrop's, divided
// by 255 to the nearest, then `result` of that as x. A macro, since functions can't pass vectors that wide.
#define BLEND_FOURS(product, result) \
    if (all_bits(row, count) >> 24 != 255) return 0; \
    size_t i = 0; \
    for (; i + 4 <= count; i += 4) { \
        pixel_byte16 bytes; \
        __builtin_memcpy(&bytes, source + i, 16); \
        pixel_lane16 s = __builtin_convertvector(bytes, pixel_lane16); \
        __builtin_memcpy(&bytes, row + i, 16); \
        pixel_lane16 b = __builtin_convertvector(bytes, pixel_lane16); \
        pixel_lane16 alpha = __builtin_shufflevector( \
            s, s, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15); \
        s = s < alpha ? s : alpha; \
        pixel_lane16 x = (product) + 128; \
        x = (x + (x >> 8)) >> 8; \
        bytes = __builtin_convertvector(result, pixel_byte16); \
        __builtin_memcpy(row + i, &bytes, 16); \
    } \
    return i

FOR_EACH_PROCESSOR
size_t pixel_rows_multiply(uint32_t *restrict row, size_t count, const uint32_t *restrict source) {
    BLEND_FOURS(b * (255 - alpha + s), x);
}

FOR_EACH_PROCESSOR
size_t pixel_rows_screen(uint32_t *restrict row, size_t count, const uint32_t *restrict source) {
    BLEND_FOURS((255 - b) * (255 - s), 255 - x);
}

// MARK: Gradients

static inline __attribute__((always_inline)) int32_t entry(double location, double last) {
    double scaled = location * last + 0.5;
    scaled = scaled > 0 ? scaled : 0;
    return (int32_t)(scaled < last ? scaled : last);
}

// Pixels whose entries' numbers are found together, by vectors, before they are looked up one by one: gathering
// loads are slow on many processors.
#define BATCH 64

static inline __attribute__((always_inline)) int32_t batch(int32_t left) { return left < BATCH ? left : BATCH; }

static inline __attribute__((always_inline)) void look_up(
    uint32_t *restrict row, const uint32_t *restrict table, const int32_t *restrict numbers, int32_t count) {
#pragma clang loop vectorize(disable) unroll_count(8)
    for (int32_t i = 0; i < count; i++) row[i] = table[numbers[i]];
}

FOR_EACH_PROCESSOR
void pixel_rows_linear(
    uint32_t *restrict row, size_t count, const uint32_t *restrict table, int32_t last, double first,
    double step) {
    int32_t numbers[BATCH], end = (int32_t)count;
    for (int32_t done = 0; done < end; done += BATCH) {
        for (int32_t i = 0; i < BATCH; i++) numbers[i] = entry(first + (double)(done + i) * step, last);
        look_up(row + done, table, numbers, batch(end - done));
    }
}

FOR_EACH_PROCESSOR
void pixel_rows_radial(
    uint32_t *restrict row, size_t count, const uint32_t *restrict table, int32_t last,
    const double *restrict point, const double *restrict step, double start, double scale) {
    double px = point[0], py = point[1], dx = step[0], dy = step[1];
    int32_t numbers[BATCH], end = (int32_t)count;
    for (int32_t done = 0; done < end; done += BATCH) {
        int32_t some = batch(end - done);
        for (int32_t i = 0; i < some; i++) {
            double x = px + (double)(done + i) * dx, y = py + (double)(done + i) * dy;
            numbers[i] = entry((__builtin_elementwise_sqrt(x * x + y * y) - start) * scale, last);
        }
        look_up(row + done, table, numbers, some);
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

typedef int16_t pixel_short8 __attribute__((ext_vector_type(8)));
typedef int16_t pixel_short16 __attribute__((ext_vector_type(16)));

// Two pixels' levels.
static inline __attribute__((always_inline)) pixel_short8 averaged(
    const float *restrict upper, float weight, const float *restrict lower, float lower_weight) {
    pixel_float8 a, b;
    __builtin_memcpy(&a, upper, 32);
    __builtin_memcpy(&b, lower, 32);
    pixel_int8 levels = __builtin_convertvector(a * weight + b * lower_weight + 0.5f, pixel_int8);
    return __builtin_convertvector(levels, pixel_short8);
}

FOR_EACH_PROCESSOR
void pixel_rows_average_rows(
    uint32_t *restrict row, size_t count, const float *restrict upper, float weight,
    const float *restrict lower, float lower_weight) {
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        const float *a = upper + 4 * i, *b = lower + 4 * i;
        pixel_short8 first = averaged(a, weight, b, lower_weight);
        pixel_short8 second = averaged(a + 8, weight, b + 8, lower_weight);
        pixel_short16 levels = __builtin_shufflevector(
            first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        pixel_short16 alpha = __builtin_shufflevector(
            levels, levels, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
        levels = levels < alpha ? levels : alpha;
        pixel_byte16 bytes = __builtin_convertvector(levels, pixel_byte16);
        __builtin_memcpy(row + i, &bytes, 16);
    }
    for (; i < count; i++) row[i] = packed(load(upper + 4 * i) * weight + load(lower + 4 * i) * lower_weight);
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

// MARK: Bilinear samples

typedef uint16_t pixel_lane8 __attribute__((ext_vector_type(8)));
typedef uint32_t pixel_word8 __attribute__((ext_vector_type(8)));
typedef uint64_t pixel_long2 __attribute__((ext_vector_type(2)));

// The upper halves of products.
static inline __attribute__((always_inline)) pixel_lane8 upper_half(pixel_lane8 a, pixel_lane8 b) {
    pixel_word8 product = __builtin_convertvector(a, pixel_word8) * __builtin_convertvector(b, pixel_word8);
    return __builtin_convertvector(product >> 16, pixel_lane8);
}

static inline __attribute__((always_inline)) pixel_lane8 lanes(uint64_t pixels) {
    pixel_byte8 bytes;
    __builtin_memcpy(&bytes, &pixels, 8);
    return __builtin_convertvector(bytes, pixel_lane8) << 8;
}

// What two pixels above and two below, the left ones in the low halves, weigh at a place whose fractions are
// those of x and y: the left ones' share in the first four lanes, the right ones' in the last, 256 a level.
static inline __attribute__((always_inline)) pixel_lane8 weighed(
    uint64_t above, uint64_t below, int64_t x, int64_t y) {
    uint64_t right = ((uint64_t)x >> 16 & 0xffff) * 0x0001000100010001u;
    uint64_t down = ((uint64_t)y >> 16 & 0xffff) * 0x0001000100010001u;
    pixel_long2 columns = {~right, right}, lower = {down, down}, upper = ~lower;
    pixel_lane8 pair = upper_half(lanes(above), (pixel_lane8)upper) + upper_half(lanes(below), (pixel_lane8)lower);
    return upper_half(pair, (pixel_lane8)columns);
}

// Two pixels of their shares. 3 is the mean of what the six upper halves have lost.
static inline __attribute__((always_inline)) uint64_t summed(pixel_lane8 first, pixel_lane8 second) {
    pixel_lane8 sum = __builtin_shufflevector(first, second, 0, 1, 2, 3, 8, 9, 10, 11)
        + __builtin_shufflevector(first, second, 4, 5, 6, 7, 12, 13, 14, 15);
    pixel_byte8 bytes = __builtin_convertvector((sum + 131) >> 8, pixel_byte8);
    uint64_t pixels;
    __builtin_memcpy(&pixels, &bytes, 8);
    return pixels;
}

static inline __attribute__((always_inline)) uint64_t two(const uint32_t *pixels) {
    uint64_t word;
    __builtin_memcpy(&word, pixels, 8);
    return word;
}

static inline __attribute__((always_inline)) pixel_lane8 inside(
    const uint32_t *restrict picture, int64_t width, int64_t x, int64_t y) {
    const uint32_t *above = picture + (y >> 32) * width + (x >> 32);
    return weighed(two(above), two(above + width), x, y);
}

static inline __attribute__((always_inline)) int64_t kept(int64_t index, int64_t last) {
    index = index > 0 ? index : 0;
    return index < last ? index : last;
}

// Bytes in memory are words' from the low end on: all that this is compiled for.
static inline __attribute__((always_inline)) pixel_lane8 anywhere(
    const uint32_t *restrict picture, int64_t width, int64_t height, int64_t x, int64_t y) {
    int64_t left = kept(x >> 32, width - 1), right = kept((x >> 32) + 1, width - 1);
    const uint32_t *above = picture + kept(y >> 32, height - 1) * width;
    const uint32_t *below = picture + kept((y >> 32) + 1, height - 1) * width;
    return weighed(
        above[left] | (uint64_t)above[right] << 32, below[left] | (uint64_t)below[right] << 32, x, y);
}

// Narrows from...to to the steps at which value + i step lies in 0..<end.
static void narrow(int64_t value, int64_t step, int64_t end, int64_t *from, int64_t *to) {
    if (step < 0) {
        value = end - 1 - value;
        step = -step;
    }
    int64_t first = 0, stop = *to;
    if (step == 0) {
        if (value < 0 || value >= end) stop = 0;
    } else {
        if (value < 0) first = (-value - 1) / step + 1;
        int64_t leaving = value < end ? (end - 1 - value) / step + 1 : 0;
        stop = leaving < stop ? leaving : stop;
    }
    *from = first > *from ? first : *from;
    *to = stop > *from ? stop : *from;
}

FOR_EACH_PROCESSOR
void pixel_rows_bilinear(
    uint32_t *restrict row, size_t count, const uint32_t *restrict picture, int32_t width, int32_t height,
    const int64_t *restrict point, const int64_t *restrict step) {
    int64_t x = point[0], y = point[1], dx = step[0], dy = step[1];
    int64_t i = 0, from = 0, end = (int64_t)count, to = end;
    narrow(x, dx, (int64_t)(width - 1) << 32, &from, &to);
    narrow(y, dy, (int64_t)(height - 1) << 32, &from, &to);
    if (from > end) from = to = end;
    for (; i < from; i++, x += dx, y += dy) {
        pixel_lane8 one = anywhere(picture, width, height, x, y);
        row[i] = (uint32_t)summed(one, one);
    }
    for (; i + 2 <= to; i += 2, x += 2 * dx, y += 2 * dy) {
        uint64_t pixels = summed(inside(picture, width, x, y), inside(picture, width, x + dx, y + dy));
        __builtin_memcpy(row + i, &pixels, 8);
    }
    for (; i < end; i++, x += dx, y += dy) {
        pixel_lane8 one = anywhere(picture, width, height, x, y);
        row[i] = (uint32_t)summed(one, one);
    }
}
