// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t | FileCheck %s
// RUN: %ampcc --amp-msvc -D_UNICODE -DUNICODE -Wall -Werror -Wno-return-type %s -o %t && %t | FileCheck %s
// REQUIRES: opencl-device
#include "stdafx.h"
#include <amp.h>
#include <amp_math.h>
#include <iostream>
#include <string>
#include <tchar.h>

using namespace concurrency;

#define MAX_OPTIONS (8)
#define NUM_STEPS (63)

struct option_data {
  float price, strike, years;
};

template <typename T>
class pricer {
  std::vector<option_data> m_options;
  std::vector<T> m_result;
  T risk_free, volatility;

public:
  pricer() : m_result(MAX_OPTIONS), risk_free(0.06f), volatility(0.10f) {
    for (unsigned i = 0; i < MAX_OPTIONS; i++) {
      option_data d = {20.0f + i, 21.0f, 0.5f + 0.25f * i};
      m_options.push_back(d);
    }
  }
  const T &get_result(int i) const { return m_result[i]; }
  void put_result(int i, T value) { m_result[i] = value; }
  __declspec(property(get = get_result, put = put_result)) T result[];

  void run_gpu();
  T run_cpu(int i) const;
};

// One tile prices one option: its threads step back through the tree together.
template <typename T> void pricer<T>::run_gpu() {
  array_view<const option_data, 1> options(MAX_OPTIONS, m_options);
  array_view<T, 1> out(MAX_OPTIONS, m_result);
  out.discard_data();
  const T r = risk_free, v = volatility;
  parallel_for_each(extent<1>(MAX_OPTIONS * (NUM_STEPS + 1)).tile<NUM_STEPS + 1>(),
                    [=](tiled_index<NUM_STEPS + 1> tidx) restrict(amp) {
                      tile_static T call[NUM_STEPS + 1];
                      const int i = tidx.local[0];
                      const option_data o = options[tidx.tile[0]];
                      const T dt = o.years / NUM_STEPS;
                      const T up = fast_math::exp(v * fast_math::sqrt(dt));
                      const T grow = fast_math::exp(r * dt);
                      const T p = (grow - 1 / up) / (up - 1 / up);
                      const T s = o.price * fast_math::exp(v * fast_math::sqrt(dt) * (2 * i - NUM_STEPS));
                      call[i] = s > o.strike ? s - o.strike : 0;
                      for (int step = NUM_STEPS; step > 0; step--) {
                        tidx.barrier.wait();
                        T next = call[i];
                        if (i < step)
                          next = (p * call[i + 1] + (1 - p) * call[i]) / grow;
                        tidx.barrier.wait();
                        call[i] = next;
                      }
                      if (i == 0)
                        out[tidx.tile[0]] = call[0];
                    });
  out.synchronize();
}

template <typename T> T pricer<T>::run_cpu(int k) const {
  const option_data o = m_options[k];
  const T dt = o.years / NUM_STEPS, up = std::exp(volatility * std::sqrt(dt));
  const T grow = std::exp(risk_free * dt), p = (grow - 1 / up) / (up - 1 / up);
  T call[NUM_STEPS + 1];
  for (int i = 0; i <= NUM_STEPS; i++) {
    const T s = o.price * std::exp(volatility * std::sqrt(dt) * (2 * i - NUM_STEPS));
    call[i] = s > o.strike ? s - o.strike : 0;
  }
  for (int step = NUM_STEPS; step > 0; step--)
    for (int i = 0; i < step; i++)
      call[i] = (p * call[i + 1] + (1 - p) * call[i]) / grow;
  return call[0];
}

int _tmain(int argc, _TCHAR *argv[]) {
  pricer<float> prices;
  prices.run_gpu();
  bool good = argc == 1;
  for (int i = 0; i < MAX_OPTIONS; i++)
    good &= std::fabs(prices.result[i] - prices.run_cpu(i)) < 1e-3f;
  prices.result[0] = 7;
  std::wcout << L"options " << _countof("12345678") - 1 << (good ? L" verified" : L" wrong") << std::endl;
  std::basic_string<_TCHAR> name(argv[0]);
  std::cout << "first " << prices.result[0] << "\n";
  _tprintf(_T("%s \u00e9\n"), name.substr(name.size() - 3).c_str());
}
// CHECK: options 8 verified
// CHECK-NEXT: first 7
// CHECK-NEXT: {{^}}tmp é
