//===- main.cpp - tool that lists the names that OpenCL C reserves --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reserved-names CLANG TABLE writes a sorted table of the keywords of OpenCL C and of all names
// that its headers declare or define as macros. Passes rename user names that are in the table.
// CLANG is the program whose headers are read. Names that begin with two underscores are left out,
// because programs must not use them.
//
//===----------------------------------------------------------------------===//
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <set>

using namespace clang;
using namespace llvm;

namespace {

using NameSet = std::set<std::string>;

void insert(NameSet &Names, const IdentifierInfo *Name) {
  if (Name && !Name->getName().starts_with("__"))
    Names.insert(Name->getName().str());
}

class Collector : public ASTConsumer {
  Preprocessor &PP;
  NameSet &Names;

public:
  Collector(Preprocessor &PP, NameSet &Names) : PP(PP), Names(Names) {}

  void HandleTranslationUnit(ASTContext &Ast) override {
    declared(*Ast.getTranslationUnitDecl());
    for (const auto &Entry : PP.getIdentifierTable()) {
      const IdentifierInfo *Name = Entry.getValue();
      if (Name->getTokenID() != tok::identifier || PP.isMacroDefined(Name) || builtIn(*Name))
        insert(Names, Name);
    }
  }

private:
  /// Returns whether a builtin function of Clang reserves the name, although no header declares it.
  /// The functions of pipes and queues do. Those of C's library and of processor headers do not,
  /// because a program may declare its own, unless they are more than functions.
  bool builtIn(const IdentifierInfo &Name) {
    const Builtin::Context &All = PP.getBuiltinInfo();
    unsigned ID = Name.getBuiltinID();
    return ID && (All.hasCustomTypechecking(ID) ||
                  !(All.isPredefinedLibFunction(ID) || All.isHeaderDependentFunction(ID)));
  }

  void declared(const DeclContext &In) {
    for (const Decl *D : In.decls()) {
      if (const auto *Named = dyn_cast<NamedDecl>(D))
        insert(Names, Named->getIdentifier());
      // Enumerators are visible in the scope of their type.
      if (const auto *Enum = dyn_cast<EnumDecl>(D))
        declared(*Enum);
    }
  }
};

class Collection : public ASTFrontendAction {
  NameSet &Names;

public:
  explicit Collection(NameSet &Names) : Names(Names) {}

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &CI, StringRef) override {
    return std::make_unique<Collector>(CI.getPreprocessor(), Names);
  }
};

/// Collects the names of one language standard and target. Returns false if Clang has reported an
/// error. Runs Clang without -fdeclare-opencl-builtins, so that all functions are declared in a
/// header and none in a table that cannot be listed.
bool collect(const std::string &Resources, const char *Target, const char *Standard,
             NameSet &Names) {
  std::string Headers = Resources + "/include", Option = std::string("-cl-std=") + Standard;
  const char *File = "empty.cl";
  const char *Args[] = {"-triple",
                        Target,
                        "-x",
                        "cl",
                        Option.c_str(),
                        "-finclude-default-header",
                        "-resource-dir",
                        Resources.c_str(),
                        "-internal-isystem",
                        Headers.c_str(),
                        "-fsyntax-only",
                        File};
  CompilerInstance CI;
  ampcc::createDiagnostics(CI);
  if (!CompilerInvocation::CreateFromArgs(CI.getInvocation(), Args, CI.getDiagnostics()))
    return false;
  CI.getPreprocessorOpts().addRemappedFile(File, MemoryBuffer::getMemBuffer("", File).release());
  Collection Action(Names);
  return CI.ExecuteAction(Action) && !CI.getDiagnostics().hasErrorOccurred();
}

} // namespace

int main(int Argc, char **Argv) {
  if (Argc != 3) {
    errs() << "usage: reserved-names CLANG TABLE\n";
    return 1;
  }
  std::string Resources = ampcc::resourcePath(Argv[1]);
  NameSet Names;
  // SPIR has every extension; the processor has macros of its own.
  for (const char *Target : {"spir64-unknown-unknown", "x86_64-unknown-linux-gnu"})
    for (const char *Standard : {"CL1.2", "CL2.0", "CL3.0"})
      if (!collect(Resources, Target, Standard, Names))
        return 1;
  std::error_code Error;
  raw_fd_ostream Out(Argv[2], Error);
  for (const std::string &Name : Names)
    Out << '"' << Name << "\",\n";
  Out.close();
  if (Error || Out.has_error()) {
    errs() << Argv[2] << ": cannot be written\n";
    return 1;
  }
  return 0;
}
