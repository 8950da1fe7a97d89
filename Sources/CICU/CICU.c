#include "CICU.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <stdatomic.h>
#include <stddef.h>

// Opening an iterator reads the locale's rules and costs more than walking a short text: one of each kind is kept
// between calls. A call takes it out of its slot, so that no two threads ever share one.
static _Atomic(UBreakIterator *) kept_iterators[2];

static UBreakIterator *take_iterator(icu_boundary_kind kind, const uint16_t *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = atomic_exchange(&kept_iterators[kind == icu_grapheme_boundaries], NULL);
    if (iterator == NULL) {
        UBreakIteratorType type = kind == icu_grapheme_boundaries ? UBRK_CHARACTER : UBRK_LINE;
        // "" is the root locale; NULL would be the machine's.
        iterator = ubrk_open(type, "", NULL, 0, &status);
    }
    if (iterator == NULL || U_FAILURE(status)) {
        return NULL;
    }
    ubrk_setText(iterator, (const UChar *)text, length, &status);
    if (U_FAILURE(status)) {
        ubrk_close(iterator);
        return NULL;
    }
    return iterator;
}

static void keep_iterator(icu_boundary_kind kind, UBreakIterator *iterator) {
    static const UChar empty[1] = {0};
    UErrorCode status = U_ZERO_ERROR;
    // The text goes away with the call.
    ubrk_setText(iterator, empty, 0, &status);
    UBreakIterator *other = atomic_exchange(&kept_iterators[kind == icu_grapheme_boundaries], iterator);
    if (other != NULL) {
        ubrk_close(other);
    }
}

bool icu_mark_boundaries(icu_boundary_kind kind, const uint16_t *text, int32_t length, uint8_t *marks) {
    UBreakIterator *iterator = take_iterator(kind, text, length);
    if (iterator == NULL) {
        return false;
    }
    for (int32_t end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator)) {
        if (end > 0 && end <= length) {
            marks[end] = 1;
        }
    }
    keep_iterator(kind, iterator);
    return true;
}

bool icu_bidi_levels(
    const uint16_t *text, int32_t length, int32_t base, uint8_t *levels, uint8_t *paragraph_level) {
    UErrorCode status = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_open();
    if (bidi == NULL) {
        return false;
    }
    UBiDiLevel level = base < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
    ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
    const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
    bool succeeded = found != NULL && U_SUCCESS(status);
    if (succeeded) {
        for (int32_t index = 0; index < length; index++) {
            levels[index] = found[index];
        }
        *paragraph_level = ubidi_getParaLevel(bidi);
    }
    ubidi_close(bidi);
    return succeeded;
}

void icu_visual_order(const uint8_t *levels, int32_t length, int32_t *order) {
    ubidi_reorderVisual(levels, length, order);
}

int32_t icu_script(uint32_t character) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript((UChar32)character, &status);
    return U_SUCCESS(status) && script >= 0 ? script : USCRIPT_COMMON;
}

const char *icu_script_tag(int32_t script) {
    return uscript_getShortName((UScriptCode)script);
}

const char *icu_script_name(int32_t script) {
    return uscript_getName((UScriptCode)script);
}

bool icu_is_default_ignorable(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool icu_is_whitespace(uint32_t character) {
    return u_isUWhiteSpace((UChar32)character);
}

bool icu_is_emoji(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI);
}

bool icu_is_emoji_presentation(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_PRESENTATION);
}
