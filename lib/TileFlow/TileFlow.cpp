//===- TileFlow.cpp - the analysis from outside ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/TileFlow/TileFlow.h"
#include "Walker.h"

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

void TileFlow::runKernel(const Function &Kernel) {
  Walker(P->Known, P->Found, P->Visited, TileShape{Kernel.WorkGroupSize}).runKernel(Kernel);
}

void TileFlow::runAlone(const Function &F, const std::array<unsigned, 3> &Tile,
                        llvm::ArrayRef<ThreadPlace> Places) {
  Walker(P->Known, P->Found, P->Visited, TileShape{Tile}).runAlone(F, Places);
}

bool TileFlow::hasRun(const Function &F) const { return P->Visited.count(&F); }

const Expr *TileFlow::usersOwn(const Knowledge &Known, const CallChain *Where, const Expr *E) {
  for (; Where && Known.isLibrary(Where->Function); Where = Where->Caller)
    E = Where->Call;
  return E;
}

} // namespace ampcc::flow
