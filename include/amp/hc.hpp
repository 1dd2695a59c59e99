//===- hc.hpp - an error for sources of HCC's own mode --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HCC, AMD's former compiler, compiled C++ AMP and a language mode of its own, whose header is this
// one. ampcc compiles only C++ AMP, so it stops here with one error: otherwise each use of hc::
// would be an error. If the program's folders have a header of this name, that one is read instead.
//
//===----------------------------------------------------------------------===//
#if __has_include_next(<hc.hpp>)
#include_next <hc.hpp>
#elif defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic fatal "-W#warnings"
#warning "hc.hpp is of HCC's own mode, which is not C++ AMP; docs/porting.md, 'From HCC', has for each name of hc:: what to write"
#pragma clang diagnostic pop
#else
#error "hc.hpp is of HCC's own mode, which is not C++ AMP"
#endif
