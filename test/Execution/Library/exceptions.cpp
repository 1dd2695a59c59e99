// The exception classes, and noexcept where the specification has throw().
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <cstring>
#include <type_traits>
using namespace concurrency;

template <typename E> constexpr bool derived() { return std::is_base_of<runtime_exception, E>::value; }
static_assert(std::is_base_of<std::exception, runtime_exception>::value, "");
static_assert(derived<out_of_memory>() && derived<invalid_compute_domain>(), "");
static_assert(derived<unsupported_feature>() && derived<accelerator_view_removed>(), "");
static_assert(noexcept(runtime_exception("", 0)) && noexcept(runtime_exception(0)), "");
static_assert(std::is_nothrow_copy_constructible<runtime_exception>::value, "");
static_assert(std::is_nothrow_copy_assignable<runtime_exception>::value, "");
static_assert(noexcept(runtime_exception(0).get_error_code()), "");
static_assert(noexcept(out_of_memory()) && noexcept(out_of_memory("")), "");
static_assert(noexcept(invalid_compute_domain()) && noexcept(invalid_compute_domain("")), "");
static_assert(noexcept(unsupported_feature()) && noexcept(unsupported_feature("")), "");
static_assert(noexcept(accelerator_view_removed(0)) && noexcept(accelerator_view_removed("", 0)), "");
static_assert(noexcept(accelerator_view_removed(0).get_view_removed_reason()), "");
static_assert(!std::is_convertible<HRESULT, runtime_exception>::value, "explicit");
static_assert(!std::is_convertible<const char *, out_of_memory>::value, "explicit");

int main() {
  runtime_exception a("what", 5), b(7);
  b = a;
  runtime_exception c(b);
  try {
    throw accelerator_view_removed("gone", 3);
  } catch (const runtime_exception &e) {
    if (e.get_error_code() != 3 || std::strcmp(e.what(), "gone"))
      return 1;
  }
  return !std::strcmp(c.what(), "what") && c.get_error_code() == 5 &&
                 static_cast<unsigned>(out_of_memory().get_error_code()) == 0x8007000Eu &&
                 !std::strcmp(unsupported_feature("x").what(), "x") &&
                 !std::strcmp(invalid_compute_domain("y").what(), "y") &&
                 accelerator_view_removed(9).get_view_removed_reason() == 9
             ? 0
             : 2;
}
