#pragma once
#include <vector>
namespace concurrency {
namespace samples {
struct index {
  int value;
};
template <class T> struct texture {
  T part[4];
};
struct forward;
inline int twice(int x) restrict(amp, cpu) { return 2 * x; }
inline int next(int x) restrict(amp) { return x + 1; }
static int unused(int) { return 0; }
} // namespace samples
} // namespace concurrency
#define USERS_CLAUSE restrict(amp)
#include <amp.h>
#include "launches.h"
