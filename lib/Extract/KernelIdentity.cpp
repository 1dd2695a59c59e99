//===- KernelIdentity.cpp - keys of kernels from the AST ------------------===//
//
// The counterpart of include/ampcc_rt/kernel_key.h, which makes the same strings at run time from
// the types of the host source. The two must change together.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Extract/KernelIdentity.h"
#include "SiteHash.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Extract/TemplateScope.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Mangle.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
using namespace ampcc;

namespace {

/// Template arguments that kernel_key.h takes apart: types only, or one type and then ints.
enum class Shape { Other, Types, TypeAndInts };

std::vector<TemplateArgument> flatten(llvm::ArrayRef<TemplateArgument> Args) {
  std::vector<TemplateArgument> Result;
  for (const TemplateArgument &Arg : Args) {
    if (Arg.getKind() != TemplateArgument::Pack) {
      Result.push_back(Arg);
      continue;
    }
    std::vector<TemplateArgument> Inner = flatten(Arg.pack_elements());
    Result.insert(Result.end(), Inner.begin(), Inner.end());
  }
  return Result;
}

Shape shapeOf(const ClassTemplateSpecializationDecl *Spec) {
  Shape S = Shape::Types;
  unsigned Index = 0;
  for (const NamedDecl *Param : *Spec->getSpecializedTemplate()->getTemplateParameters()) {
    if (isa<TemplateTypeParmDecl>(Param)) {
      if (S == Shape::TypeAndInts)
        return Shape::Other;
    } else {
      auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Param);
      bool IsInt = Value && Value->getType()->isSpecificBuiltinType(BuiltinType::Int);
      if (!IsInt || Index == 0 || (Index > 1 && S == Shape::Types))
        return Shape::Other;
      S = Shape::TypeAndInts;
    }
    ++Index;
  }
  return S;
}

const CXXRecordDecl *recordOf(QualType T) { return T->getAsCXXRecordDecl(); }

} // namespace

struct KernelIdentity::Impl {
  explicit Impl(ASTContext &Ctx) : Ctx(Ctx), Mangler(createMangler(Ctx)), Hash(Ctx) {}

  ASTContext &Ctx;
  std::unique_ptr<ItaniumMangleContext> Mangler;
  SiteHash Hash;
  llvm::DenseSet<SourceLocation> Tags, Sites;
  const CXXRecordDecl *Functor = nullptr;          ///< whose key is being made, for messages
  llvm::StringMap<const CXXRecordDecl *> Functors; ///< by the part of the key that names them

  static std::unique_ptr<ItaniumMangleContext> createMangler(ASTContext &Ctx) {
    return std::unique_ptr<ItaniumMangleContext>(
        ItaniumMangleContext::create(Ctx, Ctx.getDiagnostics()));
  }

  /// The place is in a file whose text Rewrite may change.
  bool isEditable(const Decl *D) const {
    const SourceManager &SM = Ctx.getSourceManager();
    return D->getLocation().isValid() && !SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation()));
  }

  std::string hash(const CXXRecordDecl *Class) const {
    std::string Text;
    llvm::raw_string_ostream(Text) << llvm::format_hex_no_prefix(Hash(Class), 16);
    return Text;
  }

  // What the host source will hold.
  bool hasOwnSite(const CXXRecordDecl *Class) const;
  const CXXRecordDecl *siteHolder(const CXXRecordDecl *Class) const;
  bool mentionsLambda(QualType T) const;
  bool hidesLambda(QualType T) const;
  bool hidesLambda(const DeclContext *DC) const;

  // The productions of the grammar.
  std::string type(QualType T);
  std::string unqualified(QualType T);
  std::string lambda(const CXXRecordDecl *Closure);
  std::string parts(const ClassTemplateSpecializationDecl *Spec);
  std::string rtti(QualType T);
  std::string argument(const TemplateArgument &Arg);
  std::string arguments(llvm::ArrayRef<TemplateArgument> Args);
  std::string templateName(const ClassTemplateSpecializationDecl *Spec, Shape S);

  std::string noKey(QualType T) {
    report(Ctx.getDiagnostics(), Functor->getLocation(), diag::err_kernel_key) << T;
    return "?";
  }
};

/// A class that can be launched gets a site, and so does one that another translation unit may have
/// under the same name, once it occurs in a key.
bool KernelIdentity::Impl::hasOwnSite(const CXXRecordDecl *Class) const {
  if (Class->isLambda())
    return false;
  Class = writtenClass(Class);
  if (!Class->hasDefinition() || !isEditable(Class))
    return false;
  if (Sites.contains(Class->getLocation()))
    return true;
  for (const Decl *D : Class->decls()) {
    const FunctionDecl *Function = const_cast<Decl *>(D)->getAsFunction();
    if (Function && Function->getOverloadedOperator() == OO_Call)
      if (auto *Device = Function->getAttr<CUDADeviceAttr>(); Device && !Device->isImplicit())
        return true;
  }
  return false;
}

