//===- HostTypes.cpp - resolution of calls in declarations for the cpu ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang has a side for code outside of functions (ClangHooks/CudaSide.h). The parser takes a token
// when it has handled the tokens before it. So when it takes the token after a closing parenthesis,
// the types of the calls before it are settled.
//
// Code for the cpu comes before the clause of its function, or is in a type that the parser parses
// separately, and so the clause has to be found among the tokens. If that fails, the type is that
// of the other side; no program is rejected for it.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Clauses/HostTypes.h"
#include "ClauseParser.h"
#include "ClausePosition.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/CudaSide.h"
#include "ampcc/ClangHooks/OtherSides.h"
#include "ampcc/ClangHooks/ParserPosition.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/SemaCUDA.h"
#include "clang/Sema/TemplateInstCallback.h"

using namespace clang;

namespace ampcc {
namespace {

/// The clause at I names amp.
bool namesAmp(const TokenView &Tokens, unsigned I) {
  for (unsigned J = I + 2, Last = lastOfClause(Tokens, I); J <= Last; ++J)
    if (Tokens.isWord(J, "amp"))
      return true;
  return false;
}

/// The brace at I, or none, is that of a namespace or a linkage specification.
bool isNamespace(const TokenView &Tokens, unsigned I) {
  if (I == TokenView::NoToken)
    return true;
  for (unsigned J = Tokens.statementStart(I); J < I; ++J)
    if (Tokens.is(J, tok::kw_namespace) ||
        (Tokens.is(J, tok::kw_extern) && tok::isStringLiteral(Tokens.kind(J + 1))))
      return true;
  return false;
}

/// The tokens of a declaration at its top level, from Begin to its end or its body.
struct Declaration {
  bool IsFunction = false;
  bool IsAmp = false;

  Declaration(const TokenView &Tokens, unsigned Begin) {
    for (unsigned J = Begin; !Tokens.isOneOf(J, tok::semi, tok::l_brace, tok::r_brace, tok::r_paren,
                                             tok::equal, tok::eof);) {
      if (looksLikeClause(Tokens, J) && clausePositionAt(Tokens, J).IsClause) {
        IsAmp |= namesAmp(Tokens, J);
        J = Tokens.match(J + 1) + 1;
        continue;
      }
      if (Tokens.is(J, tok::kw_operator)) {
        J = Tokens.skipOperator(J);
        continue;
      }
      IsFunction |= Tokens.is(J, tok::l_paren) && J > 0 && Tokens.isNot(J - 1, tok::kw_decltype) &&
                    opensParameters(Tokens, J);
      unsigned After = Tokens.is(J, tok::less) ? Tokens.skipAngles(J) : Tokens.skipGroup(J);
      J = After == J || After == TokenView::NoToken ? J + 1 : After;
    }
  }
};

} // namespace

bool isInAmpFunction(const TokenView &Tokens, unsigned I) {
  for (unsigned Around = Tokens.enclosing(I); Around != TokenView::NoToken;
       Around = Tokens.enclosing(Around)) {
    if (Tokens.isNot(Around, tok::l_brace))
      continue;
    for (unsigned J = Tokens.statementStart(Around); J < Around;) {
      if (looksLikeClause(Tokens, J) && clausePositionAt(Tokens, J).IsClause && namesAmp(Tokens, J))
        return true;
      unsigned After = Tokens.skipGroup(J);
      J = After == J ? J + 1 : After;
    }
  }
  return false;
}

namespace {

/// The declaration at Start, outside of functions and classes, is a variable, an alias or a
/// static_assert, none of which runs on the device. A class or template exists on both sides, and a
/// lambda or an alias can belong to a function for amp.
bool isForHostInNamespace(const TokenView &Tokens, unsigned Start, unsigned I) {
  if (Tokens.isOneOf(Start, tok::kw_template, tok::kw_class, tok::kw_struct, tok::kw_union,
                     tok::kw_enum))
    return false;
  for (unsigned J = Start; J < I; ++J)
    if (Tokens.is(J, tok::equal))
      return !Declaration(Tokens, J + 1).IsAmp;
  return true;
}

} // namespace

bool isOfHostDeclaration(const TokenView &Tokens, unsigned I) {
  if (isInAmpFunction(Tokens, I))
    return false;
  // In a parameter list
  unsigned Around = Tokens.enclosing(I), Outermost = I;
  for (; Around != TokenView::NoToken && Tokens.is(Around, tok::l_paren);
       Around = Tokens.enclosing(Around)) {
    if (opensParameters(Tokens, Around))
      return !Declaration(Tokens, Tokens.match(Around) + 1).IsAmp;
    Outermost = Around;
  }
  // Before the name of a function, or after its parameters
  if (Declaration D(Tokens, Tokens.statementStart(I)); D.IsFunction)
    return !D.IsAmp;
  return isNamespace(Tokens, Around) &&
         isForHostInNamespace(Tokens, Tokens.statementStart(Outermost), Outermost);
}

namespace {

/// Goes through the declarations of namespaces and classes, one after another.
class HostDeclarations {
public:
  HostDeclarations(const TokenView &Tokens, const UnitFiles &Files,
                   llvm::DenseMap<unsigned, unsigned> &Found)
      : Tokens(Tokens), Files(Files), Found(Found) {}

