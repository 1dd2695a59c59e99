//===- UnresolvedCall.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnresolvedCall.h"
#include "ClangArguments.h"
#include "ampcc/Basic/Substitutes.h"

using namespace clang;

namespace ampcc {
namespace {

/// By the order of clang::CUDAFunctionTarget.
constexpr StringRef Sides[] = {"restrict(amp)", "kernel", "restrict(cpu)", "restrict(cpu,amp)"};

} // namespace

bool UnresolvedCall::isOne(const Diagnostic &Info) {
  return is(Info, ClangRole::UnresolvedCall) || is(Info, ClangRole::UnresolvedInit);
}

UnresolvedCall::UnresolvedCall(DiagnosticsEngine::Level Level, const Diagnostic &Info)
    : Error(Level, Info) {
  if (Info.getNumArgs() == 0)
    return; // given a second time, its words are fixed
  StringRef Format = is(Info, ClangRole::UnresolvedInit) ? "constructor of %0" : "%0";
  SmallString<64> Text;
  Info.FormatDiagnostic(Format.begin(), Format.end(), Text);
  Called = std::string(Text);
}

void UnresolvedCall::add(const Diagnostic &Info, bool IsForeign) {
  bool IsWrongSide = is(Info, ClangRole::WrongSide);
  if (IsWrongSide && IsForeign && WrongSide.empty()) {
    std::optional<unsigned> Callee = numberArgument(Info, ClangArgument::CalleeSide),
                            Caller = numberArgument(Info, ClangArgument::CallerSide);
    if (Callee && Caller && *Callee < std::size(Sides) && *Caller < std::size(Sides))
      WrongSide = (Called + " is " + Sides[*Callee] + " and cannot be used in a " + Sides[*Caller] +
                   " function" + substituteFor(StringRef(Called).trim('\'')))
                      .str();
  }
  Notes.push_back({StoredDiagnostic(DiagnosticsEngine::Note, Info), IsForeign});
}

/// All candidates are of headers of others, and none would be called but for its arguments' types.
bool UnresolvedCall::isWrongSideOnly() const {
  return !Called.empty() && !WrongSide.empty() && llvm::all_of(Notes, [](const Note &N) {
    return N.IsForeign && !is(N.Message.getID(), ClangRole::Conversion);
  });
}

std::vector<StoredDiagnostic> UnresolvedCall::parts() const {
  std::vector<StoredDiagnostic> Parts;
  if (isWrongSideOnly()) {
    Parts.emplace_back(Error.getLevel(), Error.getID(), WrongSide, Error.getLocation(),
                       Error.getRanges(), Error.getFixIts());
    return Parts;
  }
  Parts.push_back(Error);
  bool Told = false;
  for (const Note &N : Notes) {
    bool IsWrongSide = is(N.Message.getID(), ClangRole::WrongSide);
    if (N.IsForeign && !WrongSide.empty() && (!IsWrongSide || std::exchange(Told, true)))
      continue;
    Parts.push_back(N.Message);
  }
  return Parts;
}

} // namespace ampcc
