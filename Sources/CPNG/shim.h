// libpng for Swift. libpng reports errors by longjmp, which must never cross a Swift frame: the
// wrappers that call setjmp live here, in C, and return a status instead. Everything that a jump may
// leave half done is on the heap, in a reader, so no local variable outlives setjmp.
#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct cpng_reader {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t length;
    size_t offset;
    png_bytepp rows;
    int ran_out;        // 1 after a read past the end of the bytes
    char message[160];  // libpng's reason, after a failure
} cpng_reader;

static inline void cpng_keep_message(char *target, size_t size, png_const_charp text) {
    strncpy(target, text ? text : "unknown error", size - 1);
    target[size - 1] = 0;
}

static inline void cpng_reader_error(png_structp png, png_const_charp text) {
    cpng_reader *reader = (cpng_reader *)png_get_error_ptr(png);
    cpng_keep_message(reader->message, sizeof reader->message, text);
    png_longjmp(png, 1);
}

static inline void cpng_ignore_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static inline void cpng_reader_read(png_structp png, png_bytep target, size_t count) {
    cpng_reader *reader = (cpng_reader *)png_get_io_ptr(png);
    if (count > reader->length - reader->offset) {
        reader->ran_out = 1;
        png_error(png, "the file ends early");
    }
    memcpy(target, reader->bytes + reader->offset, count);
    reader->offset += count;
}

static inline void cpng_reader_destroy(cpng_reader *reader) {
    if (!reader) return;
    if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader->rows);
    free(reader);
}

// The bytes must stay in place until the reader is destroyed. NULL when memory is short.
static inline cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t length) {
    cpng_reader *reader = (cpng_reader *)calloc(1, sizeof(cpng_reader));
    if (!reader) return NULL;
    reader->bytes = bytes;
    reader->length = length;
    reader->png =
        png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, cpng_reader_error, cpng_ignore_warning);
    if (reader->png) reader->info = png_create_info_struct(reader->png);
    if (!reader->info) {
        cpng_reader_destroy(reader);
        return NULL;
    }
    return reader;
}

// Reads up to the image data. 1 on success, 0 with a message otherwise. Checksums are never ignored.
static inline int cpng_reader_read_header(cpng_reader *reader) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_set_read_fn(reader->png, reader, cpng_reader_read);
    png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    // What is not needed is checked and skipped, so that no chunk can expand into memory; an ICC profile
    // may take as much as the limit below.
    static const png_byte skipped[] =
        "bKGD\0eXIf\0hIST\0iTXt\0oFFs\0pCAL\0pHYs\0sCAL\0sPLT\0sTER\0tEXt\0tIME\0zTXt";
    png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, skipped, (int)sizeof skipped / 5);
    png_set_chunk_malloc_max(reader->png, 8000000);
    // The caller limits the number of pixels, which these cannot express.
    png_set_user_limits(reader->png, 0x7fffffff, 0x7fffffff);
    png_read_info(reader->png, reader->info);
    return 1;
}

static inline uint32_t cpng_reader_width(cpng_reader *reader) {
    return png_get_image_width(reader->png, reader->info);
}

static inline uint32_t cpng_reader_height(cpng_reader *reader) {
    return png_get_image_height(reader->png, reader->info);
}

static inline int cpng_reader_bit_depth(cpng_reader *reader) {
    return png_get_bit_depth(reader->png, reader->info);
}

static inline int cpng_reader_color_type(cpng_reader *reader) {
    return png_get_color_type(reader->png, reader->info);
}

static inline int cpng_reader_is_interlaced(cpng_reader *reader) {
    return png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
}

static inline int cpng_reader_has_transparency_chunk(cpng_reader *reader) {
    return png_get_valid(reader->png, reader->info, PNG_INFO_tRNS) != 0;
}

// Reads the image as RGBA, 8 or 16 bits per channel in the machine's byte order, and the chunks after
// it. The target holds `length` bytes, which must be exactly the image's.
static inline int cpng_reader_read_pixels(cpng_reader *reader, uint8_t *target, size_t length) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_set_expand(reader->png);
    png_set_gray_to_rgb(reader->png);
    png_set_add_alpha(reader->png, 0xffff, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (png_get_bit_depth(reader->png, reader->info) == 16) png_set_swap(reader->png);
#endif
    png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    size_t height = png_get_image_height(reader->png, reader->info);
    size_t row_bytes = png_get_rowbytes(reader->png, reader->info);
    if (height == 0 || row_bytes * height != length) png_error(reader->png, "unexpected row size");
    reader->rows = (png_bytepp)malloc(height * sizeof(png_bytep));
    if (!reader->rows) png_error(reader->png, "out of memory");
    for (size_t y = 0; y < height; y++) reader->rows[y] = target + y * row_bytes;
    png_read_image(reader->png, reader->rows);
    png_read_end(reader->png, reader->info);
    return 1;
}

typedef struct cpng_icc_profile {
    const char *name;  // Latin-1; NULL when the file has no valid profile
    const uint8_t *bytes;
    uint32_t length;
} cpng_icc_profile;

static inline cpng_icc_profile cpng_reader_icc_profile(cpng_reader *reader) {
    cpng_icc_profile result = {NULL, NULL, 0};
    png_charp name = NULL;
    png_bytep bytes = NULL;
    png_uint_32 length = 0;
    int compression = 0;
    if (png_get_iCCP(reader->png, reader->info, &name, &compression, &bytes, &length)) {
        result.name = name;
        result.bytes = bytes;
        result.length = length;
    }
    return result;
}

#endif
