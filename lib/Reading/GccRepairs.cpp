//===- GccRepairs.cpp - repairs of Visual C++'s dialect for g++ ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/GccRepairs.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/Restrictions.h"
#include "ampcc/ClangHooks/DelayedTemplates.h"
#include "ampcc/Reading/TranslationUnit.h"
#include "ampcc/VisualCpp/RawText.h"
#include "ampcc/VisualCpp/SourceRepairs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

/// Properties become calls of their functions. An assignment of an assignment takes two readings.
class Properties : public ASTWalker {
public:
  Properties(CompilerInstance &CI, SourceRepairs &Repairs)
      : SM(CI.getSourceManager()), Language(CI.getLangOpts()), Repairs(Repairs) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool TraversePseudoObjectExpr(PseudoObjectExpr *E, DataRecursionQueue * = nullptr) override {
    use(E->getSyntacticForm());
    return true;
  }
  bool VisitOpaqueValueExpr(OpaqueValueExpr *E) override {
    return !E->getSourceExpr() || TraverseStmt(E->getSourceExpr());
  }
  bool VisitMSPropertyDecl(MSPropertyDecl *D) override {
    Declared.push_back(D);
    return true;
  }

  /// A property that is still used keeps its declaration.
  void removeDeclarations() {
    if (Left)
      return;
    for (const MSPropertyDecl *D : Declared) {
      SourceLocation Name = D->getLocation();
      if (!Name.isFileID())
        continue;
      RawTextBefore Before(SM, Language, Name);
      RawText After(SM, Language, Name);
      size_t First = Before.firstOfStatement(), Semicolon = 0;
      while (Semicolon < After.size() && !After.is(Semicolon, tok::semi))
        ++Semicolon;
      if (First >= Before.size() || Semicolon == After.size())
        continue;
      auto [File, Begin] = SM.getDecomposedLoc(Before.begin(First));
      StringRef Gone = SM.getBufferData(File).slice(Begin, SM.getFileOffset(After.end(Semicolon)));
      Repairs.replace(SM, Before.begin(First), Gone.size(), std::string(Gone.count('\n'), '\n'));
    }
  }

private:
  /// The place in a file, of a macro's argument or of the macro.
  SourceLocation inFile(SourceLocation Loc) const {
    while (Loc.isMacroID())
      Loc = SM.isMacroArgExpansion(Loc) ? SM.getImmediateSpellingLoc(Loc)
                                        : SM.getImmediateExpansionRange(Loc).getEnd();
    return Loc;
  }
  SourceLocation after(SourceLocation Loc) const {
    return Lexer::getLocForEndOfToken(inFile(Loc), 0, SM, Language);
  }

  /// `v` of `v`, of `v[i]` and of `(v)`; the brackets go into Subscripts, last one first.
  static const MSPropertyRefExpr *
  property(const Expr *E, std::vector<const MSPropertySubscriptExpr *> &Subscripts) {
    E = E->IgnoreParens();
    while (auto *Subscript = dyn_cast<MSPropertySubscriptExpr>(E)) {
      Subscripts.push_back(Subscript);
      E = Subscript->getBase()->IgnoreParens();
    }
    return dyn_cast<MSPropertyRefExpr>(E);
  }

  void use(const Expr *Form) {
    Form = Form->IgnoreParens();
    auto *Binary = dyn_cast<BinaryOperator>(Form);
    auto *Unary = dyn_cast<UnaryOperator>(Form);
    const Expr *Operand = Binary ? Binary->getLHS() : Unary ? Unary->getSubExpr() : Form;
    std::vector<const MSPropertySubscriptExpr *> Subscripts;
    const MSPropertyRefExpr *Ref = property(Operand, Subscripts);
    if (!Ref)
      return;
    unsigned Before = Uses;
    TraverseStmt(const_cast<Expr *>(Ref->getBaseExpr()));
    for (const MSPropertySubscriptExpr *Subscript : Subscripts)
      TraverseStmt(const_cast<Expr *>(Subscript->getIdx()));
    if (Binary)
      TraverseStmt(Binary->getRHS());
    if (SM.isInSystemHeader(Ref->getPropertyDecl()->getLocation()))
      return; // the library has its own for g++
    bool Inner = Uses != Before;
    ++Uses;
    bool Reads = !Binary && !Unary;
    if ((Inner && !Reads) || !replace(*Ref, Subscripts, Binary, Unary))
      Left = true;
  }

