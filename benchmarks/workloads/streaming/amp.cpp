//===- amp.cpp - the streaming workloads in C++ AMP -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "streaming.h"

namespace bench {

using namespace concurrency;

variant vector_add_generated(const streaming &in) {
  const output<float> sum{extent<1>(in.size)};
  const auto x = input_view(in.x);
  const auto y = input_view(in.y);
  const auto z = sum.view;
  const auto run = [=] {
    parallel_for_each(z.extent, [=](index<1> i) restrict(amp) { z[i] = x[i] + y[i]; });
  };
  return {run, sum.result()};
}

namespace {

/// A function object with state rather than a lambda.
struct scaled_sum {
  float factor;
  array_view<const float> x, y;
  array_view<float> result;

  void operator()(index<1> i) const restrict(amp) { result[i] = factor * x[i] + y[i]; }
};

/// Runs a function of two numbers over two arrays.
template <typename Function>
void transform(const array<float> &a, const array<float> &b, array<float> &out,
               const Function &function) {
  parallel_for_each(
      out.extent, [ =, &a, &b, &out ](index<1> i) restrict(amp) { out[i] = function(a[i], b[i]); });
}

} // namespace

variant saxpy_generated(const streaming &in) {
  const output<float> sum{extent<1>(in.size)};
  const scaled_sum kernel{in.factor, input_view(in.x), input_view(in.y), sum.view};
  return {[kernel] { parallel_for_each(kernel.result.extent, kernel); }, sum.result()};
}

variant triad_generated(const streaming &in) {
  const auto x = std::make_shared<array<float>>(in.size, in.x.begin());
  const auto y = std::make_shared<array<float>>(in.size, in.y.begin());
  const auto z = std::make_shared<array<float>>(in.size);
  const memory<float> host(in.size);
  const auto factor = in.factor;
  const auto run = [=] {
    transform(*x, *y, *z, [=](float b, float c) restrict(amp) { return b + factor * c; });
  };
  const auto result = [z, host]() -> const void * {
    copy(*z, host.begin());
    return host.data();
  };
  return {run, result};
}

} // namespace bench
