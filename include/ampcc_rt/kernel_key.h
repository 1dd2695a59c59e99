//===- kernel_key.h - the string by which a launch finds its kernel -------===//
//
// ampcc computes the same string from the AST (lib/Extract/KernelIdentity.cpp); the grammar is in
// docs/runtime-abi.md.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_KERNEL_KEY_H
#define AMPCC_RT_KERNEL_KEY_H

#include <amp/detail/tiled_extent.h>
#include <ampcc_rt/site.h>
#include <string>
#include <type_traits>
#include <typeinfo>

namespace ampcc_rt {

namespace key {

template <class...> struct make_void {
  typedef void type;
};

/// The member type ampcc_site, own or inherited.
template <class T, class = void> struct site_of {
  typedef void type;
};
template <class T> struct site_of<T, typename make_void<typename T::ampcc_site>::type> {
  typedef typename T::ampcc_site type;
};

template <class T> struct is_tagged : std::false_type {};
template <class Site, class Closure> struct is_tagged<lambda<Site, Closure>> : std::true_type {};

constexpr bool any() { return false; }
template <class... Rest> constexpr bool any(bool first, Rest... rest) {
  return first || any(rest...);
}

/// Whether a tagged lambda occurs in T: as itself, as a template argument, or below a reference or
/// qualifier.
template <class T> struct mentions_lambda : is_tagged<T> {};
template <class T> struct mentions_lambda<const T> : mentions_lambda<T> {};
template <class T> struct mentions_lambda<volatile T> : mentions_lambda<T> {};
template <class T> struct mentions_lambda<const volatile T> : mentions_lambda<T> {};
template <class T> struct mentions_lambda<T &> : mentions_lambda<T> {};
template <class T> struct mentions_lambda<T &&> : mentions_lambda<T> {};
template <template <class...> class Template, class... Args>
struct mentions_lambda<Template<Args...>>
    : std::integral_constant<bool, is_tagged<Template<Args...>>::value ||
                                       any(mentions_lambda<Args>::value...)> {};
template <template <class, int...> class Template, class First, int Second, int... Rest>
struct mentions_lambda<Template<First, Second, Rest...>> : mentions_lambda<First> {};

/// The RTTI name of a type of this program.
template <class T> std::string rtti_name() {
#if defined(__cpp_rtti) || defined(__GXX_RTTI)
  return typeid(T).name();
#else
  static_assert(sizeof(T) == 0, "C++ AMP kernels need run-time type information (-frtti)");
  return std::string();
#endif
}

inline std::string hexadecimal(unsigned long long value) {
  std::string digits(16, '0');
  for (std::size_t i = digits.size(); i-- > 0; value >>= 4)
    digits[i] = "0123456789abcdef"[value & 15];
  return digits;
}

template <class T> std::string type();

inline std::string in_brackets(const std::string &list) {
  return list.empty() ? list : "<" + list + ">";
}
inline std::string list() { return std::string(); }
template <class... Rest> std::string list(const std::string &first, const Rest &...rest) {
  std::string tail = list(rest...);
  return tail.empty() ? first : first + "," + tail;
}

/// The integer type behind an enumeration; other types are their own.
template <class T, bool = std::is_enum<T>::value> struct integer_of {
  typedef T type;
};
template <class T> struct integer_of<T, true> {
  typedef typename std::underlying_type<T>::type type;
};

template <class T> std::string integral(T value) {
  typedef typename integer_of<T>::type integer;
  typedef
      typename std::conditional<std::is_signed<integer>::value, long long, unsigned long long>::type
          wide;
  return "I" + std::to_string(static_cast<wide>(value));
}

template <class T> struct site_text;
template <unsigned long long Hash, class... Args> struct site_text<site<Hash, Args...>> {
  static std::string get() { return hexadecimal(Hash) + in_brackets(list(type<Args>()...)); }
};

/// A template specialisation taken apart.
template <class T> struct parts;
template <template <class...> class Template, class... Args> struct parts<Template<Args...>> {
  static std::string get() {
    return rtti_name<template_name<Template>>() + in_brackets(list(type<Args>()...));
  }
};
template <template <class, int...> class Template, class First, int Second, int... Rest>
struct parts<Template<First, Second, Rest...>> {
  static std::string get() {
    return rtti_name<template_name_ti<Template>>() +
           in_brackets(list(type<First>(), integral(Second), integral(Rest)...));
  }
};

// The forms of a type without qualifiers. A site that names template arguments tells instantiations
// apart by itself; one without needs the class's RTTI name, which must not mention a lambda.
struct tagged_form {};
struct class_template_form {};
struct parts_form {};
struct class_form {};
struct plain_form {};

template <class Site> struct has_arguments : std::false_type {};
template <unsigned long long Hash, class First, class... Rest>
struct has_arguments<site<Hash, First, Rest...>> : std::true_type {};

template <class T, class Site = typename site_of<T>::type>
using form_of = typename std::conditional<
    is_tagged<T>::value, tagged_form,
    typename std::conditional<
        has_arguments<Site>::value, class_template_form,
        typename std::conditional<mentions_lambda<T>::value, parts_form,
                                  typename std::conditional<std::is_void<Site>::value, plain_form,
                                                            class_form>::type>::type>::type>::type;

template <class T> std::string site_text_of() {
  return site_text<typename site_of<T>::type>::get();
}

template <class T> std::string unqualified(tagged_form) { return "L" + site_text_of<T>(); }
template <class T> std::string unqualified(class_template_form) { return "C" + site_text_of<T>(); }
template <class T> std::string unqualified(parts_form) { return "T" + parts<T>::get(); }
template <class T> std::string unqualified(class_form) {
  return "C" + site_text_of<T>() + ":" + rtti_name<T>();
}
template <class T> std::string unqualified(plain_form) { return "R" + rtti_name<T>(); }

/// References and top-level qualifiers, which RTTI does not show, stand in front.
template <class T> struct qualified {
  static std::string get() { return unqualified<T>(form_of<T>()); }
};
template <class T, T Value> struct qualified<std::integral_constant<T, Value>> {
  static std::string get() { return integral(Value); }
};
template <class T, T Value> struct qualified<constant<T, Value>> {
  static std::string get() { return integral(Value); }
};
template <class T> struct qualified<const T> {
  static std::string get() { return "c" + qualified<T>::get(); }
};
template <class T> struct qualified<volatile T> {
  static std::string get() { return "v" + qualified<T>::get(); }
};
template <class T> struct qualified<const volatile T> {
  static std::string get() { return "cv" + qualified<T>::get(); }
};
template <class T> struct qualified<T &> {
  static std::string get() { return "&" + qualified<T>::get(); }
};
template <class T> struct qualified<T &&> {
  static std::string get() { return "&&" + qualified<T>::get(); }
};

template <class T> std::string type() { return qualified<T>::get(); }

} // namespace key

/// The key of a launch of a `Kernel` object over a domain of this type.
template <class Kernel, int N> std::string kernel_key(const Concurrency::extent<N> &) {
  return key::type<Kernel>() + "|e" + std::to_string(N);
}
template <class Kernel, int D0, int D1, int D2>
std::string kernel_key(const Concurrency::tiled_extent<D0, D1, D2> &) {
  std::string text = key::type<Kernel>() + "|t" + std::to_string(D0);
  for (int extent : {D1, D2})
    if (extent != 0)
      text += "x" + std::to_string(extent);
  return text;
}

} // namespace ampcc_rt

#endif
