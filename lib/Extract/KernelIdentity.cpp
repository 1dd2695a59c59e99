//===- KernelIdentity.cpp - keys of kernels from the AST ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which lambdas and classes carry their place is decided here and written into the host source.
// Then keys are made as amp/detail/kernel_key.h makes them at run time; both spell them with
// include/ampcc_rt/key_text.h.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Extract/KernelIdentity.h"
#include "GccNames.h"
#include "SiteHash.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/ClangHooks/LinkageNames.h"
#include "ampcc/ClangHooks/Types.h"
#include "ampcc/Extract/TemplateScope.h"
#include "ampcc_rt/key_text.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Mangle.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
using namespace ampcc;
namespace key_text = ampcc_rt::key_text;

namespace {

/// Template arguments that kernel_key.h takes apart: types only, or one type and then ints, or one
/// type and then sizes.
enum class Shape { Other, Types, TypeAndInts, TypeAndSizes };

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
  const ASTContext &Ctx = Spec->getASTContext();
  Shape S = Shape::Types;
  unsigned Index = 0;
  for (const NamedDecl *Param : *Spec->getSpecializedTemplate()->getTemplateParameters()) {
    if (isa<TemplateTypeParmDecl>(Param)) {
      if (S != Shape::Types)
        return Shape::Other;
    } else {
      auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Param);
      if (!Value || Index == 0 || Value->getType()->isDependentType())
        return Shape::Other;
      Shape Now = Ctx.hasSameType(Value->getType(), Ctx.IntTy)           ? Shape::TypeAndInts
                  : Ctx.hasSameType(Value->getType(), Ctx.getSizeType()) ? Shape::TypeAndSizes
                                                                         : Shape::Other;
      if (Index == 1 ? Now == Shape::Other : Now != S)
        return Shape::Other;
      S = Now;
    }
    ++Index;
  }
  return S;
}

const CXXRecordDecl *recordOf(QualType T) { return T->getAsCXXRecordDecl(); }

/// A function type that kernel_key.h takes apart.
const FunctionProtoType *plainFunction(QualType T) {
  auto *Function = T->getAs<FunctionProtoType>();
  return Function && !Function->isVariadic() && Function->getMethodQuals().empty() &&
                 Function->getRefQualifier() == RQ_None && !Function->isNothrow()
             ? Function
             : nullptr;
}

} // namespace

struct KernelIdentity::Impl {
  Impl(Sema &S, const UnitFiles &Files, StringRef CommandMacros)
      : Ctx(S.Context), Files(Files), Mangler(createMangler(Ctx)), OfGcc(Ctx),
        Hash(Ctx, CommandMacros) {}

  ASTContext &Ctx;
  const UnitFiles &Files;
  std::unique_ptr<ItaniumMangleContext> Mangler;
  GccNames OfGcc;
  SiteHash Hash;
  llvm::DenseSet<SourceLocation> Tags, Sites;
  /// Which places are needed is being found out; nothing is reported yet.
  bool Collecting = false;
  Naming Names = Naming::Clang;                    ///< of the compiler that the key is for
  const CXXRecordDecl *Functor = nullptr;          ///< whose key is being made, for messages
  llvm::StringMap<const CXXRecordDecl *> Functors; ///< by the part of the key that names them
  llvm::StringSet<> Ambiguous;                     ///< the keys of several functors

  static std::unique_ptr<ItaniumMangleContext> createMangler(ASTContext &Ctx) {
    return std::unique_ptr<ItaniumMangleContext>(
        ItaniumMangleContext::create(Ctx, Ctx.getDiagnostics()));
  }

  /// The place is in a file whose text Rewrite may change.
  bool isEditable(const Decl *D) const { return Files.isEditable(D->getLocation()); }

  // The facts about the host source.
  bool canHaveSite(const CXXRecordDecl *Class) const;
  bool hasSite(const CXXRecordDecl *Class) const;
  void requestSite(const CXXRecordDecl *Class);
  bool mentionsLambda(QualType T) const;
  bool hidesLambda(QualType T) const;
  bool hidesLambda(const TemplateArgument &Arg) const;
  bool hidesLambda(const DeclContext *DC) const;

