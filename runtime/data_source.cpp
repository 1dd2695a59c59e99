//===- data_source.cpp - where the data of a buffer is --------------------===//
#include "data_source.h"
#include "error.h"
#include <cstdlib>
#include <new>

namespace ampcc_rt {

using namespace concurrency;

data_source::data_source(kind what, std::size_t bytes)
    : kind_(what), bytes_(bytes), own_memory_(nullptr, std::free) {
  if (what != kind::host_memory)
    undefined_ = all();
}

data_source *data_source::for_host_memory(void *memory, std::size_t bytes) {
  auto *made = new data_source(kind::host_memory, bytes);
  made->host = memory;
  made->host_valid_ = made->all();
  made->update_state();
  return made;
}

data_source *data_source::for_array(std::size_t bytes, std::shared_ptr<queue> home,
                                    std::shared_ptr<queue> associated, access_type access) {
  auto *made = new data_source(kind::array, bytes);
  made->home_ = std::move(home);
  made->associated_ = std::move(associated);
  made->cpu_access_ = access;
  try {
    device &where = made->home_->where();
    if (where.is_cpu_accelerator())
      made->host_memory();
    else
      made->copy_on(where);
  } catch (...) {
    made->release();
    throw;
  }
  return made;
}

void data_source::release() noexcept {
  if (owners_.fetch_sub(1, std::memory_order_acq_rel) != 1)
    return;
  // The last view: changes go home (spec 8.4). Errors have nobody to go to; synchronize() shows
  // them.
  try {
    if (kind_ == kind::host_memory)
      fetch(all());
    wait_for_host_memory();
  } catch (...) {
  }
  delete this;
}

data_source::~data_source() = default;

char *data_source::host_memory() {
  if (!host) {
    constexpr std::size_t alignment = 4096; // what devices that share it can use in place
    const std::size_t size = (bytes_ + alignment - 1) / alignment * alignment;
    own_memory_.reset(static_cast<char *>(std::aligned_alloc(alignment, size)));
    if (!own_memory_)
      throw std::bad_alloc();
    host = own_memory_.get();
  }
  return static_cast<char *>(host);
}

device_copy &data_source::copy_on(device &where) {
  for (const auto &copy : copies_)
    if (&copy->where() == &where)
      return *copy;
  void *shared = where.shares_host_memory() ? host_memory() : nullptr;
  copies_.push_back(std::make_unique<device_copy>(where, bytes_, shared));
  return *copies_.back();
}

device_copy *data_source::holder_of(const byte_ranges &part) {
  for (const auto &copy : copies_)
    if (copy->valid.contains(part))
      return copy.get();
  return nullptr;
}

void data_source::fetch(const byte_ranges &part) {
  char *memory = host_memory();
  byte_ranges missing = part - host_valid_ - undefined_;
  for (const auto &copy : copies_) {
    const byte_ranges found = missing & copy->valid;
    if (found.empty())
      continue;
    if (copy->in_host_memory())
      copy->give_to_host();
    else
      copy->download(memory, found);
    host_valid_ |= found;
    missing -= found;
  }
  host_valid_ |= part & undefined_; // whatever is there will do
}

void data_source::own_on_host(const byte_ranges &part) {
  host_memory();
  for (const auto &copy : copies_) {
    if (copy->in_host_memory())
      copy->give_to_host();
    else
      copy->wait_for_host_memory();
    copy->valid -= part;
  }
  host_valid_ |= part;
  undefined_ -= part;
}

device_copy &data_source::prepare(queue &q, const byte_ranges &part) {
  device_copy &copy = copy_on(q.where());
  byte_ranges missing = part - copy.valid - undefined_;
  if (!missing.empty()) {
    fetch(missing); // another device's bytes come by way of the host
    if (!copy.in_host_memory())
      copy.upload(q, host_memory(), missing);
    copy.valid |= missing;
  }
  // Two devices in the same memory take turns.
  for (const auto &other : copies_)
    if (other.get() != &copy && other->in_host_memory() && copy.in_host_memory())
      other->give_to_host();
  copy.give_to_device(q);
  return copy;
}

void data_source::own_on_device(device_copy &copy, const byte_ranges &part) {
  host_valid_ -= part;
  for (const auto &other : copies_)
    if (other.get() != &copy)
      other->valid -= part;
  copy.valid |= part;
  undefined_ -= part;
}

void data_source::discard(const byte_ranges &part) { undefined_ |= part; }

void data_source::refresh(const byte_ranges &part) {
  if (kind_ != kind::host_memory)
    return;
  wait_for_host_memory();
  for (const auto &copy : copies_)
    copy->valid -= part;
  host_valid_ |= part;
  undefined_ -= part;
}

void data_source::wait_for_host_memory() {
  for (const auto &copy : copies_)
    copy->wait_for_host_memory();
}

void data_source::update_state() {
  host_state now = host_state::stale;
  if (host && host_valid_.contains(all())) {
    now = host_state::writable;
    for (const auto &copy : copies_)
      if (!copy->valid.empty())
        now = host_state::readable;
  }
  state.store(now, std::memory_order_release);
}

} // namespace ampcc_rt
