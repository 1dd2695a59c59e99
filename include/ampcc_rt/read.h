//===- read.h - the type of a member that may be a property ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A property is a member whose reads and writes call functions, such as `xy` of a short vector
// (amp/detail/property.h). In a template `v.xy` may be a property or any other member, so that
// ampcc writes `(__ampcc_read(), v.xy)` into the text for the host compiler (host.h): its value is
// that of the property, or the unchanged member. host.h and amp/detail/property.h declare this
// operation with the types here. The file includes no <type_traits>, because that would precede the
// macros of the program. Change this file with lib/Rewrite/PropertyEdits.h, which decides where
// ampcc writes that.
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
