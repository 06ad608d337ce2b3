// What the translated functions need. Numbers are 64 bits wide; `py_` is what Python has built in.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

int64_t arguments[32]; // of the kernel that is called next
const char *failure; // why the program stopped itself
__attribute__((export_name("arguments_at"))) int64_t *arguments_at(void) { return arguments; }
extern unsigned char __heap_base;
__attribute__((export_name("heap_at"))) unsigned char *heap_at(void) { return &__heap_base; } // from here on the memory is free
static unsigned char *top = &__heap_base;

// The address of room for arguments[0] bytes of records, or 0 if there is none. It is theirs until free_all.
__attribute__((export_name("allocate"))) int64_t allocate(void) {
    const int64_t page = 1 << 16, spare = 16;
    int64_t address = ((uintptr_t)top + 7) & ~7LL, end = address + arguments[0];
    int64_t missing = (end + page - 1) / page - (int64_t)__builtin_wasm_memory_size(0);
    if (arguments[0] >= page << 16 || (missing > 0 && __builtin_wasm_memory_grow(0, missing + spare) == SIZE_MAX)) return 0;
    top = (unsigned char *)(uintptr_t)end;
    return address;
}

// Forgets all records; returns the size of the memory.
__attribute__((export_name("free_all"))) int64_t free_all(void) {
    top = &__heap_base;
    return (int64_t)__builtin_wasm_memory_size(0) << 16;
}

__attribute__((export_name("failure_text"))) const char *failure_text(void) { return failure; }

static _Noreturn void fail(const char *message) {
    failure = message;
    __builtin_trap();
}

static inline int64_t py_at(int64_t i, int64_t n) {
    if (i < 0 || i >= n) fail("an index is out of range");
    return i;
}

static inline int64_t py_size(int64_t bits) { return __builtin_popcountll(bits); }
static inline int64_t py_lowest(int64_t bits) { return __builtin_ctzll(bits); }
static inline int64_t py_highest(int64_t bits) { return 63 - __builtin_clzll(bits); }
static inline int64_t py_min(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t py_max(int64_t a, int64_t b) { return b > a ? b : a; }

// Divisions by a small constant, which 32 bits suffice for: a multiplication, several times faster.
#define SHORT(a, b) (__builtin_constant_p(b) && 0 < (b) && (b) <= INT32_MAX && 0 <= (a) && (a) <= INT32_MAX)

static inline int64_t py_floor_div(int64_t a, int64_t b) {
    if (SHORT(a, b)) return (uint32_t)a / (uint32_t)b;
    if (!((uint64_t)(a | b) >> 31)) return (uint32_t)a / (uint32_t)b;
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

static inline int64_t py_floor_mod(int64_t a, int64_t b) {
    if (SHORT(a, b)) return (uint32_t)a % (uint32_t)b;
    int64_t rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}
