// A name that the library's namespace does not have, with one in the program that resembles it.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>

// expected-note@+1 {{'update_all' declared here}}
static void update_all() {}

int main() {
  // expected-error@+1 {{no member named 'amp_update_all' in namespace 'Concurrency'; did you mean 'update_all'?}}
  concurrency::amp_update_all();
}
