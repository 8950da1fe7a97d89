#include "RowVectors.h"

#pragma STDC FP_CONTRACT OFF

// A pixel shows the entry that `entry` gives for a location computed in double precision. Most are found by vectors
// of numbers with fewer bits, together with a bound on what those bits cost: only where an entry's border lies
// within the bound, the formula itself decides. So all pixels are the formula's.

INLINE int32_t entry(double location, double last) {
    double scaled = location * last + 0.5;
    scaled = scaled > 0 ? scaled : 0;
    return (int32_t)(scaled < last ? scaled : last);
}

INLINE double magnitude(double value) { return value < 0 ? -value : value; }

// Pixels whose entries' numbers are found together, before they are looked up one by one: gathering loads are slow
// on many processors.
#define BATCH 64

INLINE int32_t batch(int32_t left) { return left < BATCH ? left : BATCH; }

typedef union {
    pixel_word16 vectors[BATCH / 16];
    int32_t words[BATCH];
    uint16_t halves[2 * BATCH];
} batch_numbers;

// Numbers are the low halves of words, `less` too large.
INLINE void look_up(
    uint32_t *restrict row, const uint32_t *restrict table, const batch_numbers *restrict numbers, int32_t less,
    int32_t count) {
    if (count == BATCH) {
#pragma clang loop vectorize(disable) unroll_count(16)
        for (int32_t i = 0; i < BATCH; i++) row[i] = table[numbers->halves[2 * i] - less];
    } else {
#pragma clang loop vectorize(disable) unroll(disable)
        for (int32_t i = 0; i < count; i++) row[i] = table[numbers->halves[2 * i] - less];
    }
}

INLINE uint32_t any(const pixel_word16 *values, uint32_t below) {
    return __builtin_reduce_or(*values < below) != 0;
}

// A bit for each of a batch's values that is below another.
INLINE uint64_t below_bits(const pixel_word16 *values, uint32_t other) {
    uint64_t bits = 0;
    for (int32_t i = 0; i < BATCH / 16; i++) {
        pixel_bool16 below = __builtin_convertvector(values[i] < other, pixel_bool16);
        uint16_t some;
        __builtin_memcpy(&some, &below, 2);
        bits |= (uint64_t)some << 16 * i;
    }
    return bits;
}

// MARK: Linear

typedef struct {
    double first, step, last;
} linear_rule;

INLINE int32_t linear_entry(const linear_rule *rule, int32_t i) {
    return entry(rule->first + (double)i * rule->step, rule->last);
}

// Fixed-point numbers of a batch: the bits of their fractions, and how many units they may be off. A step is off by
// half a unit, the first number by one, and what else is lost, the formula's own rounding included, is less.
#define PARTS 18
#define NEAR (BATCH / 2 + 4)
// Entries that the numbers hold.
#define ENTRIES 8000

// Finds a batch's numbers from its first one, in 2^-40 entries. False where the formula has to.
INLINE int linear_batch(pixel_word16 *restrict numbers, int32_t last, int64_t place, int64_t step) {
    int64_t end = place + BATCH * step, limit = (int64_t)ENTRIES << 40;
    if (place > limit || place < -limit || end > limit || end < -limit) return 0;
    pixel_int16 index = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    int32_t move = (int32_t)((step + (1 << 21)) >> 22);
    pixel_int16 low = 1 << (PARTS - 1), high = (last << PARTS) + (1 << (PARTS - 1));
    pixel_int16 at = (int32_t)(place >> 22) + NEAR + index * move;
    pixel_word16 nearest = ~0u;
    for (int32_t i = 0; i < BATCH / 16; i++, at += 16 * move) {
        pixel_int16 kept = at > low ? at : low;
        kept = kept < high ? kept : high;
        pixel_word16 part = (pixel_word16)kept << (32 - PARTS);
        nearest = nearest < part ? nearest : part;
        numbers[i] = (pixel_word16)kept >> PARTS;
    }
    return !any(&nearest, 2u * NEAR << (32 - PARTS));
}

FOR_EACH_PROCESSOR
void pixel_rows_linear(
    uint32_t *restrict row, size_t count, const uint32_t *restrict table, int32_t last, double first,
    double step) {
    linear_rule rule = {first, step, last};
    batch_numbers numbers;
    int32_t end = (int32_t)count;
    double start = first * last + 0.5, move = step * last;
    // NaN isn't small.
    int is_small = magnitude(start) < 0x1p22 && magnitude(move) * (double)(count + BATCH) < 0x1p22 && last < ENTRIES;
    int64_t place = is_small ? (int64_t)(start * 0x1p40) : 0, stride = is_small ? (int64_t)(move * 0x1p40) : 0;
    for (int32_t done = 0; done < end; done += BATCH, place += BATCH * stride) {
        if (!is_small || !linear_batch(numbers.vectors, last, place, stride)) {
            for (int32_t i = 0; i < BATCH; i++) numbers.words[i] = linear_entry(&rule, done + i);
        }
        look_up(row + done, table, &numbers, 0, batch(end - done));
    }
}

// MARK: Radial

typedef struct {
    double x, y, dx, dy, start, scale, last;
} radial_rule;

INLINE int32_t radial_entry(const radial_rule *rule, int32_t i) {
    double x = rule->x + (double)i * rule->dx, y = rule->y + (double)i * rule->dy;
    return entry((__builtin_elementwise_sqrt(x * x + y * y) - rule->start) * rule->scale, rule->last);
}

