//===- crt_floats.h - floating-point functions of Visual C++'s C library --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// detail/dialect.h includes this file before every source for Visual C++ (--amp-msvc). Numbers of
// these classes have the values of Visual C++, because programs print them. The functions that
// control the floating-point unit do nothing and report no exceptions (crt_text.h). A further
// function of this subject is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CRT_FLOATS_H
#define AMP_MSVC_DETAIL_CRT_FLOATS_H

#include "crt_text.h"
#include "secure.h"
#include <cfloat>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define _FPCLASS_SNAN 0x0001
#define _FPCLASS_QNAN 0x0002
#define _FPCLASS_NINF 0x0004
#define _FPCLASS_NN 0x0008
#define _FPCLASS_ND 0x0010
#define _FPCLASS_NZ 0x0020
#define _FPCLASS_PZ 0x0040
#define _FPCLASS_PD 0x0080
#define _FPCLASS_PN 0x0100
#define _FPCLASS_PINF 0x0200
/// Returns one of the constants above. Signalling NaNs are reported as quiet ones.
inline int _fpclass(double value) {
  const bool is_negative = __builtin_signbit(value);
  switch (__builtin_fpclassify(0, 1, 2, 3, 4, value)) {
  case 0:
    return _FPCLASS_QNAN;
  case 1:
    return is_negative ? _FPCLASS_NINF : _FPCLASS_PINF;
  case 2:
    return is_negative ? _FPCLASS_NN : _FPCLASS_PN;
  case 3:
    return is_negative ? _FPCLASS_ND : _FPCLASS_PD;
  default:
    return is_negative ? _FPCLASS_NZ : _FPCLASS_PZ;
  }
}
inline double _chgsign(double value) { return -value; }
inline float _chgsignf(float value) { return -value; }
inline float _copysignf(float value, float sign) { return __builtin_copysignf(value, sign); }
inline int _isnanf(float value) { return __builtin_isnan(value) ? 1 : 0; }
inline int _finitef(float value) { return __builtin_isfinite(value) ? 1 : 0; }
inline int _fpclassf(float value) {
  // A denormal number of type float is a normal one of type double.
  const int kind = _fpclass(static_cast<double>(value));
  const bool is_small = value != 0 && __builtin_fabsf(value) < FLT_MIN;
  return !is_small ? kind : kind == _FPCLASS_NN ? _FPCLASS_ND : _FPCLASS_PD;
}
inline float _hypotf(float x, float y) { return ::hypotf(x, y); }
inline float _logbf(float value) { return ::logbf(value); }
inline float _nextafterf(float from, float to) { return ::nextafterf(from, to); }
inline double _j0(double x) { return ::j0(x); }
inline double _j1(double x) { return ::j1(x); }
inline double _jn(int n, double x) { return ::jn(n, x); }
inline double _y0(double x) { return ::y0(x); }
inline double _y1(double x) { return ::y1(x); }
inline double _yn(int n, double x) { return ::yn(n, x); }

#define _EM_DENORMAL 0x00080000
#define _RC_NEAR 0x00000000
#define _RC_DOWN 0x00000100
#define _RC_UP 0x00000200
#define _RC_CHOP 0x00000300
#define _MCW_PC 0x00030000
#define _PC_64 0x00000000
#define _PC_53 0x00010000
#define _PC_24 0x00020000
#define _MCW_IC 0x00040000
#define _DN_SAVE 0x00000000
#define _CW_DEFAULT (_RC_NEAR | _PC_53 | _MCW_EM)
#define _SW_INVALID 0x00000010
#define _SW_ZERODIVIDE 0x00000008
#define _SW_OVERFLOW 0x00000004
#define _SW_UNDERFLOW 0x00000002
#define _SW_INEXACT 0x00000001
#define _SW_DENORMAL 0x00080000
#ifndef MCW_EM
#define MCW_EM _MCW_EM
#define MCW_RC _MCW_RC
#define MCW_PC _MCW_PC
#define RC_CHOP _RC_CHOP
#define RC_NEAR _RC_NEAR
#define PC_24 _PC_24
#define PC_53 _PC_53
#define PC_64 _PC_64
#define EM_INVALID _EM_INVALID
#define EM_ZERODIVIDE _EM_ZERODIVIDE
#define EM_OVERFLOW _EM_OVERFLOW
#define EM_UNDERFLOW _EM_UNDERFLOW
#define EM_INEXACT _EM_INEXACT
#endif
inline unsigned int _control87(unsigned int, unsigned int) { return _CW_DEFAULT; }
inline unsigned int _clear87() { return 0; }
inline unsigned int _status87() { return 0; }
inline void _fpreset() {}
inline int _set_SSE2_enable(int) { return 1; }
inline int _get_FMA3_enable() { return 0; }
inline int _set_FMA3_enable(int) { return 0; }

/// Text of the digits of a number, with `digits` of them after the decimal point (_fcvt) or in all
/// (_ecvt), in a buffer that the next call overwrites. The text has no point: `*point` is its
/// position.
inline char *_ecvt(double value, int digits, int *point, int *is_negative) {
  return ::ecvt(value, digits, point, is_negative);
}
inline char *_fcvt(double value, int digits, int *point, int *is_negative) {
  return ::fcvt(value, digits, point, is_negative);
}
namespace amp_msvc {

/// Copies the text, which must fit; `function` is the caller's name for the message.
inline errno_t copy_digits(char *to, std::size_t size, const char *text, const char *function) {
  require(to && std::strlen(text) < size, function);
  std::strcpy(to, text);
  return 0;
}

} // namespace amp_msvc

inline errno_t _ecvt_s(char *to, std::size_t size, double value, int digits, int *point,
                       int *is_negative) {
  return amp_msvc::copy_digits(to, size, _ecvt(value, digits, point, is_negative), "_ecvt_s");
}
inline errno_t _fcvt_s(char *to, std::size_t size, double value, int digits, int *point,
                       int *is_negative) {
  return amp_msvc::copy_digits(to, size, _fcvt(value, digits, point, is_negative), "_fcvt_s");
}
/// Enough for the text of any number.
#define _CVTBUFSIZE 349
inline errno_t _gcvt_s(char *to, std::size_t size, double value, int digits) {
  char text[64];
  _gcvt(value, digits < 40 ? digits : 40, text);
  amp_msvc::require(to && std::strlen(text) < size, "_gcvt_s");
  std::strcpy(to, text);
  return 0;
}
template <std::size_t N> errno_t _gcvt_s(char (&to)[N], double value, int digits) {
  return _gcvt_s(to, N, value, digits);
}

#endif
