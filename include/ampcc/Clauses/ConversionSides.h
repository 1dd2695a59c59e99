//===- ConversionSides.h - conversion functions per side -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A conversion function of another side is no candidate (spec 2.3.2), as any other function. Clang
// applies that rule to other functions only.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_CONVERSIONSIDES_H
#define AMPCC_CLAUSES_CONVERSIONSIDES_H

namespace clang {
class CXXRecordDecl;
class Sema;
} // namespace clang

namespace ampcc {

class ConversionSets;

/// The classes whose conversion functions are for different sides. Code of one side sees those of
/// that side, or all if there is none; code of both sides sees all.
class ConversionSides {
public:
  void initialize(clang::Sema &Of);
  void forget();

  void complete(clang::CXXRecordDecl *Class);

private:
  void watch(clang::CXXRecordDecl *Class);

  clang::Sema *S = nullptr;
  ConversionSets *Sets = nullptr; ///< null until a class has such functions
};

/// A conversion function for amp is declared in the class that the parser reads.
void conversionDeclared(clang::Sema &S);

} // namespace ampcc

#endif