  // The productions of the grammar.
  std::string type(QualType T);
  std::string unqualified(QualType T);
  std::string unqualified(const CXXRecordDecl *Record);
  std::string parts(const ClassTemplateSpecializationDecl *Spec);
  std::string rtti(QualType T);
  std::string argument(const TemplateArgument &Arg, bool Typed);
  std::string value(const TemplateArgument &Arg, QualType T);
  std::string templateArgument(TemplateName Name, const CXXRecordDecl *Around, unsigned Number,
                               const NamedDecl *Param);
  std::string scope(const CXXRecordDecl *Class);
  std::string nameOfTemplate(const CXXRecordDecl *Class, unsigned Number) const;

  // Classes of the host, created only to be mangled.
  ClassTemplateDecl *library(StringRef Name);
  QualType specialise(ClassTemplateDecl *Template, llvm::ArrayRef<TemplateArgument> Args);

  void reportAmbiguous(StringRef Key, const CXXRecordDecl *First);
  std::string noKey(QualType T) {
    if (!Collecting)
      report(Ctx.getDiagnostics(), Functor->getLocation(), diag::err_kernel_key) << T;
    return "?";
  }
  std::string noKey(const TemplateArgument &Arg) {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    Arg.print(Ctx.getPrintingPolicy(), OS, /*IncludeType=*/true);
    if (!Collecting)
      report(Ctx.getDiagnostics(), Functor->getLocation(), diag::err_kernel_key_argument) << Text;
    return "?";
  }
};

bool KernelIdentity::Impl::canHaveSite(const CXXRecordDecl *Class) const {
  if (Class->isLambda())
    return false;
  Class = writtenClass(Class);
  return Class->hasDefinition() && isEditable(Class);
}

bool KernelIdentity::Impl::hasSite(const CXXRecordDecl *Class) const {
  return canHaveSite(Class) && Sites.contains(writtenClass(Class)->getLocation());
}

void KernelIdentity::Impl::requestSite(const CXXRecordDecl *Class) {
  if (Collecting && canHaveSite(Class))
    Sites.insert(writtenClass(Class)->getLocation());
}

/// As `mentions_lambda` of kernel_key.h.
bool KernelIdentity::Impl::mentionsLambda(QualType T) const {
  T = T.getCanonicalType().getNonReferenceType();
  if (T->isPointerType())
    return mentionsLambda(T->getPointeeType());
  if (const FunctionProtoType *Function = plainFunction(T))
    return mentionsLambda(Function->getReturnType()) ||
           llvm::any_of(Function->param_types(), [&](QualType P) { return mentionsLambda(P); });
  const CXXRecordDecl *Record = recordOf(T);
  if (!Record)
    return false;
  if (Record->isLambda())
    return isEditable(Record);
  auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(Record);
  Shape S = Spec ? shapeOf(Spec) : Shape::Other;
  if (S == Shape::Other)
    return false;
  std::vector<TemplateArgument> Args = flatten(Spec->getTemplateArgs().asArray());
  return llvm::any_of(Args, [&](const TemplateArgument &Arg) {
    return Arg.getKind() == TemplateArgument::Type && mentionsLambda(Arg.getAsType());
  });
}

/// A closure somewhere in the name of a type, where no part of the key can stand for it.
bool KernelIdentity::Impl::hidesLambda(QualType T) const {
  T = T.getCanonicalType();
  if (T->isAnyPointerType() || T->isReferenceType())
    return hidesLambda(T->getPointeeType());
  if (auto *Member = T->getAs<MemberPointerType>())
    return hidesLambda(Member->getPointeeType()) ||
           (classOf(Member) && hidesLambda(classType(classOf(Member))));
  if (const ArrayType *Array = Ctx.getAsArrayType(T))
    return hidesLambda(Array->getElementType());
  if (auto *Function = T->getAs<FunctionProtoType>())
    return hidesLambda(Function->getReturnType()) ||
           llvm::any_of(Function->param_types(), [&](QualType P) { return hidesLambda(P); });
  if (auto *Tag = T->getAsTagDecl())
    return hidesLambda(cast<DeclContext>(Tag));
  return false;
}

bool KernelIdentity::Impl::hidesLambda(const TemplateArgument &Arg) const {
  switch (Arg.getKind()) {
  case TemplateArgument::Type:
    return hidesLambda(Arg.getAsType());
  case TemplateArgument::Template:
    return hidesLambda(Arg.getAsTemplate().getAsTemplateDecl()->getDeclContext());
  case TemplateArgument::Declaration:
    return hidesLambda(Arg.getAsDecl()->getDeclContext()) || hidesLambda(Arg.getParamTypeForDecl());
  case TemplateArgument::StructuralValue:
    return hidesLambda(Arg.getStructuralValueType());
  case TemplateArgument::Integral:
    return hidesLambda(Arg.getIntegralType());
  default:
    return false;
  }
}

