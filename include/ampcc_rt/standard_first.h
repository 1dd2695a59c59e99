//===- standard_first.h - the standard headers of every unit --------------===//
//
// Rewritten host code reads them before anything of the program.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_STANDARD_FIRST_H
#define AMPCC_RT_STANDARD_FIRST_H

#include <ampcc_rt/prefix.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>

#endif
