//===- LoneFunctions.cpp - lowering of functions that no kernel calls ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleLowering.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Lower/Lower.h"
#include "llvm/ADT/StringSwitch.h"

using namespace ampcc;
using namespace clang;

namespace {

using Tile = std::array<unsigned, 3>;

/// The extents of a tiled_index<...>, the fastest dimension first; all 0 for other types.
Tile tileExtents(const CXXRecordDecl *Class) {
  Tile Extents = {0, 0, 0};
  const std::optional<SmallVector<unsigned, 3>> Sizes = tileOf(Class);
  uint64_t Threads = 1;
  for (unsigned Size : Sizes.value_or(SmallVector<unsigned, 3>()))
    Threads *= Size;
  if (!Sizes || Sizes->empty() || Sizes->size() > 3 || Threads > 1024) // more than any device has
    return Extents;
  Extents = {1, 1, 1};
  for (unsigned D = 0; D < Sizes->size(); ++D)
    Extents[D] = (*Sizes)[Sizes->size() - 1 - D];
  return Extents;
}

/// Which of the thread's places a member of tiled_index holds.
std::optional<flow::ThreadPlace::Kind> placeKind(const FieldDecl *Field) {
  using Kind = flow::ThreadPlace::Kind;
  const std::optional<StringRef> Word = markWord(Field, Mark::ThreadPlace);
  if (!Word)
    return std::nullopt;
  return llvm::StringSwitch<Kind>(*Word)
      .Case("global", Kind::Global)
      .Case("local", Kind::Local)
      .Case("tile", Kind::Tile)
      .Default(Kind::Origin);
}

/// The components of the members of a tiled_index that is parameter number Param.
void addPlaces(ModuleLowering &M, const CXXRecordDecl *TiledIndex, unsigned Param,
               std::vector<flow::ThreadPlace> &Places) {
  const RecordInfo &Outer = M.record(TiledIndex);
  for (const FieldDecl *Field : TiledIndex->fields()) {
    std::optional<flow::ThreadPlace::Kind> Kind = placeKind(Field);
    const CXXRecordDecl *Index = Field->getType()->getAsCXXRecordDecl();
    if (!Kind || !Index || !Outer.Fields.count(Field))
      continue;
    const RecordInfo &Inner = M.record(Index->getDefinition());
    for (const FieldDecl *Components : Index->getDefinition()->fields()) {
      const ConstantArrayType *Array = M.Ast.getAsConstantArrayType(Components->getType());
      if (!Array || !Inner.Fields.count(Components))
        continue;
      const unsigned Rank = Array->getSize().getZExtValue();
      for (unsigned I = 0; I < Rank; ++I)
        Places.push_back({Param,
                          {Outer.Fields.lookup(Field), Inner.Fields.lookup(Components), I},
                          *Kind,
                          Rank - 1 - I});
    }
  }
}

LoneFunction describe(ModuleLowering &M, const FunctionDecl *Function, kir::Function *F) {
  LoneFunction Lone;
  Lone.F = F;
  const auto *Method = dyn_cast<CXXMethodDecl>(Function);
  unsigned Param = Method && Method->isImplicitObjectMemberFunction();
  for (const ParmVarDecl *P : Function->parameters()) {
    const CXXRecordDecl *Class = P->getType().getNonReferenceType()->getAsCXXRecordDecl();
    const Tile Extents = tileExtents(Class);
    if (Extents[0] && Lone.Tile[0] && Extents != Lone.Tile)
      return {}; // no thread is in two tiles
    if (Extents[0]) {
      Lone.Tile = Extents;
      addPlaces(M, Class->getDefinition(), Param, Lone.Places);
    }
    ++Param;
  }
  return Lone;
}

} // namespace

std::vector<LoneFunction> ampcc::lowerUncalled(Sema &S, kir::Module &Module,
                                               ArrayRef<const FunctionDecl *> Functions,
                                               const UnitFiles &Files, Origins &From) {
  DiagnosticsEngine &Diags = S.getDiagnostics();
  const bool Suppressed = Diags.getSuppressAllDiagnostics();
  Diags.setSuppressAllDiagnostics(true);
  ModuleLowering M(S, Module, Files, From);
  std::vector<LoneFunction> Result;
  for (const FunctionDecl *Function : Functions) {
    const FunctionDecl *Definition = nullptr;
    kir::Function *F =
        Function->hasBody(Definition) ? M.function(Definition, Function->getLocation()) : nullptr;
    Result.push_back(F ? describe(M, Definition, F) : LoneFunction());
  }
  M.drainTolerantly();
  Diags.setSuppressAllDiagnostics(Suppressed);
  return Result;
}
