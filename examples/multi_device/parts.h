// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work that is split over several accelerators, each as much as it can do in the same time.
#ifndef EXAMPLES_PARTS_H
#define EXAMPLES_PARTS_H

#include <algorithm>
#include <amp.h>
#include <cstddef>
#include <vector>

struct part {
  concurrency::accelerator_view view;
  int first, count; // lines of a grid, or bodies
};

// Shares in proportion to speeds, in whole grains. Who would get less than one gets none, or one
// where everybody is to work and there is enough.
inline std::vector<part> split(int total, int grain,
                               const std::vector<concurrency::accelerator_view> &views,
                               const std::vector<double> &speeds, bool everybody) {
  double open = 0;
  for (double speed : speeds)
    open += speed;
  std::vector<part> parts;
  int first = 0;
  for (std::size_t i = 0; i < views.size(); ++i) {
    const int left = (total - first) / grain, others = static_cast<int>(views.size() - i) - 1;
    int grains = static_cast<int>(left * (speeds[i] / open) + 0.5);
    if (everybody && left > others)
      grains = std::min(std::max(grains, 1), left - others);
    const int count = others == 0 ? total - first : grain * grains;
    open -= speeds[i];
    if (count > 0)
      parts.push_back({views[i], first, count});
    first += count;
  }
  return parts;
}

#endif
