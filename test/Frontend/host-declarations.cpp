// Outside of functions the calls in what is for the cpu alone are the cpu's, in every form of a
// declaration; those in the declaration of a function for amp are amp's.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// expected-no-diagnostics

char k(int) restrict(cpu);
double k(int) restrict(amp);
constexpr int side() restrict(cpu) { return 1; }
constexpr int side() restrict(amp) { return 8; }
struct value {};
constexpr int operator+(value, value) restrict(cpu) { return 1; }
constexpr int operator+(value, value) restrict(amp) { return 8; }
template <int N> struct box {
  int data[N];
};

static_assert(side() == 1);
static_assert(sizeof(k(1)) == 1 ? side() == 1 : false, "");
static_assert(value() + value() == 1);
enum { plain = sizeof(k(1)) };
enum class scoped : unsigned { one = side(), two };
static_assert(plain == 1 && int(scoped::two) == 2);
box<sizeof(k(1))> variable;
int array[side()], other[sizeof(k(1)) + 1] = {}, (*pointer)[side()];
static_assert(sizeof(variable) + sizeof(array) + sizeof(other) + sizeof(*pointer) == 4 + 4 + 8 + 4);
using alias = box<side()>;
typedef box<value() + value()> type_name;
static_assert(sizeof(alias) + sizeof(type_name) == 8);

int reference(int (&)[side()]);
int of_amp(int (&)[side()]) restrict(amp);
box<side()> result(box<side()>) noexcept(side() == 1);
auto trailing(int (&)[side()]) -> box<sizeof(k(1))> { return {}; }
auto trailing_of_amp(int (&)[side()]) restrict(amp) -> box<sizeof(k(1))> { return {}; }
template <int N = side()> constexpr int defaulted() restrict(cpu) { return N; }
template <int N = side()> constexpr int defaulted_of_amp() restrict(amp) { return N; }
static_assert(sizeof(result({})) == 4 && noexcept(result({})) && defaulted() == 1);
static_assert(sizeof(reference(array)) + sizeof(trailing(array)) == 8);
extern "C" {
int in_linkage[side()];
namespace a {
inline namespace b {
static_assert(sizeof(in_linkage) == 4);
}
} // namespace a
}
struct members {
  members() {}
  explicit members(int (&)[side()]) : members() {}
  box<side()> method(int (&)[side()]) const { return {}; }
  box<side()> of_amp(int (&)[side()]) const restrict(amp);
};
box<side()> outside(const members &m) { return members(array).method(array); }

int amp() restrict(amp) {
  int array[8];
  static_assert(defaulted_of_amp() == 8 && sizeof(trailing_of_amp(array)) == 32);
  static_assert(sizeof(static_cast<members *>(nullptr)->of_amp(array)) == 32);
  return of_amp(array);
}
int initialised = side();
constexpr int constant = side();
static_assert(constant == 1);
int host() {
  return sizeof(reference(array));
}
