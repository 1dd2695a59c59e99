//===- CommandLine.cpp - the meaning of a clang or gcc command line ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CommandLine.h"
#include "GccOptions.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;
using namespace llvm::opt;
namespace types = clang::driver::types;

namespace ampcc {

/// The type of a file by its name, in a driver for C++: plain C counts as C++.
static types::ID typeByName(StringRef File) {
  types::ID Type = types::lookupTypeForExtension(
      sys::path::extension(File).drop_front(sys::path::has_extension(File) ? 1 : 0));
  switch (Type) {
  case types::TY_INVALID:
    return types::TY_Object;
  case types::TY_C:
    return types::TY_CXX;
  case types::TY_CHeader:
    return types::TY_CXXHeader;
  default:
    return Type;
  }
}

bool Input::isSource() const { return Type == types::TY_CXX || Type == types::TY_PP_CXX; }

static InputArgList parse(ArrayRef<const char *> Arguments, unsigned &MissingIndex,
                          unsigned &MissingCount) {
  return getDriverOptTable().ParseArgs(Arguments, MissingIndex, MissingCount,
                                       Visibility(options::ClangOption));
}

/// Options of g++ that Clang does not know, or takes for options without an argument, become
/// unknown options, and so do their arguments: those are no inputs.
static InputArgList parseForGcc(ArrayRef<const char *> Arguments, unsigned &MissingIndex,
                                unsigned &MissingCount) {
  InputArgList Args = parse(Arguments, MissingIndex, MissingCount);
  SmallVector<bool, 64> Begins(Arguments.size());
  for (const Arg *A : Args)
    Begins[A->getIndex()] = true;
  SmallVector<const char *, 64> Words(Arguments);
  visitGccPairs(Arguments, [&](unsigned I) {
    if (Begins[I] && Begins[I + 1])
      Words[I] = Words[I + 1] = "--option-of-gcc";
  });
  return parse(Words, MissingIndex, MissingCount);
}

CommandLine::CommandLine(ArrayRef<const char *> Arguments, OptionTable Table)
    : Strings(Arguments), IsQuery(Table == OptionTable::Gcc && isGccQuery(Arguments)),
      Args(Table == OptionTable::Gcc ? parseForGcc(Arguments, MissingIndex, MissingCount)
                                     : parse(Arguments, MissingIndex, MissingCount)) {
  types::ID Forced = types::TY_Nothing;
  for (const Arg *A : Args) {
    if (A->getOption().matches(options::OPT_x)) {
      StringRef Name = A->getValue();
      Forced =
          Name == "none" ? types::TY_Nothing : types::lookupTypeForTypeSpecifier(A->getValue());
    } else if (A->getOption().getKind() == Option::InputClass) {
      StringRef File = A->getValue();
      // The driver reports an unknown language.
      bool ByName = Forced == types::TY_Nothing || Forced == types::TY_INVALID;
      types::ID Type = ByName ? typeByName(File) : Forced;
      Inputs.push_back({File, Type, A->getIndex()});
    }
  }
}

bool CommandLine::isPassThrough() const {
  if (MissingCount || IsQuery)
    return true;
  if (Args.hasArg(options::OPT_E, options::OPT_M, options::OPT_MM, options::OPT__precompile,
                  options::OPT_emit_ast, options::OPT__HASH_HASH_HASH))
    return true;
  for (const Arg *A : Args) {
    StringRef Name = A->getOption().getName();
    if (Name == "version" || Name == "help" || Name.starts_with("print-") ||
        A->getOption().matches(options::OPT_dumpmachine) ||
        A->getOption().matches(options::OPT_dumpversion))
      return true;
  }
  // Standard input has no type of its own; the host compiler reports that.
  return none_of(Inputs, [](const Input &I) { return I.isSource(); });
}

bool CommandLine::links() const {
  if (MissingCount || Inputs.empty() || IsQuery)
    return false;
  return !Args.hasArg(options::OPT_c, options::OPT_S, options::OPT_E, options::OPT_M,
                      options::OPT_MM, options::OPT_fsyntax_only, options::OPT__precompile,
                      options::OPT_emit_ast, options::OPT_r, options::OPT__analyze,
                      options::OPT_module_file_info, options::OPT_verify_pch,
                      options::OPT_rewrite_objc, options::OPT_rewrite_legacy_objc,
                      options::OPT_emit_interface_stubs) &&
         !migrates(Args) &&
         none_of(Inputs, [](const Input &I) { return types::onlyPrecompileType(I.Type); });
}

bool CommandLine::linksStatically() const {
  return isStatic() || Args.hasArg(options::OPT_static_libstdcxx);
}

bool CommandLine::isStatic() const {
  return Args.hasArg(options::OPT_static, options::OPT_static_pie);
}

std::vector<std::string> CommandLine::select(function_ref<bool(const Arg &)> Keep) const {
  std::vector<const Arg *> All(Args.begin(), Args.end());
  std::vector<std::string> Result;
  for (size_t I = 0; I < All.size(); ++I) {
    if (!Keep(*All[I]))
      continue;
    // An argument extends to the next one: its values are separate words or joined, as they were
    // written.
    unsigned LineEnd = MissingCount ? MissingIndex : Strings.size();
    unsigned End = I + 1 < All.size() ? All[I + 1]->getIndex() : LineEnd;
    for (unsigned Index = All[I]->getIndex(); Index < End; ++Index)
      Result.push_back(Strings[Index]);
  }
  return Result;
}

std::vector<std::string> CommandLine::unfinished() const {
  if (!MissingCount)
    return {};
  return {Strings.begin() + MissingIndex, Strings.end()};
}

std::string CommandLine::pathOf(StringRef File) const {
  const Arg *Folder = Args.getLastArg(options::OPT_working_directory);
  SmallString<256> Path;
  if (Folder && sys::path::is_relative(File))
    Path = Folder->getValue();
  sys::path::append(Path, File);
  return Path.str().str();
}

void dropEndOfOptions(SmallVectorImpl<const char *> &Arguments, StringSaver &Saver) {
  unsigned MissingIndex, MissingCount;
  InputArgList Args = parse(Arguments, MissingIndex, MissingCount);
  const Arg *End = Args.getLastArg(options::OPT__DASH_DASH);
  if (!End)
    return;
  Arguments.truncate(End->getIndex());
  for (const char *Value : End->getValues()) {
    const StringRef File = Value;
    Arguments.push_back(File.starts_with("-") && File != "-" ? Saver.save("./" + File).data()
                                                             : Value);
  }
}

bool isDependencyOption(const Arg &A) { return A.getOption().matches(options::OPT_M_Group); }

} // namespace ampcc
