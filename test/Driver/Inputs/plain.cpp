#include <cstdio>
int helper();
int main() {
  std::printf("plain %d\n", helper());
  return 0;
}
