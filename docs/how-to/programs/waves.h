// The interface of the library: plain C++, so that its users need no C++ AMP.
#pragma once
#include <vector>

namespace waves {
void damp(std::vector<float> &heights, float factor);
}
