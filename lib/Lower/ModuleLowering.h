//===- ModuleLowering.h - state shared by the lowering of one module -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, function signatures and source positions are memoised here; a worklist holds the functions
// that kernels reach and whose bodies are still to be lowered.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_MODULELOWERING_H
#define AMPCC_LIB_LOWER_MODULELOWERING_H

#include "ampcc/Basic/CallGraph.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/Library.h"
#include "ampcc/Basic/OtherUnits.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Extract/KernelPlan.h"
#include "ampcc/Lower/Origins.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include <deque>

namespace ampcc {

/// The places of the members of a C++ class in the KIR struct.
struct RecordInfo {
  kir::StructType *Struct = nullptr;
  llvm::DenseMap<const clang::FieldDecl *, unsigned> Fields;    ///< absent: not on the device
  llvm::DenseMap<const clang::CXXRecordDecl *, unsigned> Bases; ///< non-empty direct bases
  /// Parts whose tail padding holds a later member: plain bytes in the struct, of this type in C++.
  llvm::DenseMap<unsigned, const kir::StructType *> Overlaid;
};

class ModuleLowering {
public:
  ModuleLowering(clang::Sema &S, kir::Module &M, const UnitFiles &Files, Origins &From)
      : Sema(S), Ast(S.getASTContext()), Module(M), Ctx(M.Ctx), From(From), Files(Files),
        Names(S.getASTContext()), Calls(S.getASTContext()) {}

  clang::Sema &Sema;
  clang::ASTContext &Ast;
  kir::Module &Module;
  kir::Context &Ctx;
  Origins &From;

  /// The KIR type of a C++ type; a reference becomes a pointer. Null after an error at Loc.
  const kir::Type *type(clang::QualType T, clang::SourceLocation Loc);
  /// Fields of a complete class.
  const RecordInfo &record(const clang::CXXRecordDecl *D);
  /// The part (base or member) of Object, of the class that Info describes, at that index.
  kir::Expr *part(const RecordInfo &Info, kir::Expr *Object, unsigned Index);
  /// Another object may be in the tail padding of an object of class D: copying must not change it.
  bool sharesTail(const clang::CXXRecordDecl *D) const;
  /// The class leaves no data on the device (no members, or host-only ones).
  bool isDeviceEmpty(const clang::CXXRecordDecl *D);

  /// The function's KIR counterpart; its body is queued for lowering. Null after an error.
  kir::Function *function(const clang::FunctionDecl *FD, clang::SourceLocation UseLoc);
  /// The tile_static variable V: one object, whichever functions name it (a local class's do).
  kir::Var *tileStatic(const clang::VarDecl *V);
  /// A parameter of this type is passed as a pointer to the caller's object: the user wrote how it
  /// is copied or destroyed, so there must be no other copy than those of C++.
  bool isPassedByAddress(clang::QualType T);
  /// Lowers queued bodies until none is left.
  void drain();
  /// The same; a function with a construct that has no lowering is incomplete, which is no failure.
  void drainTolerantly();

  /// Other translation units call it by this name.
  std::string symbol(const clang::FunctionDecl *FD) { return Names.function(FD); }

  /// Another translation unit may define it; this one does not.
  bool isElsewhere(const clang::FunctionDecl *FD) const {
    return !FD->hasBody() && !isLibrary(FD) && mayBeDefinedElsewhere(FD);
  }

  /// Declared in the AMP library's own headers.
  bool isLibrary(const clang::Decl *D) const { return Files.isLibrary(D->getLocation()); }

  kir::SourcePos pos(clang::SourceLocation Loc);

  /// Reports a construct that has no lowering. Once per place.
  void unsupported(clang::SourceLocation Loc, llvm::StringRef What);
  clang::DiagnosticBuilder report(clang::SourceLocation Loc, diag::Kind K);
  /// The function, or one that it calls, calls direct3d_abort.
  bool mayEndThread(const clang::FunctionDecl *Function);
  bool failed() const { return Failed; }

  /// Calls to this function are dissolved (library members, a kernel's own call operator).
  void markInline(const clang::FunctionDecl *FD) { InlineFunctions.insert(FD->getCanonicalDecl()); }

private:
  /// Lowers its parameters and its result type; null after an error.
  kir::Function *signature(const clang::FunctionDecl *FD);
  /// No body of it is here. Null after an error.
  kir::Function *declaredOnly(const clang::FunctionDecl *FD, clang::SourceLocation UseLoc);
  const kir::Type *recordType(const clang::CXXRecordDecl *D, clang::SourceLocation Loc);
  void addBases(const clang::CXXRecordDecl *D, RecordInfo &Info);
  void addFields(const clang::CXXRecordDecl *D, RecordInfo &Info);
  void layOut(const clang::CXXRecordDecl *D, RecordInfo &Info);
  void overlay(const clang::CXXRecordDecl *D, RecordInfo &Info);
  std::string fieldName(const clang::FieldDecl *F, unsigned Index);

  llvm::DenseMap<const clang::CXXRecordDecl *, std::unique_ptr<RecordInfo>> Records;
  llvm::DenseMap<const clang::CXXRecordDecl *, bool> ByAddress, DeviceEmpty;
  llvm::DenseMap<const clang::FunctionDecl *, kir::Function *> Functions;
  llvm::DenseMap<const clang::VarDecl *, kir::Var *> TileStatics;
  llvm::DenseSet<const clang::FunctionDecl *> InlineFunctions;
  std::deque<const clang::FunctionDecl *> Queue;
  llvm::StringMap<uint32_t> FileIndex;
  const UnitFiles &Files;
  LinkerNames Names;
  llvm::DenseSet<clang::SourceLocation> Reported;
  bool Failed = false;
  CallGraph Calls;
  llvm::DenseMap<const clang::FunctionDecl *, bool> EndsThread; ///< mayEndThread
};

/// A readable C identifier for a function: operators are spelled out.
std::string functionName(const clang::FunctionDecl *FD);

/// A readable C identifier for a class; template arguments are appended where they are simple.
std::string recordName(const clang::CXXRecordDecl *D);

} // namespace ampcc

#endif
