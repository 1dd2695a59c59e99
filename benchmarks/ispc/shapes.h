//===- shapes.h - sizes that all three languages share --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_ISPC_SHAPES_H
#define BENCH_ISPC_SHAPES_H

#define ESCAPE_LIMIT 256
#define TREE_STEPS 64
#define TREE_DEPTH 32
#define FAR 1.0e30f
#define AMBIENT_SAMPLES 16
#define VOLUME_SIZE 96
#define GRID_SIZE 128
#define CELL_SIZE 1.0f
#define STRAND 48
#define SORTED 24
#define TASK_ROWS 4
#define TASK_ELEMENTS 256

#endif