  bool replace(const MSPropertyRefExpr &Ref,
               llvm::ArrayRef<const MSPropertySubscriptExpr *> Subscripts,
               const BinaryOperator *Binary, const UnaryOperator *Unary) {
    SourceLocation Name = SM.getSpellingLoc(Ref.getMemberLoc());
    const MSPropertyDecl *D = Ref.getPropertyDecl();
    unsigned Length = Lexer::MeasureTokenLength(Name, SM, Language);
    auto Put = [&](llvm::StringRef Text) { Repairs.replace(SM, Name, Length, Text); };
    if (!Binary && !Unary) {
      Put((D->getGetterId()->getName() + (Subscripts.empty() ? "()" : "")).str());
      for (const MSPropertySubscriptExpr *Subscript : Subscripts)
        subscript(*Subscript, Subscript == Subscripts.back(), Subscript == Subscripts.front());
      return true;
    }
    if (!D->hasSetter() || !Subscripts.empty() || Ref.getMemberLoc().isMacroID())
      return false;
    std::string Setter = D->getSetterId()->getName().str();
    SourceLocation Operator = Binary ? Binary->getOperatorLoc() : Unary->getOperatorLoc();
    unsigned Size = Lexer::MeasureTokenLength(inFile(Operator), SM, Language);
    if (Binary && Binary->getOpcode() == BO_Assign) {
      Put(Setter + "(");
      Repairs.replace(SM, inFile(Operator), Size, "");
      Repairs.insert(SM, after(Binary->getRHS()->getEndLoc()), ")");
      return true;
    }
    // Another operator reads, too: of an object that can be named twice.
    if (!D->hasGetter() || Ref.getBeginLoc().isMacroID() || !isNamed(Ref.getBaseExpr()))
      return false;
    std::string Again =
        Lexer::getSourceText(CharSourceRange::getCharRange(Ref.getBeginLoc(), Name), SM, Language)
            .str() +
        D->getGetterId()->getName().str() + "()";
    if (Unary) {
      Put(Setter + "(" + Again + (Unary->isIncrementOp() ? " + 1)" : " - 1)"));
      Repairs.replace(SM, inFile(Operator), Size, "");
      return true;
    }
    Put(Setter + "(" + Again);
    StringRef Word = BinaryOperator::getOpcodeStr(
        BinaryOperator::getOpForCompoundAssignment(Binary->getOpcode()));
    Repairs.replace(SM, inFile(Operator), Size, (Word + " (").str());
    Repairs.insert(SM, after(Binary->getRHS()->getEndLoc()), "))");
    return true;
  }

  /// `v[i][j]` calls `get(i, j)`.
  void subscript(const MSPropertySubscriptExpr &Subscript, bool First, bool Last) {
    SourceLocation Open = after(Subscript.getBase()->getEndLoc());
    Repairs.replace(SM, Open, 1, First ? "(" : " ");
    Repairs.replace(SM, inFile(Subscript.getRBracketLoc()), 1, Last ? ")" : ",");
  }

  static bool isNamed(const Expr *E) {
    for (;;) {
      E = E->IgnoreParenImpCasts();
      if (auto *Value = dyn_cast<OpaqueValueExpr>(E))
        E = Value->getSourceExpr();
      else if (auto *Member = dyn_cast<MemberExpr>(E))
        E = Member->getBase();
      else
        return isa<DeclRefExpr, CXXThisExpr>(E);
    }
  }

  const SourceManager &SM;
  const LangOptions &Language;
  SourceRepairs &Repairs;
  std::vector<const MSPropertyDecl *> Declared;
  unsigned Uses = 0;
  bool Left = false; ///< a use could not be replaced in this reading
};

