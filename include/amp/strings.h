//===- strings.h - the system header without the name `index` -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// POSIX has a global function `index`, which <string.h> brings into every C++ program. With `using
// namespace concurrency` the name `index<1>` would be ambiguous. So in units with C++ AMP, where
// the first file defines AMPCC_RT_PREFIX_H (ampcc_rt/prefix.h), this file lets the system header
// declare the function as __ampcc_posix_index. It stays the same function of the C library, but
// `index` does not name it.
//
// The file has the name of the system header and includes it, because only so it takes effect
// before every inclusion of <strings.h>, whatever macros the program defines before.
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
