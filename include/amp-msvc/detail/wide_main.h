//===- wide_main.h - calls of wmain from main -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In a source with wmain, which is Visual C++'s main with wide arguments, ampcc adds a `main` that
// includes this file and calls amp_msvc::call (lib/Rewrite/MsvcEdits.cpp). The overloads are for
// the signatures that wmain can have. They return the exit status. A further signature needs an
// overload.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_WIDE_MAIN_H
#define AMP_MSVC_DETAIL_WIDE_MAIN_H

#pragma GCC system_header // it is included by its path, so no folder makes it a system header

#include "wide_text.h"
#include <vector>

namespace amp_msvc {

inline int call(int (*wide)(), int, char **, char **) { return wide(); }
inline int call(void (*wide)(), int, char **, char **) { return wide(), 0; }

/// Returns pointers to the words as wide text, followed by a null pointer. They exist until the
/// process ends.
inline wchar_t **widen_all(char **words) {
  std::vector<wchar_t *> &pointers = *new std::vector<wchar_t *>();
  for (; *words; ++words)
    pointers.push_back(&(*new std::wstring(widen(*words)))[0]);
  pointers.push_back(nullptr);
  return pointers.data();
}

template <typename Text> int call(int (*wide)(int, Text), int count, char **words, char **) {
  return wide(count, widen_all(words));
}
template <typename Text> int call(void (*wide)(int, Text), int count, char **words, char **) {
  return wide(count, widen_all(words)), 0;
}
template <typename Text>
int call(int (*wide)(int, Text, Text), int count, char **words, char **environment) {
  return wide(count, widen_all(words), widen_all(environment));
}

} // namespace amp_msvc

#endif
