#include "waves.h"
#include <cstdio>

int main() {
  std::vector<float> heights(100, 8.0f);
  waves::damp(heights, 0.5f);
  std::printf("%g\n", heights[99]);
}
