//===- Arguments.cpp - arguments and memory of a launch ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Arguments.h"
#include <algorithm>

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;
using kir::ArgBinding;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

uint64_t Arguments::newMemory(const Bytes &From, const kir::Var *Of) {
  const uint64_t Address = M.newObject(nullptr, From.size(), Sharing::Launch, Of);
  Object &O = *M.Mem.find(Address);
  if (From.size() != 0)
    std::memcpy(O.Values, From.Values.data(), From.size());
  for (size_t I = 0; I < From.size(); ++I)
    O.Written[I] = From.Initialised[I] ? 0xff : 0;
  return Address;
}

Bytes Arguments::contents(uint64_t Address) const {
  const Object &O = M.Mem.at(Memory::indexOf(Address));
  Bytes Result(O.Size);
  for (size_t I = 0; I < O.Size; ++I) {
    Result.Initialised[I] = O.Written[I] != 0;
    Result.Values[I] = O.Written[I] ? O.Values[I] : 0;
  }
  return Result;
}

Value Arguments::bufferAt(HostPlace Place, const kir::Var &P) {
  // Two containers may be views of one memory.
  if (auto Same = M.L->Aliases.find(Place); Same != M.L->Aliases.end())
    Place = Same->second;
  auto [It, New] = Buffers.try_emplace(Place);
  if (New) {
    auto Given = M.L->Buffers.find(Place);
    It->second = newMemory(Given == M.L->Buffers.end() ? Bytes() : Given->second, &P);
  }
  return {It->second, true};
}

/// The memory for a pointer without a binding; Path is its name in Launch::Unbound. 0 if the launch
/// has none.
uint64_t Arguments::memoryFor(const std::string &Path, const kir::Var *Of) {
  auto Given = M.L->Unbound.find(Path);
  if (Given == M.L->Unbound.end())
    return 0;
  auto [It, New] = Unbound.try_emplace(Path);
  if (New)
    It->second = newMemory(Given->second, Of);
  return It->second;
}

