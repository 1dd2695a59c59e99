//===- ispc.cpp - calls of the ten kernels in ispc ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cases.h"
#include "shapes.h"
#include "tasks.h"

extern "C" {
void ispc_escape_time(int *out, int width, int height, int span);
void ispc_noise(const int *table, float *out, int width, int height, int octaves, int span);
void ispc_option_tree(const float *price, const float *strike, const float *years, float *out,
                      int n, int span);
void ispc_box_tree(const float *boxes, const int *links, const float *spheres, float *out,
                   int width, int height, int span);
void ispc_ambient(float *out, int width, int height, int span);
void ispc_volume(const float *volume, float *out, int width, int height, int span);
void ispc_collisions(const float *xs, const float *ys, const int *cells, int *out, int n, int span);
void ispc_edit_distance(const int *one, const int *other, const int *lengths, int *out, int n,
                        int span);
void ispc_sparse_rows(const int *starts, const int *columns, const float *values, const float *x,
                      float *out, int n, int span);
void ispc_sort_few(const float *from, float *out, int threads, int span);
}

namespace bench {
namespace in_ispc {

void escape_time(const inputs &in, ints &out) {
  ispc_escape_time(out.data(), in.picture.width, in.picture.height,
                   task_span(in.picture.height, TASK_ROWS));
}
void noise(const inputs &in, floats &out) {
  ispc_noise(in.permutation.data(), out.data(), in.small_picture.width, in.small_picture.height, 8,
             task_span(in.small_picture.height, TASK_ROWS));
}
void option_tree(const inputs &in, floats &out) {
  ispc_option_tree(in.price.data(), in.strike.data(), in.years.data(), out.data(), int(out.size()),
                   task_span(int(out.size()), TASK_ELEMENTS));
}
void box_tree(const inputs &in, floats &out) {
  ispc_box_tree(in.boxes.data(), in.links.data(), in.spheres.data(), out.data(), in.picture.width,
                in.picture.height, task_span(in.picture.height, TASK_ROWS));
}
void ambient(const inputs &in, floats &out) {
  ispc_ambient(out.data(), in.small_picture.width, in.small_picture.height,
               task_span(in.small_picture.height, TASK_ROWS));
}
void volume(const inputs &in, floats &out) {
  ispc_volume(in.volume.data(), out.data(), in.small_picture.width, in.small_picture.height,
              task_span(in.small_picture.height, TASK_ROWS));
}
void collisions(const inputs &in, ints &out) {
  ispc_collisions(in.xs.data(), in.ys.data(), in.cells.data(), out.data(), int(out.size()),
                  task_span(int(out.size()), TASK_ELEMENTS));
}
void edit_distance(const inputs &in, ints &out) {
  ispc_edit_distance(in.one.data(), in.other.data(), in.lengths.data(), out.data(), int(out.size()),
                     task_span(int(out.size()), TASK_ELEMENTS));
}
void sparse_rows(const inputs &in, floats &out) {
  ispc_sparse_rows(in.starts.data(), in.columns.data(), in.values.data(), in.vector.data(),
                   out.data(), int(out.size()), task_span(int(out.size()), TASK_ELEMENTS));
}
void sort_few(const inputs &in, floats &out) {
  ispc_sort_few(in.unsorted.data(), out.data(), in.sort_row.width,
                task_span(in.sort_row.width, TASK_ELEMENTS));
}

} // namespace in_ispc
} // namespace bench
