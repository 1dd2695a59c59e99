// Names, layout and traits, for both readings of the header and both host compilers.
// REQUIRES: gxx
// RUN: %ampcc -std=c++14 -fsyntax-only %s
// RUN: %clangxx -std=c++14 -Wall -Wextra -Wpedantic -Werror %ampcc_includes -fsyntax-only %s
// RUN: %gxx -std=c++14 -Wall -Wextra -Wpedantic -Werror %ampcc_includes -fsyntax-only %s
// RUN: %gxx -std=c++20 -Wall -Wextra -Wpedantic -Werror %ampcc_includes -fsyntax-only %s

#include <amp_short_vectors.h>
#include <type_traits>
using namespace concurrency::graphics;

template <class S, int N, class Vector, class Short> void named() {
  static_assert(std::is_same<typename short_vector<S, N>::type, Vector>::value, "");
  static_assert(std::is_same<Vector, Short>::value, "");
  static_assert(std::is_same<typename Vector::value_type, S>::value, "");
  static_assert(std::is_same<typename short_vector_traits<Vector>::value_type, S>::value, "");
  static_assert(short_vector_traits<Vector>::size == N && Vector::size == N, "");
  static_assert(sizeof(Vector) == N * sizeof(S) && alignof(Vector) == alignof(S), "");
  static_assert(std::is_standard_layout<Vector>::value, "");
}
#define SCALAR(S)                                                                                  \
  void S##_vectors() {                                                                             \
    named<S, 2, S##_2, direct3d::S##2>();                                                          \
    named<S, 3, S##_3, direct3d::S##3>();                                                          \
    named<S, 4, S##_4, direct3d::S##4>();                                                          \
    static_assert(std::is_same<short_vector<S, 1>::type, S>::value, "");                           \
    static_assert(std::is_same<short_vector_traits<S>::value_type, S>::value, "");                 \
    static_assert(short_vector_traits<S>::size == 1, "");                                          \
  }
SCALAR(int)
SCALAR(uint) SCALAR(float) SCALAR(double) SCALAR(norm) SCALAR(unorm)

    static_assert(sizeof(float_3) == 12 && alignof(float_4) == 4, "");
static_assert(sizeof(norm) == 4 && sizeof(unorm) == 4, "");
static_assert(std::is_same<uint, unsigned int>::value, "");

// The members do not exist for other types, so that a template can ask for them.
template <class T, int = short_vector_traits<T>::size> char has_size(int);
template <class T> int has_size(...);
static_assert(sizeof(has_size<float_2>(0)) == 1 && sizeof(has_size<uint>(0)) == 1, "");
static_assert(sizeof(has_size<char>(0)) == sizeof(int), "");
