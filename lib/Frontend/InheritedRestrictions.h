//===- InheritedRestrictions.h - functions declared inside of functions ---===//
#ifndef AMPCC_LIB_FRONTEND_INHERITEDRESTRICTIONS_H
#define AMPCC_LIB_FRONTEND_INHERITEDRESTRICTIONS_H

#include "clang/Sema/ParsedAttr.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// From its construction to `stop`, a function that is declared inside of a restrict(amp) function
/// and has no clause of its own gets the restrictions of that function (spec 2.2.1): block-scope
/// declarations and the members of local classes. One that is declared by the name of a function
/// type gets the restrictions of that (spec 2.1.3).
class InheritedRestrictions {
public:
  explicit InheritedRestrictions(clang::Sema &S);
  /// Must come before Clang ends the unit.
  void stop();

private:
  clang::Sema &S;
  clang::AttributeFactory Factory;
  clang::ParsedAttributes Attributes;
};

} // namespace ampcc

#endif
