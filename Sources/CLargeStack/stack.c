#define _GNU_SOURCE
#include "CLargeStack.h"

#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

struct call {
    void (*body)(void *);
    void *context;
};

// Lies at a stack's upper end, above what the stack may use.
struct stack {
    unsigned char *memory;
    size_t size;
};

// The stack used last: mapping one and touching its pages takes longer than laying out a small view.
static _Atomic(struct stack *) spare;
// What a spare stack may keep of the memory that was touched, from its upper end.
static const size_t kept = 256 << 10;
// The large stack that the thread went to last; NULL where it has come back from all.
static _Thread_local struct stack *current;
// Room for struct stack that leaves the stack's end aligned.
static const size_t head = 64;

// makecontext passes ints only: a pointer travels as two halves.
static void enter(unsigned int high, unsigned int low) {
    struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
    call->body(call->context);
}

static void drop(struct stack *stack) {
    munmap(stack->memory, stack->size);
}

static struct stack *take(size_t size) {
    struct stack *stack = atomic_exchange(&spare, NULL);
    if (stack && stack->size == size) return stack;
    if (stack) drop(stack);
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK,
                        -1, 0);
    if (memory == MAP_FAILED) return NULL;
    mprotect(memory, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
    stack = (struct stack *)((unsigned char *)memory + size - head);
    stack->memory = memory;
    stack->size = size;
    return stack;
}

static void give_back(struct stack *stack) {
    if (stack->size > kept) madvise(stack->memory, stack->size - kept, MADV_DONTNEED);
    struct stack *other = atomic_exchange(&spare, stack);
    if (other) drop(other);
}

int clargestack_run(size_t size, void (*body)(void *), void *context) {
    // Whole pages, so that what is kept and dropped are pages too.
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size = (size + page - 1) / page * page;
    if (size < 4 * page) size = 4 * page;
    struct stack *stack = take(size);
    if (!stack) return -1;

    struct call call = {body, context};
    ucontext_t here, there;
    if (getcontext(&there) != 0) {
        drop(stack);
        return -1;
    }
    there.uc_stack.ss_sp = stack->memory;
    there.uc_stack.ss_size = size - head;
    there.uc_link = &here;
    uintptr_t pointer = (uintptr_t)&call;
    makecontext(&there, (void (*)(void))enter, 2, (unsigned int)(pointer >> 32), (unsigned int)pointer);
    struct stack *outer = current;
    current = stack;
    int status = swapcontext(&here, &there);
    current = outer;
    give_back(stack);
    return status;
}

_Bool clargestack_is_inside(void) {
    struct stack *stack = current;
    if (!stack) return 0;
    uintptr_t here = (uintptr_t)__builtin_frame_address(0), low = (uintptr_t)stack->memory;
    return here >= low && here < low + stack->size;
}
