//===- message_test.cpp - tests of messages of kernels (spec 12.3) -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/message_log.h"
#include "device/queue.h"
#include "kernels.h"
#include <algorithm>
#include <atomic>
#include <cstdlib>

using namespace concurrency;
using namespace rewritten;
using testing::internal::CaptureStderr;
using testing::internal::GetCapturedStderr;

namespace {

const ampcc_rt::message_arg number[] = {{ampcc_rt::message_value::int32, nullptr}};
const ampcc_rt::message texts[] = {
    {ampcc_rt::message_kind::print, "%d\n", number, 1, "program.cpp", 3},
    {ampcc_rt::message_kind::error, "no %d", number, 1, "program.cpp", 4},
    {ampcc_rt::message_kind::abort, "", nullptr, 0, "program.cpp", 5}};

/// As the text below has it.
void native_speak(const void *const *args, const ampcc_rt::native_span &span) {
  const int what = rewritten::number(args, 0);
  auto *messages = data<std::atomic<std::uint32_t>>(args, 2);
  const std::uint32_t words = what == 2 ? 1 : 2, capacity = messages[3];
  for (auto i = span.begin; i != span.end; ++i) {
    std::uint32_t at = messages[0];
    if (at < capacity)
      at = messages[0].fetch_add(words);
    if (at + words <= capacity) {
      messages[at + 4] = static_cast<std::uint32_t>(what) + 1;
      if (what != 2)
        messages[at + 5] = static_cast<std::uint32_t>(i);
      continue;
    }
    if (at < capacity)
      messages[at + 4] = 0;
    ++messages[what == 0 ? 1 : 2];
  }
}

module_of &speak_module = []() -> module_of & {
  auto &m = *new module_of(
      "C0000000000000090|e1", "speak", sizeof(speak), 1,
      "uint begin_message(__global uint *messages, uint row, uint words, uint lost) {\n"
      "  uint at = atomic_add(&messages[0], 0u);\n"
      "  if (at < messages[3]) {\n"
      "    at = atomic_add(&messages[0], words);\n"
      "    if (at + words <= messages[3]) {\n"
      "      messages[at + 4] = row;\n"
      "      return at + 5;\n"
      "    }\n"
      "    if (at < messages[3])\n"
      "      messages[at + 4] = 0;\n"
      "  }\n"
      "  atomic_add(&messages[lost], 1u);\n"
      "  return messages[3] + 4;\n"
      "}\n"
      "__kernel void speak(int what, int n, __global uint *messages) {\n"
      "  int i = get_global_id(0);\n"
      "  if (i >= n)\n"
      "    return;\n"
      "  uint at = begin_message(messages, what + 1, what == 2 ? 1 : 2, what == 0 ? 1 : 2);\n"
      "  if (what != 2)\n"
      "    messages[at] = i;\n"
      "}\n",
      {value<int>(0, "what"),
       domain(0, "n"),
       {ampcc_rt::arg_kind::messages, false, false, 0, 0, 0, "messages"}});
  m.get().messages = texts;
  m.get().message_count = 3;
  m.with(native_speak).add();
  return m;
}();

/// The output and the error of a view with this much memory for messages.
struct heard {
  std::string printed, thrown;
  heard(int what, int threads, const char *kib = "") {
    setenv("AMPCC_MESSAGE_MEMORY", kib, 1);
    const accelerator_view view = accelerator().create_view();
    CaptureStderr();
    parallel_for_each(view, extent<1>(threads), speak{what});
    thrown = message_of<runtime_exception>([&] { view.wait(); });
    printed = GetCapturedStderr();
    unsetenv("AMPCC_MESSAGE_MEMORY");
  }
  std::size_t lines() const {
    return static_cast<std::size_t>(std::count(printed.begin(), printed.end(), '\n'));
  }
};

TEST(Messages, Print) {
  const heard one(0, 1);
  EXPECT_EQ(one.printed, "0\n");
  EXPECT_EQ(one.thrown, "nothing was thrown");
  EXPECT_EQ(heard(0, 500).lines(), 500u);
}

TEST(Messages, ErrorIsThrown) {
  const heard one(1, 1);
  EXPECT_EQ(one.printed, "no 0\n");
  EXPECT_EQ(one.thrown, "no 0 (direct3d_errorf at program.cpp:4, the kernel at program.cpp:1)");
  EXPECT_NE(heard(1, 3).thrown.find("; and 2 more"), std::string::npos);
}

TEST(Messages, AbortIsThrown) {
  const heard one(2, 3);
  EXPECT_EQ(one.thrown,
            "direct3d_abort at program.cpp:5 ended 3 threads of the kernel at program.cpp:1");
  EXPECT_EQ(one.printed, one.thrown + "\n");
}

// 4 KiB are 1024 words: 512 messages of two.
TEST(Messages, WhatFindsNoRoomIsCounted) {
  const heard full(0, 512, "4");
  EXPECT_EQ(full.lines(), 512u);
  const heard many(0, 600, "4");
  EXPECT_EQ(many.lines(), 513u);
  EXPECT_NE(many.printed.find("ampcc: warning: 88 messages of the kernel at program.cpp:1 found no "
                              "room; AMPCC_MESSAGE_MEMORY gives more (4 KiB)\n"),
            std::string::npos)
      << many.printed;
  EXPECT_EQ(many.thrown, "nothing was thrown");
}

TEST(Messages, ErrorsWithoutRoomAreThrown) {
  const heard many(1, 600, "4");
  EXPECT_NE(many.thrown.find("; and 599 more"), std::string::npos) << many.thrown;
}

/// More launches than may wait for their messages to be looked at.
TEST(Messages, ManyLaunches) {
  const accelerator_view view = accelerator().create_view();
  CaptureStderr();
  for (int i = 0; i < 50; ++i)
    parallel_for_each(view, extent<1>(1), speak{0});
  view.wait();
  std::string expected;
  for (int i = 0; i < 50; ++i)
    expected += "0\n";
  EXPECT_EQ(GetCapturedStderr(), expected);
}

TEST(Messages, TheEndOfAViewPrints) {
  CaptureStderr();
  parallel_for_each(accelerator().create_view(), extent<1>(1), speak{1});
  EXPECT_EQ(GetCapturedStderr(), "no 0\n");
}

TEST(Messages, TheAutoSelectionViewPrints) {
  const accelerator_view view = accelerator::get_auto_selection_view();
  CaptureStderr();
  parallel_for_each(view, extent<1>(1), speak{1});
  EXPECT_THROW(view.wait(), runtime_exception);
  EXPECT_EQ(GetCapturedStderr(), "no 0\n");
}

// The texts go with the module.
TEST(Messages, UnloadingAModulePrints) {
  const accelerator_view view = accelerator().create_view();
  CaptureStderr();
  parallel_for_each(view, extent<1>(1), speak{0});
  ampcc_rt::unregister_module(speak_module.get());
  EXPECT_EQ(GetCapturedStderr(), "0\n");
  speak_module.add();
}

} // namespace
