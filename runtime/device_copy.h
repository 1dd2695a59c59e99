//===- device_copy.h - a buffer's memory on one device --------------------===//
#ifndef AMPCC_RUNTIME_DEVICE_COPY_H
#define AMPCC_RUNTIME_DEVICE_COPY_H

#include "byte_ranges.h"
#include "queue.h"
#include <vector>

namespace ampcc_rt {

/// Memory of the full size of a buffer on a device, what of it is valid, and the commands that
/// still use it. Commands on different queues are ordered by events.
class device_copy {
public:
  /// `host` null: the device's own memory. Else the kernels work on that host memory in place.
  device_copy(device &where, std::size_t bytes, void *host);

  device &where() const { return where_; }
  const cl::Buffer &memory() const { return memory_; }
  bool in_host_memory() const { return host_ != nullptr; }
  byte_ranges valid;

  /// The events that a command on `q` must wait for.
  std::vector<cl::Event> others(queue &q) const;
  /// A command on `q`, which waited for `others(q)`, uses the memory until `done`.
  void used_by(queue &q, const cl::Event &done);
  /// Blocks until no command uses the memory.
  void wait_idle();
  /// Blocks until no command uses the host's memory.
  void wait_for_host_memory();

  // Between the host's memory and this copy. Downloads block, uploads do not.
  void upload(queue &q, const char *host, const byte_ranges &part);
  void download(char *host, const byte_ranges &part);

  // In host memory: who may touch it now. Mapping blocks until the device is done with it.
  void give_to_host();
  void give_to_device(queue &q);

  /// The queue of the last command, else the device's default queue.
  std::shared_ptr<queue> last_queue() const;

private:
  struct use {
    std::shared_ptr<queue> by;
    cl::Event done;
  };

  device &where_;
  std::size_t bytes_;
  void *host_;
  cl::Buffer memory_;
  void *mapped_ = nullptr;
  std::vector<use> uses_; ///< at most one for each queue
  cl::Event last_upload_;
};

} // namespace ampcc_rt

#endif