bool KernelIdentity::Impl::hidesLambda(const DeclContext *DC) const {
  auto HidesArgument = [&](const TemplateArgument &Arg) { return hidesLambda(Arg); };
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
    return key_text::lvalue_reference + type(T->getPointeeType());
  if (T->isRValueReferenceType())
    return key_text::rvalue_reference + type(T->getPointeeType());
  Qualifiers Quals;
  QualType Plain = Ctx.getUnqualifiedArrayType(T, Quals);
  std::string Text;
  Text += Quals.hasConst() ? key_text::const_qualifier : "";
  Text += Quals.hasVolatile() ? key_text::volatile_qualifier : "";
  return Text + unqualified(Plain);
}

std::string KernelIdentity::Impl::unqualified(QualType T) {
  if (const CXXRecordDecl *Record = recordOf(T))
    return unqualified(Record);
  if (mentionsLambda(T)) {
    if (T->isPointerType())
      return key_text::pointer(type(T->getPointeeType()));
    const FunctionProtoType *Function = plainFunction(T);
    std::string Params;
    for (QualType P : Function->param_types())
      Params += (Params.empty() ? "" : ",") + type(P);
    return key_text::function(type(Function->getReturnType()), Params);
  }
  return key_text::other(rtti(T));
}

/// The part of a name that distinguishes the instantiations of a closure or of a class with a site.
std::string KernelIdentity::Impl::unqualified(const CXXRecordDecl *Record) {
  if (Record->isLambda()) {
    if (!isEditable(Record))
      return noKey(classType(Record));
    Tags.insert(Record->getLocation());
    if (Collecting && !Record->isExternallyVisible())
      Hash.makeInternal(Record);
    return key_text::lambda(Hash(Record), scope(Record));
  }
  auto *Spec = dyn_cast<ClassTemplateSpecializationDecl>(Record);
  if (Spec && Spec->isInStdNamespace() && Spec->getName() == "integral_constant")
    return argument(Spec->getTemplateArgs()[1], /*Typed=*/false);
  // Another translation unit may have a class of the same name, or two compilers may name it
  // differently: the name of a closure, or of a class in a function, cannot be used in a key.
  if (!Record->isExternallyVisible() || Record->getParentFunctionOrMethod() ||
      hidesLambda(cast<DeclContext>(Record)))
    requestSite(Record);
  if (Collecting && hasSite(Record) && !Record->isExternallyVisible())
    Hash.makeInternal(Record);
  if (hasSite(Record))
    return key_text::placed_class(Hash(Record), scope(Record));
  QualType T = classType(Record);
  return mentionsLambda(T) ? parts(Spec) : key_text::other(rtti(T));
}

std::string KernelIdentity::Impl::parts(const ClassTemplateSpecializationDecl *Spec) {
  Shape S = shapeOf(Spec);
  ClassTemplateDecl *Name = library(S == Shape::Types         ? "template_name"
                                    : S == Shape::TypeAndInts ? "template_name_ti"
                                                              : "template_name_tz");
  if (!Name)
    return noKey(classType(Spec));
  std::string Args;
  for (const TemplateArgument &Arg : flatten(Spec->getTemplateArgs().asArray()))
    Args += (Args.empty() ? "" : ",") + argument(Arg, /*Typed=*/false);
  TemplateArgument Template(TemplateName(Spec->getSpecializedTemplate()));
  return key_text::specialisation(rtti(specialise(Name, Template)), Args);
}

std::string KernelIdentity::Impl::rtti(QualType T) {
  if (hidesLambda(T))
    return noKey(T);
  auto Mangle = [&](llvm::raw_ostream &OS) { Mangler->mangleCXXRTTIName(T, OS); };
  std::string Name = mangleAs({}, Mangle);
  // A function or variable within the name of a type is an encoding or a scope; few names have one.
  if (Names != Naming::Clang && StringRef(Name).contains('Z'))
    Name = mangleAs(OfGcc(Names), Mangle);
  return StringRef(Name).drop_front(StringRef("_ZTS").size()).str();
}

