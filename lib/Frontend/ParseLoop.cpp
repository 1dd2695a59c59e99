//===- ParseLoop.cpp - parse a rewritten token stream ---------------------===//
//
// Takes the place of clang::ParseAST: the whole unit is preprocessed into a vector, the vector is
// rewritten, and the parser then reads the result as a token stream without further macro
// expansion.
//
//===----------------------------------------------------------------------===//
#include "DeferredDiagnostics.h"
#include "DiagnosticPragma.h"
#include "DiagnosticWording.h"
#include "HeldDiagnostics.h"
#include "InheritedRestrictions.h"
#include "TokenRewriter.h"
#include "VisualCpp.h"
#include "ampcc/Frontend/Frontend.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Parse/Parser.h"
#include "clang/Sema/EnterExpressionEvaluationContext.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

/// What parseTranslationUnit was asked for and what came of it.
struct Request {
  bool AlwaysParse;
  llvm::function_ref<void(Preprocessor &)> BeforeLexing;
  llvm::function_ref<void(TranslationUnit &)> Consume;
  ClauseTable Clauses;
  FrontendStatus Status = FrontendStatus::Failed;
};

/// CUDA's launch brackets are no tokens of C++: `operator<<<T>` is `<<` and `<`. Appends the first
/// part and leaves the last angle in Tok.
void splitChevrons(Token &Tok, std::vector<Token> &Out) {
  bool Open = Tok.is(tok::lesslessless);
  Token First = Tok;
  First.setKind(Open ? tok::lessless : tok::greatergreater);
  First.setLength(2);
  Out.push_back(First);
  Tok.setKind(Open ? tok::less : tok::greater);
  Tok.setLocation(Tok.getLocation().getLocWithOffset(2));
  Tok.setLength(1);
  Tok.clearFlag(Token::StartOfLine);
  Tok.clearFlag(Token::LeadingSpace);
}

std::vector<Token> lexAll(Preprocessor &PP) {
  PP.EnterMainSourceFile();
  std::vector<Token> Tokens;
  Token Tok;
  do {
    PP.Lex(Tok);
    if (Tok.isOneOf(tok::lesslessless, tok::greatergreatergreater))
      splitChevrons(Tok, Tokens);
    Tokens.push_back(Tok);
  } while (Tok.isNot(tok::eof));
  return Tokens;
}

/// Gives D both restrictions.
void open(Decl *D) {
  if (D->hasAttr<CUDADeviceAttr>())
    return;
  D->addAttr(CUDADeviceAttr::CreateImplicit(D->getASTContext()));
  D->addAttr(CUDAHostAttr::CreateImplicit(D->getASTContext()));
}

/// A deduction guide is no function that runs: it may be used on both sides.
void openDeductionGuides(Decl *D) {
  if (auto *Template = dyn_cast<FunctionTemplateDecl>(D))
    D = Template->getTemplatedDecl();
  if (isa<CXXDeductionGuideDecl>(D)) {
    open(D);
  } else if (isa<NamespaceDecl, LinkageSpecDecl>(D)) {
    for (Decl *Child : cast<DeclContext>(D)->decls())
      openDeductionGuides(Child);
  }
}

/// Clang's loop over the top-level declarations.
void parseDeclarations(Parser &P, Sema &S) {
  ASTConsumer &Consumer = S.getASTConsumer();
  P.Initialize();
  Parser::DeclGroupPtrTy Group;
  Sema::ModuleImportState Imports;
  EnterExpressionEvaluationContext Context(S,
                                           Sema::ExpressionEvaluationContext::PotentiallyEvaluated);
  InheritedRestrictions Inherited(S);
  auto StopAtEnd = [&] {
    if (P.getCurToken().is(tok::eof))
      Inherited.stop();
  };
  StopAtEnd();
  for (bool AtEnd = P.ParseFirstTopLevelDecl(Group, Imports); !AtEnd;
       AtEnd = P.ParseTopLevelDecl(Group, Imports)) {
    if (Group) {
      for (Decl *D : Group.get())
        openDeductionGuides(D);
      if (!Consumer.HandleTopLevelDecl(Group.get()))
        return;
    }
    StopAtEnd();
  }
  for (Decl *D : S.WeakTopLevelDecls())
    Consumer.HandleTopLevelDecl(DeclGroupRef(D));
  Consumer.HandleTranslationUnit(S.getASTContext());
}

