//===- data_source.h - data of a buffer and its copies on devices ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One object for each array or group of views: the host's memory, a copy on each device that used
// the data, and for each of them the set of valid bytes (spec 5.2, 8.2). A transfer happens when an
// operation needs bytes, and moves only those that are missing. A write to one copy makes the same
// bytes of the others invalid.
//
// Invariant: every byte is valid in at least one memory or is in the undefined set.
//
// A new operation on data needs functions here that keep the invariant. How bytes are moved is in
// transfer.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_DATA_SOURCE_H
#define AMPCC_RUNTIME_DATA_SOURCE_H

#include "check/watched_memory.h"
#include "data/byte_grid.h"
#include "data/byte_set.h"
#include "data/device_copy.h"
#include "data/host_blocks.h"
#include "data/section.h"
#include "data/transfer.h"
#include "device/pinned_memory.h"
#include <ampcc_rt/buffer.h>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ampcc_rt {

struct user_place;

/// The implementation of `buffer` (ampcc_rt/buffer.h), the class that the library headers see.
///
/// Functions whose name ends in "and_wait" wait for a device; they throw the errors that kernels
/// have sent with direct3d_errorf and direct3d_abort. wait_for_host_memory(), the destructor and,
/// with --amp-check, mark_unwritten(), unwritten() and find_old_byte() wait, too, but do not throw
/// these. Other functions enqueue commands, and the logs of the memories (access_log.h) say which
/// ones later commands and the host have to wait for. They wait only for commands of another
/// device, which cannot be in a wait list, and for large transfers (copy_pipeline.h).
class data_source final : public buffer, public watched_memory {
public:
  /// The kinds of data sources. The home is the accelerator_view on which an array was created, and
  /// the CPU for memory of the user.
  enum class kind {
    host_memory, ///< memory of the user; its home is the CPU
    unbound,     ///< without a home; the contents are undefined at first
    array,       ///< the home is an accelerator_view
    moved        ///< the source of an array that was moved from; every use of the data throws
  };

  data_source(kind what, std::size_t bytes);
  data_source(const data_source &) = delete;
  ~data_source();

  static data_source *for_host_memory(void *memory, std::size_t bytes);
  static data_source *for_array(std::size_t bytes, const concurrency::accelerator_view &home,
                                const concurrency::accelerator_view &associated,
                                concurrency::access_type access);
  /// An array over an OpenCL buffer of the program, on a device with the context of the buffer.
  static data_source *for_memory(std::size_t bytes, const concurrency::accelerator_view &home,
                                 cl::Buffer existing);

  /// Whether arrays that are created from now on contain zeros. let_arrays_start_as_zeros() sets
  /// it, for --amp-msvc.
  static std::atomic<bool> arrays_start_as_zeros;

  kind what() const { return kind_; }
  std::size_t bytes() const override { return bytes_; }
  byte_range all() const { return {0, bytes_}; }
  /// Returns the queue of the home of an array, else null.
  queue *home_queue() const { return home_view_ ? home_view_->get_queue().get() : nullptr; }
  /// Whether the home is a device and not the CPU accelerator.
  bool is_on_device() const;

  /// The caller has to hold it during every operation below. A launch holds the mutexes of all its
  /// buffers (buffer_locks).
  std::mutex &mutex() { return mutex_; }

  /// Starts the transfers that make the bytes valid on the host; `host_log` gets their commands.
  /// With caller::waits the last one may be complete when this returns.
  void start_fetch(const part &wanted, caller how = caller::continues);
  /// Makes the bytes current on the host, to read.
  void fetch_and_wait(const part &wanted);
  /// Prepares a write of the bytes by the host: waits for commands that still use the host's memory
  /// and makes the bytes invalid everywhere else.
  void own_on_host_and_wait(const part &written);
  /// Notes that the host or a command in `host_log` writes the bytes in the host's memory, and
  /// makes them invalid elsewhere.
  void own_on_host(const part &written);

  /// Makes the bytes current on a device for a command on `q`. The command has to wait for `after`,
  /// and the caller has to enter it in the log of the returned copy. With `writes` the caller then
  /// calls own_on_device(), too.
  device_copy &prepare(queue &q, const part &wanted, bool writes, wait_list &after);
  /// prepare() for a command that writes all of the bytes, so that no old bytes are transferred.
  device_copy &prepare_to_overwrite(queue &q, const part &written, wait_list &after);
  /// Returns the home's memory for commands that the program itself enqueues on the home's queue.
  /// The log gets a barrier for them.
  const cl::Buffer &give_away();
  /// Notes that a command writes these bytes of a copy, and makes them invalid elsewhere.
  void own_on_device(device_copy &copy, const part &written);

