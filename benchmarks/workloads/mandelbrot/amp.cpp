//===- amp.cpp - the Mandelbrot set in C++ AMP, with a complex class ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "mandelbrot.h"

namespace bench {

using namespace concurrency;

namespace {

class complex {
public:
  complex(float real, float imaginary) restrict(amp, cpu) : real_(real), imaginary_(imaginary) {}
  float real() const restrict(amp, cpu) { return real_; }
  float imaginary() const restrict(amp, cpu) { return imaginary_; }
  complex &operator+=(const complex &o) restrict(amp, cpu) {
    real_ += o.real_;
    imaginary_ += o.imaginary_;
    return *this;
  }
  friend complex operator+(complex a, const complex &b) restrict(amp, cpu) { return a += b; }
  friend complex operator*(const complex &a, const complex &b) restrict(amp, cpu) {
    return complex(a.real_ * b.real_ - a.imaginary_ * b.imaginary_,
                   a.real_ * b.imaginary_ + a.imaginary_ * b.real_);
  }
  friend float norm(const complex &a) restrict(amp, cpu) {
    return a.real_ * a.real_ + a.imaginary_ * a.imaginary_;
  }

private:
  float real_, imaginary_;
};

/// Steps until z leaves the circle of radius 2.
unsigned steps(const complex &c, unsigned most) restrict(amp) {
  complex z(0, 0);
  unsigned step = 0;
  while (step < most && norm(z) <= 4.0f) {
    z = z * z + c;
    ++step;
  }
  return step;
}

} // namespace

variant mandelbrot_generated(const picture &in) {
  const output<unsigned, 2> image{extent<2>(in.size, in.size)};
  const float left = picture::left, top = picture::top;
  const float scale = picture::width / static_cast<float>(in.size);
  const auto to = image.view;
  const auto run = [=] {
    parallel_for_each(
        to.extent, [=](index<2> i) restrict(amp) {
          const complex c(left + scale * static_cast<float>(i[1]),
                          top + scale * static_cast<float>(i[0]));
          to[i] = steps(c, picture::most_steps);
        });
  };
  return {run, image.result()};
}

} // namespace bench
