//===- LocalFunctionScan.h - functions declared inside of functions -------===//
#ifndef AMPCC_LIB_FRONTEND_LOCALFUNCTIONSCAN_H
#define AMPCC_LIB_FRONTEND_LOCALFUNCTIONSCAN_H

#include "TokenView.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Names that the unit has declared as types so far, anywhere: enough to tell `T f(U);` from an
/// expression or a variable.
class TypeNames {
public:
  /// The declaration or elaborated type whose keyword is at I.
  void enter(const TokenView &Tokens, unsigned I);
  bool contains(const TokenView &Tokens, unsigned I) const {
    return Tokens.isIdentifier(I) && Names.contains(Tokens[I].getIdentifierInfo());
  }

private:
  llvm::DenseSet<const clang::IdentifierInfo *> Names;
};

/// True when the identifier at I is the name in a block-scope declaration of a function that has no
/// clause and no body. In doubt it is none; then only the inheritance of the restrictions is lost.
bool declaresLocalFunction(const TokenView &Tokens, unsigned I, const TypeNames &Types);

} // namespace ampcc

#endif
