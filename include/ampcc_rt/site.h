//===- site.h - the places of lambdas and kernel classes in the source ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two compilers give the type of a lambda different names. So ampcc numbers the places of lambdas
// and kernel classes in the source. In the host source, the text for the host compiler, it wraps
// each lambda that occurs in the key of a kernel (host.h, __ampcc_tag). The type of the wrapper has
// the number and the template arguments in scope at the place; amp/detail/kernel_key.h reads them
// (docs/runtime-abi.md). For another fact in the key of a place, change both and
// lib/Rewrite/SiteEdits.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_SITE_H
#define AMPCC_RT_SITE_H

namespace ampcc_rt {

/// A non-type template argument as a type. std::integral_constant is not used, because its header
/// would precede the macros of the program.
template <class T, T Value> struct constant {};
/// A template argument as a type, for a parameter whose type is deduced (`auto N`): there the type
/// distinguishes values too.
template <class T, T Value> struct typed_constant {};

/// The type of a template parameter N from `decltype(N)`, to which compilers add a const.
template <class T> struct parameter_type {
  typedef T type;
};
template <class T> struct parameter_type<const T> {
  typedef T type;
};

/// A place in the source. Hash identifies it. Args are the template arguments in scope, a non-type
/// one as a `constant`.
template <unsigned long long Hash, class... Args> struct site {};

/// The place of a class, the type of its member __ampcc_place. Derived classes inherit this member,
/// so it names the Class to which it belongs; void if that class has no name.
template <class Class, unsigned long long Hash, class... Args> struct class_site {};

/// A lambda (Closure) with its place. It has the layout and the members of the closure.
template <class Site, class Closure> struct lambda : Closure {
  using __ampcc_place = Site;
  constexpr lambda() = default; // without captures, since C++20
  constexpr explicit lambda(Closure &&closure) : Closure(static_cast<Closure &&>(closure)) {}
};

// Types whose RTTI names contain the name of a class template, one for each kind of template
// parameters that keys take apart: types, a type and ints, a type and sizes.
template <template <class...> class Template> struct template_name {};
template <template <class, int...> class Template> struct template_name_ti {};
template <template <class, decltype(sizeof(0))...> class Template> struct template_name_tz {};

} // namespace ampcc_rt

#endif
