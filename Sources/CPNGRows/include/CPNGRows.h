// What reading PNGs row by row spends its time on, in C for what Swift can't say without unsafe flags: on x86-64
// Linux the loops are compiled twice, for every processor and for those with AVX2 and BMI2, and chosen when the
// program is loaded. Integers only: the same bytes everywhere. Imaging's PNGRowKernel.swift is the one door.

#ifndef C_PNG_ROWS_H
#define C_PNG_ROWS_H

#include <stddef.h>
#include <stdint.h>

// MARK: Inflate (RFC 1951)

/// Bytes that must be readable after the end of the input, all zero.
#define PNG_ROWS_INPUT_PADDING 64
/// Bytes that must be there after the limit of the output: a match and what the copying loops write too much.
#define PNG_ROWS_OUTPUT_SLACK 512
/// Input that is enough for the header of any block.
#define PNG_ROWS_LEAST_INPUT 1024
/// How far back a match may begin.
#define PNG_ROWS_WINDOW 32768

#define PNG_ROWS_LITERAL_ENTRIES 3072
#define PNG_ROWS_DISTANCE_ENTRIES 1024

typedef struct png_rows_inflater {
    uint64_t bits;      // read ahead, the next bit lowest
    uint32_t count;     // how many of them
    int32_t phase;
    int32_t is_last_block;
    uint32_t stored;    // bytes that are left of a stored block
    uint32_t literals[PNG_ROWS_LITERAL_ENTRIES];
    uint32_t distances[PNG_ROWS_DISTANCE_ENTRIES];
    uint8_t lengths[320];
    uint16_t sorted[320];
} png_rows_inflater;

typedef enum png_rows_status {
    PNG_ROWS_NEEDS_INPUT,
    PNG_ROWS_NEEDS_OUTPUT,
    PNG_ROWS_DONE,
    PNG_ROWS_INVALID,
} png_rows_status;

/// Prepares for the first bit after the zlib header.
void png_rows_inflate_begin(png_rows_inflater *inflater);

/// Expands until the input, the room or the stream ends.
///
/// What is refused is what zlib refuses: codes that are incomplete or too many, unknown symbols, matches that begin
/// before `history`. `*input` moves to the first byte that wasn't read, up to `end`; unless `is_whole` says that
/// nothing follows it, the last PNG_ROWS_LEAST_INPUT bytes may be left for the next call, which must begin with
/// them. `*output` moves behind what was written, past `limit` by less than the slack. When done, `*input` is the
/// first byte after the deflate stream.
png_rows_status png_rows_inflate(
    png_rows_inflater *inflater, const uint8_t **input, const uint8_t *end, int is_whole, uint8_t **output,
    const uint8_t *limit, const uint8_t *history);

// MARK: Filters (PNG specification, 9)

/// Bytes that must be there after a row: read in the source and the prior row, written in the target.
#define PNG_ROWS_ROW_SLACK 64

/// Reconstructs a row. `step` is the bytes of a pixel, at least 1; `prior` is the row above, zeros for the first.
/// False for an unknown filter.
int png_rows_unfilter(
    uint8_t *target, const uint8_t *source, const uint8_t *prior, size_t count, size_t step, int filter);

// MARK: Expansion to RGBA

/// `key` is the red, green and blue (or grey) that is transparent, red lowest; above 0xFFFFFF when none is.
void png_rows_expand_rgb(uint32_t *target, const uint8_t *source, size_t count, uint32_t key);
void png_rows_expand_gray(uint32_t *target, const uint8_t *source, size_t count, uint32_t key);
void png_rows_expand_gray_alpha(uint32_t *target, const uint8_t *source, size_t count);
/// `depth` is 1, 2, 4 or 8 bits; the table has 2 to that power entries.
void png_rows_expand_table(
    uint32_t *target, const uint8_t *source, size_t count, int depth, const uint32_t *table);

#endif
