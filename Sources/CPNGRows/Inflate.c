#include "CPNGRows.h"
#include "Processors.h"

#include <string.h>

// An entry of a table of codes:
//   bits 0-7    what the symbol takes in all: its code, as far as this table looks at it, and its extra bits
//   bits 8-11   the code's part of that; of a link, the number of bits that the second table looks at
//   bits 12-15  what kind it is
//   bits 16-31  a literal, the base of a length or distance, or where the second table begins
#define LITERAL (1u << 12)
#define LINK (1u << 13)
#define END (1u << 14)
#define UNUSED (1u << 15)
#define VALUE(entry) ((entry) >> 16)
#define CODE_BITS(entry) (((entry) >> 8) & 15)

#define LITERAL_BITS 11
#define DISTANCE_BITS 8
#define LONGEST 15

enum { AT_BLOCK, IN_STORED, IN_CODES, AT_END };

static const uint16_t length_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                          31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_bases[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,
                                            33,  49,  65,  97,  129, 193,  257,  385,  513,  769,
                                            1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                           6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

typedef enum { OF_LENGTHS, OF_LITERALS, OF_DISTANCES } alphabet;

// What a symbol means, with its extra bits in the low byte; its code's length is added later.
static uint32_t meaning(alphabet kind, uint32_t symbol) {
    if (kind == OF_LENGTHS) return symbol << 16;
    if (kind == OF_DISTANCES) {
        return symbol < 30 ? (uint32_t)distance_bases[symbol] << 16 | distance_extra[symbol] : UNUSED;
    }
    if (symbol < 256) return symbol << 16 | LITERAL;
    if (symbol == 256) return END;
    symbol -= 257;
    return symbol < 29 ? (uint32_t)length_bases[symbol] << 16 | length_extra[symbol] : UNUSED;
}

static uint32_t reversed(uint32_t code, uint32_t length) {
    uint32_t result = 0;
    for (; length > 0; length--, code >>= 1) result = result << 1 | (code & 1);
    return result;
}

// Makes the table of a code, given by the lengths of its symbols.
//
// 1. Symbols are counted by length. Too many codes are refused, and too few but for the one code of one bit that
//    deflate allows (and no code at all, of distances).
// 2. Symbols are sorted by length, then value: the order of their codes.
// 3. A code that the table's first `width` bits hold is entered wherever those bits begin with it.
// 4. Longer ones get a link from their first `width` bits to a second table, wide enough for the longest.
static int build(
    png_rows_inflater *inflater, uint32_t *table, uint32_t capacity, const uint8_t *lengths, uint32_t symbols,
    uint32_t width, alphabet kind) {
    // 1.
    uint32_t counts[LONGEST + 1] = {0};
    for (uint32_t i = 0; i < symbols; i++) counts[lengths[i]]++;
    uint32_t longest = LONGEST;
    while (longest > 0 && counts[longest] == 0) longest--;
    for (uint32_t i = 0; i < 1u << width; i++) table[i] = UNUSED | 1;
    if (longest == 0) return kind == OF_DISTANCES;
    int32_t left = 1;
    for (uint32_t length = 1; length <= LONGEST; length++) {
        left = left * 2 - (int32_t)counts[length];
        if (left < 0) return 0;
    }
    if (left > 0 && (kind == OF_LENGTHS || longest != 1)) return 0;
    // 2.
    uint32_t starts[LONGEST + 2];
    starts[1] = 0;
    for (uint32_t length = 1; length <= LONGEST; length++) starts[length + 1] = starts[length] + counts[length];
    uint32_t used = starts[LONGEST + 1];
    for (uint32_t i = 0; i < symbols; i++) {
        if (lengths[i]) inflater->sorted[starts[lengths[i]]++] = (uint16_t)i;
    }
    uint32_t code = 0, next = 1u << width, second = 0, second_bits = 0, prefix = UINT32_MAX;
    uint32_t length = lengths[inflater->sorted[0]];
    for (uint32_t at = 0; at < used; at++) {
        uint32_t symbol = inflater->sorted[at];
        for (; length < lengths[symbol]; length++) code <<= 1;
        counts[length]--;
        uint32_t entry = meaning(kind, symbol);
        uint32_t bits = reversed(code, length);
        if (length <= width) {
            // 3.
            entry += length << 8 | length;
            for (uint32_t i = bits; i < 1u << width; i += 1u << length) table[i] = entry;
        } else {
            // 4.
            uint32_t low = bits & ((1u << width) - 1);
            if (low != prefix) {
                prefix = low;
                second = next;
                second_bits = length - width;
                int32_t free = (1 << second_bits) - (int32_t)counts[length] - 1;
                while (free > 0 && second_bits + width < longest) {
                    second_bits++;
                    free = free * 2 - (int32_t)counts[second_bits + width];
                }
                next += 1u << second_bits;
                if (next > capacity) return 0;
                table[low] = LINK | second << 16 | second_bits << 8 | width;
                for (uint32_t i = second; i < next; i++) table[i] = UNUSED | 1;
            }
            uint32_t rest = length - width;
            if (rest > second_bits) return 0;
            entry += rest << 8 | rest;
            for (uint32_t i = bits >> width; i < 1u << second_bits; i += 1u << rest) table[second + i] = entry;
        }
        code++;
    }
    return 1;
}

void png_rows_inflate_begin(png_rows_inflater *inflater) {
    inflater->bits = 0;
    inflater->count = 0;
    inflater->phase = AT_BLOCK;
    inflater->is_last_block = 0;
    inflater->stored = 0;
}

// Little-endian, as every family of processors that this is built for.
static inline ALWAYS_INLINE uint64_t word_at(const uint8_t *bytes) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    return word;
}

