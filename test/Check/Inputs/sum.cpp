#include <vector>
int sum(const std::vector<int> &of) {
  int result = 0;
  for (int x : of)
    result += x;
  return result;
}
