// The header belongs to the tools of another language, which ampcc does not have. Include the header
// of C++ AMP that the message names, and convert the names that it declared.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
#include <cuda_runtime.h>
// expected-error@-1 {{'cuda_runtime.h' file not found, which is a header of CUDA; include <amp.h> [amp-foreign-header]}}
int twice(int x) restrict(amp) { return 2 * x; }
#else
#include <amp.h>
int twice(int x) restrict(amp) { return 2 * x; }
#endif
