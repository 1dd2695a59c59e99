//===- Memory.cpp - objects and the addresses of their bytes --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Memory.h"
#include "llvm/Support/MathExtras.h"
#include <cstdlib>

using namespace ampcc::interpreter;

/// The most bytes that all objects together may have. A test needs no more.
static constexpr uint64_t MostBytes = uint64_t(1) << 30;

Memory::Memory() : Objects(1) {}

Memory::~Memory() {
  clear();
  for (std::vector<uint8_t *> &Class : Blocks)
    for (uint8_t *Block : Class)
      std::free(Block);
}

uint8_t *Memory::allocate(uint64_t Size, uint8_t &Class) {
  Class = std::max(4u, llvm::Log2_64_Ceil(std::max<uint64_t>(Size, 1)));
  if (Blocks[Class].empty())
    return static_cast<uint8_t *>(std::malloc(size_t(2) << Class));
  uint8_t *Block = Blocks[Class].back();
  Blocks[Class].pop_back();
  return Block;
}

/// With the table of its uses, which has 24 bytes for 4 of the object or for each.
uint64_t Memory::taken(uint64_t Size, Sharing Who) {
  return Who == Sharing::Private ? Size : 4 * Size;
}

uint32_t Memory::create(uint64_t Size, Sharing Who, const kir::Var *Of) {
  if (Size > MostBytes || taken(Size, Who) > MostBytes - Taken)
    return 0;
  uint32_t Index;
  // Some indices rest before they are used again.
  constexpr size_t Resting = 64;
  if (Free.size() - FirstFree > Resting) {
    Index = Free[FirstFree++];
    if (FirstFree >= 4096) {
      Free.erase(Free.begin(), Free.begin() + FirstFree);
      FirstFree = 0;
    }
  } else {
    Index = Objects.size();
    if (Index == MostObjects)
      return 0;
    Objects.emplace_back();
  }
  Object &O = Objects[Index];
  O.Values = allocate(Size, O.SizeClass);
  if (!O.Values)
    return 0;
  O.Written = O.Values + (size_t(1) << O.SizeClass);
  O.Size = Size;
  O.Who = Who;
  O.Of = Of;
  O.IsLive = true;
  O.Uses = Who == Sharing::Private ? nullptr : Pool.take(Size);
  Taken += taken(Size, Who);
  std::memset(O.Written, 0, Size);
  return Index;
}

void Memory::destroy(uint32_t Index) {
  Object &O = Objects[Index];
  Blocks[O.SizeClass].push_back(O.Values);
  Taken -= taken(O.Size, O.Who);
  if (O.Uses)
    Pool.give(O.Uses);
  O.Uses = nullptr;
  O.Size = 0;
  O.IsLive = false;
  Free.push_back(Index);
}

void Memory::clear() {
  for (uint32_t I = 1; I < Objects.size(); ++I)
    if (Objects[I].IsLive)
      destroy(I);
  Objects.resize(1);
  Free.clear();
  FirstFree = 0;
}

void Memory::renew(Object &O) {
  std::memset(O.Written, 0, O.Size);
  if (O.Uses) {
    Pool.give(O.Uses);
    O.Uses = Pool.take(O.Size);
  }
}
