//===- commands.h - what an operation has started -------------------------===//
#ifndef AMPCC_RUNTIME_COMMANDS_H
#define AMPCC_RUNTIME_COMMANDS_H

#include "opencl.h"
#include "small_vector.h"
#include <ampcc_rt/buffer.h>

namespace ampcc_rt {

/// The commands of an operation that somebody may wait for, and the buffers that must live until
/// they are complete.
class commands {
public:
  commands() = default;
  commands(const commands &) = delete;
  ~commands();

  void add(const cl::Event &event) { events_.push_back(event); }
  /// Takes over one ownership.
  void keep(buffer *source) { kept_.push_back(source); }

  /// Blocks; throws what the commands ended with.
  void wait();
  /// Ends when all commands are complete. They must have been submitted to their devices.
  operation end();

private:
  small_vector<cl::Event, 2> events_;
  small_vector<buffer *, 2> kept_;
};

} // namespace ampcc_rt

#endif
