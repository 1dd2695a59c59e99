// <amp.h> leaves out the standard headers that take long to read, and a unit that uses their names
// gets them nevertheless: in the main file, in a header, with either host compiler.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: echo '#include <amp.h>' > none.cpp
// RUN: echo 'int f(int x) restrict(amp, cpu) { return x; }' >> none.cpp
// RUN: %ampcc --translate none.cpp -o out
// RUN: not grep USES out/none.cpp
// RUN: %ampcc -c none.cpp -MD -MF none.d && not grep -E '/(future|functional|mutex)\b' none.d
// RUN: echo 'inline bool over(const concurrency::completion_future &f) { return f.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }' > uses.h
// RUN: echo '#include <amp.h>' > in_header.cpp
// RUN: echo '#include "uses.h"' >> in_header.cpp
// RUN: %ampcc --translate in_header.cpp -o out && FileCheck --check-prefix=HEADER %s < out/in_header.cpp
//      HEADER: #include <ampcc_rt/host.h>
// HEADER-NEXT: #define AMPCC_RT_USES_CHRONO 1
// HEADER-NEXT: #define AMPCC_RT_USES_FUTURE 1
// RUN: %ampcc -c in_header.cpp
// RUN: %ampcc --amp-host-compiler=g++ -c in_header.cpp
// Names that programs also use for their own entities: only with `std::`.
// RUN: echo '#include <amp.h>' > own.cpp
// RUN: echo 'struct map { int set, list; }; int f(map m) restrict(amp, cpu) { return m.set; }' >> own.cpp
// RUN: %ampcc --translate own.cpp -o out && not grep USES out/own.cpp
// RUN: echo 'std::map<int, std::array<int, 2>> m; float g(float x) { return std::sqrt(x); }' >> own.cpp
// RUN: %ampcc --translate own.cpp -o out && grep USES out/own.cpp | FileCheck --check-prefix=OWN %s
//      OWN: USES_CMATH
// OWN-NEXT: USES_MAP
// OWN-NEXT: USES_ARRAY
//  OWN-NOT: USES
// RUN: %ampcc -c own.cpp && %ampcc --amp-host-compiler=g++ -c own.cpp
// They come where <amp.h> does.
// RUN: echo '#ifdef _GLIBCXX_FUNCTIONAL' > before.cpp
// RUN: echo '#define EARLY' >> before.cpp
// RUN: echo '#endif' >> before.cpp
// RUN: echo '#include <amp.h>' >> before.cpp
// RUN: echo 'std::function<int()> f;' >> before.cpp
// RUN: echo 'int g() restrict(amp, cpu) { return 1; }' >> before.cpp
// RUN: echo '#ifdef EARLY' >> before.cpp && echo '#error early' >> before.cpp && echo '#endif' >> before.cpp
// RUN: %ampcc -c before.cpp && %ampcc --amp-host-compiler=g++ -c before.cpp
// RUN: %ampcc -Wall -Wextra -Werror -c %s
// RUN: %ampcc --amp-host-compiler=g++ -Wall -Wextra -Werror -c %s -o gxx.o
#include <amp.h>

// The cheap ones are always there.
static_assert(INT_MAX == std::numeric_limits<int>::max() && FLT_MAX > 0, "");
void *(*copier)(void *, const void *, std::size_t) = memcpy;
std::function<int(int)> twice = [](int x) { return 2 * x; };
std::shared_future<void> convert(concurrency::completion_future f) {
  std::shared_future<void> made = f, direct(f);
  made = f;
  return static_cast<std::shared_future<void>>(f);
}