  /// Marks the contents of the bytes as undefined until they are written, so that they are not
  /// transferred. Does nothing for an array that starts as zeros.
  void discard(const part &unwanted);
  /// Notes that the program has changed the host's memory directly, and makes the bytes invalid on
  /// devices. Does nothing unless the kind is host_memory.
  void refresh_and_wait(const part &changed);
  /// Blocks until no command reads or writes the host's memory.
  void wait_for_host_memory();

  /// Returns a queue that uses the data and whose kernels may have sent messages; null if there is
  /// none.
  std::shared_ptr<queue> queue_with_messages() const;

  // For --amp-check. source_checks.cpp has these functions and the others for the checks.
  const char *begin() const override { return static_cast<const char *>(host); }
  bool try_retain() noexcept override;
  void release_owner() noexcept override;
  std::optional<old_byte> find_old_byte(std::size_t begin, std::size_t end) override;

  // With --amp-check: remembers a hash of the host's memory while a device uses the data, and
  // reports a change that the program did not announce, at the launch or call that found it.
  void remember_host_memory();
  void forget_host_memory() { remembers_host_ = false; }
  void check_host_memory(const user_place &at);

  /// Notes the kernel as the last one that may have written these bytes, for reports.
  void note_writer(const part &written, const kernel &by);

  /// For a texture: the image through which the program's own commands use it, if the program has
  /// requested one (interop_image.cpp).
  cl::Memory image;

  /// The commands that use the host's memory, except those of a device that works in it: these are
  /// in the log of its copy.
  access_log host_log;
  /// Returns the host's memory; allocates it at the first call.
  char *host_memory();
  /// Whether the host's memory is a pinned_memory.
  bool host_is_pinned() const { return pinned_ != nullptr; }

  /// Returns a copy in which all of the bytes are valid; null if there is none.
  device_copy *holder_of(const part &wanted);
  /// Returns the copy on a device; null if there is none.
  device_copy *find_copy(const device &where);
  // With --amp-check: mark undefined bytes as unwritten in the shadow memory, before a kernel uses
  // them; and mark bytes as written.
  void mark_unwritten(device_copy &copy, const part &used);
  void mark_written(const part &by);
  // With --amp-check: return the unwritten bytes; and mark bytes as undefined after a copy from
  // unwritten ones.
  byte_ranges unwritten(byte_range of);
  void leave_unwritten(const byte_ranges &copied);
  bool valid_on_host(const part &wanted) const { return host_valid_.contains(grid_, wanted); }

  /// Updates the members `state` and `epoch` of `buffer`, which inlined accesses of the host check.
  /// Has to be called after each operation above, before the mutex is unlocked. If `device_used`,
  /// permissions that the host got earlier become invalid.
  void update_state(bool device_used);

private:
  void expect_reads_of_host(bool device_used);
  void fetch_newest(device_copy &copy);
  std::optional<std::size_t> first_old_byte(byte_range of);
  std::string writer_of(std::size_t byte) const;
  device_copy &copy_on(device &where);
  void make_host_memory();
  void give_to_host(device_copy &copy);
  void give_to_host();
  device_copy &make_ready(device_copy &copy, queue &q, const part &wanted, bool writes,
                          wait_list &after);
  void bring_from_peers(device_copy &copy, queue &q, byte_boxes &missing);
  void fill_with_zeros(device_copy &copy, queue &q, const byte_boxes &unwritten);
  void start_fetch_of(const byte_boxes &wanted, caller how);
  byte_boxes boxes_of(const part &bytes);
  void refine_grid(const part &bytes);

  const kind kind_;
  const std::size_t bytes_;
  const bool starts_as_zeros_; ///< undefined bytes have to read as zeros in all copies
  std::unique_ptr<concurrency::accelerator_view> home_view_, associated_view_; ///< arrays only

  std::mutex mutex_;
  bool remembers_host_ = false;
  std::uint64_t host_fingerprint_ = 0;
  struct writer {
    byte_ranges bytes;
    std::string place;
  };
  std::vector<writer> writers_;
  std::vector<char> newest_; ///< for first_old_byte: newest bytes of the devices
  byte_set newest_known_;
  host_blocks::block own_memory_;         ///< the host's memory of an array or unbound view
  std::unique_ptr<pinned_memory> pinned_; ///< the host's memory of a staging array
  byte_grid grid_;                        ///< the coordinates of all sets
  byte_set host_valid_;
  byte_set undefined_; ///< bytes that were never written, or discarded
  std::vector<std::unique_ptr<device_copy>> copies_;
};

} // namespace ampcc_rt

#endif