/// `Typed`: the type of a value is a part of the key as well.
std::string KernelIdentity::Impl::argument(const TemplateArgument &Arg, bool Typed) {
  switch (Arg.getKind()) {
  case TemplateArgument::Type:
    return type(Arg.getAsType());
  case TemplateArgument::Integral: {
    llvm::SmallString<24> Digits;
    Arg.getAsIntegral().toString(Digits, 10);
    std::string Decimal(Digits.str());
    return Typed ? key_text::typed_number(Decimal, type(Arg.getIntegralType()))
                 : key_text::number(Decimal);
  }
  case TemplateArgument::Declaration:
    return value(Arg, Arg.getParamTypeForDecl());
  case TemplateArgument::NullPtr: {
    QualType T = Arg.getNullPtrType();
    if (!T->isNullPtrType())
      return value(Arg, T);
    return Typed ? key_text::typed_number("0", type(T)) : key_text::number("0");
  }
  case TemplateArgument::StructuralValue:
    return value(Arg, Arg.getStructuralValueType());
  default:
    return noKey(Arg);
  }
}

/// g++ names the address of an array's first element after the array; Clang does where the pointer
/// is no pointer to an element.
static TemplateArgument valueForGcc(const ASTContext &Ctx, const TemplateArgument &Arg) {
  if (Arg.getKind() != TemplateArgument::Declaration ||
      !Arg.getAsDecl()->getType()->isArrayType() || !Arg.getParamTypeForDecl()->isPointerType())
    return Arg;
  return TemplateArgument(Arg.getAsDecl(), Ctx.VoidPtrTy);
}

/// A value that is no number: the RTTI name of `ampcc_rt::constant<T, Arg>` holds it.
std::string KernelIdentity::Impl::value(const TemplateArgument &Arg, QualType T) {
  T = T.getCanonicalType().getUnqualifiedType();
  const CXXRecordDecl *Record = T->isReferenceType() ? nullptr : recordOf(T);
  if (Record && Record->isEmpty())
    return key_text::empty_object(type(T));
  ClassTemplateDecl *Constant = library("constant");
  if (!Constant || hidesLambda(Arg))
    return noKey(Arg);
  TemplateArgument Named = Names == Naming::Clang ? Arg : valueForGcc(Ctx, Arg);
  return key_text::other(rtti(specialise(Constant, {TemplateArgument(T), Named})));
}

/// The RTTI name of the class template that the host source has for the parameter, applied to the
/// argument.
std::string KernelIdentity::Impl::templateArgument(TemplateName Name, const CXXRecordDecl *Around,
                                                   unsigned Number, const NamedDecl *Param) {
  auto *Template = cast<TemplateTemplateParmDecl>(Param);
  TemplateArgument Arg(Name);
  if (dependsOnOuterTemplates(Template) || hidesLambda(Arg))
    return noKey(Arg);
  auto *Space = const_cast<DeclContext *>(fileLevelDecl(Around)->getLexicalDeclContext());
  IdentifierInfo *Id = &Ctx.Idents.get(nameOfTemplate(Around, Number));
  auto *Class = CXXRecordDecl::Create(Ctx, TagTypeKind::Struct, Space, SourceLocation(),
                                      SourceLocation(), Id);
  auto *Params = TemplateParameterList::Create(Ctx, SourceLocation(), SourceLocation(),
                                               const_cast<TemplateTemplateParmDecl *>(Template),
                                               SourceLocation(), nullptr);
  auto *Made = ClassTemplateDecl::Create(Ctx, Space, SourceLocation(), Id, Params, Class);
  return key_text::other(rtti(specialise(Made, Arg)));
}

/// The template arguments in scope at the place of a closure or class.
std::string KernelIdentity::Impl::scope(const CXXRecordDecl *Class) {
  std::string Text;
  for (const ScopeArgument &A : templateArgumentsInScope(Class)) {
    Text += Text.empty() ? "" : ",";
    Text += A.Arg.getKind() == TemplateArgument::Template
                ? templateArgument(A.Arg.getAsTemplate(), Class, A.Parameter, A.Declared)
                : argument(A.Arg, hasDeducedType(A.Declared));
  }
  return Text;
}