INLINE double farthest(double first, double last) {
    first = magnitude(first), last = magnitude(last);
    return first > last ? first : last;
}

// How far entries' numbers of single precision may be from the formula's, none of them above the last. In units of
// 2^-24: coordinates lose 2 of theirs and as much as 64 steps on the way; squares, sum and root 2 of the distance;
// the sum with the offset, itself a rounded number, 1. What doubles lose is in the rounding up.
INLINE double radial_bound(const radial_rule *rule, int32_t count) {
    double unit = magnitude(rule->scale * rule->last), offset = magnitude(rule->start) * unit + 1;
    double x = farthest(rule->x, rule->x + count * rule->dx), y = farthest(rule->y, rule->y + count * rule->dy);
    double steps = BATCH * (magnitude(rule->dx) + magnitude(rule->dy));
    double distance = __builtin_elementwise_sqrt(x * x + y * y);
    return (3.1 * (rule->last + 1 + offset) + unit * (2.1 * distance + 2.1 * steps)) * 0x1p-24;
}

// Bits of a number's fraction where 2^13 is added to it.
#define FRACTION 10
#define NUMBER_BIAS 0x8000
// Pixels after which those near borders are found again.
#define CHUNK 1024

typedef struct {
    pixel_float16 x[BATCH / 16], y[BATCH / 16];
    float offset, high;
    uint32_t near;
} radial_batch_rule;

INLINE void prepare(radial_batch_rule *batches, const radial_rule *rule, double bound) {
    double unit = rule->scale * rule->last;
    pixel_float16 index = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    for (int32_t i = 0; i < BATCH / 16; i++, index += 16) {
        batches->x[i] = index * (float)(rule->dx * unit);
        batches->y[i] = index * (float)(rule->dy * unit);
    }
    // Half a fraction's unit is lost by adding.
    batches->near = (uint32_t)(bound * (1 << FRACTION) + 0.5) + 1;
    batches->offset = (float)(0.5 - rule->start * unit + (double)batches->near / (1 << FRACTION));
    batches->high = (float)(rule->last + 0.5);
}

// Finds a batch's numbers and fractions; true where one of the latter is near a border.
INLINE uint32_t radial_batch(
    pixel_word16 *restrict numbers, pixel_word16 *restrict fractions, const radial_batch_rule *batches, float x0,
    float y0) {
    pixel_float16 low = 0.5f, high = batches->high;
    pixel_word16 nearest = ~0u;
#pragma clang loop unroll(full)
    for (int32_t i = 0; i < BATCH / 16; i++) {
        pixel_float16 x = x0 + batches->x[i], y = y0 + batches->y[i];
        pixel_float16 number = __builtin_elementwise_sqrt(x * x + y * y) + batches->offset;
        number = number > low ? number : low;
        number = (number < high ? number : high) + 0x1p13f;
        pixel_word16 bits = (pixel_word16)number;
        numbers[i] = bits >> FRACTION;
        fractions[i] = bits << (32 - FRACTION);
        nearest = nearest < fractions[i] ? nearest : fractions[i];
    }
    return any(&nearest, batches->near << (33 - FRACTION));
}

FOR_EACH_PROCESSOR
void pixel_rows_radial(
    uint32_t *restrict row, size_t count, const uint32_t *restrict table, int32_t last,
    const double *restrict point, const double *restrict step, double start, double scale) {
    radial_rule rule = {point[0], point[1], step[0], step[1], start, scale, last};
    batch_numbers numbers;
    pixel_word16 fractions[CHUNK / 16];
    int32_t end = (int32_t)count;
    double bound = radial_bound(&rule, end + BATCH), unit = scale * last;
    // NaN isn't small. Shrinking radii and short rows aren't worth the preparation.
    if (end < 32 || !(bound < 0.1) || unit <= 0 || last >= ENTRIES) {
        for (int32_t done = 0; done < end; done += BATCH) {
            int32_t some = batch(end - done);
            for (int32_t i = 0; i < some; i++) numbers.words[i] = radial_entry(&rule, done + i);
            look_up(row + done, table, &numbers, 0, some);
        }
        return;
    }
    radial_batch_rule batches;
    prepare(&batches, &rule, bound);
    for (int32_t from = 0; from < end; from += CHUNK) {
        int32_t to = end - from < CHUNK ? end : from + CHUNK;
        uint32_t near = 0;
        for (int32_t done = from; done < to; done += BATCH) {
            float x = (float)((rule.x + (double)done * rule.dx) * unit);
            float y = (float)((rule.y + (double)done * rule.dy) * unit);
            near |= radial_batch(numbers.vectors, fractions + (done - from) / 16, &batches, x, y)
                << (done - from) / BATCH;
            look_up(row + done, table, &numbers, NUMBER_BIAS, batch(to - done));
        }
        for (; near; near &= near - 1) {
            int32_t start = BATCH * __builtin_ctz(near), some = batch(to - from - start);
            uint64_t pixels = below_bits(fractions + start / 16, batches.near << (33 - FRACTION));
            if (some < BATCH) pixels &= ((uint64_t)1 << some) - 1;
            for (; pixels; pixels &= pixels - 1) {
                int32_t i = from + start + __builtin_ctzll(pixels);
                row[i] = table[radial_entry(&rule, i)];
            }
        }
    }
}
