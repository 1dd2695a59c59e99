//===- KernelLowering.h - lowering of a kernel's entry function ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ AMP a launch passes the kernel a functor, the user's lambda or function object. In OpenCL
// the host passes values and buffers. So lowerKernels() (Lower.cpp), which runs this class for each
// kernel of the translation unit, creates a function of KIR, the intermediate representation, with
// a parameter for each leaf of the functor: each scalar, buffer or image in it, and each struct or
// array of more than four scalars without pointers, which is passed whole. The extents of the
// launch (its domain) are parameters as well, if the library's entry function takes them. Each
// parameter records where the host finds its value (ArgBinding).
//
//   [v, n](index<1> i) restrict(amp) { v[i] = n; }      // v: an array_view<float>
//   ->  kernel void k(float* v, long v_offset, int v_extent0, ..., int n, int domain) {
//         closure functor;  functor.v.data = v;  ...  functor.n = n;
//         ... the body of the entry function: index<1> i = ...;  functor(i);
//       }
//
// A new kind of parameter needs a row in ampcc_rt/arg_kind.def, code here that creates it, and code
// in the runtime that passes it (launch.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_KERNELLOWERING_H
#define AMPCC_LIB_LOWER_KERNELLOWERING_H

#include "FunctionLowering.h"
#include "ampcc/Extract/HostCaptures.h"

namespace ampcc {

/// Creates the KIR kernel of one plan (KernelPlan.h). Its body constructs the functor from the
/// parameters, then follows the body of Plan.Entry, the library's entry function, which computes
/// the thread's index and calls the functor.
class KernelLowering {
public:
  /// Adds the kernel to the module, still without parameters and body. Captures: where the host
  /// stores the captures of lambdas.
  KernelLowering(ModuleLowering &M, const HostCaptures &Captures, const KernelPlan &Plan);
  /// Adds the parameters and the body. Functions that the body calls are queued in M.
  void run();

private:
  /// Where the host finds an object of the kernel: Offset bytes from the start of the functor, or
  /// InnerOffset bytes from the object to which a pointer there leads (a capture by reference).
  struct Place {
    uint64_t Offset = 0;
    bool ThroughReference = false;
    uint64_t InnerOffset = 0;
    Place at(uint64_t Bytes) const {
      Place P = *this;
      (ThroughReference ? P.InnerOffset : P.Offset) += Bytes;
      return P;
    }
  };

  kir::Var *param(llvm::StringRef Name, const kir::Type *Ty, kir::ArgBinding Binding,
                  clang::SourceLocation Loc);
  kir::ArgBinding value(const Place &From, uint64_t Size) const;
  void fill(kir::Expr *Dest, clang::QualType T, const Place &From, llvm::StringRef Name,
            clang::SourceLocation Loc);
  /// The member's place in the host's object, in bytes from its start.
  uint64_t hostOffset(const clang::CXXRecordDecl *D, const clang::FieldDecl *Field) const;
  void fillPointer(kir::Expr *Member, const clang::CXXRecordDecl *D, const clang::FieldDecl *Field,
                   const Place &From, llvm::StringRef Name, clang::SourceLocation Loc);
  void fillRecord(kir::Expr *Dest, const clang::CXXRecordDecl *D, const Place &From,
                  llvm::StringRef Name, clang::SourceLocation Loc);
  void fillReference(kir::Expr *Dest, clang::QualType Referent, const Place &From,
                     llvm::StringRef Name, clang::SourceLocation Loc);
  void fillArray(kir::Expr *Dest, clang::QualType T, const Place &From, llvm::StringRef Name,
                 clang::SourceLocation Loc);
  void fillByValue(kir::Expr *Dest, const Place &From, llvm::StringRef Name,
                   clang::SourceLocation Loc);
  void domain(kir::Expr *Dest, const clang::CXXRecordDecl *Class, clang::SourceLocation Loc);

  ModuleLowering &M;
  kir::Context &Ctx;
  const HostCaptures &Captures;
  /// The offsets of the captures in closures on the host.
  mutable llvm::DenseMap<const clang::CXXRecordDecl *,
                         llvm::DenseMap<const clang::FieldDecl *, uint64_t>>
      HostOffsets;
  const KernelPlan &Plan;
  kir::Function &F;
  FunctionLowering Body;
  CodeBuilder &Code;
};

} // namespace ampcc

#endif
