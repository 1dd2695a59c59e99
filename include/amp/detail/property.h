//===- property.h - properties for host compilers that have none ----------===//
//
// Compilers that know `__declspec(property)` get exactly those. For the others a property of a
// container is a reference to, or a copy of, what cannot change while the object lives. The short
// vectors have dozens of properties over one value: there a property is a data member without data
// of its own, at its owner's address, that calls the getter and the setter. It cannot be copied
// away from its owner: `auto p = v.xy` does not compile there.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_PROPERTY_H
#define AMP_DETAIL_PROPERTY_H

#include "config.h"

#ifndef AMPCC_HAS_PROPERTIES

namespace concurrency {
namespace detail {

/// A T read with Get and written with Put, in a union with the first member of an Owner.
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

} // namespace detail
} // namespace concurrency

#endif

#endif