/// `__declspec(align(16)) struct S {`: the alignment is the class's, and g++ wants it there.
class Alignments : public ASTWalker {
public:
  Alignments(CompilerInstance &CI, SourceRepairs &Repairs)
      : CI(CI), SM(CI.getSourceManager()), Repairs(Repairs) {}

  bool VisitTagDecl(TagDecl *D) override {
    if (!D->isThisDeclarationADefinition())
      return true;
    SourceLocation Key = D->getInnerLocStart();
    const AlignedAttr *Before = nullptr;
    for (const auto *A : D->specific_attrs<AlignedAttr>()) {
      if (!A->isDeclspecAttribute() || Key.isMacroID())
        continue;
      if (!SM.isBeforeInTranslationUnit(SM.getExpansionLoc(A->getLocation()), Key))
        return true; // it has been moved, or the other one may be larger
      Before = A;
    }
    if (Before)
      move(*Before, Key);
    return true;
  }

private:
  void move(const AlignedAttr &A, SourceLocation Key) {
    if (A.isAlignmentDependent())
      return;
    std::string Bytes = std::to_string(A.getAlignment(CI.getASTContext()) / 8);
    Repairs.insert(SM, Lexer::getLocForEndOfToken(Key, 0, SM, CI.getLangOpts()),
                   " __declspec(align(" + Bytes + "))");
    // The word stays in a macro: g++ warns of it and passes over it.
    SourceLocation Word = SM.getSpellingLoc(A.getLocation());
    RawText Text(SM, CI.getLangOpts(), Word);
    size_t Close = Text.closing(1);
    RawTextBefore Before(SM, CI.getLangOpts(), Word);
    if (A.getLocation().isMacroID() || Close >= Text.size() || !Text.is(Close + 1, tok::r_paren) ||
        !Before.isOneOf(0, tok::l_paren) || !Before.isWord(1, "__declspec"))
      return;
    Repairs.replace(SM, Before.begin(1),
                    SM.getFileOffset(Text.end(Close + 1)) - SM.getFileOffset(Before.begin(1)), "");
  }

  CompilerInstance &CI;
  const SourceManager &SM;
  SourceRepairs &Repairs;
};

/// A macro of g++'s takes one specifier: `__declspec(noinline dllexport)` becomes two.
std::string splitSpecifiers(const RawText &Text, const SourceManager &SM, size_t Open,
                            size_t Close) {
  std::string Result;
  unsigned Count = 0;
  bool IsText = false; // `deprecated("text")`, which a macro cannot distinguish from `deprecated`
  for (size_t I = Open + 1; I < Close; ++I) {
    if (!Text.is(I, tok::raw_identifier))
      continue; // a comma
    size_t Last = Text.is(I + 1, tok::l_paren) ? Text.closing(I + 1) : I;
    if (Last >= Close)
      return "";
    bool IsDeprecated = Last > I && Text.isWord(I, "deprecated");
    auto [File, Offset] = SM.getDecomposedLoc(Text.begin(I));
    StringRef Item = SM.getBufferData(File).slice(Offset, SM.getFileOffset(Text.end(Last)));
    Result += (Count++ ? " " : "") + ((IsDeprecated ? "__attribute__((" : "__declspec(") + Item +
                                      (IsDeprecated ? "))" : ")"))
                                         .str();
    IsText |= IsDeprecated;
    I = Last;
  }
  return Count > 1 || IsText ? Result : "";
}

void splitSpecifiers(CompilerInstance &CI, SourceRepairs &Repairs, SourceLocation Word) {
  const SourceManager &SM = CI.getSourceManager();
  RawText Text(SM, CI.getLangOpts(), Word);
  size_t Close = Text.closing(1);
  if (Close >= Text.size() || !Text.is(1, tok::l_paren))
    return;
  std::string Split = splitSpecifiers(Text, SM, 1, Close);
  auto [File, Begin] = SM.getDecomposedLoc(Word);
  StringRef Gone = SM.getBufferData(File).slice(Begin, SM.getFileOffset(Text.end(Close)));
  if (!Split.empty())
    Repairs.replace(SM, Word, Gone.size(), Split + std::string(Gone.count('\n'), '\n'));
}

