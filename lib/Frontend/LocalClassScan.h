//===- LocalClassScan.h - the body of a class in a function ----------===//
#ifndef AMPCC_LIB_FRONTEND_LOCALCLASSSCAN_H
#define AMPCC_LIB_FRONTEND_LOCALCLASSSCAN_H

#include "TokenView.h"

namespace ampcc {

/// The '{' of the class body that the class-key at I heads; NoToken when no body follows.
unsigned findClassBody(const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
