//===- exceptions.cpp - members of the exception classes of C++ AMP (spec 12.1) --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp/detail/exceptions.h>
#include <memory>
#include <string>

namespace Concurrency {

namespace {

/// Copies the message. The constructor of an exception must not throw, so that the message is lost
/// if there is no memory for it.
std::shared_ptr<const std::string> keep(const char *message) noexcept {
  try {
    return std::make_shared<const std::string>(message ? message : "");
  } catch (...) {
    return nullptr;
  }
}

} // namespace

runtime_exception::runtime_exception(const char *message, HRESULT code) noexcept
    : message_(keep(message)), code_(code) {}
runtime_exception::runtime_exception(HRESULT code) noexcept : code_(code) {}
runtime_exception::runtime_exception(const runtime_exception &) noexcept = default;
runtime_exception &runtime_exception::operator=(const runtime_exception &) noexcept = default;
runtime_exception::~runtime_exception() noexcept = default;

const char *runtime_exception::what() const noexcept { return message_ ? message_->c_str() : ""; }

out_of_memory::out_of_memory(const char *message) noexcept
    : runtime_exception(message, ampcc_detail::error_out_of_memory) {}
out_of_memory::out_of_memory() noexcept : runtime_exception(ampcc_detail::error_out_of_memory) {}

invalid_compute_domain::invalid_compute_domain(const char *message) noexcept
    : runtime_exception(message, ampcc_detail::error_fail) {}
invalid_compute_domain::invalid_compute_domain() noexcept
    : runtime_exception(ampcc_detail::error_fail) {}

unsupported_feature::unsupported_feature(const char *message) noexcept
    : runtime_exception(message, ampcc_detail::error_fail) {}
unsupported_feature::unsupported_feature() noexcept : runtime_exception(ampcc_detail::error_fail) {}

accelerator_view_removed::accelerator_view_removed(const char *message, HRESULT reason) noexcept
    : runtime_exception(message, reason) {}
accelerator_view_removed::accelerator_view_removed(HRESULT reason) noexcept
    : runtime_exception(reason) {}

} // namespace Concurrency