/// The class whose `ampcc_site` the name finds in Class: its own or an inherited one.
const CXXRecordDecl *KernelIdentity::Impl::siteHolder(const CXXRecordDecl *Class) const {
  if (Class->isLambda() ? isEditable(Class) : hasOwnSite(Class))
    return Class;
  if (!Class->hasDefinition())
    return nullptr;
  const CXXRecordDecl *Found = nullptr;
  for (const CXXBaseSpecifier &Base : Class->bases()) {
    const CXXRecordDecl *Record = recordOf(Base.getType());
    const CXXRecordDecl *Holder =
        Record && Base.getAccessSpecifier() == AS_public ? siteHolder(Record) : nullptr;
    if (Holder && Found)
      return nullptr; // ambiguous
    Found = Holder ? Holder : Found;
  }
  return Found;
}

/// As `mentions_lambda` of kernel_key.h.
bool KernelIdentity::Impl::mentionsLambda(QualType T) const {
  const CXXRecordDecl *Record = recordOf(T.getNonReferenceType());
  if (!Record)
    return false;
  if (Record->isLambda())
    return isEditable(Record);
  auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(Record);
  if (!Spec)
    return false;
  std::vector<TemplateArgument> Args = flatten(Spec->getTemplateArgs().asArray());
  Shape S = shapeOf(Spec);
  if (S == Shape::TypeAndInts)
    return mentionsLambda(Args.front().getAsType());
  return S == Shape::Types && llvm::any_of(Args, [&](const TemplateArgument &Arg) {
           return mentionsLambda(Arg.getAsType());
         });
}

/// A closure somewhere in the name of a type, where no part of the key can stand for it.
bool KernelIdentity::Impl::hidesLambda(QualType T) const {
  T = T.getCanonicalType();
  if (T->isAnyPointerType() || T->isReferenceType())
    return hidesLambda(T->getPointeeType());
  if (auto *Member = T->getAs<MemberPointerType>())
    return hidesLambda(Member->getPointeeType()) || hidesLambda(QualType(Member->getClass(), 0));
  if (const ArrayType *Array = Ctx.getAsArrayType(T))
    return hidesLambda(Array->getElementType());
  if (auto *Function = T->getAs<FunctionProtoType>())
    return hidesLambda(Function->getReturnType()) ||
           llvm::any_of(Function->param_types(), [&](QualType P) { return hidesLambda(P); });
  if (auto *Tag = T->getAsTagDecl())
    return hidesLambda(cast<DeclContext>(Tag));
  return false;
}

bool KernelIdentity::Impl::hidesLambda(const DeclContext *DC) const {
  auto HidesArgument = [&](const TemplateArgument &Arg) {
    return Arg.getKind() == TemplateArgument::Type && hidesLambda(Arg.getAsType());
  };
  for (; DC && !DC->isFileContext(); DC = DC->getParent()) {
    if (auto *Record = dyn_cast<CXXRecordDecl>(DC); Record && Record->isLambda())
      return true;
    if (auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(DC))
      if (llvm::any_of(flatten(Spec->getTemplateArgs().asArray()), HidesArgument))
        return true;
    if (auto *Function = dyn_cast<FunctionDecl>(DC))
      if (const TemplateArgumentList *Args = Function->getTemplateSpecializationArgs())
        if (llvm::any_of(flatten(Args->asArray()), HidesArgument))
          return true;
  }
  return false;
}

std::string KernelIdentity::Impl::type(QualType T) {
  T = T.getCanonicalType();
  if (T->isLValueReferenceType())
    return "&" + type(T->getPointeeType());
  if (T->isRValueReferenceType())
    return "&&" + type(T->getPointeeType());
  Qualifiers Quals;
  QualType Plain = Ctx.getUnqualifiedArrayType(T, Quals);
  std::string Text;
  Text += Quals.hasConst() ? "c" : "";
  Text += Quals.hasVolatile() ? "v" : "";
  return Text + unqualified(Plain);
}

std::string KernelIdentity::Impl::unqualified(QualType T) {
  const CXXRecordDecl *Record = recordOf(T);
  if (!Record)
    return "R" + rtti(T);
  auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(Record);
  if (Spec && Spec->isInStdNamespace() && Spec->getName() == "integral_constant")
    return argument(Spec->getTemplateArgs()[1]);
  if (Record->isLambda())
    return lambda(Record);

  // Only an own site distinguishes classes of one name in two translation units.
  if (!Record->isExternallyVisible() && isEditable(Record) && !hasOwnSite(Record))
    Sites.insert(writtenClass(Record)->getLocation());
  const CXXRecordDecl *Holder = siteHolder(Record);
  if (Holder && Holder->isLambda())
    Tags.insert(Holder->getLocation());
  std::string Args = Holder ? arguments(templateArgumentsInScope(Holder)) : "";
  if (!Args.empty())
    return "C" + hash(Holder) + Args;
  if (mentionsLambda(T))
    return parts(Spec);
  return Holder ? "C" + hash(Holder) + ":" + rtti(T) : "R" + rtti(T);
}

