//===- HostRewriter.cpp - the host source without AMP --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Rewrite/HostRewriter.h"
#include "ClauseEdits.h"
#include "EditBuffer.h"
#include "HostEdits.h"
#include "Inliner.h"
#include "MsvcEdits.h"
#include "UnusedMarks.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/Types.h"
#include "ampcc/KIR/CheckRules.h"
#include "ampcc/Reading/Invocation.h"
#include "ampcc/Reading/StandardHeaders.h"
#include "ampcc/Rewrite/KernelBlob.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"

using namespace clang;

namespace ampcc {

/// Replaces `#ifdef __AMPCC__` and similar tests by the result that they had in ampcc.
static void replaceReaderTests(const IncludeRecord &Record, const UnitFiles &Files,
                               EditBuffer &Edits, const SourceManager &SM,
                               const LangOptions &Lang) {
  for (const ReaderTest &Test : Record.ReaderTests) {
    if (Files.isLibrary(Test.Tokens.getBegin()))
      continue; // it has a host reading of its own
    auto [File, Begin] = SM.getDecomposedLoc(Test.Tokens.getBegin());
    SourceLocation Last = Test.Tokens.getEnd();
    unsigned End = SM.getFileOffset(Last) + Lexer::MeasureTokenLength(Last, SM, Lang);
    Edits.replaceText(File, Begin, End, Test.Result);
  }
}

/// The unit has an operator delete of the program's own, of those that a program may replace.
static bool definesDelete(const ASTContext &Ctx) {
  const DeclarationName Name = Ctx.DeclarationNames.getCXXOperatorName(OO_Delete);
  return llvm::any_of(Ctx.getTranslationUnitDecl()->lookup(Name), [](const NamedDecl *D) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    return F && F->isReplaceableGlobalAllocationFunction() && F->isDefined();
  });
}

/// The text that the host compiler reads before the user's text.
static std::string beforeSource(const HostRewriteInput &In, const ASTContext &Ctx) {
  std::string Text = includeLibraryHeader(In.Headers, "ampcc_rt/prefix.h");
  // Otherwise the host compiler's command defines it.
  if (In.Headers.empty() && In.Version != LanguageVersion::V1)
    Text += "#define __AMP_VERSION__ " + std::to_string(static_cast<unsigned>(In.Version)) + "\n";
  if (In.Device.Check && In.Device.CheckRules & kir::ChecksHost)
    Text += definesDelete(Ctx) ? "#define __AMPCC_CHECK__ 2\n" : "#define __AMPCC_CHECK__ 1\n";
  Text += includeLibraryHeader(In.Headers, "ampcc_rt/host.h");
  for (const std::string &Header : In.Uses)
    Text += "#define " + macroFor(Header) + " 1\n";
  if (In.Msvc)
    Text += includeLibraryHeader(In.Headers, "amp-msvc/detail/dialect.h");
  if (!In.TU.Clauses.Namespaces.empty())
    Text += "namespace Concurrency {}\nnamespace concurrency = Concurrency;\n";
  return Text;
}

HostText rewriteHost(const HostRewriteInput &In) {
  CompilerInstance &CI = In.TU.CI;
  SourceManager &SM = CI.getSourceManager();
  ASTContext &Ctx = CI.getASTContext();
  const IncludeRecord &Record = In.Includes;
  unsigned ErrorsBefore = CI.getDiagnostics().getNumErrors();

  // System headers are not recorded unless they turn out to hold C++ AMP.
  TokenStream WithSystemHeaders;
  for (const Token &Tok : In.TU.Tokens)
    WithSystemHeaders.add(Tok);
  const TokenStream &Tokens = In.TU.Tokens.empty() ? Record.Tokens : WithSystemHeaders;
  EditBuffer Edits(Tokens, SM, CI.getLangOpts());
  const RewriteContext Context(In.TU, In.Identity, Record, Tokens, Edits);
  HostCaptures Captures(Ctx, In.TU.Files);
  for (const KernelPlan &Plan : In.Plans)
    Captures.markShared(classType(Plan.Functor));
  UnusedMarks Unused(Context);
  HostEdits(Context, Captures, Unused).run();
  ClauseEdits(Context).run();
  replaceReaderTests(Record, In.TU.Files, Edits, SM, CI.getLangOpts());
  makeStandard(Ctx, In.TU.Clauses, Tokens, Edits);
  if (In.Msvc)
    keepVisualCppMeaning(Ctx, Tokens, Edits);
  Inliner Inline(Record, Edits, SM, CI.getDiagnostics());
  Inline.plan(In.Msvc, /*HoldForced=*/!In.Uses.empty()); // <amp.h> may be among them
  Unused.write([&](FileID File) { return Inline.isInlined(File); });

  std::string MainFile =
      SM.getPresumedLoc(SM.getLocForStartOfFile(SM.getMainFileID())).getFilename();
  std::string Text = beforeSource(In, Ctx);
  std::string Forced = Inline.forcedText();
  Text += Forced + lineDirective(1, MainFile) + Inline.text();
  if (!StringRef(Text).ends_with("\n"))
    Text += '\n';
  if (In.Msvc)
    Text += mainForWideMain(Ctx, In.Headers);
  auto FactsOf = [&](StringRef Key) -> KernelFacts {
    for (const KernelPlan &Plan : In.Plans) {
      if (Plan.Key.Text != Key)
        continue;
      uint64_t Size = Plan.Functor->isLambda()
                          ? Captures.layout(Plan.Functor).Size
                          : Ctx.getTypeSizeInChars(classType(Plan.Functor)).getQuantity();
      return {Size, Plan.Key.OfGcc, Plan.Title};
    }
    return {};
  };
  Text +=
      kernelBlob(In.Device, In.OpenCLText, In.BuildOptions, nameInBuild(MainFile, CI.getLangOpts()),
                 {In.Native, In.NativeLevels}, FactsOf);
  if (In.Rest)
    Text += In.Rest(FactsOf);
  if (CI.getDiagnostics().getNumErrors() != ErrorsBefore)
    return {};
  return {std::move(Text), !Forced.empty()};
}

} // namespace ampcc
