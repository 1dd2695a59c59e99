//===- prefix.h - first in every translation unit with C++ AMP ------------===//
//
// Its guard is what other headers ask for. It includes nothing: the macros with which a program
// configures the system's headers stand behind it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_PREFIX_H
#define AMPCC_RT_PREFIX_H
#endif
