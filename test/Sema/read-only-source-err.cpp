// A container that can only be read is no source of a view that writes (spec 5.2.2).
// RUN: %ampcc -fsyntax-only -Xclang -verify -Xclang -verify-ignore-unexpected=note %s
// RUN: %ampcc --amp-host-compiler=g++ -DRIGHT %s -o %t && %t
#include <amp.h>
#include <type_traits>
#include <vector>
using namespace concurrency;

static_assert(!std::is_constructible<array_view<float>, const std::vector<float> &>::value, "");
static_assert(std::is_constructible<array_view<const float>, const std::vector<float> &>::value, "");

#ifndef RIGHT
void host(const std::vector<float> &Data) {
  array_view<float> All(Data); // expected-error {{call to deleted constructor of 'array_view<float>': the container is const or a temporary; a view that only reads it is an array_view<const T>}}
  array_view<float> Some(4, Data); // expected-error {{a view that only reads it is an array_view<const T>}}
  array_view<float, 2> Rows(2, 2, Data); // expected-error {{a view that only reads it is an array_view<const T>}}
  array_view<float, 3> Planes(1, 2, 2, Data); // expected-error {{a view that only reads it is an array_view<const T>}}
  array_view<float, 2> Shaped(extent<2>(2, 2), Data); // expected-error {{a view that only reads it is an array_view<const T>}}
  array_view<float> Gone(4, std::vector<float>(4)); // expected-error {{a view that only reads it is an array_view<const T>}}
}
#endif

int main() {
  const std::vector<float> Data{1, 2, 3, 4};
  array_view<const float, 2> Rows(2, 2, Data);
  return Rows(1, 0) != 3;
}
