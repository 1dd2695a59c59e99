//===- standard.h - the standard headers that the library is made of ------===//
//
// The cheap ones. All but the last of them are also what programs count on <amp.h> to bring along,
// as the first implementation's did.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_STANDARD_H
#define AMPCC_RT_STANDARD_H

#include <ampcc_rt/prefix.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <atomic>
#include <type_traits>
#include <typeinfo>

#endif
