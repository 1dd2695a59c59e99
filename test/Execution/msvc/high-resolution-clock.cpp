// The times of high_resolution_clock are those of steady_clock.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>
#include <chrono>
#include <thread>
#include <type_traits>

static_assert(std::is_same<std::chrono::high_resolution_clock, std::chrono::steady_clock>::value,
              "");

int main() {
  std::chrono::time_point<std::chrono::steady_clock> start =
      std::chrono::high_resolution_clock::now();
  using namespace std::chrono;
  return high_resolution_clock::now() < start;
}
