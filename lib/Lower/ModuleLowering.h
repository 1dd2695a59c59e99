//===- ModuleLowering.h - state shared by the lowering of one module -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Lower translates kernels, and the functions that they call, from Clang's AST to a module of
// KIR, the intermediate representation. Its entry points (Lower.h) each create one ModuleLowering,
// and all other classes of lib/Lower refer to it. It maps C++ types, classes and functions to those
// of KIR, each once. A use of a function puts it into a queue, and drain() lowers the bodies in the
// queue, which may add further functions. A type of C++ that has no KIR type yet gets one in type()
// (TypeLowering.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_MODULELOWERING_H
#define AMPCC_LIB_LOWER_MODULELOWERING_H

#include "DispatchTable.h"
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
#include <set>

namespace ampcc {

class HostCaptures;

/// The KIR struct of a C++ class. Members and bases are indices of fields of Struct.
struct RecordInfo {
  kir::StructType *Struct = nullptr;
  /// Absent: the member has no data on the device (isDeviceEmpty(), or host-only).
  llvm::DenseMap<const clang::FieldDecl *, unsigned> Fields;
  /// The direct bases that are neither empty nor virtual.
  llvm::DenseMap<const clang::CXXRecordDecl *, unsigned> Bases;
  /// The virtual bases, direct ones and those of bases, in an object that is no base itself.
  llvm::DenseMap<const clang::CXXRecordDecl *, unsigned> VirtualBases;
  /// The hidden fields with the bytes from the object to each virtual base, unless a base has it.
  llvm::DenseMap<const clang::CXXRecordDecl *, unsigned> Offsets;
  /// The type of an object that is a base: Struct, or its fields up to the virtual bases.
  kir::StructType *Part = nullptr;
  /// Parts whose tail padding holds a later member: plain bytes in the struct, of this type in C++.
  llvm::DenseMap<unsigned, const kir::StructType *> Overlaid;
  /// The field for the number of the dynamic class (DispatchTable.h), if no base has it.
  std::optional<unsigned> DynamicClass;
};

/// Returns true for a reference that is a pointer in KIR. A reference to a function is the number
/// of the function, as a pointer to it is.
inline bool isObjectReference(clang::QualType T) {
  return T->isReferenceType() && !T->getPointeeType()->isFunctionType();
}

class ModuleLowering {
public:
  ModuleLowering(clang::Sema &S, kir::Module &M, const UnitFiles &Files, Origins &From)
      : Sema(S), Ast(S.getASTContext()), Module(M), Ctx(M.Ctx), From(From), Dispatch(*this),
        Files(Files), Names(S.getASTContext()), Calls(S.getASTContext()) {}

  clang::Sema &Sema;
  clang::ASTContext &Ast;
  kir::Module &Module;
  kir::Context &Ctx;
  Origins &From;
  const HostCaptures *Captures = nullptr; ///< null where no kernels are lowered

  /// The KIR type of a C++ type; a reference becomes a pointer. Null after an error at Loc.
  const kir::Type *type(clang::QualType T, clang::SourceLocation Loc);
  /// The places of the members of D, a complete class.
  const RecordInfo &record(const clang::CXXRecordDecl *D);
  /// The part (base or member) of Object, of the class that Info describes, at that index in
  /// Info.Struct.
  kir::Expr *part(const RecordInfo &Info, kir::Expr *Object, unsigned Index);
  /// The part of Derived, an object of class From, that is its direct base To. Null after an error.
  kir::Expr *basePart(kir::Expr *Derived, const clang::CXXRecordDecl *From,
                      const clang::CXXRecordDecl *To, clang::SourceLocation Loc);
  /// The part of Derived, an lvalue without side effects, that is its virtual base To. The object
  /// stores where it is.
  kir::Expr *virtualPart(kir::Expr *Derived, const clang::CXXRecordDecl *From,
                         const clang::CXXRecordDecl *To, clang::SourceLocation Loc);
  /// The same for an object that is no base of another one.
  kir::Expr *virtualPartOfWhole(kir::Expr *Whole, const clang::CXXRecordDecl *From,
                                const clang::CXXRecordDecl *To, clang::SourceLocation Loc);
  /// The bytes from the start of an object of the first class of Path, which is no base of another
  /// object, to its base of the last one. Each class is a direct or a virtual base of the one
  /// before it.
  uint64_t baseOffset(llvm::ArrayRef<const clang::CXXRecordDecl *> Path);
  /// The bytes from the start of an object of its class to a data member, which may be one of an
  /// anonymous union or structure; none if the struct has no such field, as for a bit-field.
  std::optional<uint64_t> memberOffset(const clang::ValueDecl *Member);
  /// The address of the object of type Derived whose base, Offset bytes from its start, has the
  /// address Base.
  kir::Expr *derivedAddress(kir::Expr *Base, const kir::Type *Derived, uint64_t Offset, bool Const);
  /// Returns true if another object may be in the tail padding of an object of class D. A copy then
  /// must not change the padding, so it copies member by member.
  bool sharesTail(const clang::CXXRecordDecl *D) const;
  /// Returns true if the class has no data on the device: no members, or only host-only and empty
  /// ones. Such bases and members have no field in the struct.
  bool isDeviceEmpty(const clang::CXXRecordDecl *D);

