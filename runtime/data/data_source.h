//===- data_source.h - where the data of a buffer is ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One object for each data source: the host's memory, a copy on each device that used it, and for
// each of them which bytes are valid (docs: spec 5.2, 8.2). Data moves when somebody needs it and
// only the bytes that are missing. Writing to one copy makes the same bytes of the others invalid.
//
// Nothing here waits for a device unless its name says so (and then throws what kernels have sent
// with direct3d_errorf and direct3d_abort, unless it is the end of the source): transfers are
// commands, and the logs of the memories say what later commands, and the host, have to wait for.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_DATA_SOURCE_H
#define AMPCC_RUNTIME_DATA_SOURCE_H

#include "check/watched_memory.h"
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

class data_source final : public buffer, public watched_memory {
public:
  enum class kind {
    host_memory, ///< the user's; home is the CPU
    unbound,     ///< no home; contents begin undefined
    array,       ///< home is an accelerator_view
    moved        ///< what an array that was moved from has; every use of the data throws
  };

  data_source(kind what, std::size_t bytes);
  data_source(const data_source &) = delete;
  ~data_source();

  static data_source *for_host_memory(void *memory, std::size_t bytes);
  static data_source *for_array(std::size_t bytes, const concurrency::accelerator_view &home,
                                const concurrency::accelerator_view &associated,
                                concurrency::access_type access);
  /// An array over OpenCL memory of the program's own, on a device whose context has it.
  static data_source *for_memory(std::size_t bytes, const concurrency::accelerator_view &home,
                                 cl::Buffer existing);

  /// For arrays made from now on.
  static std::atomic<bool> arrays_start_as_zeros;

  kind what() const { return kind_; }
  std::size_t bytes() const override { return bytes_; }
  byte_range all() const { return {0, bytes_}; }
  /// Null unless an array.
  queue *home_queue() const { return home_view_ ? home_view_->get_queue().get() : nullptr; }
  /// The home is an OpenCL device.
  bool is_on_device() const;

  /// Held over every operation below; a launch holds those of all its buffers.
  std::mutex &mutex() { return mutex_; }

  /// Starts to bring the bytes to the host; `host_log` knows when they are there.
  void start_fetch(const part &wanted, caller how = caller::goes_on);
  void start_fetch(const byte_ranges &wanted, caller how = caller::goes_on);
  /// Makes the bytes current on the host, to read.
  void fetch_and_wait(const part &wanted);
  /// The host is about to write them: waits for commands that still use the host's memory and takes
  /// the bytes from all others.
  void own_on_host_and_wait(const part &written);
  /// A command that `host_log` knows writes the bytes in the host's memory.
  void own_on_host(const part &written);

  /// Makes the bytes current on a device for a command on `q`, which waits for `after` and reports
  /// itself to the copy's log.
  device_copy &prepare(queue &q, const part &wanted, bool writes, wait_list &after);
  /// The same for a command that writes all of the bytes.
  device_copy &prepare_to_overwrite(queue &q, const part &written, wait_list &after);
  /// Hands the home's copy to commands that nobody reports, on the home's queue.
  const cl::Buffer &give_away();
  /// The command writes these bytes.
  void own_on_device(device_copy &copy, const part &written);

  /// The bytes' contents do not matter until they are written.
  void discard(const part &unwanted);
  /// The host's memory was changed behind our back.
  void refresh_and_wait(const part &changed);
  /// Blocks until no command reads or writes the host's memory.
  void wait_for_host_memory();

  /// A queue that uses the data and whose kernels send messages, if there is one.
  std::shared_ptr<queue> teller() const;

  // For --amp-check.
  const char *begin() const override { return static_cast<const char *>(host); }
  bool try_retain() noexcept override;
  void let_go() noexcept override;
  std::optional<old_byte> find_old_byte(std::size_t begin, std::size_t end) override;

  /// With --amp-check: remembers what the host's memory is like while a device uses it, and tells
  /// where the host has changed it since without a word, at the launch or the call that found it.
  void remember_host_memory();
  void forget_host_memory() { remembers_host_ = false; }
  void check_host_memory(const user_place &at);

  /// Where the last kernel stands that may have written a byte; empty if nobody has said so.
  void note_writer(const part &written, const kernel &by);

  /// A texture's: the image that shows it to the program's own commands, if there is one.
  cl::Memory image;

  /// The commands that use the host's memory, other than through a copy in it.
  access_log host_log;
  /// The host's memory, made if need be.
  char *host_memory();
  /// It is a pinned_memory.
  bool host_is_pinned() const { return pinned_ != nullptr; }

  /// A device on which all of the bytes are valid, if there is one.
  device_copy *holder_of(const part &wanted);
  /// The copy on a device, if there is one.
  device_copy *find_copy(const device &where);
  /// With --amp-check: tells which of the bytes, which a kernel is about to use, nobody has
  /// written, or that nobody knows what a kernel has written.
  void tell_unwritten(device_copy &copy, const part &used);
  void tell_written(const part &by);
  /// With --amp-check: which of the bytes nobody has written, and takes over that nobody has.
  byte_ranges unwritten(byte_range of);
  void leave_unwritten(const byte_ranges &copied);
  bool valid_on_host(const part &wanted) const { return wanted.in(host_valid_); }

  /// Sets what the inlined accesses may do, after any of the above. A device was involved: what the
  /// CPU was allowed before ends.
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
  void bring_from_peers(device_copy &copy, queue &q, byte_ranges &missing);
  void fill_with_zeros(device_copy &copy, queue &q, const byte_ranges &unwritten);

  const kind kind_;
  const std::size_t bytes_;
  const bool starts_as_zeros_; ///< undefined bytes are zeros, wherever somebody looks
  std::unique_ptr<concurrency::accelerator_view> home_view_, associated_view_; ///< arrays only

  std::mutex mutex_;
  bool remembers_host_ = false;
  std::uint64_t host_fingerprint_ = 0;
  struct writer {
    byte_ranges bytes;
    std::string place;
  };
  std::vector<writer> writers_;
  std::vector<char> newest_; ///< first_old_byte
  byte_ranges newest_known_;
  host_blocks::block own_memory_;         ///< the host's memory, when it is ours
  std::unique_ptr<pinned_memory> pinned_; ///< or a staging array's
  byte_ranges host_valid_;
  byte_ranges undefined_; ///< contents that nobody needs
  std::vector<std::unique_ptr<device_copy>> copies_;
};

} // namespace ampcc_rt

#endif
