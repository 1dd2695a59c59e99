//===- DeferredDiagnostics.h - report on functions that no kernel reaches -===//
#ifndef AMPCC_LIB_FRONTEND_DEFERREDDIAGNOSTICS_H
#define AMPCC_LIB_FRONTEND_DEFERREDDIAGNOSTICS_H

#include "ampcc/Frontend/Frontend.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// Clang keeps back what it finds in a device function until it knows that code is generated for
/// it. The rules of C++ AMP bind every restrict(amp) function (spec 2.4), so all of it is to come
/// out at the end of the unit. What it found in members whose restrictions are inferred is put into
/// `OfInferred`. Call before parsing.
void emitDeferredOfEveryFunction(clang::Sema &S, std::vector<InferredError> &OfInferred);

} // namespace ampcc

#endif
