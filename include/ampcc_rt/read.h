//===- read.h - the type of a member that may be a property ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A property is a member whose reads and writes call functions, such as `xy` of a short vector
// (amp/detail/property.h). In a template `v.xy` may be a property or any other member. So ampcc
// writes two expressions into the host source, the text for the host compiler:
//
// - `(__ampcc_read(), v.xy)` for a read. If `v.xy` is a property, the comma operator of
//   amp/detail/property.h returns its value. Else the comma is the built-in one: the member itself.
// - `__ampcc_read_type<decltype(v.xy)>` for `decltype(v.xy)`. It is read_type.
//
// host.h declares the two names with the types here. The file includes no <type_traits>, because
// macros that the program defines before its own inclusions must take effect. Change this file with
// lib/Rewrite/PropertyEdits.h, which decides where ampcc writes these expressions.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_READ_H
#define AMPCC_RT_READ_H

namespace ampcc_rt {

/// T without reference and cv-qualifiers.
template <class T> struct plain {
  typedef T type;
};
template <class T> struct plain<const T> : plain<T> {};
template <class T> struct plain<volatile T> : plain<T> {};
template <class T> struct plain<const volatile T> : plain<T> {};
template <class T> struct plain<T &> : plain<T> {};
template <class T> struct plain<T &&> : plain<T> {};

/// The type of the result of reading an E: E itself, or the type of the value if E is a property
/// (specialised in amp/detail/property.h). Plain is E without reference and cv-qualifiers.
template <class Plain, class E> struct read_as {
  typedef E type;
};
template <class E> using read_type = typename read_as<typename plain<E>::type, E>::type;

/// The left operand of the comma operator of properties.
struct reading {};

} // namespace ampcc_rt

#endif
