//===- site.h - the places of lambdas and kernel classes in the source ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A closure type has no name that two compilers agree on. So ampcc numbers the places: the host
// source wraps every lambda that occurs in the key of a kernel. The type of the wrapper has the
// number, and the template arguments in scope at the place (docs/runtime-abi.md).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_SITE_H
#define AMPCC_RT_SITE_H

namespace ampcc_rt {

/// std::integral_constant without its header, which would come before the program's own macros.
template <class T, T Value> struct constant {};
/// The same for a parameter whose type is deduced (`auto N`): there the type distinguishes values
/// too.
template <class T, T Value> struct typed_constant {};

/// The type of a template parameter N from `decltype(N)`, to which compilers add a const.
template <class T> struct parameter_type {
  typedef T type;
};
template <class T> struct parameter_type<const T> {
  typedef T type;
};

/// A place in the source; Args are the template arguments in scope, a non-type one as a
/// constant.
template <unsigned long long Hash, class... Args> struct site {};

/// The place of a class. Derived classes inherit the member that says it, and so it names the class
/// whose it is; void: that class has no name.
template <class Class, unsigned long long Hash, class... Args> struct class_site {};

/// A closure with its place. It has the closure's layout and everything else of it.
template <class Site, class Closure> struct lambda : Closure {
  using __ampcc_place = Site;
  constexpr lambda() = default; // without captures, since C++20
  constexpr explicit lambda(Closure &&closure) : Closure(static_cast<Closure &&>(closure)) {}
};

// A class template's own name, as RTTI of a type made from it. One for each kind of parameters that
// keys take apart.
template <template <class...> class Template> struct template_name {};
template <template <class, int...> class Template> struct template_name_ti {};
template <template <class, decltype(sizeof(0))...> class Template> struct template_name_tz {};

} // namespace ampcc_rt

#endif