  /// Adds a parameter to F, as for a parameter of the C++ type T: a class may be passed by address.
  kir::Var *addParameter(kir::Function &F, llvm::StringRef Name, clang::QualType T,
                         clang::SourceLocation Loc);
  /// Adds a parameter to F for the object of a member function of Class.
  kir::Var *addSelf(kir::Function &F, const clang::CXXRecordDecl *Class, bool IsConst,
                    clang::SourceLocation Loc);

  /// The KIR function for FD, created by the first call. Its body is queued for lowering, unless
  /// only another translation unit defines it. UseLoc: the place of the use, for errors. Null after
  /// an error. Path: for the constructor or destructor of a base with virtual bases, the path from
  /// the class of the whole object to that base. Each path gets a function, which leaves virtual
  /// bases to the constructor or destructor of the whole object.
  kir::Function *function(const clang::FunctionDecl *FD, clang::SourceLocation UseLoc,
                          const ClassPath &Path = {});
  /// The tile_static variable V. All functions that name V, such as those of a local class, get the
  /// same object. Null after an error.
  kir::Var *tileStatic(const clang::VarDecl *V);
  /// A new variable for D, whose object is of type Ty. If an `alignas` of D requests a larger
  /// alignment than the type's, the variable is a struct with this alignment around the object.
  kir::Var *variable(const clang::ValueDecl *D, const kir::Type *Ty, llvm::StringRef Name,
                     clang::SourceLocation Loc);
  /// The object in a variable that variable() has made, or another variable.
  kir::Expr *object(kir::Var *V);
  /// The initial value of the variable, for an initial value of the object in it.
  kir::Expr *initialValue(const kir::Var *V, kir::Expr *Value);
  /// Returns true if code runs when an object of class D is destroyed: the destructor of D, a base
  /// or a member is not only virtual. Those of the library are for the host, where they
  /// synchronise.
  bool isDestroyed(const clang::CXXRecordDecl *D);
  /// Returns true if a parameter of type T is passed as a pointer to the caller's object, because
  /// the user has written its copy constructor or destructor, so that C must make no further
  /// copies.
  bool isPassedByAddress(clang::QualType T);
  /// Lowers queued bodies until none is left.
  void drain();
  /// The same, but a function with a construct that has no lowering is no failure: it is added to
  /// Origins::Incomplete. The caller has to suppress diagnostics.
  void drainTolerantly();

  /// The name by which other translation units call the function.
  std::string symbol(const clang::FunctionDecl *FD) { return Names.function(FD); }

  /// Returns true if this translation unit does not define the function and another one may. False
  /// for functions of the library.
  bool isElsewhere(const clang::FunctionDecl *FD) const {
    return !FD->hasBody() && !isLibrary(FD) && mayBeDefinedElsewhere(FD);
  }

  /// Returns true if D is declared in the AMP library's own headers.
  bool isLibrary(const clang::Decl *D) const { return Files.isLibrary(D->getLocation()); }

  /// Loc in KIR: file and line of the expansion, for a macro. Empty if Loc is invalid.
  kir::SourcePos pos(clang::SourceLocation Loc);

  /// The function whose body is being lowered; null for a kernel.
  const kir::Function *current() const {
    return Current.FD ? Functions.lookup(key(Current)) : nullptr;
  }

  /// Reports that the construct What has no lowering, once for each place. In a function without a
  /// restrict(...) clause, which amp code may call from version 1.3 on, the error is at the call in
  /// amp code, with the path in notes. failed() is then true.
  void unsupported(clang::SourceLocation Loc, llvm::StringRef What);
  /// Reports What, a use of a class for which HostCaptures::hasOtherLayout() is true.
  void unsupportedLayout(clang::SourceLocation Loc, llvm::StringRef What, clang::QualType Class);
  /// Reports an error of another kind. failed() is then true.
  clang::DiagnosticBuilder report(clang::SourceLocation Loc, diag::Kind K);
  /// Returns true if a call of Function may end the thread: if Function, or one that it calls,
  /// calls direct3d_abort, throws, is recursive (a recursion that is too deep ends the thread),
  /// calls through a pointer or a virtual function, or is defined in another translation unit.
  bool mayEndThread(const clang::FunctionDecl *Function);
  bool failed() const { return Failed; }

