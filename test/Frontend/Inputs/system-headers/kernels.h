#pragma once
#include <amp.h>
namespace kernels {
template <class V> struct fill {
  V view;
  int value;
  template <class I> void operator()(I i) const restrict(amp) { view[i] = value; }
};
} // namespace kernels
