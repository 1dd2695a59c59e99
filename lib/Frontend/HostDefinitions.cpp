//===- HostDefinitions.cpp ------------------------------------------------===//
#include "HostDefinitions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

class HostDefinitions : public ExternalSemaSource {
public:
  explicit HostDefinitions(const SourceManager &SM) : SM(SM) {}

  void ReadUndefinedButUsed(llvm::MapVector<NamedDecl *, SourceLocation> &Undefined) override {
    Undefined.remove_if([&](const std::pair<NamedDecl *, SourceLocation> &Entry) {
      return SM.isInSystemHeader(SM.getExpansionLoc(Entry.first->getLocation()));
    });
  }

private:
  const SourceManager &SM;
};

} // namespace

void leaveDefinitionsToHost(Sema &S) {
  IntrusiveRefCntPtr<HostDefinitions> Source(new HostDefinitions(S.getSourceManager()));
  S.addExternalSource(Source.get());
}

} // namespace ampcc
