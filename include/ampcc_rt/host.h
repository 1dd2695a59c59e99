//===- host.h - declarations for the host source that ampcc writes --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source, the program as ampcc writes it for the host compiler, includes this file before
// the text of the program. Programs do not include it. It declares the names that ampcc writes into
// that text. They begin with __ampcc_, because no macro and no declaration of a program has such a
// name. It includes no system header, because macros that the program defines before its own
// inclusions must take effect. A new name that lib/Rewrite writes is declared here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RT_HOST_H
#define AMPCC_RT_HOST_H

#pragma GCC system_header // found by its path

#include "push_names.h" // for macros of the command line

#include "abi.h"
#include "exported.h"
#include "in_passing.h"
#include "read.h"
#include "site.h"
#include "table_names.h"
#include "unit.h"

AMPCC_RT_BEGIN_EXPORTS
namespace ampcc_rt {

/// Registers a module, the kernels of a translation unit, with the runtime. The host source
/// declares
///   static const ampcc_rt::registration NAME __AMPCC_EARLY (MODULE, __ampcc_this_unit);
/// So it registers the module before the program's own static initialisers, which may launch
/// kernels, and removes it after the program's static objects are destroyed, or with its shared
/// library.
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
#define __AMPCC_EARLY __attribute__((__init_priority__(101), __used__))

/// The body of a kernel on the host: throws a runtime_exception.
[[noreturn]] void host_stub();

} // namespace ampcc_rt
AMPCC_RT_END_EXPORTS

// Names for the classes of site.h.
template <unsigned long long Hash, class... Args>
using __ampcc_site = ampcc_rt::site<Hash, Args...>;
template <class Class, unsigned long long Hash, class... Args>
using __ampcc_class_site = ampcc_rt::class_site<Class, Hash, Args...>;
template <class T, T Value> using __ampcc_constant = ampcc_rt::constant<T, Value>;
template <class T, T Value> using __ampcc_typed_constant = ampcc_rt::typed_constant<T, Value>;
template <class T> using __ampcc_parameter_type = typename ampcc_rt::parameter_type<T>::type;

/// Wraps a lambda with its place in the source:
///   __ampcc_tag<__ampcc_site<...>>([...](...) {...})
/// The result is never an lvalue, like the lambda expression itself.
template <class Site, class Closure>
constexpr ampcc_rt::lambda<Site, Closure> __ampcc_tag(Closure &&closure) {
  return ampcc_rt::lambda<Site, Closure>(static_cast<Closure &&>(closure));
}

/// For reads of a member of an object whose type depends on template parameters, so that `v.xy` may
/// be a property (a swizzle) or any other member. ampcc writes `(__ampcc_read(), v.xy)`. The comma
/// operator of a property returns its value. Any other member, also a bit-field, stays unchanged.
/// For `decltype(v.xy)` ampcc writes `__ampcc_read_type<decltype(v.xy)>`.
template <class E> using __ampcc_read_type = ampcc_rt::read_type<E>;
constexpr ampcc_rt::reading __ampcc_read() noexcept { return {}; }

using __ampcc_in_passing = ampcc_rt::in_passing;

/// Named as a friend where emitted code has to reach private members. Never defined.
struct __ampcc_device_code;

/// Takes the elements of a pack, so that an expression mentions them all.
struct __ampcc_mention {
  template <class... T> constexpr __ampcc_mention(T...) {}
};

[[noreturn]] inline void __ampcc_host_stub() { ampcc_rt::host_stub(); }

using __ampcc_registration = ampcc_rt::registration;

#include "pop_names.h"

#endif
