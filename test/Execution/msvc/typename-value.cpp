// `typename` before a value.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <tuple>

template <class T> struct s {
  static const int size = typename std::tuple_element<1, T>::type::value;
  enum { twice = 2 * typename std::tuple_element<1, T>::type::value };
};

int main() {
  typedef s<std::tuple<int, std::integral_constant<int, 3>>> three;
  return !(three::size == 3 && three::twice == 6);
}