// At least 56 bits are read ahead afterwards; what lies above `count` are the same bits that come next.
#define REFILL() \
    do { \
        bits |= word_at(in) << count; \
        in += (63 - count) >> 3; \
        count |= 56; \
    } while (0)
#define TAKE(number) (bits >>= (number), count -= (number))
#define LOW(value, number) ((value) & (((uint64_t)1 << (number)) - 1))

static int fixed_codes(png_rows_inflater *inflater) {
    uint8_t *lengths = inflater->lengths;
    memset(lengths, 8, 144);
    memset(lengths + 144, 9, 112);
    memset(lengths + 256, 7, 24);
    memset(lengths + 280, 8, 8);
    memset(lengths + 288, 5, 32);
    return build(
               inflater, inflater->literals, PNG_ROWS_LITERAL_ENTRIES, lengths, 288, LITERAL_BITS, OF_LITERALS) &&
           build(
               inflater, inflater->distances, PNG_ROWS_DISTANCE_ENTRIES, lengths + 288, 32, DISTANCE_BITS,
               OF_DISTANCES);
}

// RFC 1951, 3.2.7. Takes at most 14 + 19 * 3 + 316 * 14 bits: less than PNG_ROWS_LEAST_INPUT. At the end of the
// whole input it may read into the padding; it stops before it would leave it.
static int dynamic_codes(
    png_rows_inflater *inflater, const uint8_t **input, const uint8_t *end, uint64_t *ahead, uint32_t *ahead_count) {
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    const uint8_t *in = *input;
    uint64_t bits = *ahead;
    uint32_t count = *ahead_count;
    uint8_t *lengths = inflater->lengths;
    REFILL();
    uint32_t literals = 257 + (uint32_t)LOW(bits, 5), distances = 1 + (uint32_t)LOW(bits >> 5, 5);
    uint32_t codes = 4 + (uint32_t)LOW(bits >> 10, 4);
    TAKE(14);
    if (literals > 286 || distances > 30) return 0;
    uint8_t first[19] = {0};
    for (uint32_t i = 0; i < codes; i++) {
        if (count < 3) REFILL();
        first[order[i]] = (uint8_t)LOW(bits, 3);
        TAKE(3);
    }
    uint32_t table[128];
    if (!build(inflater, table, 128, first, 19, 7, OF_LENGTHS)) return 0;
    uint32_t at = 0, total = literals + distances;
    while (at < total) {
        if (in > end + 16) return 0;
        REFILL();
        uint32_t entry = table[bits & 127];
        if (entry & UNUSED) return 0;
        TAKE((uint8_t)entry);
        uint32_t symbol = VALUE(entry);
        if (symbol < 16) {
            lengths[at++] = (uint8_t)symbol;
            continue;
        }
        uint32_t extra = symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
        uint32_t repeats = (symbol == 18 ? 11 : 3) + (uint32_t)LOW(bits, extra);
        TAKE(extra);
        if (repeats > total - at || (symbol == 16 && at == 0)) return 0;
        memset(lengths + at, symbol == 16 ? lengths[at - 1] : 0, repeats);
        at += repeats;
    }
    if (lengths[256] == 0) return 0;
    *input = in;
    *ahead = bits;
    *ahead_count = count;
    return build(
               inflater, inflater->literals, PNG_ROWS_LITERAL_ENTRIES, lengths, literals, LITERAL_BITS,
               OF_LITERALS) &&
           build(
               inflater, inflater->distances, PNG_ROWS_DISTANCE_ENTRIES, lengths + literals, distances,
               DISTANCE_BITS, OF_DISTANCES);
}

