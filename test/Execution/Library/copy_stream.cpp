// A copy from an input iterator without an end takes as many elements from the stream as the
// container has, and leaves the next one (spec 5.3.3).
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <iterator>
#include <sstream>
#include <vector>
using namespace concurrency;

int main() {
  std::istringstream in("1 2 3 4 5 6 7 8 9 10 11 12 13");
  array<int> first(3), second(3);
  array<int, 2> rows(2, 2);
  copy(std::istream_iterator<int>(in), first);
  copy_async(std::istream_iterator<int>(in), second).get();
  copy(std::istream_iterator<int>(in), rows); // one row after the other
  std::vector<int> expected = {1, 2, 3}, next = {4, 5, 6}, last = {7, 8, 9, 10};
  int left = 0;
  in >> left;
  return std::vector<int>(first) == expected && std::vector<int>(second) == next &&
                 std::vector<int>(rows) == last && left == 11
             ? 0
             : 1;
}
