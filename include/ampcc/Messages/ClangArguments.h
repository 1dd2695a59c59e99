//===- ClangArguments.h - what Clang's messages are about -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// By names that ClangDiagnostics.def gives: what a message says, and its arguments, instead of
// their numbers. A message without this argument gives none, and so does one whose words are fixed
// already.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_CLANGARGUMENTS_H
#define AMPCC_MESSAGES_CLANGARGUMENTS_H

#include "clang/AST/Type.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>

namespace ampcc {

enum class ClangRole {
  OutOfReach,       ///< a function or variable of the wrong side is used
  AliasDefined,     ///< an alias of another symbol has a definition as well
  UnresolvedCall,   ///< a call that no function fits; its candidates follow
  UnresolvedInit,   ///< the same of constructors
  WrongSide,        ///< a candidate is not for the caller's side
  Arity,            ///< a candidate takes another number of arguments
  Explicit,         ///< a candidate is no implicit conversion
  Conversion,       ///< a candidate takes arguments of other types
  UnknownName,      ///< nothing is declared with the name at the place of the message
  ConstAssigned,    ///< a change of what cannot be changed
  DeclaredHere,     ///< where something is declared that the message before is about
  ExceptionUsed,    ///< `throw` or `try` in amp code
  ForeignDeclspec,  ///< a `__declspec` that Clang does not know
  BypassedVariable, ///< what a goto jumps over
  ForeignAttribute, ///< an attribute without a meaning
};

bool is(unsigned ClangDiagID, ClangRole Role);
inline bool is(const clang::Diagnostic &Info, ClangRole Role) { return is(Info.getID(), Role); }

enum class ClangArgument {
  Named,      ///< what is used, or defined
  IsVariable, ///< 1: Named is a variable, else a function
  CalleeSide, ///< a clang::CUDAFunctionTarget, as the next one
  CallerSide,
  Class,     ///< what there is no constructor or conversion of, or no base
  Temporary, ///< the type of an object that a reference cannot bind to
  Reason,    ///< the text of a static_assert
  Operand,   ///< from 1
  IsObject,  ///< 1: it is not an operand but the object of a member function
  WantsRvalue,
  Failure ///< why template arguments could not be substituted
};

/// Null, or nothing, where the message has no such argument.
const clang::NamedDecl *declArgument(const clang::Diagnostic &Info, ClangArgument Argument);
clang::QualType typeArgument(const clang::Diagnostic &Info, ClangArgument Argument);
std::optional<unsigned> numberArgument(const clang::Diagnostic &Info, ClangArgument Argument);
std::optional<std::string> textArgument(const clang::Diagnostic &Info, ClangArgument Argument);

/// For which sides a function is, and its caller: by the order of clang::CUDAFunctionTarget.
struct CallSides {
  unsigned Callee, Caller;
};
/// Nothing where the message does not name both.
std::optional<CallSides> callSides(const clang::Diagnostic &Info);

/// Every type that a message names.
std::vector<clang::QualType> typeArguments(const clang::Diagnostic &Info);

} // namespace ampcc

#endif
