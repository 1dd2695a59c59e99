#pragma once
#include <amp.h>
#include <AMP_Math.h>

inline float InverseSquareRoot(float v) restrict(cpu) { return 1.0f / sqrtf(v); }
inline float InverseSquareRoot(float v) restrict(amp) {
  return 1.0f / concurrency::precise_math::sqrtf(v);
}
