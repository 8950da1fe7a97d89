#ifndef C_PNG_ROWS_PROCESSORS_H
#define C_PNG_ROWS_PROCESSORS_H

#ifndef __has_feature
#define __has_feature(name) 0
#endif

// The loader chooses before a sanitizer is ready.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(address_sanitizer)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("default", "arch=x86-64-v3")))
#else
#define FOR_EACH_PROCESSOR
#endif

#define ALWAYS_INLINE __attribute__((always_inline))

#endif
