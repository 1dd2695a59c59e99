//===- norm.h - the normalised floats norm and unorm (spec 10.7) ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// norm is a float in [-1, 1], unorm one in [0, 1]. Textures store such components as integers of 8
// or 16 bits, and programs use both types as scalars of short vectors. Arithmetic between two of
// one type clamps its result to the range. With a float it is float arithmetic, because both types
// convert to float. Members of both belong in their base class, normalized.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_NORM_H
#define AMP_DETAIL_NORM_H

#include "config.h"

namespace Concurrency {
namespace graphics {

namespace ampcc_detail {

/// The common base of norm and unorm, which are Self: a float that every operation clamps to the
/// range from Self::low() to 1. A NaN stays a NaN, an infinity becomes an end of the range.
template <class Self> class AMPCC_LIBRARY_CLASS("normalized") normalized {
public:
  operator float() const AMPCC_DUAL { return value_; }

  Self &operator+=(const Self &o) AMPCC_DUAL { return assign(value_ + o.value_); }
  Self &operator-=(const Self &o) AMPCC_DUAL { return assign(value_ - o.value_); }
  Self &operator*=(const Self &o) AMPCC_DUAL { return assign(value_ * o.value_); }
  Self &operator/=(const Self &o) AMPCC_DUAL { return assign(value_ / o.value_); }

  Self &operator++() AMPCC_DUAL { return assign(value_ + 1.0f); }
  Self &operator--() AMPCC_DUAL { return assign(value_ - 1.0f); }
  Self operator++(int) AMPCC_DUAL {
    Self old(value_);
    assign(value_ + 1.0f);
    return old;
  }
  Self operator--(int) AMPCC_DUAL {
    Self old(value_);
    assign(value_ - 1.0f);
    return old;
  }

  friend Self operator+(const Self &a, const Self &b) AMPCC_DUAL {
    return Self(a.value_ + b.value_);
  }
  friend Self operator-(const Self &a, const Self &b) AMPCC_DUAL {
    return Self(a.value_ - b.value_);
  }
  friend Self operator*(const Self &a, const Self &b) AMPCC_DUAL {
    return Self(a.value_ * b.value_);
  }
  friend Self operator/(const Self &a, const Self &b) AMPCC_DUAL {
    return Self(a.value_ / b.value_);
  }

  friend bool operator==(const Self &a, const Self &b) AMPCC_DUAL { return a.value_ == b.value_; }
  friend bool operator!=(const Self &a, const Self &b) AMPCC_DUAL { return a.value_ != b.value_; }
  friend bool operator<(const Self &a, const Self &b) AMPCC_DUAL { return a.value_ < b.value_; }
  friend bool operator>(const Self &a, const Self &b) AMPCC_DUAL { return a.value_ > b.value_; }
  friend bool operator<=(const Self &a, const Self &b) AMPCC_DUAL { return a.value_ <= b.value_; }
  friend bool operator>=(const Self &a, const Self &b) AMPCC_DUAL { return a.value_ >= b.value_; }

protected:
  explicit normalized(float v) AMPCC_DUAL : value_(clamp(v)) {}

private:
  static float clamp(float v) AMPCC_DUAL {
    return v < Self::low() ? Self::low() : v > 1.0f ? 1.0f : v;
  }
  Self &assign(float v) AMPCC_DUAL {
    value_ = clamp(v);
    return static_cast<Self &>(*this);
  }

  float value_;
};

} // namespace ampcc_detail

class AMPCC_LIBRARY_CLASS("normalized") unorm;

/// A float in [-1, 1]. A constructor clamps its argument.
class AMPCC_LIBRARY_CLASS("normalized") norm : public ampcc_detail::normalized<norm> {
  typedef ampcc_detail::normalized<norm> base;
  friend base;
  static float low() AMPCC_DUAL { return -1.0f; }

public:
  norm() AMPCC_DUAL : base(0.0f) {}
  explicit norm(float v) AMPCC_DUAL : base(v) {}
  explicit norm(unsigned int v) AMPCC_DUAL : base(static_cast<float>(v)) {}
  explicit norm(int v) AMPCC_DUAL : base(static_cast<float>(v)) {}
  explicit norm(double v) AMPCC_DUAL : base(static_cast<float>(v)) {}
  norm(const unorm &other) AMPCC_DUAL;

  norm operator-() const AMPCC_DUAL { return norm(-static_cast<float>(*this)); }
};

/// A float in [0, 1]. A constructor clamps its argument.
class AMPCC_LIBRARY_CLASS("normalized") unorm : public ampcc_detail::normalized<unorm> {
  typedef ampcc_detail::normalized<unorm> base;
  friend base;
  static float low() AMPCC_DUAL { return 0.0f; }

public:
  unorm() AMPCC_DUAL : base(0.0f) {}
  explicit unorm(float v) AMPCC_DUAL : base(v) {}
  explicit unorm(unsigned int v) AMPCC_DUAL : base(static_cast<float>(v)) {}
  explicit unorm(int v) AMPCC_DUAL : base(static_cast<float>(v)) {}
  explicit unorm(double v) AMPCC_DUAL : base(static_cast<float>(v)) {}
  explicit unorm(const norm &other) AMPCC_DUAL : base(static_cast<float>(other)) {}
};

inline norm::norm(const unorm &other) AMPCC_DUAL : base(static_cast<float>(other)) {}

} // namespace graphics
} // namespace Concurrency

#define UNORM_MIN (::concurrency::graphics::unorm(0.0f))
#define UNORM_MAX (::concurrency::graphics::unorm(1.0f))
#define UNORM_ZERO (::concurrency::graphics::unorm(0.0f))
#define NORM_ZERO (::concurrency::graphics::norm(0.0f))
#define NORM_MIN (::concurrency::graphics::norm(-1.0f))
#define NORM_MAX (::concurrency::graphics::norm(1.0f))

#endif