/// The result of the language's own `<=>` is a class of the standard library: what it offers
/// belongs to the language as well, and is there on both sides.
class LanguageSupport : public ASTConsumer {
public:
  void HandleTagDeclDefinition(TagDecl *D) override {
    auto *Class = dyn_cast<CXXRecordDecl>(D);
    if (!Class || !Class->isInStdNamespace() || !Class->getIdentifier() ||
        !llvm::is_contained({"partial_ordering", "weak_ordering", "strong_ordering"},
                            Class->getName()))
      return;
    for (CXXMethodDecl *Method : Class->methods())
      open(Method);
    for (FriendDecl *Friend : Class->friends())
      if (auto *Operator = dyn_cast_or_null<FunctionDecl>(Friend->getFriendDecl())) {
        open(Operator);
        openLiteralZero(*Operator, Class);
      }
  }

private:
  /// The unnamed type that only a literal zero converts to.
  static void openLiteralZero(const FunctionDecl &Operator, const CXXRecordDecl *Ordering) {
    for (const ParmVarDecl *P : Operator.parameters()) {
      auto *Class = P->getType()->getAsCXXRecordDecl();
      if (Class && Class->getCanonicalDecl() != Ordering->getCanonicalDecl())
        for (CXXConstructorDecl *Ctor : Class->ctors())
          open(Ctor);
    }
  }
};

class AmpAction : public ASTFrontendAction {
public:
  explicit AmpAction(Request &R) : R(R) {}

protected:
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &, StringRef) override {
    return std::make_unique<LanguageSupport>();
  }

  void ExecuteAction() override {
    CompilerInstance &CI = getCompilerInstance();
    CI.createSema(getTranslationUnitKind(), /*CompletionConsumer=*/nullptr);
    Sema &S = CI.getSema();
    Preprocessor &PP = CI.getPreprocessor();
    if (R.BeforeLexing)
      R.BeforeLexing(PP);
    // The parser's constructor registers the pragma handlers, so it comes before the lexing.
    Parser P(PP, S, CI.getFrontendOpts().SkipFunctionBodies);

    handleDiagnosticPragmas(PP, R.Clauses);

    // Without AMP the host compiler reads the file again and repeats what is said up to here.
    HeldDiagnostics Held(CI.getDiagnostics());
    std::vector<Token> Tokens = lexAll(PP);
    bool FoundErrors = false;
    if (R.AlwaysParse || mayHoldAmp(Tokens)) {
      DiagnosticErrorTrap Trap(CI.getDiagnostics());
      if (isVisualCpp(PP))
        rewriteVisualCpp(Tokens, R.Clauses);
      rewriteTokens(PP, Tokens, R.Clauses);
      FoundErrors = Trap.hasErrorOccurred();
    }
    if (R.Clauses.empty() && !R.AlwaysParse && !FoundErrors) {
      Held.drop();
      R.Status = FrontendStatus::NoAmp;
      return;
    }
    Held.release();

    auto Stream = std::make_unique<Token[]>(Tokens.size());
    std::copy(Tokens.begin(), Tokens.end(), Stream.get());
    PP.EnterTokenStream(std::move(Stream), Tokens.size(), /*DisableMacroExpansion=*/true,
                        /*IsReinject=*/true);
    std::vector<Token>().swap(Tokens);

    DeferredErrors Conditional;
    emitDeferredOfEveryFunction(S, Conditional);
    keptErrors(CI.getDiagnostics()).start(S);
    parseDeclarations(P, S);
    R.Status = FrontendStatus::Done;
    TranslationUnit Unit{CI, R.Clauses, keptErrors(CI.getDiagnostics()).stop(),
                         std::move(Conditional.OfInferred), std::move(Conditional.OfDefaults)};
    R.Consume(Unit);
  }

private:
  Request &R;
};

/// CompilerInstance::ExecuteAction without its closing line, which would tell what the CUDA device
/// is.
void execute(CompilerInstance &CI, FrontendAction &Action) {
  if (!CI.createTarget())
    return;
  for (const FrontendInputFile &Input : CI.getFrontendOpts().Inputs) {
    CI.clearOutputFiles(/*EraseFiles=*/false);
    if (!Action.BeginSourceFile(CI, Input))
      continue;
    if (llvm::Error E = Action.Execute())
      llvm::consumeError(std::move(E));
    Action.EndSourceFile();
  }
  CI.getDiagnostics().getClient()->finish();
}

void printErrorCount(const CompilerInstance &CI) {
  unsigned Errors = CI.getDiagnosticClient().getNumErrors();
  if (Errors && CI.getDiagnosticOpts().ShowCarets)
    llvm::errs() << Errors << (Errors == 1 ? " error" : " errors") << " generated.\n";
}

} // namespace

FrontendStatus parseTranslationUnit(CompilerInstance &CI, bool AlwaysParse,
                                    llvm::function_ref<void(Preprocessor &)> BeforeLexing,
                                    llvm::function_ref<void(TranslationUnit &)> Consume) {
  Request R{AlwaysParse, BeforeLexing, Consume, {}};
  AmpAction Action(R);
  execute(CI, Action);
  if (R.Status != FrontendStatus::NoAmp)
    printErrorCount(CI);
  return R.Status;
}

} // namespace ampcc
