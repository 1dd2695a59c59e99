//===- FunctionPrinter.h - functions and statements as C and C++ ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The two printers of a module derive from this class: lib/OpenCL/Printer.cpp writes OpenCL C and
// lib/Native/NativePrinter.cpp C++. It holds all that they have in common. ExprPrinter.h prints the
// expressions and TypePrinter.h the types; both query Language.h for the dialect. A new kind of
// statement is printed here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_FUNCTIONPRINTER_H
#define AMPCC_PRINT_FUNCTIONPRINTER_H

#include "ampcc/Print/Language.h"
#include "ampcc/Print/Writer.h"

namespace ampcc {

/// Prints the structs and functions of a module into the Writer W. A derived class chooses the
/// dialect, overrides the parts that differ, and calls structDef() and function() in an order in
/// which definitions come before their uses. With ExactLines each statement has exactly the line
/// number of its source (Writer).
class FunctionPrinter {
public:
  virtual ~FunctionPrinter() = default;

protected:
  FunctionPrinter(const kir::Module &M, Language::Dialect D, bool ExactLines)
      : M(M), In(D, M), W(M.Files, ExactLines) {}

  void structDef(const kir::StructType &S);
  void function(const kir::Function &F);
  /// S declares a tile_static variable.
  static bool isTileStatic(const kir::Stmt *S);

  /// The text before the return type.
  virtual std::string specifiers(const kir::Function &F) = 0;
  /// The line that declares a tile_static variable V. Declaration is the text without a storage
  /// class and without the semicolon.
  virtual std::string tileStatic(const kir::Var &V, const std::string &Declaration) = 0;
  /// The text after the `=` of a declaration.
  virtual std::string initializer(const kir::DeclStmt &D);
  /// The text before the declaration of a local variable that is not tile_static.
  virtual std::string storageClass(const kir::Var &V) { return ""; }
  /// The text before a `for` loop. It has no line break, so that line numbers stay those of the
  /// source.
  virtual std::string loopHint(const kir::For &F) = 0;
  /// The condition of an `#if` around the loop, because only some compilers can compile it, such as
  /// a loop in vector form; empty if there is none.
  virtual std::string loopGuard(const kir::For &F) { return ""; }

  const kir::Module &M;
  const Language In; ///< the language of the text
  Writer W;

private:
  /// Prints the name and the place of the source function as a comment.
  void originComment(const kir::Function &F);
  std::string params(const kir::Function &F, size_t Indent) const;
  void body(const kir::Block &B);
  void block(const std::string &Head, const kir::Block *Body);
  std::string declaration(const kir::DeclStmt *D);
  std::string simple(const kir::Stmt *S);
  void ifStmt(const kir::If *I, llvm::StringRef Lead);
  void forLoop(const kir::For *F);
  void caseLabel(const kir::Case *C);
  void stmt(const kir::Stmt *S);

  const kir::Function *Current = nullptr;
};

} // namespace ampcc

#endif
