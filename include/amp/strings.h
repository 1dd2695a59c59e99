//===- strings.h - the system header without the name `index` -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// POSIX has a global function `index`, which <string.h> brings into every C++ program. With
// `using namespace concurrency` the name `index<1>` would be ambiguous. In units with C++ AMP the
// function is declared under another name (it stays the same function).
//
// The header has the same name as the system header, because only that takes effect before every
// inclusion, also after any macros of the program.
//
//===----------------------------------------------------------------------===//
#pragma GCC system_header // for #include_next

#ifdef AMPCC_RT_PREFIX_H
#pragma push_macro("index")
#undef index
#define index __ampcc_posix_index
#include_next <strings.h>
#pragma pop_macro("index")
#else
#include_next <strings.h>
#endif
