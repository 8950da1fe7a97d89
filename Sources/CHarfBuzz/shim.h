#ifndef CHARFBUZZ_SHIM_H
#define CHARFBUZZ_SHIM_H
#include <hb.h>
#include <hb-ot.h>
#include <hb-aat.h>
#include <stdbool.h>

// Whether a face has a table "kern".
static inline bool hb_face_has_kern_table(hb_face_t *face) {
    hb_blob_t *table = hb_face_reference_table(face, HB_TAG('k', 'e', 'r', 'n'));
    bool is_there = hb_blob_get_length(table) > 0;
    hb_blob_destroy(table);
    return is_there;
}

// A macro that Swift can't see.
static inline hb_glyph_flags_t hb_glyph_flags(const hb_glyph_info_t *info) {
    return hb_glyph_info_get_glyph_flags(info);
}
#endif
