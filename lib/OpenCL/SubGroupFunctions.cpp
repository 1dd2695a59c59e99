//===- SubGroupFunctions.cpp - operations of sub-groups in OpenCL C ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SubGroupFunctions.h"

std::vector<std::string> ampcc::subGroupFunctions() {
  return {
      "#if defined(cl_nv_pragma_unroll) && COMPUTE_CAPABILITY >= 70",
      "#define SUB_GROUPS() true",
      "#define SUB_GROUP_WAIT(flags)",
      "#define SUB_GROUP_MEMBERS(size) (0xffffffffu >> (32 - (size)))",
      "static inline uint SUB_GROUP_SHUFFLE(uint value, int from, int size) {",
      "  uint result;",
      "  __asm__ volatile(\"shfl.sync.idx.b32 %0, %1, %2, 31, %3;\"",
      "                   : \"=r\"(result)",
      "                   : \"r\"(value), \"r\"(from), \"r\"(SUB_GROUP_MEMBERS(size)));",
      "  return result;",
      "}",
      "static inline uint SUB_GROUP_BALLOT(bool condition, int size) {",
      "  uint result;",
      "  __asm__ volatile(\"{ .reg .pred p; setp.ne.u32 p, %1, 0;\"",
      "                   \"  vote.sync.ballot.b32 %0, p, %2; }\"",
      "                   : \"=r\"(result)",
      "                   : \"r\"((uint)condition), \"r\"(SUB_GROUP_MEMBERS(size)));",
      "  return result;",
      "}",
      "#else",
      "#define SUB_GROUPS() false",
      "#define SUB_GROUP_WAIT(flags) barrier(flags)",
      "#define SUB_GROUP_SHUFFLE(value, from, size) (value)",
      "#define SUB_GROUP_BALLOT(condition, size) 0u",
      "#endif",
  };
}
