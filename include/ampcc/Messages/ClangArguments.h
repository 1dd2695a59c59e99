//===- ClangArguments.h - roles and named arguments of Clang's messages --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang identifies a message by a number and its arguments by their positions, and several messages
// mean the same. ClangDiagnostics.def therefore gives each message that ampcc acts on a role, such
// as UnresolvedCall, and names to its arguments, such as CalleeSide. lib/Messages and lib/VisualCpp
// read messages by these functions, to decide what a message is about:
//
//   if (is(Info, ClangRole::UnknownName)) ...
//   const clang::NamedDecl *Used = declArgument(Info, ClangArgument::Named);
//
// An argument is absent if the message has no such argument, or if its text is already formatted. A
// *side* is host code or amp code, the code for the device; Clang represents it by the CUDA
// attributes of functions.
//
// To act on a further message, add its role or its arguments to the table.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_MESSAGES_CLANGARGUMENTS_H
#define AMPCC_MESSAGES_CLANGARGUMENTS_H

#include "clang/AST/Type.h"
#include "clang/Basic/Diagnostic.h"
#include <optional>

namespace ampcc {

/// The statement that a message makes. Several messages may make the same one.
enum class ClangRole {
  OutOfReach,         ///< a function or variable of the wrong side is used
  AliasDefined,       ///< an alias of another symbol has a definition as well
  UnresolvedCall,     ///< a call to which no function fits; notes name its candidates
  UnresolvedInit,     ///< a construction to which no constructor fits
  NamesCallee,        ///< the first argument is the function, or the class of a constructor
  Deleted,            ///< the function that fits best is deleted
  IncompleteVariable, ///< a variable is of an incomplete type
  FailedInit,         ///< a variable is initialised with a value of another type
  NoExpression,       ///< a token begins no expression where one is required
  MissingHeader,      ///< the text quotes the name of a header that was not found
  NoRange,            ///< a range of a `for` has no begin or end
  WrongSide,          ///< a candidate is not for the caller's side
  Arity,              ///< a candidate has another number of parameters
  Explicit,           ///< a candidate is no implicit conversion
  Conversion,         ///< a candidate has parameters of other types
  UnknownName,        ///< the name at the place of the message is not declared
  Undeclared,         ///< the same, and the name has no qualifier and no object
  StaticArraySize,    ///< the size of a static array is no constant
  ConstAssigned,      ///< a change of a const object
  DeclaredHere,       ///< a note: the declaration of the subject of the preceding message
  MissingTemplate,    ///< `template` is missing before the name at the place of the message
  ExceptionUsed,      ///< `throw` or `try` in amp code
  ForeignDeclspec,    ///< a `__declspec` that Clang does not know
  BypassedVariable,   ///< a note: the variable that a goto jumps over
  ForeignAttribute,   ///< an attribute without a meaning
  ForeignGrammar,     ///< the statement at the place, or before it, may be another language's
};

/// Returns true if the message makes this statement.
bool is(unsigned ClangDiagID, ClangRole Role);
inline bool is(const clang::Diagnostic &Info, ClangRole Role) { return is(Info.getID(), Role); }

/// The meaning of an argument of a message.
enum class ClangArgument {
  Named,      ///< the declaration that is used, or defined
  IsVariable, ///< 1: Named is a variable, else a function
  CalleeSide, ///< a clang::CUDAFunctionTarget, as the next one
  CallerSide,
  Scope,       ///< the class or namespace that lacks a member
  Class,       ///< the class that lacks a constructor, a conversion or a base
  Temporary,   ///< the type of an object that a reference cannot bind to
  Reason,      ///< the text of a static_assert
  Operand,     ///< the number of the argument of the call, from 1
  IsObject,    ///< 1: it is not an operand but the object of a member function
  WantsRvalue, ///< 1: the parameter takes an rvalue, 0: an lvalue
  Failure      ///< why template arguments could not be substituted
};

/// An argument by its meaning. Null, or nothing, if it is absent or has another type.
const clang::NamedDecl *declArgument(const clang::Diagnostic &Info, ClangArgument Argument);
clang::QualType typeArgument(const clang::Diagnostic &Info, ClangArgument Argument);
std::optional<unsigned> numberArgument(const clang::Diagnostic &Info, ClangArgument Argument);
std::optional<std::string> textArgument(const clang::Diagnostic &Info, ClangArgument Argument);

/// The sides of a function and of its caller, as values of clang::CUDAFunctionTarget.
struct CallSides {
  unsigned Callee, Caller;
};
/// Nothing if the message does not name both.
std::optional<CallSides> callSides(const clang::Diagnostic &Info);

/// Every type that a message names.
std::vector<clang::QualType> typeArguments(const clang::Diagnostic &Info);

} // namespace ampcc

#endif