ClassTemplateDecl *KernelIdentity::Impl::library(StringRef Name) {
  auto Find = [&](const DeclContext *DC, StringRef Id) {
    return DC->lookup(DeclarationName(&Ctx.Idents.get(Id)));
  };
  for (NamedDecl *Space : Find(Ctx.getTranslationUnitDecl(), "ampcc_rt"))
    if (auto *Namespace = dyn_cast<NamespaceDecl>(Space))
      for (NamedDecl *D : Find(Namespace, Name))
        if (auto *Template = dyn_cast<ClassTemplateDecl>(D))
          return Template;
  return nullptr;
}

QualType KernelIdentity::Impl::specialise(ClassTemplateDecl *Template,
                                          llvm::ArrayRef<TemplateArgument> Args) {
  return classType(createSpecialization(Template, Args));
}

std::string KernelIdentity::Impl::nameOfTemplate(const CXXRecordDecl *Class,
                                                 unsigned Number) const {
  return "__ampcc_template_" + key_text::hexadecimal(Hash(Class)) + "_" + std::to_string(Number);
}

KernelIdentity::KernelIdentity(Sema &S, const UnitFiles &Files, StringRef CommandMacros)
    : P(std::make_unique<Impl>(S, Files, CommandMacros)) {}
KernelIdentity::~KernelIdentity() = default;

void KernelIdentity::setFunctors(llvm::ArrayRef<const CXXRecordDecl *> Functors) {
  P->Collecting = true;
  for (const CXXRecordDecl *Functor : Functors)
    P->requestSite(Functor);
  size_t Before;
  do {
    Before = P->Sites.size();
    for (const CXXRecordDecl *Functor : Functors)
      P->unqualified(Functor);
  } while (P->Sites.size() != Before);
  P->Collecting = false;
}

uint64_t KernelIdentity::siteHash(const CXXRecordDecl *Class) const { return P->Hash(Class); }

static std::string addDomain(const std::string &Functor, const KernelPlan &Plan) {
  if (Plan.HasLaunchTiles)
    return key_text::tiled_by_launch(Functor, Plan.Rank);
  if (Plan.Tile.empty())
    return key_text::simple(Functor, Plan.Rank);
  auto Extent = [&](size_t I) { return I < Plan.Tile.size() ? int(Plan.Tile[I]) : 0; };
  return key_text::tiled(Functor, {Extent(0), Extent(1), Extent(2)});
}

void KernelIdentity::Impl::reportAmbiguous(StringRef Key, const CXXRecordDecl *First) {
  if (!Ambiguous.insert(Key).second)
    return;
  report(Ctx.getDiagnostics(), Functor->getLocation(), diag::err_kernel_key_ambiguous);
  if (const CXXRecordDecl *Lambda = repeatedLambda(First, Functor))
    report(Ctx.getDiagnostics(), Lambda->getLocation(), diag::note_kernel_key_lambda);
}

KernelKey KernelIdentity::kernelKey(const KernelPlan &Plan) {
  const CXXRecordDecl *Functor = Plan.Functor;
  P->Functor = Functor;
  unsigned Errors = P->Ctx.getDiagnostics().getNumErrors();
  std::string Key = P->unqualified(Functor);
  const CXXRecordDecl *First = P->Functors.try_emplace(Key, Functor).first->second;
  if (First->getCanonicalDecl() != Functor->getCanonicalDecl())
    P->reportAmbiguous(Key, First);
  if (P->Ctx.getDiagnostics().getNumErrors() != Errors || P->Ambiguous.contains(Key))
    return {};
  KernelKey Result{addDomain(Key, Plan), {}};
  for (Naming Names : {Naming::Gcc, Naming::Gcc15, Naming::Gcc16}) {
    P->Names = Names;
    std::string OfGcc = addDomain(P->unqualified(Functor), Plan);
    if (!llvm::is_contained(Result.OfGcc, OfGcc))
      Result.OfGcc.push_back(std::move(OfGcc));
  }
  P->Names = Naming::Clang;
  return Result;
}

bool KernelIdentity::needsTag(const LambdaExpr *Lambda) const {
  return P->Tags.contains(Lambda->getLambdaClass()->getLocation());
}

bool KernelIdentity::needsSite(const CXXRecordDecl *Class) const { return P->hasSite(Class); }

std::string KernelIdentity::templateName(const CXXRecordDecl *Class, unsigned Number) const {
  return P->nameOfTemplate(Class, Number);
}
