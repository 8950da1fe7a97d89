#include "RowVectors.h"

#pragma STDC FP_CONTRACT OFF

#define EVEN_BYTES 0x00ff00ffu

// Each byte x factor / 255, to the nearest: two bytes at a time in 16-bit lanes.
INLINE uint32_t scaled(uint32_t pixel, uint32_t factor) {
    uint32_t low = (pixel & EVEN_BYTES) * factor + 0x00800080u;
    uint32_t high = ((pixel >> 8) & EVEN_BYTES) * factor + 0x00800080u;
    low = ((low + ((low >> 8) & EVEN_BYTES)) >> 8) & EVEN_BYTES;
    high = (high + ((high >> 8) & EVEN_BYTES)) & ~EVEN_BYTES;
    return low | high;
}

INLINE uint32_t over(uint32_t source, uint32_t backdrop) {
    return source + scaled(backdrop, 255 - (source >> 24));
}

// The same for eight pixels in 16-bit lanes; a factor for each lane.
INLINE void scale_eight(pixel_lane16 *pixels, const pixel_lane16 *factors) {
    pixel_lane16 low = (*pixels & 255) * *factors + 128, high = (*pixels >> 8) * *factors + 128;
    low = (low + (low >> 8)) >> 8;
    high = (high + (high >> 8)) & 0xff00;
    *pixels = low | high;
}

// row = source over row for eight pixels. Words are added, as one by one.
INLINE void over_eight(uint32_t *restrict row, const pixel_lane16 *source) {
    pixel_word8 alpha = (pixel_word8)*source >> 24;
    pixel_lane16 rest = 255 - (pixel_lane16)(alpha | alpha << 16), pixels;
    __builtin_memcpy(&pixels, row, 32);
    scale_eight(&pixels, &rest);
    pixel_word8 sum = (pixel_word8)*source + (pixel_word8)pixels;
    __builtin_memcpy(row, &sum, 32);
}

// A mask for each lane of eight pixels.
INLINE void spread_masks(pixel_lane16 *lanes, const uint8_t *mask) {
    pixel_byte8 bytes;
    __builtin_memcpy(&bytes, mask, 8);
    pixel_word8 words = __builtin_convertvector(bytes, pixel_word8);
    *lanes = (pixel_lane16)(words | words << 16);
}

FOR_EACH_PROCESSOR
void pixel_rows_over_color(uint32_t *restrict row, size_t count, uint32_t source, uint32_t rest) {
    size_t i = 0;
    pixel_lane16 factors = (uint16_t)rest;
    for (; i + 8 <= count; i += 8) {
        pixel_lane16 pixels;
        __builtin_memcpy(&pixels, row + i, 32);
        scale_eight(&pixels, &factors);
        pixel_word8 sum = source + (pixel_word8)pixels;
        __builtin_memcpy(row + i, &sum, 32);
    }
    for (; i < count; i++) row[i] = source + scaled(row[i], rest);
}

