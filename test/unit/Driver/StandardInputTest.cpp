//===- StandardInputTest.cpp - tests of sources from pipes ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StandardInput.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"
#include <sys/stat.h>

using namespace ampcc;

namespace {

/// The writer ends before its thread has opened the pipe, and without a reader.
TEST(PipeWriterTest, EndsWithoutReader) {
  llvm::SmallString<64> Folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("pipewriter", Folder));
  const std::string Pipe = (Folder + "/pipe").str();
  ASSERT_EQ(::mkfifo(Pipe.c_str(), 0600), 0);
  TemporaryFile Text;
  ASSERT_FALSE(Text.write("cpp", std::string(1 << 20, ' ')));
  for (int Repeat = 0; Repeat < 20; ++Repeat)
    PipeWriter(Pipe, Text);
  llvm::sys::fs::remove_directories(Folder);
}

} // namespace
