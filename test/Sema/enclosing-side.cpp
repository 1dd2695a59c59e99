// Default arguments, and code before a clause, belong to the enclosing function: outside of functions to the cpu, as in Visual C++
// and HCC (spec 2.3.2.1: the restrictions of the calling context). Code after the clause belongs to the function itself (2.1.1).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s

struct cpu_t { int i, j; };
struct amp_t { int i; };
cpu_t f() restrict(cpu);
amp_t f() restrict(amp);
int pick() restrict(amp) { return 1; }  // expected-note {{'pick' declared here}}
int pick() restrict(cpu) { return 2; }  // expected-note 6 {{'pick' declared here}}

void callee(int x = pick()) restrict(amp) { (void)x; } // expected-error {{'pick' is restrict(cpu) and cannot be used in a restrict(amp) function}}
void both(int x = pick()) restrict(cpu, amp) { (void)x; } // expected-error {{'pick' is restrict(cpu) and cannot be used}}
void never_left_out(int x = pick()) restrict(amp) { (void)x; }
template <class T> void of_template(T, int x = pick()) restrict(amp) {} // expected-error {{'pick' is restrict(cpu) and cannot be used}}
void of_lambda(int x = []() -> int { return 1; }()) restrict(amp) {} // expected-error {{'operator()' is restrict(cpu) and cannot be used}} expected-note {{declared here}}
struct S {
  static void member(int x = pick()) restrict(amp) {} // expected-error {{'pick' is restrict(cpu) and cannot be used}}
  static void member_of_both(int x = pick()) restrict(cpu, amp) {} // expected-error {{'pick' is restrict(cpu) and cannot be used}}
  static void of_host(int x = pick()) {}
  decltype(f()) in_front() restrict(amp);
  auto behind() restrict(amp) -> decltype(f());
  decltype(f()) object;
};
template <class T> struct G {
  static void member(T x = pick()) restrict(amp) {} // expected-error {{'pick' is restrict(cpu) and cannot be used}}
  auto behind() restrict(amp) -> decltype(f()) { return {}; }
};
decltype(f()) in_front() restrict(amp);
auto behind() restrict(amp) -> decltype(f());
void parameter(decltype(f())) restrict(amp);
int nothrows() restrict(amp) noexcept;
int nothrows() restrict(cpu);
void behind_clause() restrict(amp) noexcept(noexcept(nothrows()));
void on_cpu() noexcept(noexcept(nothrows()));
struct N {
  void behind_clause() restrict(amp) noexcept(noexcept(nothrows()));
  void on_cpu() noexcept(sizeof(int) == 8);
};
static_assert(!noexcept(on_cpu()), "");
void first() restrict(amp), second(decltype(f()));

void use() restrict(amp) {
  static_assert(noexcept(behind_clause()) && noexcept(N().behind_clause()), "");
  callee(), both(), never_left_out(1), of_template(1), of_lambda(), S::member(), S::member_of_both(), G<int>::member();
  S s;
  cpu_t a = in_front(), b = s.in_front(), c = s.object;
  amp_t d = behind(), e = s.behind(), g = G<int>().behind();
  parameter(a);
  extern void declared(decltype(f())) restrict(cpu);
  struct local {
    decltype(f()) object;
    static void take(int x = pick()) restrict(cpu) {} // expected-error {{'pick' is restrict(amp) and cannot be used in a restrict(cpu) function}}
    static void use() restrict(cpu) { take(), take(1); }
  };
  amp_t h = local().object;
  auto on_host = [](amp_t x) restrict(cpu) { declared(x); };
  (void)on_host;
  (void)b, (void)c, (void)d, (void)e, (void)g, (void)h;
}
void on_host() { both(), S::of_host(), S::member_of_both(), second(cpu_t()); }
// What members and bodies at the end of a class need is theirs.
struct with_local {
  int initialised = pick();
  with_local() restrict(cpu, amp) {}
  amp_t method() restrict(amp) {
    struct local { decltype(f()) object; };
    return local().object;
  }
};
struct with_destructor {
  ~with_destructor() restrict(amp) {}
  with_destructor() restrict(amp) {}
};
int uses() restrict(amp) { return with_local().initialised + with_local().method().i; }
