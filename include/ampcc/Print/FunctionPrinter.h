//===- FunctionPrinter.h - functions and statements as C and C++ ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printers of both forms use lib/Print for all that C and C++ have in common. ExprPrinter.h
// prints expressions, TypePrinter.h types, and Language.h has the differences between the dialects.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_FUNCTIONPRINTER_H
#define AMPCC_PRINT_FUNCTIONPRINTER_H

#include "ampcc/Print/Language.h"
#include "ampcc/Print/Writer.h"

namespace ampcc {

/// Prints the structs and functions of a module. The printers of the two forms derive from it,
/// choose the dialect, and override the parts that differ.
class FunctionPrinter {
public:
  virtual ~FunctionPrinter() = default;

protected:
  FunctionPrinter(const kir::Module &M, Language::Dialect D, bool ExactLines)
      : M(M), In(D, M), W(M.Files, ExactLines) {}

  void structDef(const kir::StructType &S);
  void function(const kir::Function &F);
  static bool isTileStatic(const kir::Stmt *S);

  /// The text before the return type.
  virtual std::string specifiers(const kir::Function &F) = 0;
  /// The declaration of a tile_static variable, given one without a storage class.
  virtual std::string tileStatic(const kir::Var &V, const std::string &Declaration) = 0;
  /// The text before a loop. It has no line break, so that line numbers stay those of the source.
  virtual std::string loopHint(const kir::For &F) = 0;
  /// The preprocessor condition under which compilers see the loop; empty if all do.
  virtual std::string loopGuard(const kir::For &F) { return ""; }

  const kir::Module &M;
  const Language In;
  Writer W;

private:
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
