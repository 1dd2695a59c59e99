// A future becomes a task only where <ppltasks.h> is included.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <vector>

int main() {
  std::vector<int> h(4);
  concurrency::array<int> a(4);
  concurrency::copy_async(h.begin(), h.end(), a).to_task().wait(); // expected-error {{concurrency::completion_future::to_task: its result is a task of <ppltasks.h>; include <ppltasks.h>}}
}
