//===- cvmarkersobj.h - marks for Visual Studio's Concurrency Visualizer, without effect ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Programs mark spans of their
// run for this tool. The classes accept the same calls and do nothing. A further class of this tool
// is declared in the same way.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CVMARKERSOBJ_H
#define AMP_MSVC_CVMARKERSOBJ_H

#include "../amp/detail/config.h"

namespace Concurrency {
namespace diagnostic {

enum marker_importance { low_importance, normal_importance, high_importance, critical_importance };

/// A series of marks.
class marker_series {
public:
  template <typename... Text> explicit marker_series(const Text &...) {}
  bool is_enabled() const { return false; }
  template <typename... Rest> void write_flag(const Rest &...) {}
  template <typename... Rest> void write_message(const Rest &...) {}
  template <typename... Rest> void write_alert(const Rest &...) {}
};

/// A span of time, from the construction to the destruction of the object.
class span {
public:
  template <typename... Rest> explicit span(marker_series &, const Rest &...) {}
  template <typename... Rest> explicit span(marker_series *, const Rest &...) {}
  ~span() {}
};

} // namespace diagnostic
} // namespace Concurrency

#endif
