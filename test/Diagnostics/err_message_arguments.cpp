// The kernel stores a message in a buffer of the device whose records have a largest size
// (12.3). Send several messages.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
#define EIGHT(x) x, x, x, x, x, x, x, x
#define F16 "%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d"
#define F128 F16 F16 F16 F16 F16 F16 F16 F16
#define A16(n) EIGHT(n), EIGHT(n)
#define A128(n) A16(n), A16(n), A16(n), A16(n), A16(n), A16(n), A16(n), A16(n)
#ifndef FIXED
void say(int n) restrict(amp) { concurrency::direct3d_printf(F128 "%d", A128(n), n + 1); }
// expected-error@-1 {{too many arguments to 'direct3d_printf'; a message has at most 128}}
#else
void say(int n) restrict(amp) { concurrency::direct3d_printf(F128, A128(n)); }
#endif
