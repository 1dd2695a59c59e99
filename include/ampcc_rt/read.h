//===- read.h - reads of members that may be properties ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the host a property such as `v.xy` is an object of another type than its value. The host
// source reads it by `__ampcc_read` and `__ampcc_read_type` where only an instantiation of a
// template shows whether an expression is a property (lib/Rewrite/PropertyEdits.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_READ_H
#define AMPCC_RT_READ_H

namespace ampcc_rt {

/// Without reference and cv-qualifiers; <type_traits> would come before the program's own macros.
template <class T> struct plain {
  typedef T type;
};
template <class T> struct plain<const T> : plain<T> {};
template <class T> struct plain<volatile T> : plain<T> {};
template <class T> struct plain<const volatile T> : plain<T> {};
template <class T> struct plain<T &> : plain<T> {};
template <class T> struct plain<T &&> : plain<T> {};

/// The result of reading an E: the E itself, or the value of a property (specialised in
/// amp/detail/property.h). Plain: E without reference and cv-qualifiers.
template <class Plain, class E> struct read_as {
  typedef E type;
};
template <class E> using read_type = typename read_as<typename plain<E>::type, E>::type;

/// The left operand of the comma operator, `(reading(), E)`, that reads E if it is a property
/// (amp/detail/property.h).
struct reading {};

} // namespace ampcc_rt

#endif
