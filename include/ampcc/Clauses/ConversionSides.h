//===- ConversionSides.h - conversion functions per side -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In C++ AMP, overload resolution in amp code (the code for the device) ignores functions that are
// for the cpu alone, and the converse (spec 2.3.2). Clang does so for all functions but conversion
// functions. LanguageSupport has an object of this class and reports complete classes to it, and
// FunctionRestrictions reports conversion functions. The object hides the unusable ones from Clang
// (ConversionSets.h). Change this code if Clang calls a conversion function of the wrong side.
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

/// The classes whose conversion functions are for different sides. In code of one side, Clang finds
/// the conversion functions for that side, or all if there is none; in code of both sides, all.
class ConversionSides {
public:
  /// Call these when Clang's parse begins and ends: the object works between the two calls.
  void initialize(clang::Sema &Of);
  void forget();

  /// Call this when the definition of a class is complete.
  void complete(clang::CXXRecordDecl *Class);

private:
  void watch(clang::CXXRecordDecl *Class);

  clang::Sema *S = nullptr;
  ConversionSets *Sets = nullptr; ///< null until a class has such functions
};

/// Call this when a conversion function for amp is declared, in the class that the parser reads:
/// complete() is called only after the bodies of the members, which may already use the function.
void conversionDeclared(clang::Sema &S);

} // namespace ampcc

#endif