  void run(unsigned I, unsigned End, bool InClass) {
    while (I < End)
      I = declaration(I, End, InClass);
  }

private:
  /// Handles the declaration at I and returns the index after it.
  unsigned declaration(unsigned I, unsigned End, bool InClass) {
    if (Tokens.isOneOf(I, tok::semi, tok::r_brace, tok::colon) ||
        Tokens.isOneOf(I, tok::kw_public, tok::kw_protected, tok::kw_private))
      return I + 1;
    Declaration D(Tokens, I);
    if (unsigned Brace = braceOfScope(I, End); Brace != TokenView::NoToken && !D.IsFunction) {
      unsigned Close = Tokens.match(Brace);
      end(I);
      if (Close == TokenView::NoToken)
        return Brace + 1;
      bool IsClass = Tokens.isNot(I, tok::kw_namespace) && !isNamespace(Tokens, Brace);
      if (!InClass)
        HasLateOfBoth = false;
      run(Brace + 1, Close, IsClass);
      if (IsClass && !InClass && !HasLateOfBoth && Close + 2 < Tokens.size() &&
          Files.isEditable(Tokens[I].getLocation()))
        Found[Close + 1] = Close + 2; // the parser looks no further before it reads those parts
      return Close + 1;
    }
    unsigned Stop = endOfHead(I, End), After = endOfDeclaration(Stop, End, D.IsFunction);
    HasLateOfBoth |= InClass && (D.IsFunction ? (D.IsAmp && hasCondition(I, Stop)) ||
                                                    isDestructor(I, Stop) || holdsType(Stop, After)
                                              : hasInitializer(I, Stop, After));
    if (!Files.isEditable(Tokens[I].getLocation())) {
      end(I);
    } else if (isForHost(D, I, Stop)) {
      Found[I] = D.IsFunction ? Stop + 1 : After; // no look ahead comes that far
      IsOpen = true;
    } else if (D.IsFunction && D.IsAmp) {
      headOfAmpFunction(I, Stop);
    } else {
      end(I);
    }
    return After;
  }

  /// The part before the clause is resolved where the function is declared. The exception
  /// specification and the return type after it are the function's own (spec 2.1.1). So are
  /// template parameters, which no host compiler reads.
  void headOfAmpFunction(unsigned I, unsigned Stop) {
    end(I);
    unsigned Begin = I;
    while (Tokens.is(Begin, tok::kw_template) && Tokens.is(Begin + 1, tok::less) &&
           Tokens.skipAngles(Begin + 1) != TokenView::NoToken)
      Begin = Tokens.skipAngles(Begin + 1);
    unsigned Clause = Begin;
    while (Clause < Stop &&
           !(looksLikeClause(Tokens, Clause) && clausePositionAt(Tokens, Clause).IsClause))
      Clause = next(Clause);
    for (unsigned J = Begin; J < Stop; ++J) // `int (*f() restrict(amp))[2]`, or a type's
      if (J != Clause && looksLikeClause(Tokens, J) && namesAmp(Tokens, J) &&
          clausePositionAt(Tokens, J).IsClause)
        return;
    if (Begin < Clause && Clause < Stop) // the parser looks one token past the clause
      Found[Begin] = std::min<unsigned>(lastOfClause(Tokens, Clause) + 2, Tokens.size() - 1);
  }

