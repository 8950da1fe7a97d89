#ifndef CLARGESTACK_H
#define CLARGESTACK_H
#include <stddef.h>

/// Calls body(context) on a stack of the given size, on the calling thread. Pages are taken as they are
/// touched, and the stack is kept for the next call, but for what is touched beyond its first 256 KiB; the memory
/// below the stack is unreadable, so that overflowing it stops at once.
/// Returns 0, or -1 without having called body when there is no room for the stack.
int clargestack_run(size_t size, void (*body)(void *), void *context);

/// Whether the caller's frame lies on a stack of clargestack_run. True of what body calls, and of nothing else that the
/// thread runs: not of a task that was started in body and runs later.
_Bool clargestack_is_inside(void);

#endif
