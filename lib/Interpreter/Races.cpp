//===- Races.cpp - the uses of memory by threads, to find races ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Races.h"

using namespace ampcc::interpreter;

UseTable *UsePool::take(uint64_t Size) {
  if (Free.empty()) {
    All.push_back(std::make_unique<UseTable>());
    Free.push_back(All.back().get());
  }
  UseTable *T = Free.back();
  Free.pop_back();
  T->PerByte = false;
  T->Cells.assign((Size + 3) / 4, UseCell());
  return T;
}

static bool conflicts(const Use &U, const User &Me) {
  if (U.Who == 0)
    return false;
  if (U.When < Me.FirstOfGroup || (U.Who & Use::InSeveralGroups))
    return true;
  return U.When == Me.Now && ((U.Who & Use::Several) || (U.Who & Use::Number) != Me.Number);
}

static void note(Use &U, const User &Me) {
  const uint32_t Others = U.Who & Use::InSeveralGroups;
  if (U.Who != 0 && U.When < Me.FirstOfGroup)
    U.Who = Me.Number | Use::InSeveralGroups;
  else if (U.Who == 0 || U.When != Me.Now)
    U.Who = Me.Number | Others;
  else if ((U.Who & Use::Number) != Me.Number)
    U.Who |= Use::Several;
  U.When = Me.Now;
}

static uint32_t noteCell(UseCell &C, Access How, bool SameBytes, const User &Me) {
  const unsigned Mine = static_cast<unsigned>(How);
  for (unsigned Kind = 0; Kind < 3; ++Kind) {
    const bool Compatible =
        (Kind == Mine && How != Access::Write) || (Kind == unsigned(Access::Write) && SameBytes);
    if (!Compatible && conflicts(C.Of[Kind], Me))
      return C.Of[Kind].Who & Use::Number;
  }
  note(C.Of[Mine], Me);
  return 0;
}

uint32_t ampcc::interpreter::noteUse(UseTable &T, uint64_t Begin, uint64_t End, Access How,
                                     bool SameBytes, const User &Me) {
  if (!T.PerByte) {
    if ((Begin | End) % 4 == 0) {
      for (uint64_t I = Begin / 4; I < End / 4; ++I)
        if (uint32_t Other = noteCell(T.Cells[I], How, SameBytes, Me))
          return Other;
      return 0;
    }
    std::vector<UseCell> Cells(T.Cells.size() * 4);
    for (size_t I = 0; I < Cells.size(); ++I)
      Cells[I] = T.Cells[I / 4];
    T.Cells = std::move(Cells);
    T.PerByte = true;
  }
  for (uint64_t I = Begin; I < End; ++I)
    if (uint32_t Other = noteCell(T.Cells[I], How, SameBytes, Me))
      return Other;
  return 0;
}
