// Calls outside of functions belong to the cpu, in every form of a declaration (spec 2.3.2.1: the restrictions of
// the calling context); those in the return type after a clause for amp, and in template parameters, belong to amp.
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
int (*array_of_amp(int) restrict(amp))[side()];
int (*array_of_cpu(int))[side()];
static_assert(sizeof(*array_of_cpu(1)) == 4);
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
  int array[1];
  static_assert(defaulted_of_amp() == 8 && sizeof(trailing_of_amp(array)) == 32);
  static_assert(sizeof(static_cast<members *>(nullptr)->of_amp(array)) == 4);
  static_assert(sizeof(*array_of_amp(1)) == 32);
  return of_amp(array);
}
int initialised = side();
constexpr int constant = side();
static_assert(constant == 1);
int host() {
  return sizeof(reference(array));
}

// A declaration is found after any preceding code.
#define FOR_CPU static_assert(side() == 1)
FOR_CPU;
namespace [[gnu::visibility("default")]] attributed {
FOR_CPU;
}
FOR_CPU;
namespace a::inner::inline deepest {
FOR_CPU;
}
extern "C" int with_body() { return 1; }
FOR_CPU;
struct [[maybe_unused]] derived final : members {
  int x{side()}, y[2], z = side();
  derived();
  explicit operator bool() const { return x > y[0]; }
  int operator()(int) restrict(amp) { return 1; }
  bool operator==(int) const = delete;
  template <class T> friend T befriended(T t) { return t; }
  enum { five = 5 };
  static int counter;
} object, *pointer_to_object;
FOR_CPU;
derived::derived() : members(), x{1}, y{[] { return 2; }()} { x = 4; }
FOR_CPU;
int derived::counter{side()};
FOR_CPU;
int with_handlers() try {
  return 1;
} catch (int) {
  return 2;
} catch (...) {
  return 3;
}
FOR_CPU;
template <class T>
  requires(sizeof(T) > 1)
struct constrained {
  T t;
};
FOR_CPU;
template <class T>
concept small = requires(T t) { requires sizeof(t) < 4; };
FOR_CPU;
template <> struct constrained<int> {};
FOR_CPU;
enum struct later;
FOR_CPU;
bool operator<(value, value) { return true; }
FOR_CPU;
bool operator>(value, value) restrict(amp) { return true; }
FOR_CPU;
struct {
  int x;
} unnamed = {side()};
FOR_CPU;
auto lambda = [](int x) restrict(amp) { return x; };
FOR_CPU;
template <class T> constexpr int of_template = sizeof(T);
FOR_CPU;
asm("");
FOR_CPU;
constinit int (*functions[])(int (&)[side()]) = {reference};
FOR_CPU;
