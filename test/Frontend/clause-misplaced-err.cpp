// Clauses in the wrong place are reported at the clause, and nothing follows from them.
// RUN: %ampcc -std=c++20 -fsyntax-only -ferror-limit=0 -Xclang -verify %s

void afterNoexcept() noexcept restrict(amp);             // expected-error {{must precede the exception specification}}
void afterNoexceptIf() noexcept(true) restrict(cpu) {}   // expected-error {{must precede the exception specification}}
auto afterReturn() -> int restrict(cpu) { return 1; }    // expected-error {{must precede the trailing return type}}
struct S {
  void beforeConst() restrict(cpu) const;                // expected-error {{must follow 'const'}}
  void beforeRef() restrict(cpu) &;                      // expected-error {{must follow '&'}}
};
auto L = [](int) restrict(cpu) mutable {};               // expected-error {{must follow 'mutable' in a lambda}}
int object restrict(amp);                                // expected-error {{only allowed after the parameter list}}
int array[3] restrict(cpu);                              // expected-error {{only allowed after the parameter list}}
struct restrict(amp) Class {};                           // expected-error {{only allowed after the parameter list}}
restrict(amp) void specifier();                          // expected-error {{only allowed after the parameter list}}
typedef float F(int);
restrict(cpu) F *pointer;                                // expected-error {{only allowed after the parameter list}}

// The function that a misplaced clause was meant for gets its restrictions.
inline restrict(amp) int inFront(int X) {                // expected-error {{only allowed after the parameter list}}
  tile_static int Shared[4];
  return Shared[X];
}
int restrict(amp) beforeName(int X);                     // expected-error {{only allowed after the parameter list}}
int behindName restrict(amp) (int X);                    // expected-error {{only allowed after the parameter list}}
template <class T> restrict(amp) T generic(T X);         // expected-error {{only allowed after the parameter list}}
template <class T> T behindRequires(T X) requires true restrict(amp) { // expected-error {{must precede 'requires'}}
  return X;
}
int behindAttribute(int X) __attribute__((noinline)) restrict(amp); // expected-error {{must precede '__attribute__'}}
int behindBrackets(int X) [[]] restrict(amp);            // expected-error {{must precede '[['}}
auto behindArrow(int X) -> restrict(amp) int;            // expected-error {{must precede the trailing return type}}
struct Members {
  restrict(amp) Members();                               // expected-error {{only allowed after the parameter list}}
  Members(int) : N(1) restrict(amp) {}                   // expected-error {{must precede ':'}}
  ~Members() restrict(amp);
  operator restrict(amp) int() const;                    // expected-error {{only allowed after the parameter list}}
  restrict(amp) int operator()(int) const;               // expected-error {{only allowed after the parameter list}}
  int N;
};
int uses(int X) restrict(amp) {
  Members M, O(1);
  return inFront(X) + beforeName(X) + behindName(X) + generic(X) + behindRequires(X) + behindAttribute(X) +
         behindBrackets(X) + behindArrow(X) + M(X) + O(X);
}
void lambdas() {
  auto A = [] restrict(amp) (int X) { return inFront(X); };  // expected-error {{only allowed after the parameter list}}
  auto B = restrict(amp) [](int X) { return inFront(X); };   // expected-error {{only allowed after the parameter list}}
  auto C = [=](int X) { return inFront(X); } restrict(amp);  // expected-error {{only allowed after the parameter list}}
  auto D = [] restrict(amp) <class T>(T X) { return X; };    // expected-error {{only allowed after the parameter list}}
}
