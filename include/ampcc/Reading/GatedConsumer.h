//===- GatedConsumer.h - an AST consumer that can record calls and replay them -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SharedUnit (lib/Driver) parses the standard headers once for two uses and then forks: the child
// analyses the C++ AMP of the unit, the parent compiles the host code. The calls that the parser
// makes before the fork are recorded. The parent replays them to the code generator (open), so that
// it misses no declaration; the child, which generates no host code, discards them (close). A new
// callback of clang::ASTConsumer has to be recorded, too, or it is lost before the fork.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_GATEDCONSUMER_H
#define AMPCC_READING_GATEDCONSUMER_H

#include "clang/AST/ASTConsumer.h"
#include <functional>
#include <memory>
#include <vector>

namespace ampcc {

/// Wraps the code generator during a parse: records the calls of the parser until open(), which
/// replays them. All later calls are forwarded.
class GatedConsumer : public clang::ASTConsumer {
public:
  explicit GatedConsumer(std::unique_ptr<clang::ASTConsumer> Inner) : Inner(std::move(Inner)) {}

  /// Replays the recorded calls, and forwards those that follow.
  void open() {
    Opened = true;
    for (auto &Event : Events)
      Event(*Inner);
    Events.clear();
  }
  /// Discards the calls from now on, and never replays the recorded ones. Not after open().
  void close() { Closed = true; }

  /// For calls that come before the recorded ones.
  clang::ASTConsumer &inner() { return *Inner; }

  void Initialize(clang::ASTContext &Context) override { Inner->Initialize(Context); }
  bool HandleTopLevelDecl(clang::DeclGroupRef D) override {
    if (Opened)
      return Inner->HandleTopLevelDecl(D);
    pass([=](ASTConsumer &C) { C.HandleTopLevelDecl(D); });
    return true;
  }
  void HandleInterestingDecl(clang::DeclGroupRef D) override {
    pass([=](ASTConsumer &C) { C.HandleInterestingDecl(D); });
  }
  void HandleInlineFunctionDefinition(clang::FunctionDecl *D) override {
    pass([=](ASTConsumer &C) { C.HandleInlineFunctionDefinition(D); });
  }
  void HandleTranslationUnit(clang::ASTContext &Ctx) override {
    pass([&](ASTConsumer &C) { C.HandleTranslationUnit(Ctx); });
  }
  void HandleTagDeclDefinition(clang::TagDecl *D) override {
    pass([=](ASTConsumer &C) { C.HandleTagDeclDefinition(D); });
  }
  void HandleTagDeclRequiredDefinition(const clang::TagDecl *D) override {
    pass([=](ASTConsumer &C) { C.HandleTagDeclRequiredDefinition(D); });
  }
  void HandleCXXImplicitFunctionInstantiation(clang::FunctionDecl *D) override {
    pass([=](ASTConsumer &C) { C.HandleCXXImplicitFunctionInstantiation(D); });
  }
  void CompleteTentativeDefinition(clang::VarDecl *D) override {
    pass([=](ASTConsumer &C) { C.CompleteTentativeDefinition(D); });
  }
  void CompleteExternalDeclaration(clang::DeclaratorDecl *D) override {
    pass([=](ASTConsumer &C) { C.CompleteExternalDeclaration(D); });
  }
  void AssignInheritanceModel(clang::CXXRecordDecl *D) override {
    pass([=](ASTConsumer &C) { C.AssignInheritanceModel(D); });
  }
  void HandleCXXStaticMemberVarInstantiation(clang::VarDecl *D) override {
    pass([=](ASTConsumer &C) { C.HandleCXXStaticMemberVarInstantiation(D); });
  }
  void HandleVTable(clang::CXXRecordDecl *D) override {
    pass([=](ASTConsumer &C) { C.HandleVTable(D); });
  }

private:
  template <typename Event> void pass(Event E) {
    if (Opened)
      E(*Inner);
    else if (!Closed)
      Events.push_back(E);
  }

  std::unique_ptr<clang::ASTConsumer> Inner;
  std::vector<std::function<void(clang::ASTConsumer &)>> Events;
  bool Opened = false, Closed = false;
};

} // namespace ampcc

#endif
