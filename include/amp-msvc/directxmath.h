//===- directxmath.h - the plain vectors and constants of DirectXMath -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Programs store coordinates and
// matrices in these types. DirectXMath's functions for vectors and matrices, which compute on SIMD
// registers, do not exist. A further type that only stores is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DIRECTXMATH_H
#define AMP_MSVC_DIRECTXMATH_H

#include <cstdint>

namespace DirectX {

#define AMP_MSVC_VECTORS(NAME, TYPE)                                                               \
  struct NAME##2 {                                                                                 \
    TYPE x, y;                                                                                     \
    NAME##2() = default;                                                                           \
    constexpr NAME##2(TYPE x, TYPE y) : x(x), y(y) {}                                              \
  };                                                                                               \
  struct NAME##3 {                                                                                 \
    TYPE x, y, z;                                                                                  \
    NAME##3() = default;                                                                           \
    constexpr NAME##3(TYPE x, TYPE y, TYPE z) : x(x), y(y), z(z) {}                                \
  };                                                                                               \
  struct NAME##4 {                                                                                 \
    TYPE x, y, z, w;                                                                               \
    NAME##4() = default;                                                                           \
    constexpr NAME##4(TYPE x, TYPE y, TYPE z, TYPE w) : x(x), y(y), z(z), w(w) {}                  \
  };
AMP_MSVC_VECTORS(XMFLOAT, float)
AMP_MSVC_VECTORS(XMINT, std::int32_t)
AMP_MSVC_VECTORS(XMUINT, std::uint32_t)
#undef AMP_MSVC_VECTORS

struct XMFLOAT3X3 {
  float m[3][3];
};
struct XMFLOAT4X4 {
  float m[4][4];
};

constexpr float XM_PI = 3.141592654f, XM_2PI = 6.283185307f, XM_PIDIV2 = 1.570796327f;
constexpr float XMConvertToRadians(float degrees) { return degrees * (XM_PI / 180.0f); }
constexpr float XMConvertToDegrees(float radians) { return radians * (180.0f / XM_PI); }

} // namespace DirectX

#endif
