//===- TileFlow.cpp - the interface of the analysis ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/TileFlow/TileFlow.h"
#include "Unwritten.h"
#include "Walker.h"
#include <algorithm>

using namespace ampcc::kir;

namespace ampcc::flow {

class TileFlow::Impl {
public:
  const Knowledge &Known;
  Report Found;
  llvm::DenseSet<const Function *> Visited;

  Impl(const Knowledge &Known, Report Found) : Known(Known), Found(Found) {}
};

TileFlow::TileFlow(const Knowledge &Known, Report Found)
    : P(std::make_unique<Impl>(Known, Found)) {}
TileFlow::~TileFlow() = default;

/// The tile, or the first threads of a simple launch.
static TileShape shapeOf(const Function &Kernel, const LaunchFacts &Launch) {
  TileShape Shape;
  for (unsigned D = 0; Kernel.WorkGroupSize.isConstant() && D < TileSize::Dimensions; ++D)
    Shape.Extents[D] = *Kernel.WorkGroupSize.threadsIn(D);
  // More dimensions are computed from one.
  if (Shape.hasThreads() || Kernel.DomainRank == 0 || Kernel.DomainRank > 3)
    return Shape;
  Shape.IsSample = true;
  Shape.Extents = {1, 1, 1};
  for (unsigned D = 0; D < Kernel.DomainRank; ++D)
    Shape.Extents[D] = std::clamp<int64_t>(Launch.Domain[D].value_or(INT64_MAX), 1,
                                           Kernel.DomainRank == 1 ? 16 : 4);
  return Shape;
}

void TileFlow::runKernel(const Function &Kernel, const LaunchFacts &Launch) {
  Walker(P->Known, P->Found, P->Visited, shapeOf(Kernel, Launch)).runKernel(Kernel, Launch);
  if (Kernel.WorkGroupSize.isTiled()) // elsewhere tile_static is the mistake
    findUnwritten(Kernel, P->Known, P->Found);
}

void TileFlow::runUncalled(const Function &F, const std::array<unsigned, 3> &Tile,
                           llvm::ArrayRef<ThreadPlace> Places) {
  Walker(P->Known, P->Found, P->Visited, TileShape{Tile}).runUncalled(F, Places);
}

bool TileFlow::hasRun(const Function &F) const { return P->Visited.count(&F); }

const Expr *TileFlow::usersOwn(const Knowledge &Known, const CallChain *Where, const Expr *E) {
  for (; Where && Known.isLibrary(Where->Function); Where = Where->Caller)
    E = Where->Call;
  return E;
}

} // namespace ampcc::flow
