//===- LaunchRules.cpp - rules for parallel_for_each (spec 7) ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The call operator is looked up as the library's own call does it, as if from
//
//   template <class Index, class Kernel>
//   void stub(Index I, const Kernel &K) restrict(amp) { K(I); }
//
// or for an object that is not const if no const one fits. If that fails, it is looked up once more
// as if from cpu code, to report the requirement that is not met.
//
//===----------------------------------------------------------------------===//
#include "TypeRules.h"
#include "ampcc/Basic/BodyWalker.h"
#include "ampcc/Basic/ClauseFixIt.h"
#include "ampcc/Basic/KnownExtents.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/Attr.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/Lookup.h"
#include "clang/Sema/Overload.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace ampcc {
namespace {

constexpr unsigned MaxThreads = 1024; ///< of a tile
constexpr unsigned MaxSlowest = 64;   ///< the most significant of three tile dimensions

/// The kernel entry that an instance of parallel_for_each refers to.
class EntryFinder : public ASTWalker {
public:
  const FunctionDecl *Entry = nullptr;
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *Function = dyn_cast<FunctionDecl>(E->getDecl());
    if (hasMark(Function, Mark::KernelEntry))
      Entry = Function;
    return !Entry;
  }
};

struct Launch {
  const CallExpr *Call;
  const Expr *Domain, *Kernel;
  const FunctionDecl *Entry;
  QualType IndexTy, KernelTy;
};

class LaunchChecker : public BodyWalker {
public:
  /// `Function`: in which the launches are.
  LaunchChecker(const RuleContext &C, const FunctionDecl *Function,
                std::vector<LaunchSite> &Launches)
      : C(C), Function(Function), Launches(Launches) {}

  bool VisitCallExpr(CallExpr *E) override {
    const FunctionDecl *Callee = E->getDirectCallee();
    if (hasMark(Callee, Mark::NotADomain)) {
      const Expr *Domain = E->getArg(E->getNumArgs() - 2);
      error(Domain, diag::err_launch_domain)
          << Domain->getType().getUnqualifiedType() << Domain->getSourceRange();
      adviseOnDomain(Domain);
    } else if (hasMark(Callee, Mark::Launch)) {
      checkLaunch(E, Callee);
    }
    return true;
  }

private:
  const PartialDiagnostic &error(const Expr *At, diag::Kind K) {
    return C.report(At->getBeginLoc(), K);
  }

  /// A number of threads is an extent of one dimension.
  void adviseOnDomain(const Expr *Domain) {
    const SourceLocation End = Domain->getEndLoc();
    if (!Domain->getType()->isIntegerType() || Domain->getBeginLoc().isMacroID() || End.isMacroID())
      return;
    C.report(Domain->getBeginLoc(), diag::note_advice)
        << "write 'concurrency::extent<1>(...)' around the number of threads"
        << FixItHint::CreateInsertion(Domain->getBeginLoc(), "concurrency::extent<1>(")
        << FixItHint::CreateInsertion(
               Lexer::getLocForEndOfToken(End, 0, C.Ast.getSourceManager(), C.Ast.getLangOpts()),
               ")");
  }

  void checkLaunch(const CallExpr *Call, const FunctionDecl *Callee) {
    EntryFinder Finder;
    const FunctionDecl *Definition = nullptr;
    if (!Callee->hasBody(Definition))
      return;
    Finder.TraverseStmt(Definition->getBody());
    if (!Finder.Entry)
      return;
    const TemplateArgumentList *Args = Finder.Entry->getTemplateSpecializationArgs();
    unsigned Last = Call->getNumArgs() - 1;
    Launch L = {Call,         Call->getArg(Last - 1),   Call->getArg(Last),
                Finder.Entry, Args->get(0).getAsType(), Args->get(1).getAsType()};
    Launches.push_back({Call, L.Entry, L.Domain, L.Kernel});
    C.Found.enterLaunch(L.Entry);
    checkTile(L);
    if (checkCall(L)) {
      checkKernelType(L);
      checkTileArrays(L);
    }
    C.Found.enterLaunch(nullptr);
  }

