// Code outside of templates that only Visual C++ accepts.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Werror %s -o %t && %t
// REQUIRES: opencl-device
#include <amp.h>
using namespace std;
using namespace concurrency;

enum class Color : int { red, green };
enum class Color favourite = Color::green;
static bool is_red(enum class Color c) { return c == Color::red; }

struct matrix {
  int n;
  matrix(int n) : n(n) {}
  int matrix::twice() { return n * 2; }
};
static matrix make(int n) { return matrix(n); }
static int add(matrix &a, int k, matrix &b) { return a.n + k + b.n; }
static matrix &operator+=(matrix &a, matrix &b) { return a.n += b.n, a; }
struct holder {
  int n;
  holder(matrix &m) : n(m.n) {}
  int take(matrix &m) { return n + m.n; }
};

class text_error : public std::exception {
public:
  text_error(const char *text) : std::exception(text) {}
};
class own_text : public std::runtime_error {
public:
  own_text() : std::runtime_error("base") {}
  const char *what() const { return "own"; }
};

#define CHECK(CONDITION) if (!(CONDITION)) return __LINE__

static int throwing(int kind) throw(std::exception) {
  if (kind == 0)
    throw std::exception("plain");
  if (kind == 1)
    throw text_error("derived");
  if (kind == 2)
    throw exception("coded", 1);
  throw own_text();
}

static string caught(int kind) {
  try {
    throwing(kind);
  } catch (std::exception e) {
    return e.what();
  }
  return "";
}

__declspec(dllexport) __declspec(noinline) int __cdecl exported(register int x) { return x; }

int main() {
  assert(favourite == Color::green, "the text that one macro does not take");
  CHECK(!is_red(favourite), "nor the other, of several",
        "lines");
  matrix &kept = make(3);
  kept.n++;
  CHECK(kept.twice() == 8);
  CHECK(add(make(1), 2, make(3)) == 6);
  CHECK(add(matrix(max(1, 2)), 2, make(3)) == 7);
  kept += make(5);
  holder h(make(6));
  CHECK(kept.n == 9 && h.take(make(1)) == 7);
  CHECK(caught(0) == "plain" && caught(1) == "derived" && caught(2) == "coded" && caught(3) == "own");
  CHECK(exported(4) == 4);
  array<int, 1> a(4);
  parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = __max(i[0], 2); });
  vector<int> v = a;
  CHECK(v[0] == 2 && v[3] == 3);
  return 0;
}
