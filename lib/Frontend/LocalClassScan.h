//===- LocalClassScan.h - member functions of a class in a function body --===//
#ifndef AMPCC_LIB_FRONTEND_LOCALCLASSSCAN_H
#define AMPCC_LIB_FRONTEND_LOCALCLASSSCAN_H

#include "TokenView.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc {

/// The '{' of the class body that the class-key at I heads; NoToken when no body follows.
unsigned findClassBody(const TokenView &Tokens, unsigned I);

/// The '(' of the parameter list of every member function declared without a clause between the
/// braces that open at Body. Members of nested classes are theirs.
llvm::SmallVector<unsigned, 8> findPlainMembers(const TokenView &Tokens, unsigned Body);

} // namespace ampcc

#endif
