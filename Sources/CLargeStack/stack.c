#define _GNU_SOURCE
#include "CLargeStack.h"

#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

struct call {
    void (*body)(void *);
    void *context;
};

// makecontext passes ints only: a pointer travels as two halves.
static void enter(unsigned int high, unsigned int low) {
    struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
    call->body(call->context);
}

int clargestack_run(size_t size, void (*body)(void *), void *context) {
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK,
                        -1, 0);
    if (memory == MAP_FAILED) return -1;
    mprotect(memory, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);

    struct call call = {body, context};
    ucontext_t here, there;
    if (getcontext(&there) != 0) {
        munmap(memory, size);
        return -1;
    }
    there.uc_stack.ss_sp = memory;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    uintptr_t pointer = (uintptr_t)&call;
    makecontext(&there, (void (*)(void))enter, 2, (unsigned int)(pointer >> 32), (unsigned int)pointer);
    int status = swapcontext(&here, &there);
    munmap(memory, size);
    return status;
}