  /// Marks FD, the call operator of a functor: calls of it are inlined, as those of library
  /// functions always are. Must come before function() for FD.
  void markInline(const clang::FunctionDecl *FD) { InlineFunctions.insert(FD->getCanonicalDecl()); }

  /// Calls through pointers to functions, and of virtual functions.
  DispatchTable Dispatch;

private:
  /// Lowers its parameters and its result type; null after an error.
  kir::Function *signature(const clang::FunctionDecl *FD);
  /// The declaration of a function whose body is in another unit. Null after an error.
  kir::Function *declaredOnly(const clang::FunctionDecl *FD, clang::SourceLocation UseLoc);
  /// A function, and the path of function().
  struct Instance {
    const clang::FunctionDecl *FD = nullptr;
    const ClassPath *Path = nullptr;
  };
  using Key = std::pair<const clang::FunctionDecl *, const ClassPath *>;
  static Key key(Instance I) { return {I.FD->getCanonicalDecl(), I.Path}; }
  /// Lowers the body of a queued function.
  void lower(Instance I);
  void reportInDeduced(clang::SourceLocation Loc, llvm::StringRef What);
  /// A complex number: a struct of two parts of this type.
  const kir::Type *complexType(const kir::Type *Part);
  const kir::Type *recordType(const clang::CXXRecordDecl *D, clang::SourceLocation Loc);
  void addBases(const clang::CXXRecordDecl *D, RecordInfo &Info);
  void addOffsets(const clang::CXXRecordDecl *D, RecordInfo &Info);
  void addFields(const clang::CXXRecordDecl *D, RecordInfo &Info);
  void addVirtualBases(const clang::CXXRecordDecl *D, RecordInfo &Info);
  /// Adds a field for the base Base, Offset bytes from the start of the host's object.
  void addPart(const clang::CXXRecordDecl *Base, uint64_t Offset, RecordInfo &Info);
  /// Sets Info.Part, which has the first fields of the struct, as many as Count.
  void makePart(RecordInfo &Info, size_t Count);
  kir::Expr *emptyPart(kir::Expr *Derived, const clang::CXXRecordDecl *Base,
                       clang::SourceLocation Loc);
  void layOut(const clang::CXXRecordDecl *D, RecordInfo &Info);
  void overlay(const clang::CXXRecordDecl *D, RecordInfo &Info);
  std::string fieldName(const clang::FieldDecl *F, unsigned Index);

  llvm::DenseMap<const clang::CXXRecordDecl *, std::unique_ptr<RecordInfo>> Records;
  llvm::DenseMap<const kir::Type *, kir::StructType *> Complexes; ///< by the type of the parts
  llvm::DenseMap<const clang::CXXRecordDecl *, bool> ByAddress, DeviceEmpty;
  llvm::DenseMap<Key, kir::Function *> Functions;
  std::set<ClassPath> Paths; ///< of Functions
  llvm::DenseMap<const clang::VarDecl *, kir::Var *> TileStatics;
  llvm::DenseSet<const kir::Var *> Aligned; ///< structs around an object
  llvm::DenseSet<const clang::FunctionDecl *> InlineFunctions;
  std::deque<Instance> Queue;
  llvm::StringMap<uint32_t> FileIndex;
  const UnitFiles &Files;
  LinkerNames Names;
  llvm::DenseSet<clang::SourceLocation> Reported;
  bool Failed = false;
  Instance Current; ///< the function whose body is lowered; null in a kernel's
  llvm::DenseSet<const clang::FunctionDecl *> Refused; ///< functions without a clause, reported
  /// By whom a function was used first, and where.
  llvm::DenseMap<const clang::FunctionDecl *,
                 std::pair<const clang::FunctionDecl *, clang::SourceLocation>>
      Users;
  CallGraph Calls;
  llvm::DenseMap<const clang::FunctionDecl *, bool> EndsThread; ///< mayEndThread
};

/// A readable C identifier for a function: operators are spelled out.
std::string functionName(const clang::FunctionDecl *FD);

/// The virtual bases of Class, a complete class, in the order of their construction.
llvm::SmallVector<const clang::CXXRecordDecl *, 4> virtualBases(const clang::CXXRecordDecl *Class);

/// A readable C identifier for a class; template arguments are appended where they are simple.
std::string recordName(const clang::CXXRecordDecl *D);

} // namespace ampcc

#endif
