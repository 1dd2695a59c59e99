// Text that ampcc writes into the host source has reserved names: no macro
// of the program, no poisoned word and no declaration conflicts with it.
// RUN: rm -rf %t && mkdir -p %t
// RUN: %ampcc --translate --amp-check -o %t %s && mv %t/reserved-words.cpp %t/checked.cpp
// RUN: %ampcc --translate -o %t %s
// RUN: cat %t/checked.cpp %t/reserved-words.cpp | grep -v '^#' > %t/host.cpp
// RUN: %clangxx -fsyntax-only -Xclang -dump-raw-tokens %t/host.cpp 2>&1 \
// RUN:   | sed -n "s/^raw_identifier '\([^']*\)'.*/\1/p" | sort -u > %t/words
// RUN: FileCheck %s --check-prefix=FOUND --input-file=%t/words
// FOUND: __ampcc_arg_buffer
// FOUND: __ampcc_class_site
// FOUND: __ampcc_in_passing
// FOUND: __ampcc_message_print
// FOUND: __ampcc_native_span
// FOUND: __ampcc_read
// FOUND: __ampcc_tag

// All words but those of the program, keywords, reserved ones and names with a hash in them.
// RUN: grep -v '^[/#]' %s | grep -ow '[A-Za-z_][A-Za-z_0-9]*' | sort -u > %t/own
// RUN: grep -vxFf %t/own %t/words | grep -vxE '_.*|[A-Za-z_]*_kernel_?[0-9]*_native_[0-9a-f]+(_v[34])?' \
// RUN:   | not grep -vxE 'bool|constexpr|decltype|explicit|extern|false|friend|namespace|nullptr|private|sizeof|static_assert|true'

// And the whole runs in the presence of such macros.
// RUN: %ampcc -O1 %s -o %t/run && %t/run
// RUN: %ampcc -O1 --amp-host-compiler=g++ %s -o %t/run && %t/run
#include <amp.h>
#include <amp_short_vectors.h>
#define abi_version 1 +
#define ampcc_rt 1 +
#define device_code 1 +
#define get_yx 1 +
#define hidden 1 +
#define host_stub 1 +
#define kernel 1 +
#define tag 1 +
#define this_unit 1 +
#define unused __attribute__((unused))
#define used 1 +
#define value 1 +
#define weak __attribute__((weak))
using namespace concurrency;
using concurrency::graphics::int_2;
namespace {
const int only_device = 0;
int ampcc_source = 3, ampcc_kernels = 4, ampcc_module = 5, ampcc_args_0 = 6;
} // namespace

class S {
  int k = 1;

public:
  S() restrict(cpu, amp) {}
  int g() const restrict(amp) { return k + only_device; }
};
class NoConstructor {
  int k;
  NoConstructor() restrict(amp) : k(0) {}
};
struct Scale {
  int ampcc_site;
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) { v[i] = ampcc_site; }
};
template <template <class> class, class, int N, class... More> int f(array_view<int> v, More... more) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = N + int(sizeof...(more)); });
  return v[1];
}
template <class T> struct Box {};
template <class V> int swizzled(V w) { return w.xy.x + w.yx.x; }

int main() {
  array_view<int> v(64);
  array_view<int, 2> w(8, 8);
  S s;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = i[0] + s.g();
    if (i[0] < 0)
      direct3d_printf("%d", i[0]);
  });
  int wrong = v[3] - 4;
  parallel_for_each(v.extent, Scale{7, v});
  wrong += v[5] - 7;
  struct Local {
    array_view<int, 2> v;
    void operator()(index<2> i) const restrict(amp) { v[i] = i[1]; }
  };
  parallel_for_each(w.extent, Local{w});
  wrong += w[2][6] - 6;
  int_2 pair(1, 2);
  wrong += pair.yx.x - 2 + swizzled(pair) - 3;
  return wrong + f<Box, char, 5>(v, 1, 2) - 7 + ampcc_source + ampcc_kernels + ampcc_module +
         ampcc_args_0 - 18;
}
// Code after the program may not contain these.
#pragma GCC poison site registration domain buffer arg_kind native_form