/// Pointers in an object at the address get memory of their own where the launch has some.
void Arguments::fillPointers(const kir::Type *T, uint64_t Address, const std::string &Path,
                             const kir::Var *Of) {
  if (auto *S = dyn_cast<kir::StructType>(T)) {
    for (const kir::Field &Each : S->Fields)
      if (kir::containsPointer(Each.Ty))
        fillPointers(Each.Ty, Address + Each.Offset, Path + "." + Each.Name, Of);
  } else if (auto *P = dyn_cast<kir::PointerType>(T)) {
    const uint64_t Memory = memoryFor(Path, Of);
    Object &O = *M.Mem.find(Address);
    const uint64_t Offset = Memory::offsetOf(Address);
    if (Memory == 0 || Offset + 8 > O.Size)
      return;
    std::memcpy(O.Values + Offset, &Memory, 8);
    std::memset(O.Written + Offset, 0xff, 8);
    fillPointers(P->Pointee, Memory, P->Pointee->isPointer() ? Path + ".*" : Path, Of);
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value Arguments::fromBytes(const kir::Var &P, const Bytes &From, uint64_t Offset) {
  const kir::Type *T = P.Ty;
  if (T->isAggregate()) {
    Bytes Part(T->size(), 0, false);
    for (size_t I = 0; I < Part.size() && Offset + I < From.size(); ++I) {
      Part.Values[I] = From.Values[Offset + I];
      Part.Initialised[I] = From.Initialised[Offset + I];
    }
    const uint64_t Address = newMemory(Part, &P);
    fillPointers(T, Address, P.Name, &P);
    return {Address, true};
  }
  const Scalar S = scalarOf(T);
  uint64_t Bits = 0;
  bool Defined = true;
  for (size_t I = 0; I < sizeOf(S); ++I) {
    Defined &= Offset + I < From.size() && From.Initialised[Offset + I];
    if (Defined)
      Bits |= uint64_t(From.Values[Offset + I]) << 8 * I;
  }
  return {withType(S, [&](auto V) { return bitsOf(as<decltype(V)>(Bits)); }), Defined};
}

Value Arguments::unbound(const kir::Var &P) {
  if (auto *Pointer = dyn_cast<kir::PointerType>(P.Ty)) {
    const uint64_t Address = memoryFor(P.Name, &P);
    if (Address)
      fillPointers(Pointer->Pointee, Address,
                   Pointer->Pointee->isPointer() ? P.Name + ".*" : P.Name, &P);
    return {Address, Address != 0};
  }
  auto Given = M.L->Unbound.find(P.Name);
  return fromBytes(P, Given == M.L->Unbound.end() ? Bytes() : Given->second, 0);
}

/// Memory of as many bytes as the functor says, which each tile has.
Value Arguments::tileMemory(const kir::Var &P) {
  constexpr uint64_t Most = 1 << 16;
  uint64_t Size = 0;
  for (uint64_t I = 0; I < 8 && P.Binding->Offset + I < M.L->Functor.size(); ++I)
    Size |= uint64_t(M.L->Functor.Values[P.Binding->Offset + I]) << 8 * I;
  if (Size > Most)
    M.failAt(nullptr, Problem::Unsupported, "more than %llu bytes of memory for a tile",
             (unsigned long long)Most);
  M.TileArrayAddresses.push_back(M.newObject(nullptr, Size, Sharing::Tile, &P));
  return {M.TileArrayAddresses.back(), true};
}

/// Words as docs/runtime-abi.md has them, "Messages".
Value Arguments::messages() {
  if (MessageMemory == 0) {
    constexpr unsigned Header = 4, Lost = 256;
    const size_t Counters = 2 + 2 * M.Mod.Sites.size();
    const size_t AfterLost = Header + M.L->MessageWords + Lost;
    MessageMemory = M.newObject(nullptr, 4 * (AfterLost + Counters), Sharing::Launch, nullptr);
    Object &O = *M.Mem.find(MessageMemory);
    auto Set = [&](size_t At, uint32_t Word) {
      std::memcpy(O.Values + 4 * At, &Word, 4);
      std::memset(O.Written + 4 * At, 0xff, 4);
    };
    for (unsigned I = 0; I < Header; ++I)
      Set(I, I == 3 ? M.L->MessageWords : 0);
    for (size_t I = 0; I < Counters; ++I)
      Set(AfterLost + I, I < 2 ? M.GlobalSize[0] * (I ? M.GlobalSize[1] : 1) : 0);
  }
  return {MessageMemory, true};
}

Value Arguments::valueOf(const kir::Var &P) {
  if (!P.Binding)
    return unbound(P);
  const ArgBinding &B = *P.Binding;
  const HostPlace Place = HostPlace::of(B);
  switch (B.K) {
  case ArgBinding::Kind::Value: {
    if (!B.ThroughReference)
      return fromBytes(P, M.L->Functor, B.Offset);
    auto Object = M.L->References.find(B.Offset);
    return fromBytes(P, Object == M.L->References.end() ? Bytes() : Object->second, B.InnerOffset);
  }
  case ArgBinding::Kind::Buffer:
    return bufferAt(Place, P);
  case ArgBinding::Kind::Bytes:
    return defined(M.Mem.find(bufferAt(Place, P).Bits)->Size);
  case ArgBinding::Kind::Domain:
    return B.Offset < Extent.size() ? defined(int32_t(Extent[B.Offset])) : Value();
  case ArgBinding::Kind::Messages:
    return messages();
  case ArgBinding::Kind::Image: {
    auto Given = M.L->Images.find(Place);
    if (Given == M.L->Images.end())
      return defined(0);
    M.Images.push_back(&Given->second);
    return defined(M.Images.size());
  }
  case ArgBinding::Kind::Exclusive:
    return defined(0);
  case ArgBinding::Kind::TileSize:
    return B.Offset < 3 ? defined(M.LocalSize[B.Offset]) : Value();
  case ArgBinding::Kind::TileMemory:
    return tileMemory(P);
  case ArgBinding::Kind::Position:
    break;
  }
  return {};
}

/// Which views have an offset, which values are unusual.
void Arguments::findLaunchState() {
  M.ViewsWithOffset = M.Unusual = ~0u;
  if (!M.L->IsSpecialised)
    return;
  M.ViewsWithOffset = M.Unusual = 0;
  for (size_t I = 0; I < F.Params.size(); ++I) {
    const std::optional<ArgBinding> &B = F.Params[I]->Binding;
    if (!B || !Values[I].Defined)
      continue;
    if (B->ViewBit && Values[I].Bits != 0)
      M.ViewsWithOffset |= 1u << (*B->ViewBit & 31);
    if (B->UsualBit && B->Usual && uint32_t(Values[I].Bits) != *B->Usual)
      M.Unusual |= 1u << (*B->UsualBit & 31);
  }
}

void Arguments::bind() {
  M.Images.clear();
  for (const kir::Var *P : F.Params)
    Values.push_back(valueOf(*P));
  findLaunchState();
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

static unsigned wordsOf(const kir::Message &Row) {
  unsigned Count = 0;
  for (const kir::Message::Argument &Each : Row.Args)
    Count += Each.Ty ? (Each.Ty->size() == 8 ? 2 : 1) : 0;
  return Count;
}

/// Copies the messages that lowered code has written to the outcome.
void Arguments::collectMessages(Outcome &O) {
  const Object &Memory = *M.Mem.find(MessageMemory);
  auto Word = [&](uint32_t At) {
    uint32_t Value = 0;
    if (Memory.Written[4 * At])
      std::memcpy(&Value, Memory.Values + 4 * At, 4);
    return Value;
  };
  constexpr uint32_t Header = 4;
  const uint32_t Taken = std::min<uint32_t>(Word(0), M.L->MessageWords);
  for (uint32_t At = 0; At < Taken;) {
    const uint32_t Row = Word(Header + At++);
    if (Row == 0 || Row > M.Mod.Messages.size())
      break;
    SentMessage Sent;
    Sent.Index = Row - 1;
    for (unsigned I = wordsOf(M.Mod.Messages[Row - 1]); I > 0 && At < Taken; --I)
      Sent.Words.push_back(Word(Header + At++));
    O.Messages.push_back(std::move(Sent));
  }
}

/// Of the reports of one site the host takes that of the least thread; they follow all other
/// messages, in the order of the sites.
void Arguments::reduceReports(std::vector<SentMessage> &Sent) const {
  std::map<uint32_t, std::pair<uint64_t, SentMessage>> Reports;
  const auto IsReport = [&](const SentMessage &Each) {
    return Each.Index < M.Mod.Messages.size() && Each.Words.size() >= 4 &&
           M.Mod.Messages[Each.Index].K == kir::Message::Kind::Check;
  };
  for (SentMessage &Each : Sent) {
    if (!IsReport(Each))
      continue;
    const uint64_t Thread =
        (uint64_t(Each.Words[3]) * M.GlobalSize[1] + Each.Words[2]) * M.GlobalSize[0] +
        Each.Words[1];
    auto [It, New] = Reports.try_emplace(Each.Words[0], Thread, Each);
    if (!New && Thread < It->second.first)
      It->second = {Thread, Each};
  }
  Sent.erase(std::remove_if(Sent.begin(), Sent.end(), IsReport), Sent.end());
  for (auto &[Site, Report] : Reports)
    Sent.push_back(std::move(Report.second));
}

void Arguments::collect(Outcome &O) {
  O.Buffers = M.L->Buffers;
  for (const auto &[Place, Address] : Buffers)
    O.Buffers[Place] = contents(Address);
  O.Unbound = M.L->Unbound;
  for (const auto &[Path, Address] : Unbound)
    O.Unbound[Path] = contents(Address);
  O.Messages = std::move(M.Messages);
  if (MessageMemory)
    collectMessages(O);
  reduceReports(O.Messages);
}
