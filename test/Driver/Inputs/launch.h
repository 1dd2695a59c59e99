// A header next to its source, with code for the accelerator.
#include <amp.h>

inline int twice(int x) restrict(cpu, amp) { return 2 * x; }