  /// The limits that every implementation of C++ AMP shares.
  void checkTile(const Launch &L) {
    auto Tile = tileOf(L.IndexTy->getAsCXXRecordDecl());
    if (!Tile)
      return;
    uint64_t Threads = 1;
    for (unsigned Extent : *Tile)
      Threads *= Extent;
    if (Threads > MaxThreads)
      error(L.Domain, diag::err_launch_tile_threads)
          << std::to_string(Threads) << MaxThreads << L.Domain->getSourceRange();
    else if (Tile->size() == 3 && Tile->front() > MaxSlowest)
      error(L.Domain, diag::err_launch_tile_extent)
          << Tile->front() << MaxSlowest << L.Domain->getSourceRange();
    const std::optional<KnownExtent> Domain = knownExtent(C.Ast, C.Fixed, L.Domain);
    for (unsigned D = 0; Domain && D < Tile->size(); ++D)
      if ((*Domain)[D] > 0 && (*Domain)[D] % (*Tile)[D] != 0) {
        error(L.Domain, diag::warn_tile_extent)
            << static_cast<int>((*Domain)[D]) << D << (*Tile)[D] << L.Domain->getSourceRange();
        break;
      }
  }

  /// The memory of a tile_array belongs to a tile.
  void checkTileArrays(const Launch &L) {
    const CXXRecordDecl *Index = L.IndexTy->getAsCXXRecordDecl();
    if (tileOf(Index) || rankOfTileIndex(Index) || !holdsTileArray(L.KernelTy))
      return;
    error(L.Kernel, diag::err_launch_tile_array)
        << L.KernelTy->getAsCXXRecordDecl()->isLambda() << L.KernelTy
        << shortName(L.Domain->getType()) << L.Kernel->getSourceRange();
  }

  /// How the call operator is looked for.
  struct Demands {
    bool Const = true;
    bool Amp = true;
  };

  /// The call operator that the index would go to; null if there is none.
  FunctionDecl *resolve(const Launch &L, Demands D) {
    auto *Class = L.KernelTy->getAsCXXRecordDecl();
    // Clang takes the caller's restrictions from the present context; the unit itself has none.
    Sema::ContextRAII Caller(C.S, D.Amp
                                      ? const_cast<FunctionDecl *>(L.Entry)
                                      : static_cast<DeclContext *>(C.Ast.getTranslationUnitDecl()));
    SourceLocation Loc = L.Kernel->getBeginLoc();
    QualType ObjectTy = D.Const ? L.KernelTy.withConst() : L.KernelTy;
    OpaqueValueExpr Object(Loc, ObjectTy, VK_LValue), Index(Loc, L.IndexTy, VK_LValue);
    Expr *Args[] = {&Index};
    LookupResult Operators(C.S, C.Ast.DeclarationNames.getCXXOperatorName(OO_Call), Loc,
                           Sema::LookupOrdinaryName);
    Operators.suppressDiagnostics();
    C.S.LookupQualifiedName(Operators, Class);
    OverloadCandidateSet Candidates(Loc, OverloadCandidateSet::CSK_Operator);
    for (LookupResult::iterator I = Operators.begin(); I != Operators.end(); ++I)
      C.S.AddMethodCandidate(I.getPair(), ObjectTy, Object.Classify(C.Ast), Args, Candidates,
                             /*SuppressUserConversion=*/false);
    OverloadCandidateSet::iterator Best;
    return Candidates.BestViableFunction(C.S, Loc, Best) == OR_Success ? Best->Function : nullptr;
  }

  /// A call operator to point at where none fits.
  const FunctionDecl *anyOperator(const CXXRecordDecl *Class) {
    for (const NamedDecl *D : Class->lookup(C.Ast.DeclarationNames.getCXXOperatorName(OO_Call)))
      if (const FunctionDecl *Function = D->getUnderlyingDecl()->getAsFunction())
        return Function;
    return nullptr;
  }

