//===- CompilerBuiltins.cpp - the built-in functions of Clang that amp code may call -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/CompilerBuiltins.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/Builtins.h"

using namespace clang;

namespace ampcc {

std::optional<CompilerBuiltin> compilerBuiltin(unsigned ID) {
  switch (ID) {
  case Builtin::BI__builtin_memcpy:
    return CompilerBuiltin::Copy;
  case Builtin::BImove:
  case Builtin::BIforward:
  case Builtin::BIas_const:
  case Builtin::BImove_if_noexcept:
  case Builtin::BI__builtin_expect:
  case Builtin::BI__builtin_expect_with_probability:
    return CompilerBuiltin::Operand;
  case Builtin::BIaddressof:
  case Builtin::BI__addressof:
  case Builtin::BI__builtin_addressof:
    return CompilerBuiltin::Address;
  case Builtin::BI__builtin_assume:
  case Builtin::BI__builtin_unreachable:
    return CompilerBuiltin::Promise;
  default:
    return std::nullopt;
  }
}

bool isTranslatedBuiltin(const ASTContext &Ast, const CallExpr *Call) {
  unsigned ID = Call->getDirectCallee()->getBuiltinID();
  if (compilerBuiltin(ID))
    return true;
  if (Call->isTypeDependent() || Call->isValueDependent())
    return Ast.BuiltinInfo.isConstantEvaluated(ID);
  Expr::EvalResult Result;
  return !Call->getType()->isVoidType() && Call->EvaluateAsRValue(Result, Ast);
}

} // namespace ampcc
