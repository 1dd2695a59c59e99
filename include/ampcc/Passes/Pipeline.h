//===- Pipeline.h - the passes in order -----------------------------------===//
#ifndef AMPCC_PASSES_PIPELINE_H
#define AMPCC_PASSES_PIPELINE_H

#include "ampcc/KIR/Module.h"
#include "ampcc/KIR/Problem.h"

namespace ampcc {

/// Takes KIR as Lower made it to KIR that the OpenCL printer accepts: every pointer has a space,
/// tile_static variables stand in the kernels, names are unique and legal, functions are ordered
/// callees first and unused ones are gone. Problems in the user's program are returned; when there
/// are any, the module must not be printed.
std::vector<kir::Problem> runPasses(kir::Module &M);

} // namespace ampcc

#endif
