//===- Names.cpp - readable identifiers for C++ entities ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// These are wishes: AssignNames makes them unique and keeps them off OpenCL C's own names.
//
//===----------------------------------------------------------------------===//
#include "ModuleLowering.h"
#include "clang/AST/DeclTemplate.h"

using namespace ampcc;
using namespace clang;

static StringRef operatorWord(OverloadedOperatorKind K, unsigned NumParams) {
  switch (K) {
  case OO_Plus:
    return NumParams == 0 ? "plus" : "add";
  case OO_Minus:
    return NumParams == 0 ? "negate" : "sub";
  case OO_Star:
    return NumParams == 0 ? "deref" : "mul";
  case OO_Slash:
    return "div";
  case OO_Percent:
    return "rem";
  case OO_Caret:
    return "xor";
  case OO_Amp:
    return NumParams == 0 ? "address" : "and";
  case OO_Pipe:
    return "or";
  case OO_Tilde:
    return "bitnot";
  case OO_Exclaim:
    return "not";
  case OO_Equal:
    return "assign";
  case OO_Less:
    return "less";
  case OO_Greater:
    return "greater";
  case OO_LessEqual:
    return "less_equal";
  case OO_GreaterEqual:
    return "greater_equal";
  case OO_EqualEqual:
    return "equal";
  case OO_ExclaimEqual:
    return "not_equal";
  case OO_Spaceship:
    return "compare";
  case OO_PlusEqual:
    return "add_assign";
  case OO_MinusEqual:
    return "sub_assign";
  case OO_StarEqual:
    return "mul_assign";
  case OO_SlashEqual:
    return "div_assign";
  case OO_PercentEqual:
    return "rem_assign";
  case OO_CaretEqual:
    return "xor_assign";
  case OO_AmpEqual:
    return "and_assign";
  case OO_PipeEqual:
    return "or_assign";
  case OO_LessLess:
    return "shl";
  case OO_GreaterGreater:
    return "shr";
  case OO_LessLessEqual:
    return "shl_assign";
  case OO_GreaterGreaterEqual:
    return "shr_assign";
  case OO_AmpAmp:
    return "logical_and";
  case OO_PipePipe:
    return "logical_or";
  case OO_PlusPlus:
    return "increment";
  case OO_MinusMinus:
    return "decrement";
  case OO_Comma:
    return "comma";
  case OO_ArrowStar:
    return "arrow_star";
  case OO_Arrow:
    return "arrow";
  case OO_Call:
    return "call";
  case OO_Subscript:
    return "at";
  default:
    return "operator";
  }
}

/// Letters, digits and single underscores.
static std::string identifier(StringRef Text) {
  std::string Out;
  for (char C : Text) {
    if (llvm::isAlnum(C))
      Out += C;
    else if (!Out.empty() && Out.back() != '_')
      Out += '_';
  }
  while (!Out.empty() && Out.back() == '_')
    Out.pop_back();
  if (Out.empty() || llvm::isDigit(Out.front()))
    Out.insert(Out.begin(), 'v');
  return Out;
}

std::string ampcc::recordName(const CXXRecordDecl *D) {
  if (D->isLambda())
    return "closure";
  std::string Name = D->getName().str();
  if (Name.empty())
    if (const TypedefNameDecl *Typedef = D->getTypedefNameForAnonDecl())
      Name = Typedef->getName().str();
  if (Name.empty())
    Name = "anonymous";
  if (auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(D)) {
    std::string Args;
    for (const TemplateArgument &Arg : Spec->getTemplateArgs().asArray()) {
      if (Arg.getKind() == TemplateArgument::Integral)
        Args += "_" + llvm::toString(Arg.getAsIntegral(), 10);
      else if (Arg.getKind() == TemplateArgument::Type && Arg.getAsType()->isBuiltinType())
        Args += "_" + Arg.getAsType().getUnqualifiedType().getAsString(
                          D->getASTContext().getPrintingPolicy());
      else if (Arg.getKind() == TemplateArgument::Type && Arg.getAsType()->getAsCXXRecordDecl())
        Args += "_" + recordName(Arg.getAsType()->getAsCXXRecordDecl());
    }
    if (Args.size() <= 40)
      Name += Args;
  }
  return identifier(Name);
}

std::string ampcc::functionName(const FunctionDecl *FD) {
  std::string Prefix;
  const auto *Method = dyn_cast<CXXMethodDecl>(FD);
  if (Method && !Method->getParent()->isLambda())
    Prefix = recordName(Method->getParent()) + "_";
  if (Method && Method->getParent()->isLambda()) {
    const auto *Outer = dyn_cast_or_null<FunctionDecl>(Method->getParent()->getDeclContext());
    return Outer ? functionName(Outer) + "_lambda" : "lambda";
  }
  if (isa<CXXConstructorDecl>(FD))
    return Prefix + "init";
  if (isa<CXXDestructorDecl>(FD))
    return Prefix + "destroy";
  if (const auto *Conversion = dyn_cast<CXXConversionDecl>(FD))
    return Prefix + "to_" + identifier(Conversion->getConversionType().getAsString());
  if (FD->getOverloadedOperator() != OO_None) {
    unsigned Operands = FD->getNumParams();
    if (!Method && Operands)
      --Operands; // the first one is the object of a member
    StringRef Word = operatorWord(FD->getOverloadedOperator(), Operands);
    if (!Method)
      for (const ParmVarDecl *P : FD->parameters())
        if (const auto *R = P->getType().getNonReferenceType()->getAsCXXRecordDecl())
          return recordName(R) + "_" + Word.str();
    return Prefix + Word.str();
  }
  return Prefix + identifier(FD->getNameAsString());
}
