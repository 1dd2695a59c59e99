//===- absent_result.h - the result of functions whose use is an error ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The headers of what does not exist here include this file. A call of such a function is the one
// error, so that its result must fit everywhere.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_ABSENT_RESULT_H
#define AMP_MSVC_DETAIL_ABSENT_RESULT_H

namespace amp_msvc {

struct absent_result {
  template <typename T> operator T() const;
};

} // namespace amp_msvc

#endif