  void end(unsigned I) {
    if (IsOpen)
      Found[I] = I;
    IsOpen = false;
  }

  /// The brace of the namespace or class whose declaration begins at I.
  unsigned braceOfScope(unsigned I, unsigned End) const {
    bool IsScope = false;
    for (; I < End && !Tokens.isOneOf(I, tok::semi, tok::equal); I = next(I)) {
      if (Tokens.is(I, tok::l_brace))
        return IsScope ? I : TokenView::NoToken;
      if (Tokens.is(I, tok::kw_enum))
        return TokenView::NoToken;
      IsScope |= Tokens.isOneOf(I, tok::kw_namespace, tok::kw_class, tok::kw_struct, tok::kw_union,
                                tok::kw_extern);
    }
    return TokenView::NoToken;
  }

  /// Where the initialiser or the body begins, or the `;`.
  unsigned endOfHead(unsigned I, unsigned End) const {
    bool KeepsEqual =
        Tokens.isOneOf(I, tok::kw_using, tok::kw_enum, tok::kw_static_assert, tok::kw_typedef);
    for (; I < End && Tokens.isNot(I, tok::semi); I = next(I))
      if (!KeepsEqual && Tokens.isOneOf(I, tok::equal, tok::l_brace, tok::colon, tok::kw_try))
        return I;
    return I;
  }

  /// The index after the `;`, or after the body and the handlers of a function.
  unsigned endOfDeclaration(unsigned I, unsigned End, bool IsFunction) const {
    for (; I < End && Tokens.isNot(I, tok::semi); I = skipGroupOrToken(I))
      if (IsFunction && Tokens.is(I, tok::l_brace))
        if (unsigned After = skipGroupOrToken(I);
            !Tokens.isOneOf(After, tok::comma, tok::l_brace, tok::ellipsis, tok::kw_catch))
          return After;
    return I + 1;
  }

  /// `noexcept(...)`, which the parser reads where the class ends.
  bool hasCondition(unsigned First, unsigned After) const {
    for (unsigned I = First; I < After; ++I)
      if (Tokens.is(I, tok::kw_noexcept) && Tokens.is(I + 1, tok::l_paren))
        return true;
    return false;
  }

  /// Clang chooses a class's destructor where the class ends.
  bool isDestructor(unsigned First, unsigned After) const {
    for (unsigned I = First; I < After; ++I)
      if (Tokens.is(I, tok::tilde))
        return true;
    return false;
  }

  /// A class in the body of a member is of that member's side.
  bool holdsType(unsigned First, unsigned After) const {
    for (unsigned I = First; I < After; ++I)
      if (Tokens.isOneOf(I, tok::kw_class, tok::kw_struct, tok::kw_union, tok::kw_enum))
        return true;
    return false;
  }

  /// The initialiser of a member, which each constructor runs for its own side. One of a number by
  /// a literal calls nothing.
  bool hasInitializer(unsigned I, unsigned Stop, unsigned After) const {
    if (Stop >= After || !Tokens.isOneOf(Stop, tok::equal, tok::l_brace))
      return false;
    bool IsNumber = Tokens.isOneOf(I, tok::kw_int, tok::kw_unsigned, tok::kw_float, tok::kw_double,
                                   tok::kw_bool, tok::kw_long, tok::kw_static);
    bool IsLiteral = Stop + 3 == After &&
                     (Tokens.isOneOf(Stop + 1, tok::numeric_constant, tok::kw_true, tok::kw_false));
    return !IsNumber || !IsLiteral;
  }

