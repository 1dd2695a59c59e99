// A temporary that a conversion makes is bound to T &.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <string>
#include <vector>

typedef std::vector<int>::const_iterator It;
template <unsigned N> int total(It &first, It &last) {
  int s = 0;
  for (; first != last; ++first)
    s += *first;
  return s;
}
int length(std::string &text) { return int(text.size()); }

int main() {
  std::vector<int> v(3, 1);
  It &begin = v.begin();
  return !(total<4>(v.begin(), v.end()) == 3 && length("four") == 4 && *begin == 1);
}