void splitSpecifiers(CompilerInstance &CI, SourceRepairs &Repairs) {
  const SourceManager &SM = CI.getSourceManager();
  for (unsigned I = 0; I < SM.local_sloc_entry_size(); ++I) {
    const SrcMgr::SLocEntry &Entry = SM.getLocalSLocEntry(I);
    if (!Entry.isFile() || SrcMgr::isSystem(Entry.getFile().getFileCharacteristic()))
      continue;
    FileID File = SM.getFileID(SourceLocation::getFromRawEncoding(Entry.getOffset()));
    if (!SM.getFileEntryForID(File) || !SM.getBufferData(File).contains("__declspec"))
      continue;
    Lexer Lex(File, SM.getBufferOrFake(File), SM, CI.getLangOpts());
    Token Tok;
    for (bool AtEnd = false; !AtEnd;) {
      AtEnd = Lex.LexFromRawLexer(Tok);
      if (Tok.is(tok::raw_identifier) && Tok.getRawIdentifier() == "__declspec")
        splitSpecifiers(CI, Repairs, Tok.getLocation());
    }
  }
}

/// A function of both sides calls the amp function of that name in this reading, and this one in
/// the host source. So the body may be used although no template of it was instantiated.
bool hasAmpTwin(const FunctionDecl *Function) {
  return llvm::any_of(
      Function->getDeclContext()->getRedeclContext()->lookup(Function->getDeclName()),
      [](const NamedDecl *Other) {
        const FunctionDecl *Twin = Other->getAsFunction();
        return Twin && isAmpOnly(Twin);
      });
}

/// Removes bodies of templates that were never instantiated, which Visual C++ never parses.
void dropUnreadBodies(CompilerInstance &CI, SourceRepairs &Repairs) {
  const SourceManager &SM = CI.getSourceManager();
  for (const FunctionDecl *Function : delayedFunctions(CI.getSema())) {
    llvm::ArrayRef<Token> Body = delayedBody(CI.getSema(), Function);
    if (!Function->isLateTemplateParsed() || Function->getFriendObjectKind() || Body.empty() ||
        hasAmpTwin(Function))
      continue;
    SourceLocation Begin = Body.front().getLocation(), End;
    for (const Token &Tok : Body)
      if (Tok.is(tok::r_brace))
        End = Tok.getLocation();
    if (!Begin.isFileID() || !End.isFileID() || !SM.isWrittenInSameFile(Begin, End))
      continue;
    auto [File, Offset] = SM.getDecomposedLoc(Begin);
    StringRef Gone = SM.getBufferData(File).slice(Offset, SM.getFileOffset(End) + 1);
    StringRef Instead = Function->isOutOfLine() ? "{ __builtin_trap(); }" : ";";
    if (Gone != Instead)
      Repairs.replace(SM, Begin, Gone.size(), Instead.str() + std::string(Gone.count('\n'), '\n'));
  }
}

} // namespace

void repairForGcc(TranslationUnit &Unit, SourceRepairs &Repairs) {
  ASTContext &Context = Unit.CI.getASTContext();
  if (Unit.CI.getDiagnostics().hasErrorOccurred())
    return;
  dropUnreadBodies(Unit.CI, Repairs);
  splitSpecifiers(Unit.CI, Repairs);
  Properties OfClasses(Unit.CI, Repairs);
  Alignments OfTypes(Unit.CI, Repairs);
  for (Decl *D : Context.getTranslationUnitDecl()->decls())
    if (!Context.getSourceManager().isInSystemHeader(D->getLocation())) {
      OfClasses.TraverseDecl(D);
      OfTypes.TraverseDecl(D);
    }
  OfClasses.removeDeclarations();
}

} // namespace ampcc
