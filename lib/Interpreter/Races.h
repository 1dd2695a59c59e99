//===- Races.h - who has used which memory --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory that several threads see has a cell for each word, or for each byte once a part of a word
// was used by itself. A cell knows the last thread that wrote, read and atomically changed it, and
// in which interval between two barriers. Two uses conflict if different threads make them, one of
// them writes, not both are atomic, and no barrier lies between: that is, in the same interval of
// one group, or in different groups. A write of the very bytes that are there conflicts with reads
// only.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_RACES_H
#define AMPCC_LIB_INTERPRETER_RACES_H

#include <cstdint>
#include <memory>
#include <vector>

namespace ampcc::interpreter {

enum class Access : uint8_t { Read, Write, Atomic };

/// The last use of one kind. Who: 0 stands for no thread.
struct Use {
  static constexpr uint32_t Several = 1u << 31, InSeveralGroups = 1u << 30,
                            Number = InSeveralGroups - 1;
  uint32_t Who = 0, When = 0;
};

struct UseCell {
  Use Of[3]; ///< by Access
};

/// The cells of an object.
struct UseTable {
  bool PerByte = false;
  std::vector<UseCell> Cells;
};

/// The thread at hand, as uses know it.
struct User {
  uint32_t Number = 0;       ///< 0: its uses are not noted
  uint32_t Now = 1;          ///< the interval
  uint32_t FirstOfGroup = 1; ///< the group's first interval
};

/// Tables that are not in use.
class UsePool {
  std::vector<std::unique_ptr<UseTable>> All;
  std::vector<UseTable *> Free;

public:
  UseTable *take(uint64_t Size);
  void give(UseTable *T) { Free.push_back(T); }
};

/// Notes a use of the bytes from Begin to End (exclusive). The number of the thread whose use it
/// conflicts with, 0 if there is none; a conflict is not noted. SameBytes: the write changes
/// nothing.
uint32_t noteUse(UseTable &T, uint64_t Begin, uint64_t End, Access How, bool SameBytes,
                 const User &Me);

} // namespace ampcc::interpreter

#endif
