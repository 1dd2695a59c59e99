//===- StoredNote.cpp - notes of ampcc beside a message in flight ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StoredNote.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/AST/ASTDiagnostic.h"

using namespace clang;

namespace ampcc {

StoredDiagnostic storedNote(ASTContext &Ast, SourceLocation Loc, diag::Kind K,
                            llvm::function_ref<void(const PartialDiagnostic &)> Fill,
                            llvm::ArrayRef<FixItHint> FixIts) {
  IgnoringDiagConsumer Silent;
  SecondEngine Diags(Ast.getDiagnostics(), &Silent);
  Diags.setSourceManager(&Ast.getSourceManager());
  Diags.SetArgToStringFn(&FormatASTNodeDiagnosticArgument, &Ast);
  PartialDiagnostic Text(diagnosticID(Diags, Loc, K), Ast.getDiagAllocator());
  Fill(Text);
  return StoredDiagnostic(
      DiagnosticsEngine::Note, Text.getDiagID(), messageText(Diags, {Loc, Text}),
      FullSourceLoc(Loc, Ast.getSourceManager()), llvm::ArrayRef<CharSourceRange>(), FixIts);
}

} // namespace ampcc
