//===- Races.h - the uses of memory by threads, to find races ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter of KIR, the intermediate representation, ends a launch that has a data race. For
// that Machine calls noteUse() for each access to memory that several threads see. Such memory has
// a cell for each word of 4 bytes. The first use of a part of a word replaces all cells of the
// object by one for each byte. A cell records the last read, write and atomic operation: the
// thread, and the interval between two barriers.
//
// A barrier may order tile_static memory, global memory or both. So both kinds of memory have their
// own intervals. Groups run one after another, and intervals are numbered through all groups.
//
// A new rule of the language about races is a condition in noteUse().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_RACES_H
#define AMPCC_LIB_INTERPRETER_RACES_H

#include <cstdint>
#include <memory>
#include <vector>

namespace ampcc::interpreter {

enum class Access : uint8_t { Read, Write, Atomic };

/// The last use of one kind. When is its interval. Who is 0 if there was none, else the number of
/// the thread and two bits:
///
/// - Several: other threads made such a use in the same interval;
/// - InSeveralGroups: threads of other groups made such a use before.
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

/// The thread that makes a use. Before each use Machine sets the two intervals to those of the kind
/// of memory.
struct User {
  uint32_t Number = 0;       ///< from 1; 0: code of no thread, for which noteUse() is not called
  uint32_t Now = 1;          ///< the interval
  uint32_t FirstOfGroup = 1; ///< the group's first interval
};

/// Tables for reuse by new objects.
class UsePool {
  std::vector<std::unique_ptr<UseTable>> All;
  std::vector<UseTable *> Free;

public:
  UseTable *take(uint64_t Size);
  void give(UseTable *T) { Free.push_back(T); }
};

/// Records a use of the bytes from Begin to End (exclusive). Returns the number of a thread whose
/// use conflicts with it, and then stops to record; 0 if there is none. SameBytes: the use is a
/// write that changes nothing.
///
/// Two uses conflict if all of this holds:
///   - different threads make them;
///   - one of them writes or is atomic, and not both are atomic;
///   - no barrier orders them: they are in one interval of one group, or in different groups.
/// A write of the bytes that the memory already has does not conflict with earlier writes.
uint32_t noteUse(UseTable &T, uint64_t Begin, uint64_t End, Access How, bool SameBytes,
                 const User &Me);

} // namespace ampcc::interpreter

#endif
