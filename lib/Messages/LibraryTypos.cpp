//===- LibraryTypos.cpp - typo correction for members of library classes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang offers names of any namespace that it knows, and so those of the runtime's interface.
// It weighs private members as well, finds `extent` and `extent_` equally near to `extents`, and
// gives up.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Messages/LibraryTypos.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/OfferedNames.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Sema/ExternalSemaSource.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/TypoCorrection.h"

using namespace clang;

namespace ampcc {
namespace {

/// `Concurrency` and what its specification has in it.
bool isForUsers(const NamespaceDecl *Space) {
  static constexpr StringRef Names[] = {"Concurrency",  "graphics", "fast_math",
                                        "precise_math", "direct3d", "opencl"};
  for (const DeclContext *In = Space; !In->isTranslationUnit(); In = In->getParent())
    if (const auto *Around = dyn_cast<NamespaceDecl>(In);
        Around && !Around->isInline() && !llvm::is_contained(Names, Around->getName()))
      return false;
  return true;
}

class LibraryTypos : public ExternalSemaSource {
public:
  explicit LibraryTypos(const UnitFiles &Files) : Files(Files) {}

  TypoCorrection CorrectTypo(const DeclarationNameInfo &Typo, int, Scope *, CXXScopeSpec *Qualifier,
                             CorrectionCandidateCallback &, DeclContext *MemberContext, bool,
                             const ObjCObjectPointerType *) override {
    const auto *Class = dyn_cast_or_null<CXXRecordDecl>(MemberContext);
    const IdentifierInfo *Name = Typo.getName().getAsIdentifierInfo();
    if (!Class || !Class->hasDefinition() || !Name || !Files.isLibrary(Class->getLocation()))
      return {};
    NamedDecl *Best = nullptr;
    unsigned Least = Name->getName().size() / 3 + 1;
    bool IsOnly = false;
    for (Decl *Member : Class->getDefinition()->decls()) {
      auto *Offered = dyn_cast<NamedDecl>(Member);
      if (!Offered || !Offered->getIdentifier() || Offered->isImplicit() ||
          Offered->getAccess() != AS_public || (Best && Offered->getName() == Best->getName()))
        continue;
      unsigned Distance = Name->getName().edit_distance(Offered->getName(), true, Least);
      IsOnly = Distance < Least || (IsOnly && Distance > Least);
      if (Distance < Least) {
        Best = Offered;
        Least = Distance;
      }
    }
    if (!Best || !IsOnly)
      return {};
    TypoCorrection Correction(Best);
    Correction.setCorrectionRange(Qualifier, Typo);
    return Correction;
  }

private:
  const UnitFiles &Files;
};

} // namespace

void correctMembersOfLibrary(Sema &S, const UnitFiles &Files) {
  IntrusiveRefCntPtr<LibraryTypos> Source(new LibraryTypos(Files));
  S.addExternalSource(Source.get());
  offerNoNamesOf(S, [&Files](const NamespaceDecl *Space) {
    return Files.isLibrary(Space->getLocation()) && !isForUsers(Space);
  });
}

} // namespace ampcc
