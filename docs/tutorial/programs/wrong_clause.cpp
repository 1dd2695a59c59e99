#include <amp.h>
using namespace concurrency;

int half(int x) { return x / 2; }
int quarter(int x) restrict(cpu, amp) { return half(half(x)); }
