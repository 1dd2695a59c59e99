#include <amp.h>
#include <cstdlib>

int twice(int x) restrict(cpu, amp) { return 2 * x; }

int host(int x) {
  int values[4] = {1, 2, 3, 4};
  return values[twice(x)];
}

int main(int argc, char **) { return host(argc * 3); }
