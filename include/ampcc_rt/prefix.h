//===- prefix.h - first in every translation unit with C++ AMP ------------===//
//
// Its guard is what <strings.h> asks for; ampcc's own commands define it before any header is read.
// It includes nothing: the macros with which a program configures the system's headers stand behind.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_PREFIX_H
#define AMPCC_RT_PREFIX_H
#endif
