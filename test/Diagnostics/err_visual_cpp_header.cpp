// The header belongs to Visual C++ or to Windows. ampcc has headers of these names for programs that
// come from there, and only with the option, because they are no part of C++ AMP (docs/porting.md).
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-msvc -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
#include <ppl.h>
// expected-error@-1 {{'ppl.h' file not found; compile with '--amp-msvc', which has headers of Visual C++ [amp-visual-cpp-header]}}
int twice(int x) restrict(amp) { return 2 * x; }
#else
// ampcc --amp-msvc
#include <ppl.h>
int twice(int x) restrict(amp) { return 2 * x; }
#endif
