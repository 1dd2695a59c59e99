//===- property.h - properties as data members, for the host --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// short_vector.h uses this class when the host compiler parses the program. A short vector has
// dozens of properties over one value, its swizzles. For ampcc's frontend they are
// `__declspec(property)`, which g++ does not know. So on the host a property is a data member of
// this class. It has no data, is at the address of its owner, and calls the getter and the setter
// of the owner. It cannot be copied out of its owner. T is a vector: a single component is an
// ordinary member. lib/Rewrite/PropertyEdits.h replaces reads of such members in the user's text:
// change both together.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_PROPERTY_H
#define AMP_DETAIL_PROPERTY_H

#ifndef __AMPCC__

#include "../../ampcc_rt/read.h"

namespace Concurrency {
namespace ampcc_detail {

/// A T that is read with Get and written with Put. The Owner must declare it in a union with the
/// first data member of the Owner, so that the property has the address of the Owner.
///
/// Where a program reads a property, ampcc writes the call of the getter into the host source. In a
/// template `v.xy` may be a property for some template arguments and any other member for others.
/// There ampcc writes `(__ampcc_read(), v.xy)` (ampcc_rt/host.h): the comma operator below returns
/// the value of a property, and another member stays unchanged. So `auto`, templates and `?:` get
/// the value. lib/Rewrite/PropertyEdits.h makes these edits.
template <class Owner, class T, T (Owner::*Get)() const, T (Owner::*Put)(T)> class property {
public:
  property() = default;
  property(const property &) = delete;

  operator T() const {
    return (static_cast<const Owner *>(static_cast<const void *>(this))->*Get)();
  }

  // The value of an assignment is the value assigned.
  T operator=(const T &value) { return put(value); }
  T operator=(const property &other) { return put(other); }

  T operator+=(const T &o) { return put(T(*this) += o); }
  T operator-=(const T &o) { return put(T(*this) -= o); }
  T operator*=(const T &o) { return put(T(*this) *= o); }
  T operator/=(const T &o) { return put(T(*this) /= o); }
  T operator%=(const T &o) { return put(T(*this) %= o); }
  T operator^=(const T &o) { return put(T(*this) ^= o); }
  T operator|=(const T &o) { return put(T(*this) |= o); }
  T operator&=(const T &o) { return put(T(*this) &= o); }
  T operator<<=(const T &o) { return put(T(*this) <<= o); }
  T operator>>=(const T &o) { return put(T(*this) >>= o); }

  T operator++() { return put(++T(*this)); }
  T operator--() { return put(--T(*this)); }
  T operator++(int) {
    const T old(*this);
    put(++T(old));
    return old;
  }
  T operator--(int) {
    const T old(*this);
    put(--T(old));
    return old;
  }

private:
  T put(const T &value) { return (static_cast<Owner *>(static_cast<void *>(this))->*Put)(value); }
};

} // namespace ampcc_detail
} // namespace Concurrency

namespace ampcc_rt {

// For `__ampcc_read_type<decltype(v.xy)>` (ampcc_rt/host.h): the type T of the value if `v.xy` is a
// property.
template <class O, class T, T (O::*Get)() const, T (O::*Put)(T), class E>
struct read_as<concurrency::ampcc_detail::property<O, T, Get, Put>, E> {
  typedef T type;
};

template <class O, class T, T (O::*Get)() const, T (O::*Put)(T)>
constexpr T operator,(reading, const concurrency::ampcc_detail::property<O, T, Get, Put> &read) {
  return read;
}

} // namespace ampcc_rt

#endif

#endif
