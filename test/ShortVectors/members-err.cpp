// Members that a short vector does not have are errors where the program uses
// them. The order is free: errors that may be rules of amp code come last.
// RUN: not %ampcc -fsyntax-only -ferror-limit=0 %s 2>&1 | FileCheck %s

#include <amp_short_vectors.h>
using namespace concurrency::graphics;

void f(float_2 v2, float_3 v3, float_4 v4, uint_3 u3, unorm_2 n2, int_2 i2) restrict(cpu, amp) {
  v4.xg;         // CHECK-DAG: :[[#@LINE]]:6: error: no member named 'xg'
  v3.w;          // CHECK-DAG: :[[#@LINE]]:6: error: no member named 'w'
  v2.xyz;        // CHECK-DAG: :[[#@LINE]]:6: error: no member named 'xyz'
  v4.xx;         // CHECK-DAG: :[[#@LINE]]:6: error: no member named 'xx'
  v4.get_rg();   // CHECK-DAG: :[[#@LINE]]:6: error: no member named 'get_rg'
  v3.xy = v3;    // CHECK-DAG: :[[#@LINE]]:11: error: no viable conversion
  v3[0];         // CHECK-DAG: :[[#@LINE]]:5: error: type {{.*}} does not provide a subscript operator
  v3 % v3;       // CHECK-DAG: :[[#@LINE]]:6: error: invalid operands to binary expression
  v3 <<= v3;     // CHECK-DAG: :[[#@LINE]]:6: error: no viable overloaded '<<='
  ~v3;           // CHECK-DAG: :[[#@LINE]]:3: error: invalid argument type
  -u3;           // CHECK-DAG: :[[#@LINE]]:3: error: invalid argument type
  -n2;           // CHECK-DAG: :[[#@LINE]]:3: error: invalid argument type
  i2 = v2;       // CHECK-DAG: :[[#@LINE]]:6: error: no viable overloaded '='
  v3 + v4;       // CHECK-DAG: :[[#@LINE]]:6: error: invalid operands to binary expression
  v2 < v2;       // CHECK-DAG: :[[#@LINE]]:6: error: invalid operands to binary expression
  v3.xy.x = 1;   // CHECK-DAG: :[[#@LINE]]:3: error: 'this' argument {{.*}} is an rvalue
  v3.xy.yx = v2; // CHECK-DAG: :[[#@LINE]]:3: error: 'this' argument {{.*}} is an rvalue
  (v3 + v3).xy += v2; // CHECK-DAG: :[[#@LINE]]:3: error: 'this' argument {{.*}} is an rvalue
  const float_3 c(v3);
  c.x = 1;           // CHECK-DAG: :[[#@LINE]]:3: error: 'this' argument {{.*}} not marked const
  c.zx++;            // CHECK-DAG: :[[#@LINE]]:3: error: 'this' argument {{.*}} not marked const
  auto &x = v3.x;    // CHECK-DAG: :[[#@LINE]]:9: error: non-const lvalue reference
  auto *p = &v3.x;   // CHECK-DAG: :[[#@LINE]]:13: error: address of property expression requested
  float_4(v3, 1.0f); // CHECK-DAG: :[[#@LINE]]:3: error: no matching constructor
  norm n;
  n = 0.5f; // CHECK-DAG: :[[#@LINE]]:5: error: no viable overloaded '='
  unorm u;
  u = n; // CHECK-DAG: :[[#@LINE]]:5: error: no viable overloaded '='
}
short_vector<char, 3> characters; // CHECK-DAG: :[[#@LINE]]:{{.*}}short_vector: the scalar must be int
short_vector<float, 5> five;      // CHECK-DAG: :[[#@LINE]]:{{.*}}short_vector: the scalar must be int
typedef short_vector_traits<bool>::value_type no; // CHECK-DAG: :[[#@LINE]]:{{.*}}short_vector_traits
short_vector_traits<bool> traits; // CHECK-DAG: error: static assertion failed{{.*}}short_vector_traits: not a short vector
