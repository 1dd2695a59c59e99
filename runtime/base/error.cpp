//===- error.cpp - implementation of the functions that throw C++ AMP's exceptions --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.h"
#include <ampcc_rt/buffer.h>
#include <ampcc_rt/host.h>
#include <cstddef>
#include <string>

namespace ampcc_rt {

using namespace concurrency;

void throw_runtime(const std::string &message) {
  throw runtime_exception(message.c_str(), ampcc_detail::error_fail);
}
void throw_invalid_domain(const std::string &message) {
  throw invalid_compute_domain(message.c_str());
}
void throw_out_of_memory(const std::string &message) {
  throw concurrency::out_of_memory(message.c_str());
}
void throw_unsupported(const std::string &message) { throw unsupported_feature(message.c_str()); }

std::wstring widen(const std::string &narrow) {
  std::wstring wide;
  for (char c : narrow)
    wide += static_cast<unsigned char>(c) < 128 ? static_cast<wchar_t>(c) : L'?';
  return wide;
}
std::string narrow(const std::wstring &wide) {
  std::string bytes;
  for (wchar_t c : wide)
    bytes += c >= 0 && c < 128 ? static_cast<char>(c) : '?';
  return bytes;
}

// The functions that the inline functions of include/amp call to report an error. Each message says
// which of the user's numbers is wrong.

void throw_error(const char *message) { throw_runtime(message); }

void throw_no_cpu_access() {
  throw_runtime("concurrency::array: the CPU cannot access this array; copy it, or use an "
                "array_view of it");
}

void throw_bad_extent(const char *what, int dimension, int value) {
  throw_runtime(
      text(what, ": the extent of dimension ", dimension, " (", value, ") must be greater than 0"));
}

/// "2 x 3"
static std::string product(const int *extent, int rank) {
  std::string factors;
  for (int d = 0; d < rank; ++d)
    factors += text(d ? " x " : "", extent[d]);
  return factors;
}

void throw_too_large(const char *what, const int *extent, int rank, std::size_t element_size) {
  throw_runtime(text(what, ": an extent of ", product(extent, rank), " has more elements of ",
                     element_size, " bytes than can be counted"));
}

void throw_long_row(const char *what, unsigned long long elements) {
  throw_runtime(text(what, ": ", elements,
                     " elements are too many for a view of rank 1, whose extent is an int"));
}

void throw_short_source(unsigned long long available, const int *extent, int rank) {
  throw_runtime(text("concurrency::array_view: the container has ", available,
                     " elements, too few for a view of ", product(extent, rank)));
}

void throw_bad_projection(int index, int extent) {
  throw_runtime(text("concurrency::array_view: index ", index,
                     " leaves dimension 0 of the view, whose extent is ", extent));
}

void throw_bad_section(int dimension, int origin, int extent, int available) {
  if (extent <= 0 && origin >= 0 && origin <= available)
    throw_bad_extent("concurrency::array_view::section", dimension, extent);
  throw_runtime(text("concurrency::array_view::section: in dimension ", dimension, ", origin ",
                     origin, " and extent ", extent, " leave the view, whose extent is ",
                     available));
}

void throw_bad_count(long long given, unsigned long long wanted) {
  throw_runtime(
      text("concurrency::copy: the source has ", given, " elements, the destination has ", wanted));
}

void throw_bad_reshape(unsigned long long available, const int *extent, int rank) {
  throw_runtime(text("concurrency::array_view::view_as: the view has ", available,
                     " elements, too few for the new extent of ", product(extent, rank)));
}

void host_stub() {
  throw_runtime("this kernel can only run through concurrency::parallel_for_each");
}

} // namespace ampcc_rt
