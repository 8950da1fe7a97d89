#include "CPeers.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>

// As libpng writes by itself: RGBA of 8 bits, adaptive filters.
int peers_write_png(const char *path, const unsigned char *pixels, int width, int height, int level) {
    FILE *file = fopen(path, "wb");
    if (!file) return 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    volatile int succeeded = 0;
    if (info && !setjmp(png_jmpbuf(png))) {
        png_init_io(png, file);
        png_set_compression_level(png, level);
        png_set_IHDR(
            png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
            PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_write_info(png, info);
        for (int y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * (size_t)width * 4);
        png_write_end(png, info);
        succeeded = 1;
    }
    png_destroy_write_struct(&png, &info);
    return fclose(file) == 0 && succeeded;
}
