//===- ClangArguments.cpp - meaning and arguments of Clang's messages ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Messages/ClangArguments.h"
#include "ampcc/ClangHooks/MessageNames.h"
#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"

using namespace clang;

namespace ampcc {
namespace {

struct Row {
  unsigned ID;
  ClangArgument Argument;
  unsigned Position;
};

constexpr Row Rows[] = {
#define ARGUMENT(ID, NAME, POSITION, KIND, TEXT) {clang::diag::ID, ClangArgument::NAME, POSITION},
#include "ampcc/Messages/ClangDiagnostics.def"
};

/// The number of the argument, if the message has it.
std::optional<unsigned> position(const Diagnostic &Info, ClangArgument Argument) {
  for (const Row &R : Rows)
    if (R.ID == Info.getID() && R.Argument == Argument && R.Position < Info.getNumArgs())
      return R.Position;
  return std::nullopt;
}

QualType typeAt(const Diagnostic &Info, unsigned I) {
  if (Info.getArgKind(I) != DiagnosticsEngine::ak_qualtype)
    return {};
  return QualType::getFromOpaquePtr(reinterpret_cast<void *>(Info.getRawArg(I)));
}

const NamedDecl *declAt(const Diagnostic &Info, unsigned I) {
  if (Info.getArgKind(I) == DiagnosticsEngine::ak_declcontext)
    return dyn_cast<NamedDecl>(
        Decl::castFromDeclContext(reinterpret_cast<const DeclContext *>(Info.getRawArg(I))));
  if (Info.getArgKind(I) != DiagnosticsEngine::ak_nameddecl)
    return nullptr;
  return reinterpret_cast<const NamedDecl *>(Info.getRawArg(I));
}

} // namespace

bool is(unsigned ClangDiagID, ClangRole Role) {
  static constexpr std::pair<unsigned, ClangRole> Roles[] = {
#define ROLE(ID, NAME, TEXT) {clang::diag::ID, ClangRole::NAME},
#include "ampcc/Messages/ClangDiagnostics.def"
  };
  return llvm::is_contained(Roles, std::pair(ClangDiagID, Role));
}

const NamedDecl *declArgument(const Diagnostic &Info, ClangArgument Argument) {
  std::optional<unsigned> I = position(Info, Argument);
  return I ? declAt(Info, *I) : nullptr;
}

QualType typeArgument(const Diagnostic &Info, ClangArgument Argument) {
  std::optional<unsigned> I = position(Info, Argument);
  return I ? typeAt(Info, *I) : QualType();
}

std::optional<unsigned> numberArgument(const Diagnostic &Info, ClangArgument Argument) {
  std::optional<unsigned> I = position(Info, Argument);
  if (!I)
    return std::nullopt;
  switch (Info.getArgKind(*I)) {
  case DiagnosticsEngine::ak_sint:
    return unsigned(Info.getArgSInt(*I));
  case DiagnosticsEngine::ak_uint:
    return unsigned(Info.getArgUInt(*I));
  default:
    return std::nullopt;
  }
}

std::optional<std::string> textArgument(const Diagnostic &Info, ClangArgument Argument) {
  std::optional<unsigned> I = position(Info, Argument);
  if (!I)
    return std::nullopt;
  switch (Info.getArgKind(*I)) {
  case DiagnosticsEngine::ak_std_string:
    return Info.getArgStdStr(*I);
  case DiagnosticsEngine::ak_c_string:
    return std::string(Info.getArgCStr(*I));
  default:
    return std::nullopt;
  }
}

std::optional<CallSides> callSides(const Diagnostic &Info) {
  std::optional<unsigned> Callee = numberArgument(Info, ClangArgument::CalleeSide),
                          Caller = numberArgument(Info, ClangArgument::CallerSide);
  return Callee && Caller ? std::optional(CallSides{*Callee, *Caller}) : std::nullopt;
}

std::vector<QualType> typeArguments(const Diagnostic &Info) {
  std::vector<QualType> Types;
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (Info.getArgKind(I) == DiagnosticsEngine::ak_qualtype)
      Types.push_back(typeAt(Info, I));
  return Types;
}

} // namespace ampcc