// Copies a match; may write up to 32 bytes more than it has.
static inline ALWAYS_INLINE uint8_t *copy_match(uint8_t *out, uint32_t length, uint32_t distance) {
    uint8_t *end = out + length;
    const uint8_t *from = out - distance;
    if (distance >= 32) {
        do {
            memcpy(out, from, 32);
            out += 32, from += 32;
        } while (out < end);
        return end;
    }
    if (distance >= 16) {
        do {
            memcpy(out, from, 16);
            out += 16, from += 16;
        } while (out < end);
        return end;
    }
    if ((distance & (distance - 1)) == 0) {
        // 1, 2, 4 and 8 divide a word: it repeats.
        uint64_t word = word_at(from);
        if (distance == 1) word = (uint64_t)*from * 0x0101010101010101u;
        if (distance == 2) word = LOW(word, 16) * 0x0001000100010001u;
        if (distance == 4) word = LOW(word, 32) * 0x0000000100000001u;
        uint64_t words[4] = {word, word, word, word};
        do {
            memcpy(out, words, 32);
            out += 32;
        } while (out < end);
        return end;
    }
    // Enough of them that 16 bytes may be copied at once.
    uint32_t some = distance < 8 ? (16 / distance + 1) * distance : 2 * distance;
    for (uint32_t i = 0; i < some; i++) out[i] = from[i];
    for (uint8_t *next = out + some; next < end; next += 16) memcpy(next, next - some, 16);
    return end;
}

// Literals and matches of one block, until its end or that of the input or the room.
FOR_EACH_PROCESSOR
static png_rows_status codes(
    png_rows_inflater *inflater, const uint8_t **input, const uint8_t *input_limit, uint8_t **output,
    const uint8_t *limit, const uint8_t *history) {
    const uint32_t *literals = inflater->literals, *distances = inflater->distances;
    const uint8_t *in = *input;
    uint8_t *out = *output;
    uint64_t bits = inflater->bits;
    uint32_t count = inflater->count;
    png_rows_status status = PNG_ROWS_NEEDS_OUTPUT;
    while (out < limit) {
        if (in >= input_limit) {
            status = PNG_ROWS_NEEDS_INPUT;
            break;
        }
        REFILL();
        uint32_t entry = literals[LOW(bits, LITERAL_BITS)];
        if (entry & LITERAL) {
            TAKE((uint8_t)entry);
            *out++ = (uint8_t)VALUE(entry);
            entry = literals[LOW(bits, LITERAL_BITS)];
            if (entry & LITERAL) {
                TAKE((uint8_t)entry);
                *out++ = (uint8_t)VALUE(entry);
                entry = literals[LOW(bits, LITERAL_BITS)];
                if (entry & LITERAL) {
                    TAKE((uint8_t)entry);
                    *out++ = (uint8_t)VALUE(entry);
                    continue;
                }
            }
            REFILL();
        }
        if (entry & (LINK | END | UNUSED)) {
            if (entry & LINK) {
                TAKE(LITERAL_BITS);
                entry = literals[VALUE(entry) + LOW(bits, CODE_BITS(entry))];
                if (entry & LITERAL) {
                    TAKE((uint8_t)entry);
                    *out++ = (uint8_t)VALUE(entry);
                    continue;
                }
            }
            if (entry & UNUSED) {
                status = PNG_ROWS_INVALID;
                break;
            }
            if (entry & END) {
                TAKE((uint8_t)entry);
                inflater->phase = inflater->is_last_block ? AT_END : AT_BLOCK;
                status = PNG_ROWS_DONE;
                break;
            }
        }
        uint32_t length = VALUE(entry) + (uint32_t)(LOW(bits, (uint8_t)entry) >> CODE_BITS(entry));
        TAKE((uint8_t)entry);
        entry = distances[LOW(bits, DISTANCE_BITS)];
        if (entry & (LINK | UNUSED)) {
            if (entry & LINK) {
                TAKE(DISTANCE_BITS);
                entry = distances[VALUE(entry) + LOW(bits, CODE_BITS(entry))];
            }
            if (entry & UNUSED) {
                status = PNG_ROWS_INVALID;
                break;
            }
        }
        uint32_t distance = VALUE(entry) + (uint32_t)(LOW(bits, (uint8_t)entry) >> CODE_BITS(entry));
        TAKE((uint8_t)entry);
        if (distance > (size_t)(out - history)) {
            status = PNG_ROWS_INVALID;
            break;
        }
        out = copy_match(out, length, distance);
    }
    inflater->bits = LOW(bits, count);
    inflater->count = count;
    *input = in;
    *output = out;
    return status;
}

