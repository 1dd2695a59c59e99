//===- kernel_arguments.cpp - memory that the arguments of a launch need ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/kernel_arguments.h"
#include "base/error.h"
#include "data/data_source.h"
#include <algorithm>
#include <cstring>

namespace ampcc_rt {

namespace {

/// Returns a + b, or the largest number if the sum is larger.
std::size_t sum_or_most(std::size_t a, std::size_t b) {
  std::size_t sum = 0;
  return __builtin_add_overflow(a, b, &sum) ? ~std::size_t(0) : sum;
}

} // namespace

bool stays_in_view(const argument_list &args, const kernel_arg &buffer, const section &view) {
  const bool is_compared = std::any_of(args.begin(), args.end(), [&](const kernel_arg &each) {
    return each.kind == arg_kind::bytes && each.offset == buffer.offset &&
           each.through_reference == buffer.through_reference &&
           each.inner_offset == buffer.inner_offset;
  });
  const byte_range bounds = view.bounds();
  return !is_compared || (bounds.begin == 0 && bounds.end == view.source().bytes());
}

std::size_t bytes_of_tile_array(const kernel_arg &arg, const void *functor) {
  constexpr std::size_t align = 64; // of native_span::tile_memory, and the most of an element
  u64 bytes = 0;
  std::memcpy(&bytes, locate(arg, functor), sizeof bytes);
  return sum_or_most(bytes, align - 1) / align * align;
}

std::size_t bytes_of_tile_arrays(const argument_list &args, const void *functor) {
  std::size_t bytes = 0;
  for (const kernel_arg &arg : args)
    if (arg.kind == arg_kind::tile_memory)
      bytes = sum_or_most(bytes, bytes_of_tile_array(arg, functor));
  return bytes;
}

void check_tile_memory(const kernel &code, std::size_t arrays, const device &where) {
  const std::size_t bytes = sum_or_most(code.local_memory, arrays);
  if (bytes > where.local_memory())
    throw_unsupported(text("concurrency::parallel_for_each: the kernel at ", code.file, ":",
                           code.line, " needs ", bytes, " bytes of tile_static memory, '",
                           where.name(), "' has ", where.local_memory(), "; use a smaller tile"));
}

} // namespace ampcc_rt