  bool isForHost(const Declaration &D, unsigned I, unsigned Stop) const {
    // Of whichever part: `int (*f() restrict(amp))[2]`
    for (unsigned J = I; J < Stop; ++J)
      if (looksLikeClause(Tokens, J) && namesAmp(Tokens, J) && clausePositionAt(Tokens, J).IsClause)
        return false;
    if (Tokens.is(I, tok::kw_static_assert))
      return true;
    if (D.IsFunction || Tokens.is(I, tok::kw_enum))
      return true;
    return isForHostInNamespace(Tokens, I, endOfType(I));
  }

  /// In an alias the type includes the `=`, so that isForHostInNamespace() examines the part after
  /// it.
  unsigned endOfType(unsigned I) const {
    if (Tokens.isNot(I, tok::kw_using))
      return I;
    while (I < Tokens.size() && !Tokens.isOneOf(I, tok::semi, tok::equal))
      ++I;
    return I + 1;
  }

  unsigned skipGroupOrToken(unsigned I) const {
    unsigned After = Tokens.skipGroup(I);
    return After == I ? I + 1 : After;
  }

  unsigned next(unsigned I) const {
    if (Tokens.is(I, tok::less))
      if (unsigned After = Tokens.skipAngles(I); After != TokenView::NoToken)
        return After;
    if (Tokens.is(I, tok::kw_operator))
      return Tokens.skipOperator(I);
    return skipGroupOrToken(I);
  }

  const TokenView &Tokens;
  const UnitFiles &Files;
  llvm::DenseMap<unsigned, unsigned> &Found;
  bool IsOpen = false; ///< the declaration before is for the host
  bool HasLateOfBoth =
      false; ///< what the parser reads at the end of a class is not all for the host
};

} // namespace

llvm::DenseMap<unsigned, unsigned> findHostDeclarations(const TokenView &Tokens,
                                                        const UnitFiles &Files) {
  llvm::DenseMap<unsigned, unsigned> Found;
  HostDeclarations(Tokens, Files, Found).run(0, Tokens.size() - 1, /*InClass=*/false);
  return Found;
}

void watchHostTypes(Preprocessor &PP, Sema &S, const HostTypes &Places,
                    llvm::MutableArrayRef<Token> Tokens) {
  if (Places.Begin.empty())
    return;
  auto IsWatched = [&Places](const Token &Tok) {
    return Places.End.contains(Tok.getLocation()) || Places.Begin.contains(Tok.getLocation());
  };
  watchTokens(PP, Tokens, IsWatched, [&S, &Places](const Token &Tok, bool IsLookAhead) {
    if (Places.End.contains(Tok.getLocation()) && !IsLookAhead)
      sideOutsideFunctions(S) = CUDAFunctionTarget::HostDevice;
    if (Places.Begin.contains(Tok.getLocation()))
      sideOutsideFunctions(S) = CUDAFunctionTarget::Host;
  });
}

namespace {

class HostTemplates : public TemplateInstantiationCallback {
public:
  explicit HostTemplates(const UnitFiles &Files) : Files(Files) {}

  void initialize(const Sema &) override {}
  void finalize(const Sema &) override {}

