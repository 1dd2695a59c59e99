//===- UnresolvedCall.cpp - a shorter form of Clang's error about a call -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnresolvedCall.h"
#include "ampcc/Basic/ClassAdvice.h"
#include "ampcc/Basic/ForeignNames.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/Substitutes.h"
#include "clang/Basic/Cuda.h"

using namespace clang;

namespace ampcc {
namespace {

/// By the order of clang::CUDAFunctionTarget.
constexpr StringRef SideNames[] = {"restrict(amp)", "kernel", "restrict(cpu)", "restrict(cpu,amp)"};

/// The greatest number of candidates of other packages that are shown.
constexpr int MaxOthers = 8;

} // namespace

bool UnresolvedCall::isOne(const Diagnostic &Info) {
  return is(Info, ClangRole::UnresolvedCall) || is(Info, ClangRole::UnresolvedInit);
}

UnresolvedCall::UnresolvedCall(DiagnosticsEngine::Level Level, const Diagnostic &Info,
                               llvm::ArrayRef<QualType> KnownTypes, std::string SideSuffix,
                               bool IsDeducing)
    : Error(Level, Info), SideSuffix(std::move(SideSuffix)), IsDeducing(IsDeducing) {
  if (Info.getNumArgs() == 0) { // reported a second time: its words are fixed
    for (QualType T : KnownTypes)
      Types.push_back(T.getNonReferenceType());
    if (!is(Info, ClangRole::NamesCallee))
      return;
    StringRef Words = Error.getMessage();
    Called = Words.slice(Words.find('\''), Words.rfind('\'') + 1).str();
    if (is(Info, ClangRole::UnresolvedInit))
      Called = "constructor of " + Called;
    return;
  }
  for (QualType T : typeArguments(Info))
    Types.push_back(T.getNonReferenceType());
  if (!is(Info, ClangRole::NamesCallee))
    return;
  StringRef Format = is(Info, ClangRole::UnresolvedInit) ? "constructor of %0" : "%0";
  SmallString<64> Text;
  Info.FormatDiagnostic(Format.begin(), Format.end(), Text);
  Called = std::string(Text);
}

void UnresolvedCall::add(const Diagnostic &Info, Origin From, std::optional<CallSides> Sides) {
  std::string Reason;
  if (From != Origin::Program && Sides && Sides->Callee < std::size(SideNames) &&
      Sides->Caller < std::size(SideNames)) {
    const StringRef Callee = SideNames[Sides->Callee], Caller = SideNames[Sides->Caller];
    Reason = ("it is " + Callee + ", the caller is " + Caller).str();
    const NamedIn In =
        Sides->Caller == unsigned(CUDAFunctionTarget::HostDevice) ? NamedIn::Dual : NamedIn::Amp;
    if (WrongSide.empty() && !Called.empty()) {
      const StringRef Name = StringRef(Called).trim('\'');
      std::string Instead = substituteFor(Name, In);
      // A C library may declare a name that is another language's, as rsqrtf.
      if (std::optional<ForeignName> Foreign = foreignName(Name); Foreign && Instead.empty())
        Instead = ("; " + Foreign->Advice).str();
      WrongSide = (Called + " is " + Callee + " and cannot be used in a " + Caller + " function" +
                   (Instead.empty() ? classAdvice() : Instead + laterVersion()))
                      .str();
    }
  }
  const bool OfInternals = llvm::any_of(typeArguments(Info), namesInternals);
  constexpr auto Host = unsigned(CUDAFunctionTarget::Host);
  const bool IsHostForAmp = Sides && Sides->Callee == Host && Sides->Caller != Host;
  Notes.push_back({StoredDiagnostic(DiagnosticsEngine::Note, Info), From, OfInternals, IsHostForAmp,
                   std::move(Reason)});
}

bool UnresolvedCall::isOfOwnHostFunctions() const {
  return !Notes.empty() && llvm::all_of(Notes, [](const Note &N) {
    return N.From == Origin::Program && N.IsHostForAmp;
  });
}

/// All candidates are of headers of others, and none would be called but for its arguments' types.
bool UnresolvedCall::isWrongSideOnly() const {
  return !WrongSide.empty() && llvm::all_of(Notes, [](const Note &N) {
    return N.From != Origin::Program && !is(N.Message.getID(), ClangRole::Conversion);
  });
}

/// The notes give one reason for each candidate. The nearest candidate has the right side and the
/// right number of parameters, of types that the program may know.
bool UnresolvedCall::isIdle(const Note &N) const {
  if (N.From == Origin::Program)
    return false;
  auto Any = [&](ClangRole Role) {
    return llvm::any_of(Notes, [&](const Note &Other) {
      return Other.From == N.From && is(Other.Message.getID(), Role);
    });
  };
  const unsigned ID = N.Message.getID();
  if (N.From == Origin::Others)
    return Any(ClangRole::WrongSide) && !is(ID, ClangRole::WrongSide);
  if (Any(ClangRole::Explicit) || is(Error.getID(), ClangRole::Deleted))
    return true;
  if (is(ID, ClangRole::Conversion))
    return N.OfInternals;
  return Any(ClangRole::Conversion) || (Any(ClangRole::Arity) && !is(ID, ClangRole::Arity));
}

/// The substitute for an object whose functions are for the host.
std::string UnresolvedCall::classAdvice() const {
  const CXXRecordDecl *Class = Types.empty() ? nullptr : Types.front()->getAsCXXRecordDecl();
  std::string Text = insideAdvice(Class);
  return Text.empty() ? "" : "; " + Text + (IsDeducing ? "" : laterVersionFor(Class));
}

/// For a function of the standard library.
std::string UnresolvedCall::laterVersion() const {
  return IsDeducing ? "" : laterVersionFor(StringRef(Called).trim('\''), Types);
}

/// For an index in the place of a number.
std::string UnresolvedCall::indexAdvice() const {
  if (llvm::none_of(Types, [](QualType T) { return T->isArithmeticType(); }))
    return "";
  for (QualType T : Types) {
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    if (rankOfIndex(Class))
      return "; write a component of the index, as in 'i[0]'";
    if (Class && (tileOf(Class) || rankOfTileIndex(Class)))
      return "; write a component of a member of the index, as in 't.global[0]'";
  }
  return "";
}

/// `std::cout << w` with text of wchar_t.
bool UnresolvedCall::isWideOutput() const {
  if (Types.size() != 2)
    return false;
  auto CharacterOf = [](QualType T) {
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    return Class && Class->isInStdNamespace() ? elementOf(Class) : QualType();
  };
  const CXXRecordDecl *Stream = Types[0]->getAsCXXRecordDecl();
  const QualType Narrow = CharacterOf(Types[0]), Wide = CharacterOf(Types[1]);
  return Stream && Stream->getIdentifier() && Stream->getName() == "basic_ostream" &&
         !Narrow.isNull() && Narrow->isCharType() && !Wide.isNull() && Wide->isWideCharType();
}

StoredDiagnostic UnresolvedCall::withText(const llvm::Twine &Text) const {
  return StoredDiagnostic(Error.getLevel(), Error.getID(), Text.str(), Error.getLocation(),
                          Error.getRanges(), Error.getFixIts());
}

StoredDiagnostic UnresolvedCall::headline() const {
  if (isWrongSideOnly())
    return withText(WrongSide);
  if (isWideOutput())
    return withText(Error.getMessage() + "; use 'std::wcout' for wide characters");
  auto IsProgram = [](const Note &N) { return N.From == Origin::Program; };
  if (llvm::any_of(Notes, IsProgram))
    return Error;
  for (const Note &N : Notes) {
    if (is(N.Message.getID(), ClangRole::Explicit) && N.From == Origin::Library)
      return withText(Error.getMessage() +
                      "; its constructors are explicit: initialize with parentheses");
    if (!N.Reason.empty() && N.From == Origin::Others)
      return withText(Error.getMessage() + "; " + N.Reason + classAdvice());
  }
  return withText(Error.getMessage() + indexAdvice());
}

std::vector<StoredDiagnostic> UnresolvedCall::parts(FixItAdder AddFixIts) const {
  std::vector<StoredDiagnostic> Parts = {headline()};
  const bool HasReason = Parts[0].getMessage() != Error.getMessage();
  if (llvm::any_of(Notes, [](const Note &N) {
        return is(N.Message.getID(), ClangRole::WrongSide) &&
               (N.From == Origin::Program || !N.Reason.empty());
      }))
    Parts[0] = withText(Parts[0].getMessage() + SideSuffix);
  if (isWrongSideOnly())
    return Parts;
  // The places of the library's overloads do not matter, only their parameters.
  auto Repeats = [&](const Note &N) {
    return llvm::any_of(Parts, [&](const StoredDiagnostic &Part) {
      return Part.getMessage() == N.Message.getMessage();
    });
  };
  // Dozens of operators of the standard library are no help.
  const auto Others = llvm::count_if(Notes, [](const Note &N) { return N.From == Origin::Others; });
  const bool FoldsOthers = Others > MaxOthers;
  for (const Note &N : Notes) {
    const bool IsWrongSide = is(N.Message.getID(), ClangRole::WrongSide);
    if (N.From == Origin::Program && IsWrongSide)
      llvm::append_range(Parts, AddFixIts(N.Message));
    else if (!isIdle(N) && !(HasReason && IsWrongSide) &&
             !(FoldsOthers && N.From == Origin::Others) &&
             !(N.From == Origin::Library && Repeats(N)))
      Parts.push_back(N.Message);
  }
  if (FoldsOthers && !HasReason)
    Parts.emplace_back(DiagnosticsEngine::Note, Notes.front().Message.getID(),
                       ("convert an operand: none of the " + llvm::Twine(Others) +
                        " candidates of other packages takes these types")
                           .str(),
                       Error.getLocation(), llvm::ArrayRef<CharSourceRange>(),
                       llvm::ArrayRef<FixItHint>());
  return Parts;
}

} // namespace ampcc
