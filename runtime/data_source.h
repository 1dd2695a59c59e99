//===- data_source.h - where the data of a buffer is ----------------------===//
//
// One object for each data source: the host's memory, a copy on each device that used it, and for
// each of them which bytes are valid (docs: spec 5.2, 8.2). Data moves when somebody needs it and
// only the bytes that are missing. Writing to one copy makes the same bytes of the others invalid.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_DATA_SOURCE_H
#define AMPCC_RUNTIME_DATA_SOURCE_H

#include "device_copy.h"
#include <amp/detail/access_type.h>
#include <ampcc_rt/buffer.h>
#include <memory>
#include <mutex>
#include <vector>

namespace ampcc_rt {

class data_source : public buffer {
public:
  enum class kind {
    host_memory, ///< the user's; home is the CPU
    unbound,     ///< no home; contents begin undefined
    array        ///< home is an accelerator_view
  };

  data_source(kind what, std::size_t bytes);
  data_source(const data_source &) = delete;

  static data_source *for_host_memory(void *memory, std::size_t bytes);
  static data_source *for_array(std::size_t bytes, std::shared_ptr<queue> home,
                                std::shared_ptr<queue> associated, concurrency::access_type access);

  void retain() noexcept { owners_.fetch_add(1, std::memory_order_relaxed); }
  void release() noexcept;

  kind what() const { return kind_; }
  std::size_t bytes() const { return bytes_; }
  byte_ranges all() const { return byte_ranges(0, bytes_); }
  /// Null unless an array.
  const std::shared_ptr<queue> &home() const { return home_; }
  const std::shared_ptr<queue> &associated() const { return associated_; }
  concurrency::access_type cpu_access() const { return cpu_access_; }

  /// Held over every operation below; a launch holds those of all its buffers.
  std::mutex &mutex() { return mutex_; }

  /// Makes the bytes current on the host, to read.
  void fetch(const byte_ranges &part);
  /// The host is about to write them: waits for commands that still read, takes them from all
  /// others.
  void own_on_host(const byte_ranges &part);
  /// Makes the bytes current on a device for a command on `q`, which must wait for the copy's
  /// `others(q)` and report itself with `used_by`.
  device_copy &prepare(queue &q, const byte_ranges &part);
  /// The command writes these bytes.
  void own_on_device(device_copy &copy, const byte_ranges &part);
  /// The bytes' contents do not matter until they are written.
  void discard(const byte_ranges &part);
  /// The host's memory was changed behind our back.
  void refresh(const byte_ranges &part);
  /// Blocks until no command reads or writes the host's memory.
  void wait_for_host_memory();

  /// A device on which all of `part` is valid, if there is one.
  device_copy *holder_of(const byte_ranges &part);
  bool valid_on_host(const byte_ranges &part) const { return host_valid_.contains(part); }

  /// Sets what the inlined accesses may do, after any of the above.
  void update_state();

private:
  ~data_source();

  /// Host memory to work on, made if need be.
  char *host_memory();
  device_copy &copy_on(device &where);

  const kind kind_;
  const std::size_t bytes_;
  std::atomic<long> owners_{1};
  std::shared_ptr<queue> home_, associated_;
  concurrency::access_type cpu_access_ = concurrency::access_type_read_write;

  std::mutex mutex_;
  std::unique_ptr<char, void (*)(void *)> own_memory_; ///< the host's memory, when it is ours
  byte_ranges host_valid_;
  byte_ranges undefined_; ///< contents that nobody needs
  std::vector<std::unique_ptr<device_copy>> copies_;
};

} // namespace ampcc_rt

#endif
