//===- Inputs.cpp - parsing and printing of the inputs and outputs of a run --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Inputs.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <cmath>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Calls Fn for each scalar of a type, with its offset.
void forEachScalar(const Type *T, size_t Offset, function_ref<void(const Type *, size_t)> Fn) {
  if (auto *S = dyn_cast<StructType>(T)) {
    for (const Field &Each : S->Fields) {
      forEachScalar(Each.Ty, Offset + Each.Offset, Fn);
      if (S->IsUnion)
        break;
    }
  } else if (auto *A = dyn_cast<ArrayType>(T)) {
    for (uint64_t I = 0; I < A->Count; ++I)
      forEachScalar(A->Element, Offset + I * A->Element->size(), Fn);
  } else if (!T->isVoid()) {
    Fn(T, Offset);
  }
}

/// Expands a list of values: "5*16" becomes sixteen values 5.
bool expand(StringRef List, std::vector<StringRef> &Out) {
  constexpr unsigned Most = 1u << 20;
  SmallVector<StringRef, 16> Parts;
  if (!List.empty())
    List.split(Parts, ',');
  for (StringRef Part : Parts) {
    const auto [Value, Times] = Part.split('*');
    unsigned Count = 1;
    if (Part.contains('*') && (Times.trim().getAsInteger(10, Count) || Count > Most))
      return false;
    if (Out.size() + Count > Most)
      return false;
    Out.insert(Out.end(), Count, Value.trim());
  }
  return true;
}

bool setScalar(Bytes &To, const Type *T, size_t Offset, StringRef Text) {
  if (Text == "?") {
    To.set<uint8_t>(Offset + T->size() - 1, 0);
    std::fill_n(To.Initialised.begin() + Offset, T->size(), 0);
    return true;
  }
  if (auto *F = dyn_cast<FloatType>(T)) {
    char *End = nullptr;
    const std::string Copy = Text.str();
    const double V = std::strtod(Copy.c_str(), &End);
    F->Bits == 32 ? To.set<float>(Offset, float(V)) : To.set<double>(Offset, V);
    return !Copy.empty() && *End == 0;
  }
  int64_t V = 0;
  uint64_t U = 0;
  if (Text.getAsInteger(0, V) && Text.getAsInteger(0, U))
    return false;
  if (auto *Int = dyn_cast<IntType>(T); Int && !(U ? isUIntN(Int->Bits, U) : isIntN(Int->Bits, V)))
    return false;
  const uint64_t Bits = U ? U : uint64_t(V);
  for (size_t I = 0; I < T->size(); ++I)
    To.set<uint8_t>(Offset + I, uint8_t(Bits >> 8 * I));
  return true;
}

/// Returns the bytes of the launch that a parameter reads, and the offset in them.
std::pair<Bytes *, size_t> placeOf(Launch &L, const Var &P) {
  if (!P.Binding)
    return {&L.Unbound[P.Name], 0};
  const ArgBinding &B = *P.Binding;
  if (B.K == ArgBinding::Kind::Buffer)
    return {&L.Buffers[HostPlace::of(B)], 0};
  if (B.K != ArgBinding::Kind::Value)
    return {nullptr, 0};
  if (B.ThroughReference)
    return {&L.References[B.Offset], B.InnerOffset};
  return {&L.Functor, B.Offset};
}

void printScalar(raw_ostream &OS, const Type *T, const Bytes &From, size_t Offset) {
  for (size_t I = 0; I < T->size(); ++I)
    if (Offset + I >= From.size() || !From.Initialised[Offset + I]) {
      OS << '?';
      return;
    }
  if (auto *F = dyn_cast<FloatType>(T)) {
    const double V = F->Bits == 32 ? From.get<float>(Offset) : From.get<double>(Offset);
    if (std::isnan(V))
      OS << "nan";
    else
      OS << format("%.*g", F->Bits == 32 ? 9 : 17, V);
    return;
  }
  uint64_t Bits = 0;
  for (size_t I = 0; I < T->size(); ++I)
    Bits |= uint64_t(From.Values[Offset + I]) << 8 * I;
  auto *Int = dyn_cast<IntType>(T);
  if (Int && Int->Signed)
    OS << (int64_t(Bits << (64 - Int->Bits)) >> (64 - Int->Bits));
  else if (T->isPointer())
    OS << (Bits ? "pointer" : "null");
  else
    OS << Bits;
}

} // namespace

std::string ampcc::setInput(Launch &L, const Function &F, StringRef Text) {
  const StringRef Name = Text.split('=').first, List = Text.split('=').second;
  const Var *P = nullptr;
  for (const Var *Each : F.Params)
    if (Each->Name == Name)
      P = Each;
  if (!P)
    return ("'" + F.Name + "' has no parameter '" + Name + "'").str();
  Bytes *const To = placeOf(L, *P).first;
  const size_t Base = placeOf(L, *P).second;
  if (!To)
    return ("the launch computes '" + Name + "' itself").str();
  std::vector<StringRef> Values;
  if (!expand(List, Values))
    return ("'" + List + "' is no list of values").str();
  auto *Pointer = dyn_cast<PointerType>(P->Ty);
  const Type *Element = Pointer ? Pointer->Pointee : P->Ty;
  if (Pointer)
    *To = Bytes();
  std::string Error;
  size_t At = 0;
  const uint64_t Size = std::max<uint64_t>(Element->isVoid() ? 1 : Element->size(), 1);
  for (uint64_t Object = 0; At < Values.size() && Error.empty(); ++Object) {
    const size_t Before = At;
    forEachScalar(Element, Base + Object * Size, [&](const Type *T, size_t Offset) {
      if (At == Values.size() || !Error.empty())
        return;
      const StringRef Value = Values[At++];
      if (!setScalar(*To, T, Offset, Value))
        Error = ("'" + Value + "' is no value for '" + Name + "'").str();
    });
    if ((!Pointer && At < Values.size()) || At == Before)
      Error = ("too many values for '" + Name + "'").str();
    // Grow by whole objects, because the size of a struct includes its padding.
    if (Pointer && To->size() < (Object + 1) * Size) {
      To->Values.resize((Object + 1) * Size);
      To->Initialised.resize((Object + 1) * Size);
    }
  }
  return Error;
}

void ampcc::printValues(raw_ostream &OS, const Type *T, const Bytes &From) {
  const uint64_t Size = std::max<uint64_t>(T->isVoid() ? 1 : T->size(), 1);
  for (uint64_t I = 0; I < From.size() / Size; ++I)
    forEachScalar(T, I * Size, [&](const Type *Scalar, size_t Offset) {
      OS << ' ';
      printScalar(OS, Scalar, From, Offset);
    });
}
