//===- standard_names.h - differences of Visual C++'s standard library from the system's ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). It adds
// names to std that are not standard and that Visual C++'s library has: functions of C with the
// suffix f, tr1, identity, _Is_iterator and the comparison of a stream with NULL. It adds min and
// max of a size and an unsigned int, which are one type on a system of 32 bits. It removes the
// macros *_WIDTH of C23, which Visual C++'s headers do not define, because programs use such names
// for their own variables. A name is added when a program needs it.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_STANDARD_NAMES_H
#define AMP_MSVC_DETAIL_STANDARD_NAMES_H

#include <climits>
#include <cmath>
#include <cstdint>
#include <iosfwd>
#include <iterator>
#include <memory>
#include <type_traits>
#include <utility>

namespace std {

// clang-format off
using ::acosf; using ::asinf; using ::atanf; using ::atan2f; using ::ceilf; using ::cosf;
using ::coshf; using ::expf; using ::fabsf; using ::floorf; using ::fmodf; using ::frexpf;
using ::ldexpf; using ::logf; using ::log10f; using ::modff; using ::powf; using ::sinf;
using ::sinhf; using ::sqrtf; using ::tanf; using ::tanhf; using ::acoshf; using ::asinhf;
using ::atanhf; using ::cbrtf; using ::copysignf; using ::erff; using ::erfcf; using ::exp2f;
using ::expm1f; using ::fdimf; using ::fmaf; using ::fmaxf; using ::fminf; using ::hypotf;
using ::ilogbf; using ::lgammaf; using ::llrintf; using ::llroundf; using ::log1pf;
using ::log2f; using ::logbf; using ::lrintf; using ::lroundf; using ::nanf;
using ::nearbyintf; using ::nextafterf; using ::nexttowardf; using ::remainderf;
using ::remquof; using ::rintf; using ::roundf; using ::scalblnf; using ::scalbnf;
using ::tgammaf; using ::truncf;
// clang-format on

/// The namespace that these names had before they were in std.
namespace tr1 {
using namespace std;
}

/// For `if (file == NULL)`, which is true after an error. Before C++11 a stream converted to a
/// pointer, and after an error that was null. The type of NULL is int or long here, so the
/// operators take every int and long.
template <typename C, typename T, typename N>
typename enable_if<is_same<N, int>::value || is_same<N, long>::value, bool>::type
operator==(const basic_ios<C, T> &stream, N) {
  return stream.fail();
}
template <typename C, typename T, typename N>
typename enable_if<is_same<N, int>::value || is_same<N, long>::value, bool>::type
operator!=(const basic_ios<C, T> &stream, N) {
  return !stream.fail();
}
template <typename C, typename T, typename N>
typename enable_if<is_same<N, int>::value || is_same<N, long>::value, bool>::type
operator==(N, const basic_ios<C, T> &stream) {
  return stream.fail();
}
template <typename C, typename T, typename N>
typename enable_if<is_same<N, int>::value || is_same<N, long>::value, bool>::type
operator!=(N, const basic_ios<C, T> &stream) {
  return !stream.fail();
}

/// For `while ((file >> x) == true)`, because a stream converted to bool without a cast.
template <typename C, typename T, typename B>
typename enable_if<is_same<B, bool>::value, bool>::type operator==(const basic_ios<C, T> &stream,
                                                                   B value) {
  return stream.fail() != value;
}
template <typename C, typename T, typename B>
typename enable_if<is_same<B, bool>::value, bool>::type operator!=(const basic_ios<C, T> &stream,
                                                                   B value) {
  return stream.fail() == value;
}

/// min and max of a value of type size_t and of an unsigned int, or of ptrdiff_t and int. In a
/// program for a system of 32 bits both have the same type, so it calls std::max with them.
template <typename A, typename B>
using _Size_of_two =
    typename enable_if<(is_same<A, size_t>::value && is_same<B, unsigned int>::value) ||
                           (is_same<A, unsigned int>::value && is_same<B, size_t>::value) ||
                           (is_same<A, ptrdiff_t>::value && is_same<B, int>::value) ||
                           (is_same<A, int>::value && is_same<B, ptrdiff_t>::value),
                       typename common_type<A, B>::type>::type;
template <typename A, typename B> constexpr _Size_of_two<A, B> min(const A &a, const B &b) {
  return b < a ? b : a;
}
template <typename A, typename B> constexpr _Size_of_two<A, B> max(const A &a, const B &b) {
  return a < b ? b : a;
}

/// A function object of Visual C++'s earlier versions. It is left out in C++20, which has its own
/// std::identity.
#if __cplusplus < 202002L
template <typename T> struct identity {
  typedef T type;
  const T &operator()(const T &value) const { return value; }
};
#endif

/// True if std::iterator_traits<T> has an iterator_category. The name is internal to Visual C++'s
/// library, but programs use it.
template <typename T, typename = void> struct _Is_iterator : false_type {};
template <typename T>
struct _Is_iterator<
    T, typename conditional<false, typename iterator_traits<T>::iterator_category, void>::type>
    : true_type {};

} // namespace std

#undef CHAR_WIDTH
#undef SCHAR_WIDTH
#undef UCHAR_WIDTH
#undef SHRT_WIDTH
#undef USHRT_WIDTH
#undef INT_WIDTH
#undef UINT_WIDTH
#undef LONG_WIDTH
#undef ULONG_WIDTH
#undef LLONG_WIDTH
#undef ULLONG_WIDTH
#undef INT8_WIDTH
#undef INT16_WIDTH
#undef INT32_WIDTH
#undef INT64_WIDTH
#undef UINT8_WIDTH
#undef UINT16_WIDTH
#undef UINT32_WIDTH
#undef UINT64_WIDTH
#undef INT_LEAST8_WIDTH
#undef INT_LEAST16_WIDTH
#undef INT_LEAST32_WIDTH
#undef INT_LEAST64_WIDTH
#undef UINT_LEAST8_WIDTH
#undef UINT_LEAST16_WIDTH
#undef UINT_LEAST32_WIDTH
#undef UINT_LEAST64_WIDTH
#undef INT_FAST8_WIDTH
#undef INT_FAST16_WIDTH
#undef INT_FAST32_WIDTH
#undef INT_FAST64_WIDTH
#undef UINT_FAST8_WIDTH
#undef UINT_FAST16_WIDTH
#undef UINT_FAST32_WIDTH
#undef UINT_FAST64_WIDTH
#undef INTPTR_WIDTH
#undef UINTPTR_WIDTH
#undef INTMAX_WIDTH
#undef UINTMAX_WIDTH
#undef PTRDIFF_WIDTH
#undef SIG_ATOMIC_WIDTH
#undef SIZE_WIDTH
#undef WCHAR_WIDTH
#undef WINT_WIDTH
#undef BOOL_WIDTH

#endif
