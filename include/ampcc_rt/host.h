//===- host.h - what rewritten host code uses -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc's host output includes this before anything of the program. Nothing here is for people, and
// nothing here includes a header of the system's: what the program defines in front of those
// counts.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_HOST_H
#define AMPCC_RT_HOST_H

#include <ampcc_rt/push_names.h> // those of the command line

#include <ampcc_rt/abi.h>
#include <ampcc_rt/in_passing.h>
#include <ampcc_rt/read.h>
#include <ampcc_rt/site.h>
#include <ampcc_rt/unit.h>

namespace ampcc_rt {

/// Hands a module to the runtime. Declared as
///   static const ampcc_rt::registration NAME AMPCC_RT_EARLY (MODULE, ampcc_rt::this_unit);
/// it does so before the program's own static initialisers, so that these can launch kernels; and
/// the module goes after the program's own objects have gone, or with its shared library.
class registration {
public:
  registration(const module &m, const module *&unit) noexcept : module_(m) {
    unit = &m;
    register_module(m);
  }
  ~registration() { unregister_module(module_); }
  registration(const registration &) = delete;

private:
  const module &module_;
};
#define AMPCC_RT_EARLY __attribute__((init_priority(101), used))

/// Named as a friend where emitted code has to reach private members. Never defined.
struct device_code;

/// Mentions the elements of a pack.
struct mention {
  template <class... T> constexpr mention(T...) {}
};

/// The body of a kernel on the host: throws a runtime_exception.
[[noreturn]] void host_stub();

} // namespace ampcc_rt

#include <ampcc_rt/pop_names.h>

#endif
