//===- Launch.cpp - the memory of a launch, the names of its problems -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Interpreter/Interpreter.h"
#include <cstring>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool Bytes::operator==(const Bytes &Other) const {
  if (Initialised != Other.Initialised)
    return false;
  for (size_t I = 0; I < size(); ++I)
    if (Initialised[I] && Values[I] != Other.Values[I])
      return false;
  return true;
}

void Bytes::setBytes(size_t Offset, const void *From, size_t Size) {
  if (size() < Offset + Size) {
    Values.resize(Offset + Size);
    Initialised.resize(Offset + Size);
  }
  std::memcpy(&Values[Offset], From, Size);
  std::memset(&Initialised[Offset], 1, Size);
}

void Bytes::getBytes(size_t Offset, void *To, size_t Size) const {
  std::memset(To, 0, Size);
  if (Offset < size())
    std::memcpy(To, &Values[Offset], std::min(Size, size() - Offset));
}

HostPlace HostPlace::of(const ArgBinding &B) {
  HostPlace Place(B.Offset);
  Place.ThroughReference = B.ThroughReference;
  Place.InnerOffset = B.InnerOffset;
  return Place;
}

namespace {
enum class Of { Program, Interpreter };
struct KindRow {
  StringLiteral Name;
  Of Whose;
};
} // namespace

static const KindRow &row(Undefined::Kind K) {
  static const KindRow Rows[] = {
#define AMPCC_UNDEFINED(NAME, TEXT, OF) {TEXT, Of::OF},
#include "ampcc/Interpreter/Undefined.def"
  };
  return Rows[static_cast<unsigned>(K)];
}

bool Undefined::isOfProgram() const { return row(K).Whose == Of::Program; }
StringRef Undefined::nameOf(Kind K) { return row(K).Name; }
