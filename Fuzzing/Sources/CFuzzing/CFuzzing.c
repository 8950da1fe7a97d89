#include "CFuzzing.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

typedef struct {
    const uint8_t *bytes;
    size_t left;
} source;

static void take(png_structp png, png_bytep target, size_t count) {
    source *from = png_get_io_ptr(png);
    if (count > from->left) png_error(png, "end");
    memcpy(target, from->bytes, count);
    from->bytes += count;
    from->left -= count;
}

static void fail(png_structp png, png_const_charp words) {
    (void)words;
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp words) {
    (void)png;
    (void)words;
}

// Everything that a jump may leave half done lies in `state`.
typedef struct {
    png_structp png;
    png_infop info;
    uint16_t *samples;
    source from;
} state;

static int decode(state *s, uint64_t limit, fuzzing_picture *picture) {
    if (setjmp(png_jmpbuf(s->png))) return 0;
    png_set_read_fn(s->png, &s->from, take);
    png_set_crc_action(s->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    // What isn't pixels or colours is skipped once its checksum is found right.
    static const png_byte skipped[] =
        "bKGD\0eXIf\0hIST\0iTXt\0oFFs\0pCAL\0pHYs\0sCAL\0sPLT\0sTER\0tEXt\0tIME\0zTXt";
    png_set_keep_unknown_chunks(s->png, PNG_HANDLE_CHUNK_NEVER, skipped, (int)sizeof skipped / 5);
    png_set_chunk_malloc_max(s->png, 8000000);
    png_set_user_limits(s->png, 0x7fffffff, 0x7fffffff);
    png_read_info(s->png, s->info);
    picture->width = png_get_image_width(s->png, s->info);
    picture->height = png_get_image_height(s->png, s->info);
    picture->bit_depth = png_get_bit_depth(s->png, s->info);
    if ((uint64_t)picture->width * picture->height > limit) return -1;
    png_set_expand_16(s->png);
    png_set_gray_to_rgb(s->png);
    png_set_add_alpha(s->png, 0xffff, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(s->png);
    png_read_update_info(s->png, s->info);
    size_t stride = (size_t)picture->width * 8;
    if (png_get_rowbytes(s->png, s->info) != stride) abort();
    s->samples = calloc(picture->height, stride);
    if (!s->samples) return 0;
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < picture->height; y++)
            png_read_row(s->png, (png_bytep)s->samples + y * stride, NULL);
    png_read_end(s->png, s->info);
    size_t count = (size_t)picture->width * picture->height * 4;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *big = (const uint8_t *)(s->samples + i);
        s->samples[i] = (uint16_t)(big[0] << 8 | big[1]);
    }
    picture->samples = s->samples;
    s->samples = NULL;
    return 1;
}

int fuzzing_decode(const uint8_t *bytes, size_t count, uint64_t limit, fuzzing_picture *picture) {
    state *s = calloc(1, sizeof *s);
    if (!s) return 0;
    s->from = (source){bytes, count};
    s->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    s->info = s->png ? png_create_info_struct(s->png) : NULL;
    int result = s->info ? decode(s, limit, picture) : 0;
    png_destroy_read_struct(&s->png, &s->info, NULL);
    free(s->samples);
    free(s);
    return result;
}

uint8_t *fuzzing_deflate(
    const uint8_t *bytes, size_t count, int level, int strategy, int window, size_t *length) {
    z_stream z = {0};
    *length = 0;
    if (deflateInit2(&z, level, Z_DEFLATED, window, 8, strategy) != Z_OK) return NULL;
    size_t room = deflateBound(&z, count) + 64;
    uint8_t *target = malloc(room);
    if (target) {
        z.next_in = (Bytef *)bytes;
        z.avail_in = (uInt)count;
        z.next_out = target;
        z.avail_out = (uInt)room;
        if (deflate(&z, Z_FINISH) == Z_STREAM_END) *length = z.total_out;
    }
    deflateEnd(&z);
    return target;
}

uint32_t fuzzing_crc(const uint8_t *bytes, size_t count) { return (uint32_t)crc32(0, bytes, (uInt)count); }

__attribute__((weak)) int LLVMFuzzerRunDriver(int *, char ***, int (*)(const uint8_t *, size_t));

int fuzzing_drive(int count, char **arguments, int (*use)(const uint8_t *, size_t)) {
    return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(&count, &arguments, use) : -1;
}
