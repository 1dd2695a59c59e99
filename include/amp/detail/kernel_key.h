//===- kernel_key.h - the key of a launch, by which the runtime finds its kernel ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch on the host and the kernel that ampcc has compiled have no name in common, because two
// compilers give a lambda different names. Their common name is a string, the key, which identifies
// the type of the functor and the kind of domain. This file computes it from the C++ type, for
// launch.h. lib/Extract/KernelIdentity.cpp computes the same string from Clang's AST. Both spell it
// with key_text.h; docs/runtime-abi.md has the grammar.
//
// ampcc decides for each unit which lambdas and classes carry their place in the source (site.h).
// Another translation unit may have decided otherwise about the same type. So the functions that
// compute a key are in an unnamed namespace.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_KERNEL_KEY_H
#define AMP_DETAIL_KERNEL_KEY_H

#include "../../ampcc_rt/key_text.h"
#include "../../ampcc_rt/site.h"
#include "tile_domain.h"
#include "tiled_extent.h"
#include <string>
#include <type_traits>
#include <typeinfo>

namespace ampcc_rt {

namespace key {
namespace {

typedef decltype(sizeof(0)) size;

template <class...> struct make_void {
  typedef void type;
};

/// The site of T from its member __ampcc_place, or void if T has inherited that member.
template <class T, class Site> struct if_own {
  typedef void type;
};
template <class T, unsigned long long Hash, class... Args>
struct if_own<T, class_site<T, Hash, Args...>> {
  typedef site<Hash, Args...> type;
};
template <class T, unsigned long long Hash, class... Args>
struct if_own<T, class_site<void, Hash, Args...>> {
  typedef site<Hash, Args...> type;
};
template <class Site, class Closure> struct if_own<lambda<Site, Closure>, Site> {
  typedef Site type;
};

/// The site of a class or tagged lambda; void if it has none.
template <class T, class = void> struct site_of {
  typedef void type;
};
template <class T> struct site_of<T, typename make_void<typename T::__ampcc_place>::type> {
  typedef typename if_own<T, typename T::__ampcc_place>::type type;
};

/// Whether T is a lambda that ampcc has wrapped with its site.
template <class T> struct is_tagged : std::false_type {};
template <class Site, class Closure> struct is_tagged<lambda<Site, Closure>> : std::true_type {};

constexpr bool any() { return false; }
template <class... Rest> constexpr bool any(bool first, Rest... rest) {
  return first || any(rest...);
}

/// Whether a tagged lambda occurs in T: as itself, as a template argument, or in a reference,
/// pointer, qualified or function type. RTTI names of such types differ between compilers.
template <class T> struct mentions_lambda : is_tagged<T> {};
template <class T> struct mentions_lambda<const T> : mentions_lambda<T> {};
template <class T> struct mentions_lambda<volatile T> : mentions_lambda<T> {};
template <class T> struct mentions_lambda<const volatile T> : mentions_lambda<T> {};
template <class T> struct mentions_lambda<T &> : mentions_lambda<T> {};
template <class T> struct mentions_lambda<T &&> : mentions_lambda<T> {};
template <class T> struct mentions_lambda<T *> : mentions_lambda<T> {};
template <class Result, class... Params>
struct mentions_lambda<Result(Params...)>
    : std::integral_constant<bool, any(mentions_lambda<Result>::value,
                                       mentions_lambda<Params>::value...)> {};
template <template <class...> class Template, class... Args>
struct mentions_lambda<Template<Args...>>
    : std::integral_constant<bool, is_tagged<Template<Args...>>::value ||
                                       any(mentions_lambda<Args>::value...)> {};
template <template <class, int...> class Template, class First, int Second, int... Rest>
struct mentions_lambda<Template<First, Second, Rest...>> : mentions_lambda<First> {};
template <template <class, size...> class Template, class First, size Second, size... Rest>
struct mentions_lambda<Template<First, Second, Rest...>> : mentions_lambda<First> {};

/// The RTTI name of a type, which is the mangled name of the Itanium C++ ABI.
template <class T> std::string rtti_name() {
#if defined(__cpp_rtti) || defined(__GXX_RTTI)
  return typeid(T).name();
#else
  static_assert(sizeof(T) == 0, "C++ AMP kernels need run-time type information (-frtti)");
  return std::string();
#endif
}

/// The key text of a type, and of a list of types.
template <class T> std::string type();
template <class... Types> std::string types() { return key_text::list({type<Types>()...}); }

/// The underlying integer type of an enumeration; other types unchanged.
template <class T, bool = std::is_enum<T>::value> struct integer_of {
  typedef T type;
};
template <class T> struct integer_of<T, true> {
  typedef typename std::underlying_type<T>::type type;
};

/// The value of an integer, enumeration or null pointer in decimal digits, and the key text of it.
template <class T> std::string decimal(T value) {
  typedef typename integer_of<T>::type integer;
  typedef
      typename std::conditional<std::is_signed<integer>::value, long long, unsigned long long>::type
          wide;
  return std::to_string(static_cast<wide>(value));
}
inline std::string decimal(decltype(nullptr)) { return "0"; }
template <class T> std::string number(T value) { return key_text::number(decimal(value)); }

// The kinds of values of template arguments: numbers, objects of empty classes, and others.
struct number_form {};
struct empty_form {};
struct other_form {};
template <class T>
using value_form_of = typename std::conditional<
    std::is_integral<T>::value || std::is_enum<T>::value ||
        std::is_same<T, decltype(nullptr)>::value,
    number_form,
    typename std::conditional<std::is_empty<T>::value, empty_form, other_form>::type>::type;

/// The key text of a template argument; typed_value also spells its type.
template <class T, T Value> struct value {
  static std::string get(number_form) { return number(Value); }
  static std::string get(empty_form) { return key_text::empty_object(type<T>()); }
  static std::string get(other_form) { return key_text::other(rtti_name<constant<T, Value>>()); }
};
template <class T, T Value> struct typed_value : value<T, Value> {
  using value<T, Value>::get;
  static std::string get(number_form) { return key_text::typed_number(decimal(Value), type<T>()); }
};

/// The hash of a site's place in the source, and the key text of its template arguments.
template <class Site> struct place;
template <unsigned long long Hash, class... Args> struct place<site<Hash, Args...>> {
  static constexpr unsigned long long hash = Hash;
  static std::string arguments() { return types<Args...>(); }
};

/// The key text of a type that mentions a lambda, composed from the texts of its parts.
template <class T> struct parts;
template <template <class...> class Template, class... Args> struct parts<Template<Args...>> {
  static std::string get() {
    return key_text::specialisation(rtti_name<template_name<Template>>(), types<Args...>());
  }
};
template <template <class, int...> class Template, class First, int Second, int... Rest>
struct parts<Template<First, Second, Rest...>> {
  static std::string get() {
    return key_text::specialisation(
        rtti_name<template_name_ti<Template>>(),
        key_text::list({type<First>(), number(Second), number(Rest)...}));
  }
};
template <template <class, size...> class Template, class First, size Second, size... Rest>
struct parts<Template<First, Second, Rest...>> {
  static std::string get() {
    return key_text::specialisation(
        rtti_name<template_name_tz<Template>>(),
        key_text::list({type<First>(), number(Second), number(Rest)...}));
  }
};
template <class T> struct parts<T *> {
  static std::string get() { return key_text::pointer(type<T>()); }
};
template <class Result, class... Params> struct parts<Result(Params...)> {
  static std::string get() { return key_text::function(type<Result>(), types<Params...>()); }
};

// The forms of key texts of a type without qualifiers. form_of selects the first that fits: a
// lambda with a site, a class with a site, a type that mentions a lambda, any other type.
struct lambda_form {};
struct class_form {};
struct parts_form {};
struct plain_form {};

template <class T>
using form_of = typename std::conditional<
    is_tagged<T>::value, lambda_form,
    typename std::conditional<!std::is_void<typename site_of<T>::type>::value, class_form,
                              typename std::conditional<mentions_lambda<T>::value, parts_form,
                                                        plain_form>::type>::type>::type;

template <class T> using place_of = place<typename site_of<T>::type>;

template <class T> std::string unqualified(lambda_form) {
  return key_text::lambda(place_of<T>::hash, place_of<T>::arguments());
}
template <class T> std::string unqualified(class_form) {
  return key_text::placed_class(place_of<T>::hash, place_of<T>::arguments());
}
template <class T> std::string unqualified(parts_form) { return parts<T>::get(); }
template <class T> std::string unqualified(plain_form) { return key_text::other(rtti_name<T>()); }

/// The key text of a type. RTTI drops references and top-level qualifiers, so they become a prefix.
template <class T> struct qualified {
  static std::string get() { return unqualified<T>(form_of<T>()); }
};
template <class T, T Value> struct qualified<std::integral_constant<T, Value>> {
  static std::string get() { return number(Value); }
};
template <class T, T Value> struct qualified<constant<T, Value>> {
  static std::string get() { return value<T, Value>::get(value_form_of<T>()); }
};
template <class T, T Value> struct qualified<typed_constant<T, Value>> {
  static std::string get() { return typed_value<T, Value>::get(value_form_of<T>()); }
};
template <class T> struct qualified<const T> {
  static std::string get() { return key_text::const_qualifier + qualified<T>::get(); }
};
template <class T> struct qualified<volatile T> {
  static std::string get() { return key_text::volatile_qualifier + qualified<T>::get(); }
};
template <class T> struct qualified<const volatile T> {
  static std::string get() {
    return std::string(key_text::const_qualifier) + key_text::volatile_qualifier +
           qualified<T>::get();
  }
};
template <class T> struct qualified<T &> {
  static std::string get() { return key_text::lvalue_reference + qualified<T>::get(); }
};
template <class T> struct qualified<T &&> {
  static std::string get() { return key_text::rvalue_reference + qualified<T>::get(); }
};

template <class T> std::string type() { return qualified<T>::get(); }

} // namespace
} // namespace key

/// The key of a launch of a `Kernel` object over a domain of this type.
template <class Kernel, int N> std::string kernel_key(const Concurrency::extent<N> &) {
  return key_text::simple(key::type<Kernel>(), N);
}
template <class Kernel, int N> std::string kernel_key(const Concurrency::tile_domain<N> &) {
  return key_text::tiled_by_launch(key::type<Kernel>(), N);
}
template <class Kernel, int D0, int D1, int D2>
std::string kernel_key(const Concurrency::tiled_extent<D0, D1, D2> &) {
  return key_text::tiled(key::type<Kernel>(), {D0, D1, D2});
}

} // namespace ampcc_rt

#endif
