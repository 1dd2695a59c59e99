//===- exceptions.h - exceptions of the library on the host (spec 12.1) ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs catch these exceptions, which are runtime_exception and classes derived from it. The
// runtime throws them; runtime/base/exceptions.cpp has the bodies. Their codes are the ones that
// Windows has for the same errors. A new class is added here and thrown by a function of
// runtime/base/error.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_EXCEPTIONS_H
#define AMP_DETAIL_EXCEPTIONS_H

#include "config.h"
#include <cstdint>
#include <exception>
#include <memory>
#include <string>

#ifndef _HRESULT_DEFINED
#define _HRESULT_DEFINED
/// The error code type of the specification's interfaces: negative means failure.
typedef std::int32_t HRESULT;
#endif

namespace Concurrency {

namespace ampcc_detail {

// Codes of the exceptions, as on Windows: E_FAIL, E_OUTOFMEMORY, E_INVALIDARG, which the runtime
// does not use, and DXGI_ERROR_DEVICE_REMOVED. Programs compare with these numbers.
constexpr HRESULT error_fail = static_cast<HRESULT>(0x80004005u);
constexpr HRESULT error_out_of_memory = static_cast<HRESULT>(0x8007000Eu);
constexpr HRESULT error_invalid_argument = static_cast<HRESULT>(0x80070057u);
constexpr HRESULT error_device_removed = static_cast<HRESULT>(0x887A0005u);

} // namespace ampcc_detail

// A program catches exceptions that the runtime's library throws. So the classes are visible even
// if the program is compiled with -fvisibility=hidden.

/// The base of all exceptions of the library: a message and an error code.
///
/// The error of a running kernel or transfer is thrown where the host waits for it: in
/// `accelerator_view::wait`, an access to the data, `synchronize`, `copy` or `get` of a
/// completion_future. Destructors do not throw it.
///
/// Example:
///   try {
///     numbers.synchronize();
///   } catch (const runtime_exception &error) {
///     std::cerr << error.what();
///   }
class __attribute__((visibility("default"))) runtime_exception : public std::exception {
public:
  /// With a message, or an empty one, and a code; copies share the message.
  runtime_exception(const char *message, HRESULT code) noexcept;
  explicit runtime_exception(HRESULT code) noexcept;
  runtime_exception(const runtime_exception &other) noexcept;
  runtime_exception &operator=(const runtime_exception &other) noexcept;
  ~runtime_exception() noexcept override;

  /// The message; empty for an exception that was constructed without one.
  const char *what() const noexcept override;
  /// The code, a negative number as on Windows: 0x8007000E for out_of_memory, the reason for
  /// accelerator_view_removed (0x887A0005), and 0x80004005 for all others of the library.
  HRESULT get_error_code() const noexcept { return code_; }

private:
  std::shared_ptr<const std::string> message_; ///< null: out of memory while throwing
  HRESULT code_;
};

/// System or device memory is exhausted. (A failing `new` throws std::bad_alloc.)
class __attribute__((visibility("default"))) out_of_memory : public runtime_exception {
public:
  /// With a message, or an empty one.
  explicit out_of_memory(const char *message) noexcept;
  out_of_memory() noexcept;
};

/// The domain of a parallel_for_each is not positive or too large, its tiles do not divide it, or a
/// tile is too large for the device.
class __attribute__((visibility("default"))) invalid_compute_domain : public runtime_exception {
public:
  /// With a message, or an empty one.
  explicit invalid_compute_domain(const char *message) noexcept;
  invalid_compute_domain() noexcept;
};

/// The accelerator lacks what a kernel needs, such as `double` or enough tile_static memory, or
/// what a texture needs. The launch or the constructor throws it.
class __attribute__((visibility("default"))) unsupported_feature : public runtime_exception {
public:
  /// With a message, or an empty one.
  explicit unsupported_feature(const char *message) noexcept;
  unsupported_feature() noexcept;
};

/// The device of an accelerator_view, or its queue, was removed. The data there are lost.
class __attribute__((visibility("default"))) accelerator_view_removed : public runtime_exception {
public:
  /// With a message, or an empty one, and the reason.
  accelerator_view_removed(const char *message, HRESULT reason) noexcept;
  explicit accelerator_view_removed(HRESULT reason) noexcept;
  /// The reason as a code.
  HRESULT get_view_removed_reason() const noexcept { return get_error_code(); }
};

} // namespace Concurrency

#endif
