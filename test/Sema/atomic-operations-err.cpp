// Atomic operations of amp:1.3: types and operations that do not exist, and captured atomic_refs.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <atomic>
using namespace concurrency;

void types(array_view<short> shorts) {
  parallel_for_each(shorts.extent, [=](index<1> i) restrict(amp) {
    // expected-error@*:* {{concurrency::atomic_ref<T>: T must be int, unsigned int, an integer of 64 bits, float or double}}
    concurrency::atomic_ref<short> small(shorts[0]);
    std::atomic_ref<short> of_std(shorts[0]);
    of_std.store(1); // expected-error {{'store' cannot be called in a 'restrict(amp)' function: it has no restriction clause, and its code breaks a rule of amp code}}
    // expected-note@*:* {{'store' calls 'store<short>' here}}
    // expected-note@*:* {{in 'store<short>': an atomic operation of the compiler is not supported in 'restrict(amp)' code}}
  });
}

void captured(array_view<float> floats, atomic_ref<float> element) {
  parallel_for_each(floats.extent, [=](index<1> i) restrict(amp) {
    element += 1; // expected-error {{a 'restrict(amp)' lambda cannot capture 'element' of type 'atomic_ref<float>'; a class or array cannot hold pointers}}
  });
}