  bool checkCall(const Launch &L) {
    const CXXRecordDecl *Class = L.KernelTy->getAsCXXRecordDecl();
    if (Class && !Class->hasDefinition())
      Class = nullptr; // by a reference, or Clang has said it
    const FunctionDecl *Operator = Class ? anyOperator(Class) : nullptr;
    if (!Class && L.Kernel->containsErrors()) {
      C.Found.tolerate(L.Entry);
      return false;
    }
    if (!Operator && (!Class || Class->bases().empty())) {
      error(L.Kernel, diag::err_launch_no_call_operator)
          << L.KernelTy << L.Kernel->getSourceRange();
      return false;
    }
    // Errors in its parameters were reported.
    if (Operator && llvm::any_of(Operator->parameters(),
                                 [](const ParmVarDecl *P) { return P->isInvalidDecl(); })) {
      C.Found.tolerate(L.Entry);
      return false;
    }
    // A thread's copy of the object may change: Visual C++ accepts `mutable` and requires no const.
    if (resolve(L, {true, true}) || resolve(L, {false, true}))
      return true;
    if (const FunctionDecl *NotAmp = resolve(L, {false, false})) {
      reportLaunch(L, diag::err_launch_not_amp, NotAmp,
                   insertClause(C.Files, NotAmp, "restrict(amp)"));
    } else {
      reportLaunch(L, diag::err_launch_mismatch, Operator, FixItHint());
      adviseOnTiles(L, Operator);
    }
    return false;
  }

  /// Reports an error of the call operator, with a note at the operator if that is elsewhere.
  void reportLaunch(const Launch &L, diag::Kind K, const FunctionDecl *Operator,
                    const FixItHint &FixIt) {
    bool IsLambda = L.KernelTy->getAsCXXRecordDecl()->isLambda();
    const PartialDiagnostic &Error = error(L.Kernel, K);
    Error << IsLambda << L.KernelTy;
    if (K == diag::err_launch_mismatch)
      addTypes(L, Error, Operator);
    if (isa<LambdaExpr>(L.Kernel->IgnoreImplicit())) {
      Error << FixIt;
    } else if (Operator) {
      SourceLocation Loc =
          IsLambda ? L.KernelTy->getAsCXXRecordDecl()->getLocation() : Operator->getLocation();
      C.report(Loc, diag::note_launch_operator) << IsLambda << Operator << FixIt;
    }
  }

  /// Notes the index type of the domain and the parameter type of the call operator, if it has one
  /// parameter of one type.
  void addTypes(const Launch &L, const PartialDiagnostic &Error, const FunctionDecl *Operator) {
    const ParmVarDecl *Taken =
        Operator && Operator->getNumParams() == 1 ? Operator->getParamDecl(0) : nullptr;
    QualType TakenTy = Taken ? Taken->getType().getNonReferenceType() : QualType();
    const bool IsKnown = Taken && !TakenTy->isDependentType();
    Error << shortName(L.IndexTy) << shortName(L.Domain->getType()) << IsKnown
          << (IsKnown ? TakenTy.getUnqualifiedType() : L.IndexTy);
    if (Taken)
      C.Found.isOf(Taken);
  }

  /// The kernel takes a tiled_index, and the domain of the same rank has no tiles, or tiles of a
  /// size that the program computes.
  void adviseOnTiles(const Launch &L, const FunctionDecl *Operator) {
    const ParmVarDecl *Taken =
        Operator && Operator->getNumParams() == 1 ? Operator->getParamDecl(0) : nullptr;
    const CXXRecordDecl *Class =
        Taken ? Taken->getType().getNonReferenceType()->getAsCXXRecordDecl() : nullptr;
    const auto Tile = Class ? tileOf(Class) : std::nullopt;
    const CXXRecordDecl *Given = L.IndexTy->getAsCXXRecordDecl();
    const std::optional<unsigned> RunTimeRank = rankOfTileIndex(Given);
    if (!Tile || tileOf(Given) || RunTimeRank.value_or(rankOfIndex(Given)) != Tile->size())
      return;
    const auto Numbers = llvm::map_range(*Tile, [](unsigned N) { return std::to_string(N); });
    const std::string Text = "tile<" + llvm::join(Numbers, ", ") + ">()";
    C.report(L.Domain->getBeginLoc(), diag::note_advice)
        << (RunTimeRank
                ? "write '" + Text +
                      "'; 'tile(...)' gives tiles of run-time size, for a kernel that takes " +
                      shortName(L.IndexTy)
                : "write '." + Text + "' after the domain, because the kernel works in tiles")
        << L.Domain->getSourceRange()
        << (RunTimeRank ? replaceTile(L.Domain, *Tile, Text) : insertTile(L.Domain, Text));
  }

