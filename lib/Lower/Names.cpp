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

namespace {
struct OperatorWord {
  OverloadedOperatorKind Kind;
  llvm::StringLiteral Word;
  llvm::StringLiteral Unary; ///< without a parameter, where that is another operator
};
} // namespace

static constexpr OperatorWord OperatorWords[] = {
    {OO_Plus, "add", "plus"},
    {OO_Minus, "sub", "negate"},
    {OO_Star, "mul", "deref"},
    {OO_Slash, "div", ""},
    {OO_Percent, "rem", ""},
    {OO_Caret, "xor", ""},
    {OO_Amp, "and", "address"},
    {OO_Pipe, "or", ""},
    {OO_Tilde, "bitnot", ""},
    {OO_Exclaim, "not", ""},
    {OO_Equal, "assign", ""},
    {OO_Less, "less", ""},
    {OO_Greater, "greater", ""},
    {OO_LessEqual, "less_equal", ""},
    {OO_GreaterEqual, "greater_equal", ""},
    {OO_EqualEqual, "equal", ""},
    {OO_ExclaimEqual, "not_equal", ""},
    {OO_Spaceship, "compare", ""},
    {OO_PlusEqual, "add_assign", ""},
    {OO_MinusEqual, "sub_assign", ""},
    {OO_StarEqual, "mul_assign", ""},
    {OO_SlashEqual, "div_assign", ""},
    {OO_PercentEqual, "rem_assign", ""},
    {OO_CaretEqual, "xor_assign", ""},
    {OO_AmpEqual, "and_assign", ""},
    {OO_PipeEqual, "or_assign", ""},
    {OO_LessLess, "shl", ""},
    {OO_GreaterGreater, "shr", ""},
    {OO_LessLessEqual, "shl_assign", ""},
    {OO_GreaterGreaterEqual, "shr_assign", ""},
    {OO_AmpAmp, "logical_and", ""},
    {OO_PipePipe, "logical_or", ""},
    {OO_PlusPlus, "increment", ""},
    {OO_MinusMinus, "decrement", ""},
    {OO_Comma, "comma", ""},
    {OO_ArrowStar, "arrow_star", ""},
    {OO_Arrow, "arrow", ""},
    {OO_Call, "call", ""},
    {OO_Subscript, "at", ""},
};

static StringRef operatorWord(OverloadedOperatorKind K, unsigned NumParams) {
  for (const OperatorWord &Row : OperatorWords)
    if (Row.Kind == K)
      return NumParams == 0 && !Row.Unary.empty() ? Row.Unary : Row.Word;
  return "operator";
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
