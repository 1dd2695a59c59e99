//===- RepairTables.cpp - the functions of single repairs -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of VisualCppRepair that one function each makes. VisualCppRepairs.cpp has the others,
// which choose between several functions.
//
//===----------------------------------------------------------------------===//
#include "ampcc/VisualCpp/VisualCppRepairs.h"

using namespace clang;

namespace ampcc {

/// Repairs that need to know the place alone. False for others.
bool VisualCppRepairs::repairAt(VisualCppRepair Repair, SourceLocation Loc) {
  using R = VisualCppRepair;
  static constexpr std::pair<R, void (VisualCppRepairs::*)(SourceLocation)> Table[] = {
      {R::RemoveToken, &VisualCppRepairs::removeToken},
      {R::AddNoexcept, &VisualCppRepairs::addNoexcept},
      {R::NameBase, &VisualCppRepairs::nameBase},
      {R::RenameParameter, &VisualCppRepairs::renameParameter},
      {R::DropExtraArguments, &VisualCppRepairs::dropExtraArguments},
      {R::AddTypename, &VisualCppRepairs::addTypename},
      {R::QualifyMember, &VisualCppRepairs::qualifyBaseMember},
      {R::PreferOther, &VisualCppRepairs::preferOther},
      {R::RemoveConstexpr, &VisualCppRepairs::removeConstexpr},
      {R::AddTemplate, &VisualCppRepairs::addTemplate},
      {R::ReplaceSuffix, &VisualCppRepairs::replaceSuffix},
      {R::RemovePureSpecifier, &VisualCppRepairs::removePureSpecifier},
      {R::RemoveDefaultArgument, &VisualCppRepairs::removeDefaultArgument},
      {R::NameConstructor, &VisualCppRepairs::nameConstructor},
      {R::RemoveTemplateArguments, &VisualCppRepairs::removeTemplateArguments},
      {R::InstantiateClass, &VisualCppRepairs::instantiateClass},
      {R::DropComma, &VisualCppRepairs::dropComma},
      {R::MakeInline, &VisualCppRepairs::makeInline},
      {R::DropTypedef, &VisualCppRepairs::removeIntegerTypedef},
      {R::HidePosixName, &VisualCppRepairs::hidePosixName},
      {R::AddMacroArguments, &VisualCppRepairs::addMacroArguments},
      {R::QuoteCharacter, &VisualCppRepairs::quoteCharacter},
      {R::RemoveRepeated, &VisualCppRepairs::removeRepeated},
      {R::DropSpecification, &VisualCppRepairs::dropSpecification},
      {R::MoveOutOfUnion, &VisualCppRepairs::moveOutOfUnion},
      {R::RemoveRest, &VisualCppRepairs::removeRest},
  };
  auto Row = llvm::find_if(Table, [&](const auto &Row) { return Row.first == Repair; });
  if (Row == std::end(Table))
    return false;
  (this->*Row->second)(Loc);
  return true;
}

/// Repairs that read the types and ranges of the message. False for others.
bool VisualCppRepairs::repairBy(VisualCppRepair Repair, const Diagnostic &Info) {
  using R = VisualCppRepair;
  static constexpr std::pair<R, void (VisualCppRepairs::*)(const Diagnostic &)> Table[] = {
      {R::DropExceptionList, &VisualCppRepairs::dropExceptionList},
      {R::BindTemporary, &VisualCppRepairs::bindTemporary},
      {R::CastZero, &VisualCppRepairs::castZero},
      {R::MatchStatic, &VisualCppRepairs::matchStatic},
      {R::CastFunction, &VisualCppRepairs::castFunction},
      {R::NameNullPointer, &VisualCppRepairs::nameNullPointer},
      {R::ConvertValue, &VisualCppRepairs::convertValue},
      {R::NameElements, &VisualCppRepairs::nameElements},
  };
  auto Row = llvm::find_if(Table, [&](const auto &Row) { return Row.first == Repair; });
  if (Row == std::end(Table))
    return false;
  (this->*Row->second)(Info);
  return true;
}

} // namespace ampcc
