//===- prefix.h - first in every translation unit with C++ AMP ------------===//
//
// POSIX has a global function `index`, which <string.h> brings into every C++ program. With
// `using namespace concurrency` the name `index<1>` would be ambiguous. The function is declared
// here under another name (it stays the same function), and <strings.h> is not read again.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_PREFIX_H
#define AMPCC_RT_PREFIX_H

#if defined(__has_include)
#if __has_include(<strings.h>)
#define index ampcc_posix_index
#include <strings.h>
#undef index
#endif
#endif

#endif