// Gives back whole bytes that were read ahead.
static void unread(png_rows_inflater *inflater, const uint8_t **input) {
    *input -= inflater->count >> 3;
    inflater->count &= 7;
    inflater->bits = LOW(inflater->bits, inflater->count);
}

static png_rows_status stored(
    png_rows_inflater *inflater, const uint8_t **input, const uint8_t *end, uint8_t **output,
    const uint8_t *limit) {
    size_t there = (size_t)(end - *input), room = *output < limit ? (size_t)(limit - *output) : 0;
    size_t part = inflater->stored;
    if (part > there) part = there;
    if (part > room) part = room;
    memcpy(*output, *input, part);
    *output += part;
    *input += part;
    inflater->stored -= (uint32_t)part;
    if (inflater->stored == 0) {
        inflater->phase = inflater->is_last_block ? AT_END : AT_BLOCK;
        return PNG_ROWS_DONE;
    }
    return part == room ? PNG_ROWS_NEEDS_OUTPUT : PNG_ROWS_NEEDS_INPUT;
}

// Three bits, and what the block's kind has before its data. Bytes that were read ahead are given back.
static int block_header(png_rows_inflater *inflater, const uint8_t **input, const uint8_t *end) {
    const uint8_t *in = *input;
    uint64_t bits = inflater->bits;
    uint32_t count = inflater->count;
    REFILL();
    inflater->is_last_block = (int32_t)LOW(bits, 1);
    uint32_t kind = (uint32_t)LOW(bits >> 1, 2);
    TAKE(3);
    int succeeded = 0;
    if (kind == 0) {
        TAKE(count & 7);
        succeeded = LOW(bits, 16) == (LOW(bits >> 16, 16) ^ 0xffff);
        inflater->stored = (uint32_t)LOW(bits, 16);
        TAKE(32);
        inflater->phase = IN_STORED;
    } else {
        if (kind == 1) succeeded = fixed_codes(inflater);
        if (kind == 2) succeeded = dynamic_codes(inflater, &in, end, &bits, &count);
        inflater->phase = IN_CODES;
    }
    inflater->bits = LOW(bits, count);
    inflater->count = count;
    *input = in;
    unread(inflater, input);
    return succeeded && *input <= end;
}

png_rows_status png_rows_inflate(
    png_rows_inflater *inflater, const uint8_t **input, const uint8_t *end, int is_whole, uint8_t **output,
    const uint8_t *limit, const uint8_t *history) {
    // Reading ahead never leaves the padding: three words at most go by between two looks at this.
    const uint8_t *code_limit = is_whole ? end + 8 : end - 32;
    for (;;) {
        png_rows_status status = PNG_ROWS_DONE;
        switch (inflater->phase) {
            case AT_BLOCK:
                if (!is_whole && end - *input < PNG_ROWS_LEAST_INPUT) return PNG_ROWS_NEEDS_INPUT;
                if (!block_header(inflater, input, end)) status = PNG_ROWS_INVALID;
                break;
            case IN_STORED: status = stored(inflater, input, end, output, limit); break;
            case IN_CODES:
                if (!is_whole && end - *input < PNG_ROWS_LEAST_INPUT) return PNG_ROWS_NEEDS_INPUT;
                status = codes(inflater, input, code_limit, output, limit, history);
                unread(inflater, input);
                break;
            default: return PNG_ROWS_DONE;
        }
        // What lies behind the end isn't there.
        if (*input > end) {
            *input = end;
            return PNG_ROWS_INVALID;
        }
        if (status == PNG_ROWS_NEEDS_INPUT && is_whole) return PNG_ROWS_INVALID;
        if (status != PNG_ROWS_DONE) return status;
    }
}
