//===- read.h - members that may be properties ----------------------------===//
#ifndef AMPCC_RT_READ_H
#define AMPCC_RT_READ_H

#include <type_traits>

namespace ampcc_rt {

/// What a program sees that reads an E: the E itself, or the value of a property (specialised in
/// amp/detail/property.h). Plain: E without reference and cv-qualifiers.
template <class Plain, class E> struct read_as {
  typedef E type;
};
template <class E>
using read_type =
    typename read_as<typename std::remove_cv<typename std::remove_reference<E>::type>::type,
                     E>::type;

/// ampcc writes it around members of types that a template's parameters decide: there a swizzle's
/// name may mean a property or anything else.
template <class E> constexpr read_type<E &&> read(E &&e) { return static_cast<E &&>(e); }

} // namespace ampcc_rt

#endif
