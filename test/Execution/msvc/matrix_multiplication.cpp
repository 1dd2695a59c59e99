// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t | FileCheck %s
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t | FileCheck %s
// REQUIRES: opencl-device
#define _SILENCE_AMP_DEPRECATION_WARNINGS
#include "stdafx.h"
#include <amp.h>
#include <assert.h>
#include <iostream>
#include <math.h>
#include <vector>
#include <Windows.h>

#pragma warning(disable : 4996)
#pragma comment(lib, "d3d11.lib")

using namespace concurrency;
using namespace std;

static const int tile_size = 8;

template <typename _type>
static void multiply_on_cpu(_In_ const vector<_type> &a, _In_ const vector<_type> &b,
                            _Out_ vector<_type> &c, int m, int w, int n) {
  for (int row = 0; row < m; row++)
    for (int col = 0; col < n; col++) {
      _type sum = 0;
      for (int i = 0; i < w; i++)
        sum += a[row * w + i] * b[i * n + col];
      c[row * n + col] = sum;
    }
}

template <typename _type>
void multiply_simple(const vector<_type> &va, const vector<_type> &vb, vector<_type> &vc, int m,
                     int w, int n) {
  array_view<const _type, 2> a(m, w, va), b(w, n, vb);
  array_view<_type, 2> c(m, n, vc);
  c.discard_data();
  parallel_for_each(c.extent, [=](index<2> idx) restrict(amp) {
    _type sum = 0;
    for (int i = 0; i < a.extent[1]; i++)
      sum += a(idx[0], i) * b(i, idx[1]);
    c[idx] = sum;
  });
  c.synchronize();
}

template <typename _type>
void multiply_tiled(const vector<_type> &va, const vector<_type> &vb, vector<_type> &vc, int m,
                    int w, int n) {
  concurrency::extent<2> e_c(m, n);
  array_view<const _type, 2> a(m, w, va), b(w, n, vb);
  array_view<_type, 2> c(e_c, vc);
  c.discard_data();
  parallel_for_each(c.extent.tile<tile_size, tile_size>(),
                    [=](tiled_index<tile_size, tile_size> tidx) restrict(amp) {
                      _type sum = 0;
                      const int row = tidx.local[0], col = tidx.local[1];
                      for (int i = 0; i < w; i += tile_size) {
                        tile_static _type local_b[tile_size][tile_size];
                        tile_static _type local_a[tile_size][tile_size];
                        local_a[row][col] = a(tidx.global[0], col + i);
                        local_b[row][col] = b(row + i, tidx.global[1]);
                        tidx.barrier.wait();
                        for (unsigned __int32 k = 0; k < tile_size; k++)
                          sum += local_a[row][k] * local_b[k][col];
                        tidx.barrier.wait();
                      }
                      c[tidx.global] = sum;
                    });
  c.synchronize();
}

int _tmain(int argc, _TCHAR *argv[]) {
  UNREFERENCED_PARAMETER(argc);
  UNREFERENCED_PARAMETER(argv);
  accelerator default_device;
  wcout << L"Using device : " << (default_device.get_description().empty() ? L"none" : L"some")
        << endl;

  const int m = 32, w = 48, n = 24;
  vector<float> a(m * w), b(w * n), expected(m * n), simple(m * n), tiled(m * n);
  for (int i = 0; i < max(m * w, w * n); i++) {
    if (i < m * w)
      a[i] = static_cast<float>(i % 7);
    if (i < w * n)
      b[i] = static_cast<float>(i % 5);
  }
  assert((m % tile_size) == 0);
  multiply_on_cpu(a, b, expected, m, w, n);
  multiply_simple(a, b, simple, m, w, n);
  multiply_tiled(a, b, tiled, m, w, n);
  cout << "simple: " << (simple == expected ? "DATA OK" : "DATA MISMATCH") << endl;
  wcout << L"tiled: " << (tiled == expected ? "DATA OK" : "DATA MISMATCH") << endl;
  printf("done\n");
  return 0;
}
// CHECK: Using device : some
// CHECK-NEXT: simple: DATA OK
// CHECK-NEXT: tiled: DATA OK
// CHECK-NEXT: done
