//===- RewriteContext.h - the inputs of all parts of the host rewriter ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All classes that edit the host source take this object. An input that several of them need
// becomes a member.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_REWRITECONTEXT_H
#define AMPCC_LIB_REWRITE_REWRITECONTEXT_H

#include "EditBuffer.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Extract/KernelIdentity.h"
#include "ampcc/Reading/IncludeRecord.h"
#include "ampcc/Reading/TokenStream.h"
#include "ampcc/Reading/TranslationUnit.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Sema/Sema.h"

namespace ampcc {

/// One parsed translation unit and the buffer that collects its edits. rewriteHost() generates the
/// host source: the user's text without C++ AMP, for the host compiler. It creates this object and
/// passes it to the classes that edit the text (DeclEdits, LambdaEdits, ...). They change only
/// `Edits`, and report errors. All referenced objects live until rewriteHost() returns.
struct RewriteContext {
  RewriteContext(const TranslationUnit &TU, const KernelIdentity &Identity,
                 const IncludeRecord &Record, const TokenStream &Stream, EditBuffer &Edits)
      : S(TU.CI.getSema()), Ast(S.getASTContext()), SM(Ast.getSourceManager()), Files(TU.Files),
        Identity(Identity), Record(Record), Clauses(TU.Clauses), Stream(Stream), Edits(Edits) {}

  clang::Sema &S;
  clang::ASTContext &Ast;
  const clang::SourceManager &SM;
  const UnitFiles &Files;
  const KernelIdentity &Identity; ///< the lambdas and classes that kernel keys identify by site
  const IncludeRecord &Record;    ///< #include directives, tests of `__AMPCC__`, ...
  const ClauseTable &Clauses;     ///< the tokens that only ampcc understands, such as clauses
  const TokenStream &Stream;      ///< the tokens of the user's files; Edits takes their indices
  EditBuffer &Edits;

  /// Reports the error K at Loc.
  clang::DiagnosticBuilder error(clang::SourceLocation Loc, diag::Kind K) const {
    return report(Ast.getDiagnostics(), Loc, K);
  }
};

} // namespace ampcc

#endif