  void atTemplateBegin(const Sema &S, const Sema::CodeSynthesisContext &Inst) override {
    CUDAFunctionTarget &Target = sideOutsideFunctions(S);
    Outer.push_back({Target, !Outer.empty() && Outer.back().IsOfAmp, {}});
    if (!S.getLangOpts().CUDA)
      return;
    if (const FunctionDecl *Around = S.getCurFunctionDecl(/*AllowLambda=*/true))
      Outer.back().IsOfAmp = Around->hasAttr<CUDADeviceAttr>();
    if (isHostTemplate(Inst) || (!Outer.back().IsOfAmp && isQueryOfLibrary(Inst)))
      Target = CUDAFunctionTarget::Host;
    else if (isa_and_nonnull<TagDecl>(Inst.Entity)) // for both sides, wherever it is made
      Target = CUDAFunctionTarget::HostDevice;
    else if (FunctionDecl *Probe = Outer.back().IsOfAmp ? probeOfCall(Inst) : nullptr)
      Outer.back().Probe = OtherSides(Probe, /*Host=*/true, /*Device=*/true);
  }
  void atTemplateEnd(const Sema &S, const Sema::CodeSynthesisContext &) override {
    if (Outer.empty())
      return;
    Context Ended = Outer.pop_back_val();
    sideOutsideFunctions(S) = Ended.Target;
    Ended.Probe.restore();
  }

private:
  struct Context {
    CUDAFunctionTarget Target;
    bool IsOfAmp;     ///< code for amp wants to know
    OtherSides Probe; ///< that is for both sides meanwhile
  };

  static const FunctionTemplateDecl *substituted(const Sema::CodeSynthesisContext &Inst) {
    if (Inst.Kind != Sema::CodeSynthesisContext::ExplicitTemplateArgumentSubstitution &&
        Inst.Kind != Sema::CodeSynthesisContext::DeducedTemplateArgumentSubstitution)
      return nullptr;
    return dyn_cast_or_null<FunctionTemplateDecl>(Inst.Entity);
  }

  /// By a function template without a body `std::is_invocable` and the like find out whether there
  /// is something to call.
  static FunctionDecl *probeOfCall(const Sema::CodeSynthesisContext &Inst) {
    const FunctionTemplateDecl *Template = substituted(Inst);
    if (!Template || !isOfStandardLibrary(Template) ||
        Template->getTemplatedDecl()->hasAttr<CUDADeviceAttr>())
      return nullptr;
    const FunctionTemplateDecl *Pattern = Template;
    while (const FunctionTemplateDecl *From = Pattern->getInstantiatedFromMemberTemplate())
      Pattern = From;
    return Pattern->getTemplatedDecl()->isDefined() ? nullptr : Template->getTemplatedDecl();
  }

  /// In `std`, or in a namespace that the language keeps for it.
  static bool isOfStandardLibrary(const Decl *D) {
    const NamespaceDecl *Outermost = nullptr;
    for (const DeclContext *C = D->getDeclContext(); C; C = C->getParent())
      if (const auto *Space = dyn_cast<NamespaceDecl>(C))
        Outermost = Space;
    return Outermost &&
           (Outermost->isStdNamespace() ||
            isReservedInAllContexts(Outermost->isReserved(D->getASTContext().getLangOpts())));
  }

  /// A partial specialization of the standard library, by which libc++ 22 finds out about a call:
  /// while it is chosen, and while it is instantiated.
  static bool isQueryOfLibrary(const Sema::CodeSynthesisContext &Inst) {
    const auto *Class = dyn_cast_or_null<ClassTemplateSpecializationDecl>(Inst.Entity);
    return Class && isOfStandardLibrary(Class) &&
           (isa<ClassTemplatePartialSpecializationDecl>(Class) ||
            isa<ClassTemplatePartialSpecializationDecl *>(
                Class->getSpecializedTemplateOrPartial()));
  }

  /// The standard library and the C++ AMP library query types with their own functions, which have
  /// no clauses but serve both sides.
  bool isHostTemplate(const Sema::CodeSynthesisContext &Inst) const {
    const FunctionTemplateDecl *Template = substituted(Inst);
    return Template && !Template->getTemplatedDecl()->hasAttr<CUDADeviceAttr>() &&
           !Template->getTemplatedDecl()->hasAttr<CUDAGlobalAttr>() &&
           !isOfStandardLibrary(Template) && !Files.isLibrary(Template->getLocation());
  }

  const UnitFiles &Files;
  llvm::SmallVector<Context, 16> Outer;
};

} // namespace

void watchHostTemplates(Sema &S, const UnitFiles &Files) {
  S.TemplateInstCallbacks.push_back(std::make_unique<HostTemplates>(Files));
}

} // namespace ampcc
