//===- LinkageNames.h - mangled names as if by another linkage -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KernelIdentity uses mangleAs() to compute the names that g++ gives (GccNames.h), because keys of
// kernels contain mangled names. Relies on clang::ItaniumMangleContext: whenever the mangler writes
// a declaration's name, it reads the name from the declaration, and writes the length and the
// characters of the name, whatever these are. It gives C's name to a declaration in extern "C"
// whose cached linkage is external, and a C++ name to one whose linkage is internal. If Clang had a
// mangler that takes the linkage of a declaration from its caller, this code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_LINKAGENAMES_H
#define AMPCC_CLANGHOOKS_LINKAGENAMES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <vector>

namespace clang {
class NamedDecl;
}
namespace llvm {
class raw_ostream;
}

namespace ampcc {

/// Declarations that are mangled as if their linkage was another one. Each name is an identifier.
struct LinkageNames {
  std::vector<clang::NamedDecl *>
      Internal; ///< get an `L` before their names, because Clang writes none for them
  std::vector<clang::NamedDecl *> ExternC; ///< in extern "C": get C's names
  std::vector<clang::NamedDecl *> Cxx;     ///< in extern "C" in an unnamed namespace: get C++ names
};

/// The text that `Mangle` writes while the declarations in Names have their other linkage. When the
/// function returns they have their own names and linkage again.
std::string mangleAs(const LinkageNames &Names,
                     llvm::function_ref<void(llvm::raw_ostream &)> Mangle);

} // namespace ampcc

#endif
