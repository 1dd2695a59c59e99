// A pure function has its body in the class; a typedef has the name of a template parameter.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

template <typename number> class shape {
public:
  number before;
  typedef number number;
  number after;
  virtual ~shape() = 0 {}
  virtual number area() const = 0 { return number(1); }
};
class square : public shape<int> {
public:
  int area() const override { return shape<int>::area() + 1; }
};

int main() {
  square s;
  s.before = s.after = 1;
  return s.area() - 2;
}
