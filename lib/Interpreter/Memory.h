//===- Memory.h - objects and the addresses of their bytes ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of a launch in the interpreter of KIR, the intermediate representation. It is a table
// of objects: the buffers of the launch, the tile_static variables of the group that runs, and the
// variables that live in memory. An object is bytes in the host's layout, and a flag for each byte
// that says whether it was written. Machine owns the table and checks all accesses of the kernel
// for bounds and races.
//
// An address is a number, so that pointers are stored and reinterpreted like other numbers: the
// object's index in bits 40 to 61, and 2^39 plus the offset below them. An offset may leave the
// object; an access may not. The three highest bits are free for the passes that use them
// (MixedPointer.h). 0 is null.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_MEMORY_H
#define AMPCC_LIB_INTERPRETER_MEMORY_H

#include "Races.h"
#include "Value.h"
#include "ampcc/KIR/Module.h"
#include <string>
#include <vector>

namespace ampcc::interpreter {

/// Who may see an object.
enum class Sharing : uint8_t { Private, Tile, Launch };

struct Object {
  uint8_t *Values = nullptr;
  uint8_t *Written = nullptr; ///< 0xff where the byte was written, else 0
  uint64_t Size = 0;
  UseTable *Uses = nullptr; ///< the uses by threads, to find races; null for private objects
  const kir::Var *Of = nullptr;
  Sharing Who = Sharing::Private;
  bool IsLive = false;
  uint8_t SizeClass = 0;
};

class Memory {
public:
  static constexpr unsigned OffsetBits = 40, IndexBits = 22;
  static constexpr uint64_t OffsetMask = (uint64_t(1) << OffsetBits) - 1;
  static constexpr uint64_t Middle = uint64_t(1) << (OffsetBits - 1);
  static constexpr uint32_t MostObjects = 1u << 20;

  static uint64_t addressOf(uint32_t Index) { return uint64_t(Index) << OffsetBits | Middle; }
  static uint32_t indexOf(uint64_t Address) { return uint32_t(Address >> OffsetBits); }
  static int64_t offsetOf(uint64_t Address) {
    return static_cast<int64_t>(Address & OffsetMask) - static_cast<int64_t>(Middle);
  }
  /// Address moved by By bytes. An address that would leave the range of its object's addresses
  /// becomes the edge of that range, which is out of all bounds.
  static uint64_t moved(uint64_t Address, int64_t By) {
    uint64_t To = Address + static_cast<uint64_t>(By);
    if (By > int64_t(Middle) || By < -int64_t(Middle) || ((To ^ Address) >> OffsetBits) != 0)
      To = (Address & ~OffsetMask) | (By < 0 ? 0 : OffsetMask);
    return To;
  }

  Memory();
  ~Memory();
  Memory(const Memory &) = delete;
  Memory &operator=(const Memory &) = delete;

  /// The index of a new object whose bytes are not written; 0 if there are too many objects or they
  /// take too much memory. Invalidates all references to objects.
  uint32_t create(uint64_t Size, Sharing Who, const kir::Var *Of);
  void destroy(uint32_t Index);
  /// Destroys all objects.
  void clear();
  /// Makes O as if it were new: no byte is written, and no use is recorded.
  void renew(Object &O);

  /// The live object whose range of addresses has Address, which may be out of the object's bounds;
  /// null if there is none. The table begins with an object that is never live, for the null
  /// pointer.
  Object *find(uint64_t Address) {
    const uint32_t Index = indexOf(Address);
    return Index < Objects.size() && Objects[Index].IsLive ? &Objects[Index] : nullptr;
  }
  /// The object with this index, live or not.
  Object &at(uint32_t Index) { return Objects[Index]; }
  bool wasDestroyed(uint64_t Address) const {
    const uint32_t Index = indexOf(Address);
    return Index != 0 && Index < Objects.size() && !Objects[Index].IsLive;
  }

private:
  uint8_t *allocate(uint64_t Size, uint8_t &Class);
  static uint64_t taken(uint64_t Size, Sharing Who);

  uint64_t Taken = 0; ///< by all objects
  std::vector<Object> Objects;
  /// Free indices. The one that was freed first is used first, so that a pointer to an object that
  /// has ended does not soon lead to another one.
  std::vector<uint32_t> Free;
  size_t FirstFree = 0;
  static constexpr unsigned Classes = 48;
  std::vector<uint8_t *> Blocks[Classes]; ///< free ones, of 2^class bytes
  UsePool Pool;
};

} // namespace ampcc::interpreter

#endif
