//===- RestrictionChecker.cpp ---------------------------------------------===//
#include "ampcc/Sema/Sema.h"

namespace ampcc {

void checkRestrictions(TranslationUnit &) {}

} // namespace ampcc
