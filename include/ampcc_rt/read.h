//===- read.h - members that may be properties ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

/// In front of what is read; properties have an operator for it (amp/detail/property.h).
struct reading {};

} // namespace ampcc_rt

#endif