std::string KernelIdentity::Impl::lambda(const CXXRecordDecl *Closure) {
  if (!isEditable(Closure))
    return noKey(Ctx.getRecordType(Closure));
  Tags.insert(Closure->getLocation());
  return "L" + hash(Closure) + arguments(templateArgumentsInScope(Closure));
}

std::string KernelIdentity::Impl::parts(const ClassTemplateSpecializationDecl *Spec) {
  return "T" + templateName(Spec, shapeOf(Spec)) +
         arguments(flatten(Spec->getTemplateArgs().asArray()));
}

std::string KernelIdentity::Impl::rtti(QualType T) {
  if (hidesLambda(T))
    return noKey(T);
  std::string Name;
  llvm::raw_string_ostream OS(Name);
  Mangler->mangleCXXRTTIName(T, OS);
  return StringRef(Name).drop_front(StringRef("_ZTS").size()).str();
}

std::string KernelIdentity::Impl::argument(const TemplateArgument &Arg) {
  switch (Arg.getKind()) {
  case TemplateArgument::Type:
    return type(Arg.getAsType());
  case TemplateArgument::Integral: {
    llvm::SmallString<24> Digits;
    Arg.getAsIntegral().toString(Digits, 10);
    return ("I" + Digits).str();
  }
  default: {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    Arg.print(Ctx.getPrintingPolicy(), OS, /*IncludeType=*/true);
    report(Ctx.getDiagnostics(), Functor->getLocation(), diag::err_kernel_key_argument) << Text;
    return "?";
  }
  }
}

std::string KernelIdentity::Impl::arguments(llvm::ArrayRef<TemplateArgument> Args) {
  std::string Text;
  for (const TemplateArgument &Arg : Args)
    Text += (Text.empty() ? "<" : ",") + argument(Arg);
  return Text.empty() ? Text : Text + ">";
}

/// The RTTI name of `ampcc_rt::template_name<Template>`: a specialisation that need not exist, made
/// here only to be mangled.
std::string KernelIdentity::Impl::templateName(const ClassTemplateSpecializationDecl *Spec,
                                               Shape S) {
  StringRef Name = S == Shape::Types ? "template_name" : "template_name_ti";
  auto Find = [&](const DeclContext *DC, StringRef Id) {
    return DC->lookup(DeclarationName(&Ctx.Idents.get(Id)));
  };
  for (NamedDecl *Space : Find(Ctx.getTranslationUnitDecl(), "ampcc_rt")) {
    auto *Namespace = dyn_cast<NamespaceDecl>(Space);
    if (!Namespace)
      continue;
    for (NamedDecl *D : Find(Namespace, Name)) {
      auto *Template = dyn_cast<ClassTemplateDecl>(D);
      if (!Template)
        continue;
      TemplateArgument Arg(TemplateName(Spec->getSpecializedTemplate()));
      auto *Made = ClassTemplateSpecializationDecl::Create(
          Ctx, TagTypeKind::Struct, Template->getDeclContext(), SourceLocation(), SourceLocation(),
          Template, Arg, nullptr);
      return rtti(Ctx.getRecordType(Made));
    }
  }
  return noKey(Ctx.getRecordType(Spec));
}

KernelIdentity::KernelIdentity(ASTContext &Ctx) : P(std::make_unique<Impl>(Ctx)) {}
KernelIdentity::~KernelIdentity() = default;

uint64_t KernelIdentity::siteHash(const CXXRecordDecl *Class) const { return P->Hash(Class); }

std::string KernelIdentity::kernelKey(const CXXRecordDecl *Functor, unsigned Rank,
                                      llvm::ArrayRef<unsigned> Tile) {
  P->Functor = Functor;
  std::string Key = P->unqualified(P->Ctx.getRecordType(Functor));
  const CXXRecordDecl *First = P->Functors.try_emplace(Key, Functor).first->second;
  if (First->getCanonicalDecl() != Functor->getCanonicalDecl())
    report(P->Ctx.getDiagnostics(), Functor->getLocation(), diag::err_kernel_key_ambiguous);
  Key += "|";
  if (Tile.empty())
    return Key + "e" + std::to_string(Rank);
  Key += "t";
  for (size_t I = 0; I < Tile.size(); ++I)
    Key += (I ? "x" : "") + std::to_string(Tile[I]);
  return Key;
}

bool KernelIdentity::needsTag(const LambdaExpr *Lambda) const {
  return P->Tags.contains(Lambda->getLambdaClass()->getLocation());
}

bool KernelIdentity::needsSite(const CXXRecordDecl *Class) const { return P->hasOwnSite(Class); }
