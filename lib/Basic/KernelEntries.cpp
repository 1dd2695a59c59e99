//===- KernelEntries.cpp --------------------------------------------------===//
//
// parallel_for_each odr-uses Concurrency::detail::kernel_entry<Index, Functor>: Clang has
// instantiated it for every launch that the program can make, in templates as outside of them.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Basic/KernelEntries.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace ampcc {

static bool isKernelEntry(const FunctionTemplateDecl *Template) {
  for (const auto *Mark : Template->getTemplatedDecl()->specific_attrs<AnnotateAttr>())
    if (Mark->getAnnotation() == "ampcc::kernel_entry")
      return true;
  return false;
}

static const NamespaceDecl *findNamespace(ASTContext &Ast, const DeclContext *In, StringRef Name) {
  for (const NamedDecl *D : In->lookup(&Ast.Idents.get(Name)))
    if (const auto *N = dyn_cast<NamespaceDecl>(D))
      return N->getFirstDecl();
  return nullptr;
}

llvm::SmallVector<const FunctionDecl *, 0> kernelEntries(ASTContext &Ast) {
  llvm::SmallVector<const FunctionDecl *, 0> Entries;
  const NamespaceDecl *Amp = findNamespace(Ast, Ast.getTranslationUnitDecl(), "Concurrency");
  const NamespaceDecl *Detail = Amp ? findNamespace(Ast, Amp, "detail") : nullptr;
  if (!Detail)
    return Entries;
  for (const NamedDecl *D : Detail->lookup(&Ast.Idents.get("kernel_entry")))
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D);
        Template && isKernelEntry(Template))
      for (const FunctionDecl *Entry : Template->specializations())
        Entries.push_back(Entry);
  return Entries;
}

} // namespace ampcc
