// A coroutine lives on after a call in memory that it allocates, and a device has no such
// memory. Write the steps as a loop or as functions of their own.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <coroutine>
struct task {
  struct promise_type {
    task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_never initial_suspend() noexcept { return {}; }
    std::suspend_never final_suspend() noexcept { return {}; }
    std::suspend_never yield_value(int) { return {}; }
    void return_void() {}
    void unhandled_exception() {}
  };
  std::coroutine_handle<promise_type> handle;
};
#ifndef FIXED
task count(int n) restrict(amp) {
  for (int i = 0; i < n; ++i)
    co_yield i;
  // expected-error@-1 {{'co_yield' is not allowed in a 'restrict(amp)' function; coroutines are for the host}}
}
#else
int count(int n) restrict(amp) {
  int sum = 0;
  for (int i = 0; i < n; ++i)
    sum += i;
  return sum;
}
#endif
