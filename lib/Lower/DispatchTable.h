//===- DispatchTable.h - calls of functions that are chosen at run time ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C has no pointers to functions. All functions that a kernel can call are known, so the
// address of a function is a number, and a call through it is a switch. One function of KIR, the
// intermediate representation, for each type of pointer contains the switch:
//
//   int (*f)(int) = n < 0 ? &negate : &same;     long f = n < 0 ? 1 : 2;
//   return f(n);                                 return call(f, n);
//
//   inline int call(long function, int x) {
//     switch (function) { case 1: return negate(x); default: return same(x); }
//   }
//
// An object of a class with virtual functions has hidden members, where the host's ABI has pointers
// to virtual tables: each is a number for the class whose constructor or destructor ran last. As in
// the ABI, a class whose bases have hidden members uses that of the first such base. A class
// without such a base gets a hidden member itself and is a *root*. A call of a virtual function is
// a switch over this number, with a case for each class whose constructor the module contains. The
// numbers have no meaning outside of the module.
//
// 0 is the null pointer. C++ leaves open what the call of a null pointer does: it runs one of the
// functions, or, with --amp-check, ends the thread. Another kind of call that is decided at run
// time needs a chooser here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_DISPATCHTABLE_H
#define AMPCC_LIB_LOWER_DISPATCHTABLE_H

#include "ampcc/Basic/IndirectCalls.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace ampcc {

class ModuleLowering;

/// The functions whose address a module takes, the classes with virtual functions whose objects it
/// constructs, and the functions with the switches, here called choosers. ModuleLowering owns it.
/// Its functions drain() and drainTolerantly() call useTargets() until nothing new is found, and
/// then finish(). The functions that return a number or a chooser also note for isUsedBy() that the
/// function which is being lowered, ModuleLowering::current(), depends on the table.
class DispatchTable {
public:
  explicit DispatchTable(ModuleLowering &M) : M(M) {}

  /// The number that is the address of Callee, a literal. A call through the address of a virtual
  /// function chooses by the class of the object. Null after an error, which was reported at Loc:
  /// Callee is no amp function, or a built-in.
  kir::Expr *address(const clang::FunctionDecl *Callee, clang::SourceLocation Loc);

  /// The chooser for pointers to functions of type T: its first parameter is the number, the others
  /// are those of the call. For a pointer to a member function of Class (else null), the second
  /// parameter is the address of the object. Null after an error.
  kir::Function *callThroughPointer(const clang::FunctionProtoType *T,
                                    const clang::CXXRecordDecl *Class, clang::SourceLocation Loc);
  /// The chooser for calls of Virtual, by the class of the object to which its first parameter
  /// points. Null after an error.
  kir::Function *callOfVirtual(const clang::CXXMethodDecl *Virtual, clang::SourceLocation Loc);

  /// The number that constructors and destructors of the class Path[Depth] store in its base
  /// Path.back(), which is a root. Path[0] is the class of the whole object. Depth is 0 if Path has
  /// no virtual base.
  int64_t classNumber(const ClassPath &Path, unsigned Depth);

  /// Queues all functions that the choosers may call for lowering. Returns true if one of them was
  /// not queued before.
  bool useTargets();
  /// Fills in the bodies of the choosers. Call it once, after all other functions were lowered.
  void finish();

  /// Returns true if F contains a number of this table, calls a chooser, or is one. Then it cannot
  /// be part of another module, nor can its callers.
  bool isUsedBy(const kir::Function *F) const { return Users.contains(F); }

private:
  /// A function that a call may run.
  struct Target {
    int64_t Number;
    const clang::FunctionDecl *Callee;
    bool ByClass = false; ///< a pointer to a virtual function: the object's class decides
    /// From the class of the object that the call names to that of Callee: up to its bases, or down
    /// from them. Empty for a virtual function.
    ClassPath Path = {};
    bool IsUp = false;
    /// For a virtual function: the bytes by which the object of Callee begins earlier.
    std::optional<int64_t> Distance = std::nullopt;
    ClassPath ResultPath = {}; ///< from the class of Callee's result to that of the call's
  };
  using Targets = std::vector<Target>;

  /// Adds a parameter that the chosen function gets.
  bool addPassedOn(kir::Function &F, llvm::StringRef Name, clang::QualType T,
                   clang::SourceLocation Loc);
  /// A chooser, and the place of its first call.
  struct Chooser {
    kir::Function *F = nullptr;
    clang::SourceLocation Use;
  };

  /// A type of pointer: the function type, and the class for a pointer to a member function.
  using PointerType = std::pair<const clang::Type *, const clang::CXXRecordDecl *>;

  Targets targetsOf(PointerType T) const;
  Targets targetsOf(const clang::CXXMethodDecl *Virtual) const;
  bool use(const Targets &All, clang::SourceLocation Loc);
  kir::Function *calleeOf(const Target &T, clang::SourceLocation Loc);
  kir::Expr *classOf(const clang::CXXRecordDecl *Class, kir::Var *Self);
  /// Fills in the body of C: a switch over Number. The arguments of the targets are the parameters
  /// from First on.
  void fill(const Chooser &C, kir::Expr *Number, unsigned First, const Targets &All);
  /// Appends the call of the target, which assigns Result (null for void).
  void appendCall(kir::Block &To, const Chooser &C, unsigned First, const Target &T,
                  kir::Var *Result);
  kir::Expr *objectFor(const Target &T, kir::Var *Self);
  kir::Expr *convertedResult(kir::Var *Derived, const kir::Type *Ty, const Target &T);

  ModuleLowering &M;
  std::vector<const clang::FunctionDecl *> Addresses; ///< that of number 1 comes first
  llvm::DenseMap<const clang::FunctionDecl *, int64_t> Numbers;
  llvm::MapVector<PointerType, Chooser> PointerCalls;
  llvm::MapVector<const clang::CXXMethodDecl *, Chooser> VirtualCalls;
  /// The arguments of classNumber().
  using DynamicClass = std::pair<ClassPath, unsigned>;
  /// The dynamic classes by the root. That of number 1 comes first.
  llvm::DenseMap<const clang::CXXRecordDecl *, std::vector<DynamicClass>> Classes;
  llvm::DenseSet<const clang::FunctionDecl *> Used; ///< by useTargets()
  llvm::DenseSet<const kir::Function *> Users;
};

/// Returns true if Class, a complete class, has virtual functions, and no direct base but virtual
/// ones has some.
bool isRoot(const clang::CXXRecordDecl *Class);

/// The root at the beginning of Class, a complete class with virtual functions. It is Class itself,
/// or the class in the chain of its primary bases, the first ones with virtual functions, that has
/// the hidden member as a direct member.
const clang::CXXRecordDecl *rootOf(const clang::CXXRecordDecl *Class);

/// The paths from Class, a complete class, to all its roots: one for each hidden member in an
/// object of Class, so none if Class has no virtual functions. Each is a base of the class before
/// it, the second one perhaps a virtual base.
llvm::SmallVector<ClassPath, 2> rootsOf(const clang::CXXRecordDecl *Class);

} // namespace ampcc

#endif
