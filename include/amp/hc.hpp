//===- hc.hpp - what a source of HCC's own mode is told -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A header of this name in the program's folders goes first. Nothing behind the message is read:
// every use of hc:: would be a further error.
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