FOR_EACH_PROCESSOR
void pixel_rows_over_color_masked(
    uint32_t *restrict row, size_t count, uint32_t color, const uint8_t *restrict mask) {
    size_t i = 0;
    pixel_word8 colors = color;
    for (; i + 8 <= count; i += 8) {
        pixel_lane16 source = (pixel_lane16)colors, factors;
        spread_masks(&factors, mask + i);
        scale_eight(&source, &factors);
        over_eight(row + i, &source);
    }
    for (; i < count; i++) row[i] = over(scaled(color, mask[i]), row[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_over(uint32_t *restrict row, size_t count, const uint32_t *restrict source) {
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        pixel_lane16 pixels;
        __builtin_memcpy(&pixels, source + i, 32);
        over_eight(row + i, &pixels);
    }
    for (; i < count; i++) row[i] = over(source[i], row[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_over_scaled(
    uint32_t *restrict row, size_t count, const uint32_t *restrict source, uint32_t coverage) {
    size_t i = 0;
    pixel_lane16 factors = (uint16_t)coverage;
    for (; i + 8 <= count; i += 8) {
        pixel_lane16 pixels;
        __builtin_memcpy(&pixels, source + i, 32);
        scale_eight(&pixels, &factors);
        over_eight(row + i, &pixels);
    }
    for (; i < count; i++) row[i] = over(scaled(source[i], coverage), row[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_over_masked(
    uint32_t *restrict row, size_t count, const uint32_t *restrict source, const uint8_t *restrict mask) {
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        pixel_lane16 pixels, factors;
        __builtin_memcpy(&pixels, source + i, 32);
        spread_masks(&factors, mask + i);
        scale_eight(&pixels, &factors);
        over_eight(row + i, &pixels);
    }
    for (; i < count; i++) row[i] = over(scaled(source[i], mask[i]), row[i]);
}

// MARK: Blend modes

INLINE uint32_t all_bits(const uint32_t *row, size_t count) {
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

// For eight pixels, a byte of a component's number in one lane, of that two components on in the next.
INLINE void spread_pair(pixel_lane16 *lanes, const uint32_t *components, size_t first, uint32_t byte) {
    pixel_word8 words = (components[first] >> byte & 255) | (components[first + 2] >> byte & 255) << 16;
    *lanes = (pixel_lane16)words;
}

// Levels x factor + offset for two components of eight pixels, in 16-bit lanes: bits that a product shifted by
// eight would lose are summed first, so none is lost.
typedef struct {
    pixel_lane16 high_factor, low_factor, high_offset, low_offset;
} pixel_line;

INLINE void prepare_line(
    pixel_line *line, const uint32_t *factors, const uint32_t *offsets, size_t first) {
    spread_pair(&line->low_factor, factors, first, 0);
    spread_pair(&line->high_factor, factors, first, 8);
    spread_pair(&line->low_offset, offsets, first, 0);
    pixel_word8 words = offsets[first] >> 8 | offsets[first + 2] >> 8 << 16;
    line->high_offset = (pixel_lane16)words;
}

INLINE void along_line(pixel_lane16 *result, const pixel_lane16 *level, const pixel_line *line) {
    *result = *level * line->high_factor + line->high_offset
        + ((*level * line->low_factor + line->low_offset) >> 8);
}

// A level of two components, and what its result differs by from the line's.
typedef struct {
    pixel_lane16 level, change;
} pixel_exception;

INLINE void prepare_exception(
    pixel_exception *exception, const uint32_t *levels, const uint32_t *changes, size_t first) {
    spread_pair(&exception->level, levels, first, 0);
    spread_pair(&exception->change, changes, first, 0);
    exception->change <<= 8;
}

INLINE void except(pixel_lane16 *result, const pixel_lane16 *level, const pixel_exception *exception) {
    *result += (pixel_lane16)(*level == exception->level) & exception->change;
}

FOR_EACH_PROCESSOR
size_t pixel_rows_lines(
    uint32_t *restrict row, size_t count, const uint32_t *restrict factors, const uint32_t *restrict offsets,
    const uint32_t *restrict levels, const uint32_t *restrict changes, size_t exceptions) {
    pixel_line even, odd;
    pixel_exception even_exceptions[PIXEL_EXCEPTIONS], odd_exceptions[PIXEL_EXCEPTIONS];
    if (exceptions > PIXEL_EXCEPTIONS) return 0;
    for (size_t e = 0; e < exceptions; e++) {
        prepare_exception(&even_exceptions[e], levels + 4 * e, changes + 4 * e, 0);
        prepare_exception(&odd_exceptions[e], levels + 4 * e, changes + 4 * e, 1);
    }
    prepare_line(&even, factors, offsets, 0);
    prepare_line(&odd, factors, offsets, 1);
    size_t i = 0;
    while (i + 8 <= count) {
        size_t some = count - i < 64 ? (count - i) / 8 * 8 : 64;
        if (all_bits(row + i, some) >> 24 != 255) return i;
        for (size_t end = i + some; i < end; i += 8) {
            pixel_lane16 pixels;
            __builtin_memcpy(&pixels, row + i, 32);
            pixel_lane16 low_levels = pixels & 255, high_levels = pixels >> 8, low, high;
            along_line(&low, &low_levels, &even);
            along_line(&high, &high_levels, &odd);
            for (size_t e = 0; e < exceptions; e++) {
                except(&low, &low_levels, &even_exceptions[e]);
                except(&high, &high_levels, &odd_exceptions[e]);
            }
            pixels = low >> 8 | (high & 0xff00);
            __builtin_memcpy(row + i, &pixels, 32);
        }
    }
    return i;
}

// MARK: Pictures


INLINE pixel_float4 unpacked(uint32_t pixel) {
    pixel_byte4 bytes;
    __builtin_memcpy(&bytes, &pixel, 4);
    return __builtin_convertvector(bytes, pixel_float4);
}

INLINE pixel_float4 load(const float *pixel) {
    pixel_float4 value;
    __builtin_memcpy(&value, pixel, 16);
    return value;
}

// To the nearest level; colours above their alpha become it.
INLINE uint32_t packed(pixel_float4 color) {
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


// Two pixels' levels.
INLINE pixel_short8 averaged(
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


// The upper halves of products.
INLINE pixel_lane8 upper_half(pixel_lane8 a, pixel_lane8 b) {
    pixel_word8 product = __builtin_convertvector(a, pixel_word8) * __builtin_convertvector(b, pixel_word8);
    return __builtin_convertvector(product >> 16, pixel_lane8);
}

INLINE pixel_lane8 lanes(uint64_t pixels) {
    pixel_byte8 bytes;
    __builtin_memcpy(&bytes, &pixels, 8);
    return __builtin_convertvector(bytes, pixel_lane8) << 8;
}

// What two pixels above and two below, the left ones in the low halves, weigh at a place whose fractions are
// those of x and y: the left ones' share in the first four lanes, the right ones' in the last, 256 a level.
INLINE pixel_lane8 weighed(
    uint64_t above, uint64_t below, int64_t x, int64_t y) {
    uint64_t right = ((uint64_t)x >> 16 & 0xffff) * 0x0001000100010001u;
    uint64_t down = ((uint64_t)y >> 16 & 0xffff) * 0x0001000100010001u;
    pixel_long2 columns = {~right, right}, lower = {down, down}, upper = ~lower;
    pixel_lane8 pair = upper_half(lanes(above), (pixel_lane8)upper) + upper_half(lanes(below), (pixel_lane8)lower);
    return upper_half(pair, (pixel_lane8)columns);
}

// Two pixels of their shares. 3 is the mean of what the six upper halves have lost.
INLINE uint64_t summed(pixel_lane8 first, pixel_lane8 second) {
    pixel_lane8 sum = __builtin_shufflevector(first, second, 0, 1, 2, 3, 8, 9, 10, 11)
        + __builtin_shufflevector(first, second, 4, 5, 6, 7, 12, 13, 14, 15);
    pixel_byte8 bytes = __builtin_convertvector((sum + 131) >> 8, pixel_byte8);
    uint64_t pixels;
    __builtin_memcpy(&pixels, &bytes, 8);
    return pixels;
}

INLINE uint64_t two(const uint32_t *pixels) {
    uint64_t word;
    __builtin_memcpy(&word, pixels, 8);
    return word;
}

INLINE pixel_lane8 inside(
    const uint32_t *restrict picture, int64_t width, int64_t x, int64_t y) {
    const uint32_t *above = picture + (y >> 32) * width + (x >> 32);
    return weighed(two(above), two(above + width), x, y);
}

INLINE int64_t kept(int64_t index, int64_t last) {
    index = index > 0 ? index : 0;
    return index < last ? index : last;
}

// Bytes in memory are words' from the low end on: all that this is compiled for.
INLINE pixel_lane8 anywhere(
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
