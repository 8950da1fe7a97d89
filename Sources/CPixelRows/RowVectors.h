// What the loops of this target share.

#ifndef ROW_VECTORS_H
#define ROW_VECTORS_H

#include "CPixelRows.h"

#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("default", "avx2")))
#else
#define FOR_EACH_PROCESSOR
#endif

#define INLINE static inline __attribute__((always_inline))

typedef int16_t pixel_short8 __attribute__((ext_vector_type(8)));
typedef int16_t pixel_short16 __attribute__((ext_vector_type(16)));
typedef uint16_t pixel_lane8 __attribute__((ext_vector_type(8)));
typedef int32_t pixel_int8 __attribute__((ext_vector_type(8)));
typedef uint8_t pixel_byte8 __attribute__((ext_vector_type(8)));
typedef uint32_t pixel_word8 __attribute__((ext_vector_type(8)));
typedef _Bool pixel_bool16 __attribute__((ext_vector_type(16)));
typedef int32_t pixel_int16 __attribute__((ext_vector_type(16)));
typedef uint32_t pixel_word16 __attribute__((ext_vector_type(16)));
typedef uint64_t pixel_long2 __attribute__((ext_vector_type(2)));
typedef float pixel_float8 __attribute__((ext_vector_type(8)));
typedef float pixel_float16 __attribute__((ext_vector_type(16)));

#endif
