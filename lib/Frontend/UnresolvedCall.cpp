//===- UnresolvedCall.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnresolvedCall.h"
#include "ClangArguments.h"
#include "clang/Basic/DiagnosticSema.h"

using namespace clang;

namespace ampcc {
namespace {

/// By the order of clang::CUDAFunctionTarget.
constexpr StringRef Sides[] = {"restrict(amp)", "kernel", "restrict(cpu)", "restrict(cpu,amp)"};

bool isConversion(unsigned ID) {
  return ID == clang::diag::note_ovl_candidate_bad_conv ||
         ID == clang::diag::note_ovl_candidate_bad_conv_incomplete;
}

} // namespace

bool UnresolvedCall::isOne(const Diagnostic &Info) {
  return Info.getID() == clang::diag::err_ovl_no_viable_function_in_call ||
         Info.getID() == clang::diag::err_ovl_no_viable_member_function_in_call ||
         Info.getID() == clang::diag::err_ovl_no_viable_function_in_init;
}

UnresolvedCall::UnresolvedCall(DiagnosticsEngine::Level Level, const Diagnostic &Info)
    : Error(Level, Info) {
  if (Info.getNumArgs() == 0)
    return; // given a second time, its words are fixed
  StringRef Format =
      Info.getID() == clang::diag::err_ovl_no_viable_function_in_init ? "constructor of %0" : "%0";
  SmallString<64> Text;
  Info.FormatDiagnostic(Format.begin(), Format.end(), Text);
  Called = std::string(Text);
}

void UnresolvedCall::add(const Diagnostic &Info, bool InSystemHeader) {
  bool IsWrongSide = Info.getID() == clang::diag::note_ovl_candidate_bad_target;
  if (IsWrongSide && InSystemHeader && WrongSide.empty()) {
    std::optional<unsigned> Callee = numberArgument(Info, ClangArgument::CalleeSide),
                            Caller = numberArgument(Info, ClangArgument::CallerSide);
    if (Callee && Caller && *Callee < std::size(Sides) && *Caller < std::size(Sides))
      WrongSide = (Called + " is " + Sides[*Callee] + " and cannot be used in a " + Sides[*Caller] +
                   " function")
                      .str();
  }
  Notes.push_back({StoredDiagnostic(DiagnosticsEngine::Note, Info), InSystemHeader});
}

/// All candidates are of system headers, and none would be called but for its arguments' types.
bool UnresolvedCall::isWrongSideOnly() const {
  return !Called.empty() && !WrongSide.empty() && llvm::all_of(Notes, [](const Note &N) {
    return N.InSystemHeader && !isConversion(N.Message.getID());
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
    bool IsWrongSide = N.Message.getID() == clang::diag::note_ovl_candidate_bad_target;
    if (N.InSystemHeader && !WrongSide.empty() && (!IsWrongSide || std::exchange(Told, true)))
      continue;
    Parts.push_back(N.Message);
  }
  return Parts;
}

} // namespace ampcc
