//===- Print.cpp - a printer for the findings of TileFlow ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/TileFlow/Print.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/TileFlow/TileFlow.h"
#include <set>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static void print(raw_ostream &OS, const flow::Finding &F) {
  using Kind = flow::Finding::Kind;
  auto Does = [](flow::Use Of) {
    return Of == flow::Use::Reads    ? "reads "
           : Of == flow::Use::Writes ? "writes "
                                     : "atomically changes ";
  };
  auto Values = [](flow::Stored Of) {
    return Of == flow::Stored::Equal       ? "the same value to "
           : Of == flow::Stored::MayDiffer ? "maybe different values to "
                                           : "";
  };
  OS << "  " << (F.IsGlobal ? "in memory of the launch, " : "");
  switch (F.K) {
  case Kind::DivergentBarrier:
    OS << (F.OfSubGroup ? "sub-group operation at a " : "")
       << (F.Certain ? "divergent barrier: " : "barrier that may be divergent: ")
       << toText(F.Condition) << ", by " << toText(F.Source);
    break;
  case Kind::SharedElement:
    OS << "all threads " << (F.Updates ? "update " : "write ") << Values(F.Values) << toText(F.At);
    break;
  case Kind::Race:
    OS << "race: " << Does(F.Does) << toText(F.At) << ", another " << Does(F.OtherDoes)
       << Values(F.Values) << toText(F.Other);
    break;
  case Kind::OutOfRange:
    OS << "out of range: " << toText(F.At) << " at " << F.Index << " of " << F.Size
       << (F.ByThread ? " for some" : "");
    break;
  case Kind::Unwritten:
    OS << "never written: " << F.Array->Name;
    break;
  case Kind::DivisionByZero:
  case Kind::FloatDivisionByZero:
    OS << "division by zero: " << toText(F.At);
    break;
  }
  OS << '\n';
}

void ampcc::printFlow(raw_ostream &OS, const Module &M) {
  const flow::Knowledge Nothing;
  // A loop may be walked more than once.
  std::set<std::pair<flow::Finding::Kind, const Expr *>> Printed;
  auto Found = [&](const flow::Finding &F) {
    if (Printed.insert({F.K, F.At}).second)
      print(OS, F);
  };
  flow::TileFlow Flow(Nothing, Found);
  for (const Function *F : M.Functions)
    if (F->IsKernel) {
      OS << F->Name << '\n';
      Flow.runKernel(*F);
    }
}
