//===- safeint.h - integers that check their arithmetic -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). SafeInt and the functions
// SafeAdd, SafeCast and their kin of Microsoft's library: an operation whose exact result does not
// fit the type throws, or returns false. The operands may have any integer types. Shifts and bit
// operations check nothing but the number of bits of a shift. A further member of Microsoft's class
// is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_SAFEINT_H
#define AMP_MSVC_SAFEINT_H

#include <type_traits>

namespace msl {
namespace utilities {

enum SafeIntError { SafeIntNoError = 0, SafeIntArithmeticOverflow, SafeIntDivideByZero };

/// The exception that a SafeInt throws by default.
class SafeIntException {
public:
  SafeIntException() : m_code(SafeIntNoError) {}
  SafeIntException(SafeIntError code) : m_code(code) {}

  SafeIntError m_code;
};

struct SafeIntErrorPolicy_SafeIntException {
  [[noreturn]] static void SafeIntOnOverflow() {
    throw SafeIntException(SafeIntArithmeticOverflow);
  }
  [[noreturn]] static void SafeIntOnDivZero() { throw SafeIntException(SafeIntDivideByZero); }
};

// The built-in functions compute the exact result, and return true if it does not fit.
template <typename T, typename U> bool SafeCast(const T from, U &to) {
  return !__builtin_add_overflow(from, static_cast<T>(0), &to);
}
template <typename T, typename U> bool SafeAdd(T left, U right, T &result) {
  return !__builtin_add_overflow(left, right, &result);
}
template <typename T, typename U> bool SafeSubtract(T left, U right, T &result) {
  return !__builtin_sub_overflow(left, right, &result);
}
template <typename T, typename U> bool SafeMultiply(T left, U right, T &result) {
  return !__builtin_mul_overflow(left, right, &result);
}

template <typename T, typename U> bool SafeEquals(const T left, const U right) {
  return left < 0 == right < 0 && static_cast<U>(left) == right && left == static_cast<T>(right);
}
template <typename T, typename U> bool SafeLessThan(const T left, const U right) {
  if ((left < 0) != (right < 0))
    return left < 0;
  typedef std::common_type_t<T, U> Common; // both have the same sign, so this changes no value
  return static_cast<Common>(left) < static_cast<Common>(right);
}
template <typename T, typename U> bool SafeNotEquals(const T left, const U right) {
  return !SafeEquals(left, right);
}
template <typename T, typename U> bool SafeGreaterThan(const T left, const U right) {
  return SafeLessThan(right, left);
}
template <typename T, typename U> bool SafeGreaterThanEquals(const T left, const U right) {
  return !SafeLessThan(left, right);
}
template <typename T, typename U> bool SafeLessThanEquals(const T left, const U right) {
  return !SafeLessThan(right, left);
}

/// False for a division by zero, and for the least number divided by -1.
template <typename T, typename U> bool SafeDivide(T left, U right, T &result) {
  if (right == 0)
    return false;
  // 128 bits hold both operands and the quotient.
  return SafeCast(static_cast<__int128>(left) / static_cast<__int128>(right), result);
}
template <typename T, typename U> bool SafeModulus(const T &left, const U &right, T &result) {
  if (right == 0)
    return false;
  return SafeCast(static_cast<__int128>(left) % static_cast<__int128>(right), result);
}

/// An integer of type T. Policy says what follows an operation whose result does not fit.
template <typename T, typename Policy = SafeIntErrorPolicy_SafeIntException> class SafeInt {
  static_assert(std::is_integral<T>::value, "SafeInt is for integers");

public:
  SafeInt() : value_(0) {}
  template <typename U> SafeInt(const U &value) { check(SafeCast(value, value_)); }
  template <typename U> SafeInt(const SafeInt<U, Policy> &other) : SafeInt(static_cast<U>(other)) {}
  SafeInt(bool value) : value_(value) {}
  SafeInt(const SafeInt &) = default;
  SafeInt &operator=(const SafeInt &) = default;

  template <typename U, std::enable_if_t<std::is_integral<U>::value, int> = 0> operator U() const {
    U to = 0;
    check(SafeCast(value_, to));
    return to;
  }
  operator float() const { return static_cast<float>(value_); }
  operator double() const { return static_cast<double>(value_); }
  T *operator&() { return &value_; }
  const T *operator&() const { return &value_; }
  bool operator!() const { return !value_; }

  SafeInt operator+() const { return *this; }
  SafeInt operator-() const {
    SafeInt to;
    check(SafeSubtract(static_cast<T>(0), value_, to.value_));
    return to;
  }
  SafeInt operator~() const { return static_cast<T>(~value_); }
  SafeInt &operator++() { return *this += 1; }
  SafeInt &operator--() { return *this -= 1; }
  SafeInt operator++(int) {
    SafeInt before = *this;
    ++*this;
    return before;
  }
  SafeInt operator--(int) {
    SafeInt before = *this;
    --*this;
    return before;
  }

  template <typename U> SafeInt &operator+=(U right) {
    check(SafeAdd(value_, plain(right), value_));
    return *this;
  }
  template <typename U> SafeInt &operator-=(U right) {
    check(SafeSubtract(value_, plain(right), value_));
    return *this;
  }
  template <typename U> SafeInt &operator*=(U right) {
    check(SafeMultiply(value_, plain(right), value_));
    return *this;
  }
  template <typename U> SafeInt &operator/=(U right) {
    if (plain(right) == 0)
      Policy::SafeIntOnDivZero();
    check(SafeDivide(value_, plain(right), value_));
    return *this;
  }
  template <typename U> SafeInt &operator%=(U right) {
    if (plain(right) == 0)
      Policy::SafeIntOnDivZero();
    check(SafeModulus(value_, plain(right), value_));
    return *this;
  }
  template <typename U> SafeInt &operator<<=(U right) {
    check(plain(right) >= 0 && plain(right) < static_cast<int>(sizeof(T) * 8));
    value_ = static_cast<T>(value_ << plain(right));
    return *this;
  }
  template <typename U> SafeInt &operator>>=(U right) {
    check(plain(right) >= 0 && plain(right) < static_cast<int>(sizeof(T) * 8));
    value_ = static_cast<T>(value_ >> plain(right));
    return *this;
  }
  template <typename U> SafeInt &operator&=(U right) { return *this = value_ & plain(right); }
  template <typename U> SafeInt &operator|=(U right) { return *this = value_ | plain(right); }
  template <typename U> SafeInt &operator^=(U right) { return *this = value_ ^ plain(right); }

private:
  static void check(bool fits) {
    if (!fits)
      Policy::SafeIntOnOverflow();
  }
  template <typename U> static U plain(U value) { return value; }
  template <typename U> static U plain(const SafeInt<U, Policy> &value) {
    return static_cast<U>(value);
  }

  T value_;
};

// A SafeInt beside a number of any type, and beside another one.
#define AMP_MSVC_SAFEINT_OPERATOR(OPERATOR)                                                        \
  template <typename T, typename U, typename P,                                                    \
            std::enable_if_t<std::is_arithmetic<U>::value, int> = 0>                               \
  SafeInt<T, P> operator OPERATOR(SafeInt<T, P> left, U right) {                                   \
    return left OPERATOR## = right;                                                                \
  }                                                                                                \
  template <typename T, typename U, typename P,                                                    \
            std::enable_if_t<std::is_arithmetic<U>::value, int> = 0>                               \
  SafeInt<T, P> operator OPERATOR(U left, SafeInt<T, P> right) {                                   \
    return SafeInt<T, P>(left) OPERATOR## = right;                                                 \
  }                                                                                                \
  template <typename T, typename U, typename P>                                                    \
  SafeInt<T, P> operator OPERATOR(SafeInt<T, P> left, SafeInt<U, P> right) {                       \
    return left OPERATOR## = right;                                                                \
  }

#define AMP_MSVC_SAFEINT_COMPARISON(OPERATOR, FUNCTION)                                            \
  template <typename T, typename U, typename P,                                                    \
            std::enable_if_t<std::is_arithmetic<U>::value, int> = 0>                               \
  bool operator OPERATOR(SafeInt<T, P> left, U right) {                                            \
    return FUNCTION(static_cast<T>(left), right);                                                  \
  }                                                                                                \
  template <typename T, typename U, typename P,                                                    \
            std::enable_if_t<std::is_arithmetic<U>::value, int> = 0>                               \
  bool operator OPERATOR(U left, SafeInt<T, P> right) {                                            \
    return FUNCTION(left, static_cast<T>(right));                                                  \
  }                                                                                                \
  template <typename T, typename U, typename P>                                                    \
  bool operator OPERATOR(SafeInt<T, P> left, SafeInt<U, P> right) {                                \
    return FUNCTION(static_cast<T>(left), static_cast<U>(right));                                  \
  }

AMP_MSVC_SAFEINT_OPERATOR(+)
AMP_MSVC_SAFEINT_OPERATOR(-)
AMP_MSVC_SAFEINT_OPERATOR(*)
AMP_MSVC_SAFEINT_OPERATOR(/)
AMP_MSVC_SAFEINT_OPERATOR(%)
AMP_MSVC_SAFEINT_OPERATOR(<<)
AMP_MSVC_SAFEINT_OPERATOR(>>)
AMP_MSVC_SAFEINT_OPERATOR(&)
AMP_MSVC_SAFEINT_OPERATOR(|)
AMP_MSVC_SAFEINT_OPERATOR(^)
AMP_MSVC_SAFEINT_COMPARISON(==, SafeEquals)
AMP_MSVC_SAFEINT_COMPARISON(!=, SafeNotEquals)
AMP_MSVC_SAFEINT_COMPARISON(<, SafeLessThan)
AMP_MSVC_SAFEINT_COMPARISON(<=, SafeLessThanEquals)
AMP_MSVC_SAFEINT_COMPARISON(>, SafeGreaterThan)
AMP_MSVC_SAFEINT_COMPARISON(>=, SafeGreaterThanEquals)
#undef AMP_MSVC_SAFEINT_OPERATOR
#undef AMP_MSVC_SAFEINT_COMPARISON

} // namespace utilities
} // namespace msl

#endif
