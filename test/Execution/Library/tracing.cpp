// AMPCC_TRACE, AMPCC_PROFILE and AMPCC_DEBUG: kernels by name and place, transfers with their bytes.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t
// RUN: env AMPCC_SHARED_MEMORY=0 AMPCC_TRACE=%t.json %t 2>&1 | count 0
// RUN: %python -c "import json; events = json.load(open(r'%t.json')); \
// RUN:   done = [e for e in events if e['ph'] == 'X']; \
// RUN:   kernels = [e for e in done if e['cat'] == 'kernel']; \
// RUN:   assert [k['name'] for k in kernels] == ['numbers::scale'] * 3 + ['main_kernel'], kernels; \
// RUN:   assert kernels[0]['args']['place'].endswith('tracing.cpp:23'), kernels; \
// RUN:   assert [e['args']['bytes'] for e in done if e['name'] in ('upload', 'download')] == [4000, 4000]; \
// RUN:   tracks = {e['tid']: e['args']['name'] for e in events if e['name'] == 'thread_name'}; \
// RUN:   assert all(e['tid'] in tracks for e in done) and len({k['tid'] for k in kernels}) == 2, tracks; \
// RUN:   assert all(e['dur'] >= 0 for e in done)"
// RUN: env AMPCC_SHARED_MEMORY=0 AMPCC_PROFILE=1 %t 2>&1 | FileCheck %s --check-prefix=PROFILE
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
} // namespace numbers

int main() {
  std::vector<int> data(1000, 2);
  array_view<int> view(1000, data);
  for (int k = 0; k < 3; ++k)
    parallel_for_each(view.extent, numbers::scale{view});
  parallel_for_each(accelerator().create_view(), view.extent,
                    [=](index<1> i) restrict(amp) { view[i] += 1; });
  return view[7] == 55 ? 0 : 1;
}

// PROFILE: calls {{ *}}total ms
// PROFILE-DAG: 3 {{.*}} numbers::scale ({{.*}}tracing.cpp:23)
// PROFILE-DAG: 1 {{.*}} 4000 upload
// PROFILE-DAG: 1 {{.*}} 4000 download
// DEBUG: ampcc: upload of 4000 bytes on queue
// DEBUG: ampcc: launch numbers::scale ({{.*}}tracing.cpp:23) on queue {{[0-9]+}} of '{{.*}}', global 1024, local 256
// NOWHERE: ampcc: warning: cannot write the trace
