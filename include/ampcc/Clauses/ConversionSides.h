//===- ConversionSides.h - conversion functions per side -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ AMP, overload resolution in amp code ignores functions that are for the cpu alone, and the
// converse (spec 2.3.2). Clang does so for all functions but conversion functions.
// FunctionRestrictions and LanguageSupport report conversion functions and classes to this class,
// which hides the unusable ones from Clang (ConversionSets.h).
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
