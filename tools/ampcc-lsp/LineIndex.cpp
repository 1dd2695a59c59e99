//===- LineIndex.cpp - places in a text -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LineIndex.h"
#include "llvm/Support/ConvertUTF.h"

using namespace llvm;

namespace ampcc {
namespace {

/// The bytes of the first character. A byte that begins no character of UTF-8 counts as one.
size_t firstLength(StringRef Text) {
  const auto *Begin = reinterpret_cast<const UTF8 *>(Text.data());
  const size_t Length = getNumBytesForUTF8(*Begin);
  return Length <= Text.size() && isLegalUTF8Sequence(Begin, Begin + Length) ? Length : 1;
}

/// The units of a character of `Length` bytes.
unsigned unitsOf(size_t Length, PositionEncoding Encoding) {
  switch (Encoding) {
  case PositionEncoding::Utf8:
    return Length;
  case PositionEncoding::Utf16:
    return Length == 4 ? 2 : 1;
  case PositionEncoding::Utf32:
    return 1;
  }
  llvm_unreachable("all encodings are above");
}

} // namespace

LineIndex::LineIndex(StringRef Text) : Text(Text), Starts{0} {
  append_range(Starts, startsAfter(0, Text.size()));
}

std::vector<size_t> LineIndex::startsAfter(size_t Begin, size_t End) const {
  std::vector<size_t> Found;
  for (size_t I = Begin; I < End; ++I)
    if (Text[I] == '\n' || (Text[I] == '\r' && !Text.substr(I + 1).starts_with("\n")))
      Found.push_back(I + 1);
  return Found;
}

void LineIndex::update(StringRef Changed, size_t Begin, size_t End, size_t Length) {
  Text = Changed;
  // The byte before may be a '\r' that has another successor now.
  const std::vector<size_t> Found = startsAfter(Begin ? Begin - 1 : 0, Begin + Length);
  const auto First = std::lower_bound(Starts.begin() + 1, Starts.end(), Begin);
  const auto Last = std::upper_bound(First, Starts.end(), End);
  for (auto It = Last; It != Starts.end(); ++It)
    *It = *It - End + Begin + Length;
  Starts.insert(Starts.erase(First, Last), Found.begin(), Found.end());
}

StringRef LineIndex::line(unsigned Number) const {
  if (Number >= Starts.size())
    return "";
  const size_t End = Number + 1 < Starts.size() ? Starts[Number + 1] : Text.size();
  return Text.slice(Starts[Number], End).rtrim("\r\n");
}

size_t LineIndex::offsetOf(Position P, PositionEncoding Encoding) const {
  if (P.Line >= Starts.size())
    return Text.size();
  StringRef Rest = line(P.Line);
  size_t Offset = Starts[P.Line];
  for (unsigned Units = 0; !Rest.empty();) {
    const size_t Length = firstLength(Rest);
    Units += unitsOf(Length, Encoding);
    if (Units > P.Character)
      break;
    Offset += Length;
    Rest = Rest.drop_front(Length);
  }
  return Offset;
}

size_t LineIndex::offsetOf(unsigned Line, unsigned Column) const {
  if (Line == 0)
    return 0;
  if (Line > Starts.size())
    return Text.size();
  return Starts[Line - 1] + std::min<size_t>(Column ? Column - 1 : 0, line(Line - 1).size());
}

Position LineIndex::positionOf(size_t Offset, PositionEncoding Encoding) const {
  Offset = std::min(Offset, Text.size());
  const auto Next = std::upper_bound(Starts.begin(), Starts.end(), Offset);
  Position P{static_cast<unsigned>(Next - Starts.begin() - 1), 0};
  StringRef Before = Text.slice(Starts[P.Line], Offset);
  while (!Before.empty()) {
    const size_t Length = firstLength(Before);
    P.Character += unitsOf(Length, Encoding);
    Before = Before.drop_front(Length);
  }
  return P;
}

} // namespace ampcc
