//===- read.h - the type of a member that may be a property ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// host.h and amp/detail/property.h use these types for `(__ampcc_read(), v.xy)`, which ampcc writes
// into the host source for a member that is a property only for some types. The file includes no
// <type_traits>, because that would precede the macros of the program.
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
