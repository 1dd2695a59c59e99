// Notes for candidates of the library; a program's own namespace may have the name of the hidden one.
// RUN: not %ampcc -fsyntax-only %s 2>&1 | FileCheck --implicit-check-not=ampcc_detail:: %s
#include <amp.h>
using namespace concurrency;

namespace mine {
namespace detail {
struct shape {};
} // namespace detail
} // namespace mine

// CHECK: [[@LINE+3]]:{{[0-9]+}}: error: no matching constructor for initialization of 'extent<2>'
// CHECK: note: candidate constructor not viable: no known conversion from 'mine::detail::shape' to 'int'
// CHECK: 1 error generated
extent<2> e{mine::detail::shape()};
