//===- CompilerBuiltins.h - the built-in functions of Clang that amp code may call -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Amp code is the code for the device, restrict(amp). lib/Sema rejects calls of other built-in
// functions there, and lib/Lower translates these. CompilerBuiltins.def is the table. To support
// another, add a row, and an enumerator and a case in lib/Lower/BuiltinLowering.cpp if its
// translation is new.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_COMPILERBUILTINS_H
#define AMPCC_BASIC_COMPILERBUILTINS_H

#include "ampcc/Basic/LanguageVersion.h"
#include "clang/AST/Type.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace clang {
class ASTContext;
class AtomicExpr;
class CallExpr;
class Expr;
class FunctionDecl;
} // namespace clang

namespace ampcc {

/// The translation of a call of one of the built-in functions that lib/Lower knows.
enum class CompilerBuiltin {
  Copy,          ///< the copy of an object: Clang's assignment operators use it
  Operand,       ///< the first argument
  Address,       ///< the address of the first argument
  Promise,       ///< nothing: the call is a promise to the optimiser, which KIR does not keep
  Absolute,      ///< an integer without its sign
  LeadingZeros,  ///< of an unsigned integer; a second argument is the result for 0
  TrailingZeros, ///< as well
  SetBits,       ///< their number
  ReversedBytes, ///< of an unsigned integer
  No,            ///< 0
  CopyElements,  ///< of one array into another, which may overlap
  SetBytes,      ///< of an array of bytes to one value
  CompareBytes,  ///< of two arrays, as memcmp
  FindElement,   ///< of an array, as memchr: a pointer to it, or null
  TextLength,    ///< the number of characters before the first 0
  Rounded,       ///< a floating point number as an integer, halves away from zero
  RoundedToEven, ///< the same, halves to the even integer
  Class,         ///< of a floating point number: one of the first five arguments
  Sum,           ///< of integers, stored, and whether it is another number than is stored
  Difference,
  Product,
  Greater, ///< a comparison of two floating point numbers
  GreaterEqual,
  Less,
  LessEqual,
  Complex, ///< a complex number of two parts
  Message, ///< a text for the host, as direct3d_printf sends it; its result is not known
  Fence,   ///< of all memory, for all threads of the device; the argument is a memory order
};

/// The translation of the built-in with Clang's number ID; none for other built-ins.
std::optional<CompilerBuiltin> compilerBuiltin(unsigned ID);

/// The device's built-in (KIR/Builtins.def) that stands for the one with Clang's number ID; empty
/// if there is none.
llvm::StringRef deviceBuiltin(unsigned ID);

/// The library's function with the mark `implements`, Word, and these parameters; null if the unit
/// does not include the header that has it.
const clang::FunctionDecl *libraryFunction(const clang::ASTContext &Ast, llvm::StringRef Word,
                                           llvm::ArrayRef<clang::QualType> Parameters);

/// The library's code for this built-in function on the device; null if there is none.
const clang::FunctionDecl *libraryFunction(const clang::FunctionDecl *Builtin);

/// For Sum, Difference and Product: the type of 64 bits in which the numbers are exact before the
/// operation and the result is stored; null if one has 32 bits, where 64 hold the exact result.
clang::QualType wideArithmetic(const clang::ASTContext &Ast, const clang::CallExpr *Call);

/// Whether a header of the library has the code for the built-in with Clang's number ID.
bool isLibraryBuiltin(unsigned ID);

/// The pointer that an argument of memcpy and its kin was before it was converted to a pointer to
/// void.
const clang::Expr *beforeVoidPointer(const clang::Expr *Argument);

/// Whether lib/Lower can translate Call, whose direct callee must be a built-in function of the
/// compiler, in code of that version: one of the few that lib/Lower knows, or any other if the
/// value of the call is known at compile time. In a template the result is true for a call that an
/// instance may make constant.
bool isTranslatedBuiltin(const clang::ASTContext &Ast, const clang::CallExpr *Call,
                         LanguageVersion Version);

/// Whether lib/Lower can translate E, a built-in atomic operation of the compiler, which
/// std::atomic_ref calls: one of GCC's `__atomic_` functions, from version 1.3 on, on an integer or
/// enumeration of 32 or 64 bits, float or double.
bool isTranslatedAtomic(const clang::ASTContext &Ast, const clang::AtomicExpr *E,
                        LanguageVersion Version);

} // namespace ampcc

#endif
