//===- generated.h - inputs and outputs of the C++ AMP variants as views ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_GENERATED_H
#define BENCH_GENERATED_H

#include "memory.h"
#include "workload.h"
#include <amp.h>

namespace bench {

template <typename T> concurrency::array_view<const T> input_view(const memory<T> &from) {
  return concurrency::array_view<const T>(static_cast<int>(from.size()), from.data());
}

/// A view over fresh memory that stays alive as long as the variant does.
template <typename T, int N = 1> struct output {
  memory<T> storage;
  concurrency::array_view<T, N> view;

  explicit output(const concurrency::extent<N> &shape)
      : storage(shape.size()), view(shape, storage.data()) {}

  /// The result of a variant that ends in this view.
  std::function<const void *()> result() const {
    auto self = *this;
    return [self]() -> const void * {
      self.view.synchronize();
      return self.storage.data();
    };
  }
};

} // namespace bench

#endif
