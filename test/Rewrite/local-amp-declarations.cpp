// An amp function declared in a block leaves a statement: it may be all that an if, a loop or a label has.
// RUN: %ampcc -Wall -Wextra -Werror -Wno-unused-label %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror -Wno-unused-label --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>

namespace far_away {
int g(int x) restrict(amp) { return x; }
} // namespace far_away

int behind_if(int x) {
  if (x < 0)
    int local(int) restrict(amp);
  return x;
}
int behind_else(int x) {
  if (x > 0)
    x = 2;
  else
    using far_away::g;
  x += 1;
  return x;
}
int behind_label(int x) {
  goto end;
end:
  int local(int) restrict(amp);
  return x;
}
int in_loop(int x) {
  for (int i = 0; i < 3; ++i)
    int local(int) restrict(amp), other(int) restrict(amp);
  x += 1;
  return x;
}

int main() {
  return !(behind_if(1) == 1 && behind_else(0) == 1 && behind_label(4) == 4 && in_loop(1) == 2);
}
