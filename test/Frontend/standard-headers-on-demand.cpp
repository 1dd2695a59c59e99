// <amp.h> leaves out the standard headers that take long to read, and a unit that uses their names
// gets them nevertheless: in the main file, in a header, with either host compiler.
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: echo '#include <amp.h>' > none.cpp
// RUN: echo 'int f(int x) restrict(amp, cpu) { return x; }' >> none.cpp
// RUN: %ampcc --translate none.cpp -o out
// RUN: not grep -E 'future|functional|chrono' out/none.cpp
// RUN: %ampcc -c none.cpp -MD -MF none.d && not grep -E '/(future|functional|mutex)\b' none.d
// RUN: echo 'inline bool over(const concurrency::completion_future &f) { return f.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }' > uses.h
// RUN: echo '#include <amp.h>' > in_header.cpp
// RUN: echo '#include "uses.h"' >> in_header.cpp
// RUN: %ampcc --translate in_header.cpp -o out && FileCheck --check-prefix=HEADER %s < out/in_header.cpp
//      HEADER: #include <ampcc_rt/host.h>
// HEADER-NEXT: #include <chrono>
// HEADER-NEXT: #include <future>
// RUN: %ampcc -c in_header.cpp
// RUN: %ampcc --amp-host-compiler=g++ -c in_header.cpp
// RUN: %ampcc -Wall -Wextra -Werror -c %s
// RUN: %ampcc --amp-host-compiler=g++ -Wall -Wextra -Werror -c %s -o gxx.o
#include <amp.h>

std::function<int(int)> twice = [](int x) { return 2 * x; };
std::shared_future<void> convert(concurrency::completion_future f) {
  std::shared_future<void> made = f, direct(f);
  made = f;
  return static_cast<std::shared_future<void>>(f);
}
