// The system's ICU in plain C types.
//
// ICU's own headers can't be shown to Swift: its functions are renamed by macro (ubrk_open ->
// ubrk_open_72), and its types have the names of those of the ICU inside Foundation, which is another
// version. So this is a C target with functions of its own; ICU stays behind it.
#ifndef CICU_H
#define CICU_H
#include <stdbool.h>
#include <stdint.h>

// Text boundaries for no language in particular (UAX 29, UAX 14).
typedef enum { icu_grapheme_boundaries, icu_line_boundaries } icu_boundary_kind;

// Marks with 1 each place of `marks` (length + 1 places, zeroed) where text may be cut; place 0 stays 0.
// Returns false when ICU can't, e.g. without its data.
bool icu_mark_boundaries(icu_boundary_kind kind, const uint16_t *text, int32_t length, uint8_t *marks);

// Embedding levels (UAX 9) of one paragraph, one for each UTF-16 unit, and the paragraph's own.
// `base` is 0 for left-to-right, 1 for right-to-left, -1 for the first strong character's.
bool icu_bidi_levels(
    const uint16_t *text, int32_t length, int32_t base, uint8_t *levels, uint8_t *paragraph_level);

// order[i] becomes the logical index of what stands at visual place i (rule L2).
void icu_visual_order(const uint8_t *levels, int32_t length, int32_t *order);

// A script's number; common (0) for what isn't a character.
int32_t icu_script(uint32_t character);
// ISO 15924, and the English name with underscores.
const char *icu_script_tag(int32_t script);
const char *icu_script_name(int32_t script);

bool icu_is_default_ignorable(uint32_t character);
bool icu_is_whitespace(uint32_t character);
// Whether a character can be an emoji, and whether it is one without being asked to (UTS 51).
bool icu_is_emoji(uint32_t character);
bool icu_is_emoji_presentation(uint32_t character);

#endif
