// `static` on a later declaration only.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

extern int table[4];
static int table[4] = {1, 2, 3, 4};
extern const float factor;
const static float factor = 3;
int helper(int x);
extern int helper(double x);
inline int other(float) { return helper(1) + helper(2.0); }
static int helper(int x) { return x + 1; }
static int helper(double) { return 7; }

int main() { return table[2] + int(factor) + helper(2) + other(0) == 18 ? 0 : 1; }
