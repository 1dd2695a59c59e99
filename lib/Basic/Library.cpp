//===- Library.cpp - the C++ AMP library's declarations, by their marks --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/ASTWalker.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;
using llvm::StringRef;

namespace ampcc {

static std::optional<Mark> kindOf(const AnnotateAttr *A) {
  StringRef Name = A->getAnnotation();
  if (!Name.consume_front("ampcc::"))
    return std::nullopt;
  return llvm::StringSwitch<std::optional<Mark>>(Name)
#define MARK(ID, NAME) .Case(NAME, Mark::ID)
#include "ampcc/Basic/Marks.def"
      .Default(std::nullopt);
}

static const AnnotateAttr *findMark(const Decl *D, Mark Kind) {
  if (D)
    for (const auto *A : D->specific_attrs<AnnotateAttr>())
      if (kindOf(A) == Kind)
        return A;
  return nullptr;
}

bool hasMark(const Decl *D, Mark Kind) { return findMark(D, Kind); }

std::optional<StringRef> markWord(const Decl *D, Mark Kind) {
  const AnnotateAttr *A = findMark(D, Kind);
  const Expr *Word = A && A->args_size() ? *A->args_begin() : nullptr;
  if (const auto *Constant = dyn_cast_or_null<ConstantExpr>(Word))
    Word = Constant->getSubExpr();
  const auto *Text = Word ? dyn_cast<clang::StringLiteral>(Word->IgnoreParenImpCasts()) : nullptr;
  return Text ? std::optional(Text->getString()) : std::nullopt;
}

std::optional<uint32_t> markNumber(const FieldDecl *Member, Mark Kind) {
  const AnnotateAttr *A = findMark(Member, Kind);
  if (!A || A->args_size() == 0)
    return std::nullopt;
  Expr::EvalResult Number;
  const Expr *Argument = *A->args_begin();
  if (Argument->isValueDependent() || !Argument->EvaluateAsInt(Number, Member->getASTContext()))
    return std::nullopt;
  return Number.Val.getInt().getZExtValue();
}

static bool isInternal(const Decl *D) {
  for (const DeclContext *In = D->getDeclContext(); In; In = In->getParent())
    if (const auto *Namespace = dyn_cast<NamespaceDecl>(In))
      for (const NamespaceDecl *Part : Namespace->redecls())
        if (hasMark(Part, Mark::Internal))
          return true;
  return false;
}

namespace {

class InternalNames : public ASTWalker {
public:
  bool VisitTagType(TagType *T) override { return !isInternal(T->getDecl()); }
  bool VisitTypedefType(TypedefType *T) override { return !isInternal(T->getDecl()); }
  bool VisitTemplateSpecializationType(TemplateSpecializationType *T) override {
    const TemplateDecl *Template = T->getTemplateName().getAsTemplateDecl();
    return !Template || !isInternal(Template);
  }
  bool VisitRecordType(RecordType *T) override {
    auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(T->getDecl());
    return !Instance || TraverseTemplateArguments(Instance->getTemplateArgs().asArray());
  }
};

} // namespace

bool namesInternals(QualType Type) {
  return !InternalNames().TraverseType(Type) ||
         !InternalNames().TraverseType(Type.getCanonicalType());
}

LibraryClass libraryClass(const CXXRecordDecl *Class) {
  // An instance has the marks of its template only once it is complete.
  if (const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(Class))
    Class = Instance->getSpecializedTemplate()->getTemplatedDecl();
  return llvm::StringSwitch<LibraryClass>(markWord(Class, Mark::Class).value_or(""))
#define LIBRARY_CLASS(ID, NAME) .Case(NAME, LibraryClass::ID)
#include "ampcc/Basic/Marks.def"
      .Default(LibraryClass::None);
}

bool isContainer(LibraryClass Class) {
  switch (Class) {
  case LibraryClass::Array:
  case LibraryClass::ArrayView:
  case LibraryClass::Texture:
  case LibraryClass::TextureView:
  case LibraryClass::WriteonlyTextureView:
  case LibraryClass::TileArray:
    return true;
  case LibraryClass::None:
  case LibraryClass::Index:
  case LibraryClass::TiledIndex:
  case LibraryClass::TileIndex:
  case LibraryClass::ShortVector:
  case LibraryClass::Normalized:
  case LibraryClass::AtomicRef:
  case LibraryClass::Half:
    return false;
  }
  llvm_unreachable("a class without an answer");
}

bool isBuffer(LibraryClass Class) {
  return Class == LibraryClass::Array || Class == LibraryClass::ArrayView;
}

bool isElementClass(LibraryClass Class) {
  return Class == LibraryClass::ShortVector || Class == LibraryClass::Normalized ||
         Class == LibraryClass::Half;
}

bool isReferenceOnly(LibraryClass Class) {
  return Class == LibraryClass::Array || Class == LibraryClass::Texture;
}

std::optional<llvm::SmallVector<unsigned, 3>> tileOf(const CXXRecordDecl *Index) {
  const auto *Instance = dyn_cast_or_null<ClassTemplateSpecializationDecl>(Index);
  if (!Instance || libraryClass(Instance) != LibraryClass::TiledIndex)
    return std::nullopt;
  llvm::SmallVector<unsigned, 3> Tile;
  for (const TemplateArgument &Arg : Instance->getTemplateArgs().asArray())
    if (Arg.getKind() == TemplateArgument::Integral && Arg.getAsIntegral() != 0)
      Tile.push_back(Arg.getAsIntegral().getZExtValue());
  return Tile;
}

std::optional<unsigned> rankOfTileIndex(const CXXRecordDecl *Index) {
  const auto *Instance = dyn_cast_or_null<ClassTemplateSpecializationDecl>(Index);
  if (!Instance || libraryClass(Instance) != LibraryClass::TileIndex)
    return std::nullopt;
  return Instance->getTemplateArgs()[0].getAsIntegral().getZExtValue();
}

unsigned rankOfIndex(const CXXRecordDecl *Index) {
  const auto *Instance = dyn_cast_or_null<ClassTemplateSpecializationDecl>(Index);
  return Instance && libraryClass(Instance) == LibraryClass::Index
             ? Instance->getTemplateArgs()[0].getAsIntegral().getZExtValue()
             : 0;
}

std::optional<MessageKind> messageKind(const FunctionDecl *Function) {
  std::optional<StringRef> Word = markWord(Function, Mark::Message);
  return llvm::StringSwitch<std::optional<MessageKind>>(Word.value_or(""))
#define MESSAGE(ID, NAME) .Case(NAME, MessageKind::ID)
#include "ampcc/Basic/Marks.def"
      .Default(std::nullopt);
}

bool endsThread(MessageKind Kind) {
  return Kind == MessageKind::Abort || Kind == MessageKind::Assert;
}

/// No declaration in a file of Clang's has a mark: neither the standard headers that were restored
/// (PrecompiledState.h) nor a module. To load them all takes a fifth of the time of a small unit.
static void collect(const DeclContext *Scope, MarkedTemplates &Found) {
  for (const Decl *D : Scope->noload_decls()) {
    if (isa<NamespaceDecl, LinkageSpecDecl>(D)) {
      collect(cast<DeclContext>(D), Found);
    } else if (const auto *Function = dyn_cast<FunctionTemplateDecl>(D)) {
      if (Function->isCanonicalDecl() && hasMark(Function->getTemplatedDecl(), Mark::KernelEntry))
        Found.KernelEntries.push_back(Function);
    } else if (const auto *Class = dyn_cast<ClassTemplateDecl>(D)) {
      if (!Class->isCanonicalDecl())
        continue;
      LibraryClass Kind = libraryClass(Class->getTemplatedDecl());
      if (isBuffer(Kind))
        Found.Buffers.push_back(Class);
      if (Kind == LibraryClass::ShortVector)
        Found.ShortVector = Class;
    }
  }
}

MarkedTemplates findMarkedTemplates(const ASTContext &Ast) {
  MarkedTemplates Found;
  collect(Ast.getTranslationUnitDecl(), Found);
  return Found;
}

} // namespace ampcc