  /// The text may be edited alone: it is no macro's, and no template's, which has other instances.
  bool isPlain(SourceRange Text) const {
    return !Text.getBegin().isMacroID() && !Text.getEnd().isMacroID() &&
           !Function->isTemplateInstantiation();
  }

  FixItHint insertTile(const Expr *Domain, StringRef Tile) const {
    const Expr *Written = Domain->IgnoreImplicit();
    if (!isPlain(Written->getSourceRange()) || isa<CXXOperatorCallExpr>(Written) ||
        !isa<DeclRefExpr, MemberExpr, PseudoObjectExpr, CallExpr, ParenExpr, CXXTemporaryObjectExpr,
             CXXFunctionalCastExpr>(Written))
      return {};
    return FixItHint::CreateInsertion(Lexer::getLocForEndOfToken(Written->getEndLoc(), 0,
                                                                 C.Ast.getSourceManager(),
                                                                 C.Ast.getLangOpts()),
                                      ("." + Tile).str());
  }

  /// For `extent.tile(16, 16)` with these sizes, the one function of the library that makes a
  /// domain out of as many numbers.
  FixItHint replaceTile(const Expr *Domain, ArrayRef<unsigned> Sizes, StringRef Tile) const {
    const auto *Call = dyn_cast<CXXMemberCallExpr>(Domain->IgnoreImplicit());
    const auto *Member = Call ? dyn_cast<MemberExpr>(Call->getCallee()) : nullptr;
    if (!Member || !isPlain(Call->getSourceRange()) || Call->getNumArgs() != Sizes.size() ||
        !C.Files.isLibrary(Member->getMemberDecl()->getLocation()))
      return {};
    for (const auto [Argument, Size] : llvm::zip(Call->arguments(), Sizes)) {
      Expr::EvalResult Value;
      if (!Argument->EvaluateAsInt(Value, C.Ast) || Value.Val.getInt() != Size)
        return {};
    }
    return FixItHint::CreateReplacement(SourceRange(Member->getMemberLoc(), Call->getEndLoc()),
                                        Tile);
  }

  /// Of a class of the library, in quotes: everybody calls it by its last name.
  std::string shortName(QualType T) const {
    PrintingPolicy Policy(C.Ast.getPrintingPolicy());
    Policy.SuppressScope = true;
    return "'" + T.getCanonicalType().getUnqualifiedType().getAsString(Policy) + "'";
  }

  /// A class that has a member for amp code is reported there.
  void checkKernelType(const Launch &L) {
    const CXXRecordDecl *Class = L.KernelTy->getAsCXXRecordDecl();
    bool Reports = llvm::any_of(Class->methods(), [](const CXXMethodDecl *Method) {
      return !Method->isStatic() && !Method->isImplicit() && restrictionsOf(Method).Amp;
    });
    // There pointers are no problem in later versions.
    Reports &= findTypeProblem(C, L.KernelTy, TypeUse::Value).has_value();
    if (!Class->isLambda() && !Reports)
      checkType(C, L.Kernel->getBeginLoc(), L.KernelTy, TypeUse::Shared,
                L.Kernel->getSourceRange());
  }

  const RuleContext &C;
  const FunctionDecl *Function;
  std::vector<LaunchSite> &Launches;
};

} // namespace

void checkLaunches(const RuleContext &C, const FunctionDecl *Function,
                   std::vector<LaunchSite> &Launches) {
  LaunchChecker(C, Function, Launches).walk(Function);
}

} // namespace ampcc
