// ICU renames its functions by macro (ubrk_open -> ubrk_open_72), which Swift can't see: each
// function in use has a static inline wrapper here.
#ifndef CICU_SHIM_H
#define CICU_SHIM_H
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#endif
