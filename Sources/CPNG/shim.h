// libpng for Swift. libpng reports errors by longjmp, which must never cross a Swift frame: the
// wrappers that call setjmp live here, in C, and return a status instead.
#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#endif
