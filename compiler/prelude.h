// What the translated functions need. Numbers are 64 bits wide; `py_` is what Python has built in.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

int64_t arguments[32]; // of the kernel that is called next
const char *failure; // why the program stopped itself
__attribute__((export_name("arguments_at"))) int64_t *arguments_at(void) { return arguments; }
extern unsigned char __heap_base;
__attribute__((export_name("heap_at"))) unsigned char *heap_at(void) { return &__heap_base; } // from here on the memory is free
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
static inline int64_t py_min(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t py_max(int64_t a, int64_t b) { return b > a ? b : a; }
static inline int64_t py_floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

static inline int64_t py_floor_mod(int64_t a, int64_t b) {
    int64_t rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}
