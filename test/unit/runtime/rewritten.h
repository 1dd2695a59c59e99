//===- rewritten.h - host source as ampcc emits it, written by hand ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for tests of the runtime that do not use ampcc: they build the tables that ampcc would
// have written for a translation unit (ampcc_rt/abi.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TEST_REWRITTEN_H
#define AMPCC_TEST_REWRITTEN_H

#include <ampcc_rt/host.h>

#include <amp.h>
#include <cstring>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>
#include <vector>

namespace rewritten {

// Arguments of kernels. `offset` is the offset of the member in the functor, in bytes.
inline ampcc_rt::kernel_arg buffer(std::size_t offset, const char *name, bool read_only = false) {
  return {
      ampcc_rt::arg_kind::buffer, false, read_only, static_cast<std::uint32_t>(offset), 0, 0, name};
}
inline ampcc_rt::kernel_arg array_reference(std::size_t offset, const char *name) {
  return {ampcc_rt::arg_kind::buffer, true, false, static_cast<std::uint32_t>(offset), 0, 0, name};
}
template <typename T> ampcc_rt::kernel_arg value(std::size_t offset, const char *name) {
  return {ampcc_rt::arg_kind::value,
          false,
          true,
          static_cast<std::uint32_t>(offset),
          0,
          sizeof(T),
          name};
}
inline ampcc_rt::kernel_arg domain(unsigned component, const char *name) {
  return {ampcc_rt::arg_kind::domain, false, true, component, 0, sizeof(int), name};
}

/// A module with one kernel, registered by its constructor.
class module_of {
public:
  module_of(std::string key, const char *name, std::size_t functor_size, unsigned rank,
            const char *source, std::vector<ampcc_rt::kernel_arg> args,
            std::initializer_list<unsigned> work_group = {})
      : key_(std::move(key)), args_(std::move(args)) {
    kernel_.key = key_.c_str();
    kernel_.name = name;
    kernel_.args = args_.data();
    kernel_.arg_count = static_cast<std::uint32_t>(args_.size());
    kernel_.functor_size = static_cast<std::uint32_t>(functor_size);
    kernel_.domain_rank = rank;
    unsigned d = 0;
    for (unsigned extent : work_group)
      kernel_.work_group[d++] = extent;
    for (; d != 0 && d < 3; ++d)
      kernel_.work_group[d] = 1;
    kernel_.file = "program.cpp";
    kernel_.line = 1;
    module_ = {ampcc_rt::abi_version, "program.cpp", source, std::strlen(source), &kernel_, 1, ""};
  }
  /// Gives the kernel a native form with the same arguments.
  module_of &with(ampcc_rt::native_entry entry, std::size_t stack_bytes = 0) {
    variant_ = {"", entry};
    native_ = {args_.data(), kernel_.arg_count, 1, &variant_, stack_bytes};
    kernel_.native = &native_;
    return *this;
  }
  ampcc_rt::kernel &code() { return kernel_; }
  ampcc_rt::module &get() { return module_; }
  void add() { ampcc_rt::register_module(module_); }

private:
  std::string key_;
  std::vector<ampcc_rt::kernel_arg> args_;
  ampcc_rt::native_variant variant_ = {};
  ampcc_rt::native_form native_ = {};
  ampcc_rt::kernel kernel_ = {};
  ampcc_rt::module module_ = {};
};

// Return argument i of a native form: the data of a buffer, and an int.
template <typename T> T *data(const void *const *args, unsigned i) {
  return static_cast<T *>(const_cast<void *>(args[i]));
}
inline int number(const void *const *args, unsigned i) {
  return *static_cast<const int *>(args[i]);
}

// The offsets of the members of an array_view, in bytes (docs/runtime-abi.md).
constexpr std::size_t offset_in_view = 24;
constexpr std::size_t extent_in_view = 32;
constexpr std::size_t stride_in_view(int rank) { return extent_in_view + 4 * rank; }

/// Prefix of a command that runs this executable again, without the environment variables by which
/// lit selects the shard of this run.
constexpr const char *anew =
    "env -u GTEST_TOTAL_SHARDS -u GTEST_SHARD_INDEX -u GTEST_OUTPUT -u AMPCC_TEST_SKIPS ";

/// Calls operation() and returns the message of the exception of type E that it throws.
template <typename E, typename Operation> std::string message_of(Operation operation) {
  try {
    operation();
  } catch (const E &error) {
    return error.what();
  }
  return "nothing was thrown";
}

} // namespace rewritten

#endif
