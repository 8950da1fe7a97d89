// ISA-L's deflate for Swift. Where its headers are missing the module still builds and says so: the linker
// option comes from pkg-config, not from the module map.
#ifndef CISAL_SHIM_H
#define CISAL_SHIM_H
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#if __has_include(<isa-l/igzip_lib.h>)
#include <isa-l/igzip_lib.h>

typedef struct cisal_stream {
    struct isal_zstream zip;
    uint8_t level_buffer[ISAL_DEF_LVL1_DEFAULT];
} cisal_stream;

// A zlib stream at level 1. NULL when memory is short.
static inline cisal_stream *cisal_stream_create(void) {
    cisal_stream *stream = (cisal_stream *)malloc(sizeof(cisal_stream));
    if (!stream) return NULL;
    isal_deflate_init(&stream->zip);
    stream->zip.level = 1;
    stream->zip.level_buf = stream->level_buffer;
    stream->zip.level_buf_size = sizeof stream->level_buffer;
    stream->zip.gzip_flag = IGZIP_ZLIB;
    stream->zip.flush = NO_FLUSH;
    return stream;
}

// The next input, which must stay in place until the stream has taken it.
static inline void cisal_stream_feed(cisal_stream *stream, const uint8_t *bytes, uint32_t count, int is_last) {
    stream->zip.next_in = (uint8_t *)bytes;
    stream->zip.avail_in = count;
    stream->zip.end_of_stream = is_last ? 1 : 0;
}

// Writes what comes out, `room` bytes at most, and returns how many; -1 after an error. Less than `room` when
// the input was taken.
static inline int64_t cisal_stream_drain(cisal_stream *stream, uint8_t *target, uint32_t room) {
    stream->zip.next_out = target;
    stream->zip.avail_out = room;
    if (isal_deflate(&stream->zip) != COMP_OK) return -1;
    return (int64_t)room - stream->zip.avail_out;
}

#else

typedef struct cisal_stream {
    uint8_t nothing;
} cisal_stream;

static inline cisal_stream *cisal_stream_create(void) { return NULL; }

static inline void cisal_stream_feed(cisal_stream *stream, const uint8_t *bytes, uint32_t count, int is_last) {
    (void)stream, (void)bytes, (void)count, (void)is_last;
}

static inline int64_t cisal_stream_drain(cisal_stream *stream, uint8_t *target, uint32_t room) {
    (void)stream, (void)target, (void)room;
    return -1;
}

#endif

static inline void cisal_stream_destroy(cisal_stream *stream) { free(stream); }

#endif
