// A device has no stack of arguments to walk along. Pass an array_view, or a template's pack.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int first(__builtin_va_list list) restrict(amp:1.2) { return __builtin_va_arg(list, int); }
// expected-error@-1 {{va_arg is not supported in a restrict(amp) function}}
#else
template <typename... Rest> int first(int one, Rest...) restrict(amp) { return one; }
#endif
