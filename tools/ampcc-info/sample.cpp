//===- sample.cpp - sample kernel that tests a device ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Both forms of the kernel are written by hand in the way that ampcc emits them, because this tool
// is built without ampcc.
//
//===----------------------------------------------------------------------===//
#include <ampcc_rt/host.h>

#include <amp.h>

#include "sample.h"
#include <algorithm>
#include <chrono>
#include <vector>

using namespace concurrency;

namespace {

/// numbers[i] = i * i + 1
struct squares {
  // NOLINTNEXTLINE(bugprone-reserved-identifier): as ampcc writes it
  using __ampcc_place = ampcc_rt::class_site<squares, 0x1>;
  array_view<int, 1> numbers;
};

constexpr char source[] = "__kernel void squares(__global int *numbers, int offset, int n) {\n"
                          "  int i = get_global_id(0);\n"
                          "  if (i < n)\n"
                          "    numbers[offset + i] = i * i + 1;\n"
                          "}\n";

void native_squares(const void *const *args, const ampcc_rt::native_span &span) {
  int *numbers =
      static_cast<int *>(const_cast<void *>(args[0])) + *static_cast<const int *>(args[1]);
  for (auto i = span.begin; i != span.end; ++i)
    numbers[i] = static_cast<int>(i * i + 1);
}

constexpr unsigned offset_in_view = 24; // docs/runtime-abi.md
constexpr ampcc_rt::kernel_arg args[] = {
    {ampcc_rt::arg_kind::buffer, false, false, 0, 0, 0, "numbers"},
    {ampcc_rt::arg_kind::value, false, true, offset_in_view, 0, sizeof(int), "offset"},
    {ampcc_rt::arg_kind::domain, false, true, 0, 0, sizeof(int), "n"}};
constexpr ampcc_rt::native_variant variant = {"", native_squares};
constexpr ampcc_rt::native_form native = {args, 3, 1, &variant, 0};
constexpr ampcc_rt::kernel code = {"C0000000000000001|e1",
                                   "squares",
                                   args,
                                   3,
                                   sizeof(squares),
                                   1,
                                   {0, 0, 0},
                                   0,
                                   false,
                                   0,
                                   false,
                                   false,
                                   "the sample kernel",
                                   1,
                                   "squares",
                                   &native};
constexpr ampcc_rt::module unit = {
    ampcc_rt::abi_version, "the sample kernel", source, sizeof source - 1, &code, 1, ""};

double run(const accelerator_view &on, const array_view<int, 1> &numbers) {
  const auto begin = std::chrono::steady_clock::now();
  parallel_for_each(on, numbers.extent, squares{numbers});
  on.wait();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin)
      .count();
}

} // namespace

trial try_sample(const ampcc_rt::device &where) {
  static const bool registered = (ampcc_rt::register_module(unit), true);
  static_cast<void>(registered);
  trial result;
  result.threads = 1 << 20;
  std::vector<int> memory(static_cast<std::size_t>(result.threads));
  array_view<int, 1> numbers(result.threads, memory);
  result.first_ms = run(where.default_view(), numbers);
  result.launch_ms = run(where.default_view(), numbers);
  for (int more = 0; more < 4; ++more)
    result.launch_ms = std::min(result.launch_ms, run(where.default_view(), numbers));
  numbers.synchronize();
  result.right = true;
  for (std::size_t i = 0; i < memory.size(); ++i)
    result.right &=
        memory[i] == static_cast<int>(static_cast<unsigned>(i) * static_cast<unsigned>(i) + 1);
  return result;
}
