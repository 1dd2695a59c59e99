//===- operation.h - what runs meanwhile, as the runtime sees it ----------===//
#ifndef AMPCC_RUNTIME_OPERATION_H
#define AMPCC_RUNTIME_OPERATION_H

#include <ampcc_rt/operation.h>
#include <future>

namespace ampcc_rt {

class outcome {
public:
  std::shared_future<void> future;
};

operation make_operation(std::shared_future<void> future);

} // namespace ampcc_rt

#endif
