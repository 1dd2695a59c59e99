// AMPCC_TRACE, AMPCC_PROFILE and AMPCC_DEBUG: kernels by name and place, transfers with their bytes, calls of the host, and
// from which of them each command comes.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t
// RUN: env AMPCC_SHARED_MEMORY=0 AMPCC_TRACE=%t.json %t 2>&1 | count 0
// RUN: env AMPCC_DEVICE=native AMPCC_SHARED_MEMORY=0 AMPCC_TRACE=%t.native.json %t 2>&1 | count 0
// RUN: %python %S/Inputs/check_trace.py %t.json %t.native.json
// RUN: env AMPCC_SHARED_MEMORY=0 AMPCC_PROFILE=1 %t 2>&1 | FileCheck %s --check-prefix=PROFILE
// RUN: env AMPCC_DEVICE=native AMPCC_SHARED_MEMORY=0 AMPCC_PROFILE=table:%t.table %t 2>&1 | count 0
// RUN: FileCheck %s --check-prefix=PROFILE --input-file=%t.table
// RUN: env AMPCC_DEVICE=native AMPCC_SHARED_MEMORY=0 AMPCC_PROFILE=csv %t 2> %t.csv
// RUN: env AMPCC_DEVICE=native AMPCC_SHARED_MEMORY=0 AMPCC_PROFILE=json:%t.profile.json %t
// RUN: %python -c "import csv, json; rows = list(csv.DictReader(open(r'%t.csv'))); \
// RUN:   scale = [r for r in rows if r['name'] == 'numbers::scale'][0]; \
// RUN:   assert scale['kind'] == 'kernel' and scale['calls'] == '3' and float(scale['percent']) < 100, rows; \
// RUN:   wall = float(rows[0]['total_ms']); assert rows[0]['name'] == 'wall time'; \
// RUN:   assert abs(float(rows[1]['total_ms']) + float(rows[2]['total_ms']) - wall) < .01, rows; \
// RUN:   p = json.load(open(r'%t.profile.json')); d = p['devices'][0]; \
// RUN:   assert abs(d['busy_ms'] + d['idle_ms'] - p['wall_ms']) < .01 and 0 < p['library_ms'] <= p['wall_ms'], p; \
// RUN:   assert [r['calls'] for r in p['rows'] if r['name'] == 'launch numbers::scale'] == [3], p"
// RUN: env AMPCC_PROFILE=xml %t 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: env AMPCC_SHARED_MEMORY=0 AMPCC_DEBUG=1 %t 2>&1 | FileCheck %s --check-prefix=DEBUG
// RUN: env AMPCC_TRACE=%t/nowhere/x %t 2>&1 | FileCheck %s --check-prefix=NOWHERE
#include <amp.h>
#include <vector>
using namespace concurrency;

namespace numbers {
struct scale {
  void operator()(index<1> i) const restrict(amp) { view[i] *= 3; }
  array_view<int> view;
};

template <typename T> struct adder {
  template <int By> void add(const array_view<T> &view) const {
    parallel_for_each(accelerator().create_view(), view.extent,
                      [=](index<1> i) restrict(amp) { view[i] += By; });
  }
};
} // namespace numbers

int main() {
  std::vector<int> data(1000, 2);
  array_view<int> view(1000, data);
  for (int k = 0; k < 3; ++k)
    parallel_for_each(view.extent, numbers::scale{view});
  auto again = [&] {
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] += 1; });
  };
  again();
  numbers::adder<int>().add<4>(view);
  return view[7] == 59 ? 0 : 1;
}

// PROFILE: % wall {{ *}}ms
// PROFILE-NEXT: 100.0 {{.*}} wall time
// PROFILE-NEXT: {{.*}} busy
// PROFILE-NEXT: {{.*}} idle
// PROFILE-NEXT: {{.*}} main thread in the library
// PROFILE-NEXT: {{.*}} main thread elsewhere
// PROFILE: % wall {{ *}}total ms {{ *}}calls {{.*}}  kernel
// PROFILE-DAG: {{ }}3 {{.*}} numbers::scale ({{.*}}tracing.cpp:30)
// PROFILE-DAG: {{ }}1 {{.*}} main():48 ({{.*}}tracing.cpp:48)
// PROFILE-DAG: {{ }}1 {{.*}} numbers::adder<int>::add<4>():37 ({{.*}}tracing.cpp:37)
// PROFILE: % wall {{.*}}  transfer
// PROFILE-DAG: {{ }}1 {{.*}} 4000 upload
// PROFILE-DAG: {{ }}1 {{.*}} 4000 download
// PROFILE: % wall {{.*}}  in the library
// PROFILE-DAG: {{ }}3 {{.*}} launch numbers::scale
// PROFILE-DAG: {{ }}1 {{.*}} write on the host
// UNKNOWN: ampcc: warning: AMPCC_PROFILE is 'xml', which means nothing; it can be 0, 1 or table, csv or json, and optionally a file after a colon: csv:FILE
// DEBUG: ampcc: upload of 4000 bytes on queue
// DEBUG: ampcc: launch numbers::scale ({{.*}}tracing.cpp:30) on queue {{[0-9]+}} of '{{.*}}', global 1024, local 256
// NOWHERE: ampcc: warning: cannot write the trace
