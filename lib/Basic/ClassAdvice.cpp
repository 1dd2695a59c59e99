//===- ClassAdvice.cpp - substitutes for standard classes in amp code ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/ClassAdvice.h"
#include "ampcc/Basic/LanguageVersion.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/StringMap.h"

using namespace clang;

namespace ampcc {

std::optional<ClassAdvice> adviceFor(const CXXRecordDecl *Class) {
  static const llvm::StringMap<ClassAdvice> All = {
#define CLASS(NAME, CAPTURED, INSIDE) {NAME, {CAPTURED, INSIDE, false}},
#define DEDUCED(NAME, CAPTURED, INSIDE) {NAME, {CAPTURED, INSIDE, true}},
#include "ampcc/Basic/ClassAdvice.def"
  };
  if (!Class || !Class->isInStdNamespace() || !Class->getIdentifier())
    return std::nullopt;
  auto Row = All.find(Class->getName());
  return Row == All.end() ? std::nullopt : std::optional(Row->second);
}

static void replace(std::string &Text, StringRef What, StringRef By) {
  for (size_t At = Text.find(What); At != std::string::npos; At = Text.find(What))
    Text.replace(At, What.size(), By);
}

std::string formatAdvice(StringRef Text, const CXXRecordDecl *Class, StringRef Variable) {
  std::string Result = Text.str();
  if (Text.contains("%0")) {
    const QualType Element = elementOf(Class);
    if (Element.isNull())
      return "";
    replace(Result, "%0", Element.getAsString(Class->getASTContext().getPrintingPolicy()));
  }
  replace(Result, "%1", Variable);
  return Result;
}

std::string insideAdvice(const CXXRecordDecl *Class) {
  std::optional<ClassAdvice> Advice = adviceFor(Class);
  return Advice ? formatAdvice(Advice->Inside, Class, "") : "";
}

/// Numbers of amp code, and values.
static bool holdsNumbers(const TemplateArgument &Argument) {
  if (Argument.getKind() == TemplateArgument::Pack)
    return llvm::all_of(Argument.pack_elements(), holdsNumbers);
  if (Argument.getKind() != TemplateArgument::Type)
    return true;
  const QualType T = Argument.getAsType();
  return T->isArithmeticType() && !T->isSpecificBuiltinType(BuiltinType::LongDouble);
}

std::string laterVersionFor(const CXXRecordDecl *Class) {
  std::optional<ClassAdvice> Advice = adviceFor(Class);
  const auto *Instance = dyn_cast_or_null<ClassTemplateSpecializationDecl>(Class);
  return Advice && Advice->IsDeduced && Instance &&
                 llvm::all_of(Instance->getTemplateArgs().asArray(), holdsNumbers)
             ? allowedBy(Feature::Deduction)
             : "";
}

QualType elementOf(const CXXRecordDecl *Class) {
  const auto *Instance = dyn_cast_or_null<ClassTemplateSpecializationDecl>(Class);
  if (!Instance || Instance->getTemplateArgs().size() == 0 ||
      Instance->getTemplateArgs()[0].getKind() != TemplateArgument::Type)
    return {};
  return Instance->getTemplateArgs()[0].getAsType();
}

} // namespace ampcc
