#ifndef CHARFBUZZ_SHIM_H
#define CHARFBUZZ_SHIM_H
#include <hb.h>
#include <hb-ot.h>

// A macro that Swift can't see.
static inline hb_glyph_flags_t hb_glyph_flags(const hb_glyph_info_t *info) {
    return hb_glyph_info_get_glyph_flags(info);
}
#endif
