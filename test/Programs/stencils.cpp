// In the manner of benchmarks that were ported from OpenCL for HCC: C with kernels in it, buffers of malloc, sizes in macros.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++amp -O1 %s -o %t && %t 64 8
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <sys/time.h>
#include <amp.h>
#include <amp_math.h>
using namespace Concurrency;

#define BLOCK_SIZE 16
#define STR_SIZE 256
#define MAX_PD (3.0e6)
#define PRECISION 0.001
#define SPEC_HEAT_SI 1.75e6
#define K_SI 100
#define FACTOR_CHIP 0.5
#define IN_RANGE(x, min, max) ((x) >= (min) && (x) <= (max))
#define CLAMP_RANGE(x, min, max) x = (x < (min)) ? min : ((x > (max)) ? max : x)
#define MIN(a, b) ((a) <= (b) ? (a) : (b))
#define IDX(r, c, w) ((r) * (w) + (c))
#define LIMIT -999
#define fatal(...) do { fprintf(stderr, __VA_ARGS__); exit(1); } while (0)

typedef float FLOAT;
const float t_chip = 0.0005;
static const float chip_height = 0.016, chip_width = 0.016;
float amb_temp = 80.0;

static int blosum62[4][4] = {{4, -1, -2, -2}, {-1, 5, 0, -2}, {-2, 0, 6, 1}, {-2, -2, 1, 6}};

static long long get_time() {
  struct timeval tv;
  gettimeofday(&tv, NULL);
  return (tv.tv_sec * 1000000) + tv.tv_usec;
}

/* hotspot: one block computes `iteration` steps of a pyramid */
static void hotspot_step(int iteration, array_view<const FLOAT, 1> &power, array_view<FLOAT, 1> &src, array_view<FLOAT, 1> &dst, int cols,
                         int rows, int border, float Cap, float Rx, float Ry, float Rz, float step) {
  int small = BLOCK_SIZE - iteration * 2;
  int blockCols = cols / small + ((cols % small == 0) ? 0 : 1);
  int blockRows = rows / small + ((rows % small == 0) ? 0 : 1);
  float amb = amb_temp;
  extent<2> grid(blockRows * BLOCK_SIZE, blockCols * BLOCK_SIZE);
  parallel_for_each(grid.tile<BLOCK_SIZE, BLOCK_SIZE>(), [=](tiled_index<BLOCK_SIZE, BLOCK_SIZE> tidx) restrict(amp) {
    tile_static FLOAT temp_t[BLOCK_SIZE][BLOCK_SIZE], buf_t[BLOCK_SIZE][BLOCK_SIZE];
    const int bx = tidx.tile[1], by = tidx.tile[0];
    int tx = tidx.local[1], ty = tidx.local[0];
    float Rx_1 = 1 / Rx, Ry_1 = 1 / Ry, Rz_1 = 1 / Rz, step_div_Cap = step / Cap;
    int blkY = small * by - border, blkX = small * bx - border;
    int yidx = blkY + ty, xidx = blkX + tx, loadY = yidx, loadX = xidx, idx = cols * loadY + loadX;
    FLOAT pw = 0;
    if (IN_RANGE(loadY, 0, rows - 1) && IN_RANGE(loadX, 0, cols - 1)) {
      temp_t[ty][tx] = src[idx];
      pw = power[idx];
    }
    tidx.barrier.wait();
    int validYmin = (blkY < 0) ? -blkY : 0, validXmin = (blkX < 0) ? -blkX : 0;
    int validYmax = (blkY + BLOCK_SIZE - 1 > rows - 1) ? BLOCK_SIZE - 1 - (blkY + BLOCK_SIZE - 1 - rows + 1) : BLOCK_SIZE - 1;
    int validXmax = (blkX + BLOCK_SIZE - 1 > cols - 1) ? BLOCK_SIZE - 1 - (blkX + BLOCK_SIZE - 1 - cols + 1) : BLOCK_SIZE - 1;
    int N = ty - 1, S = ty + 1, W = tx - 1, E = tx + 1;
    N = (N < validYmin) ? validYmin : N;
    S = (S > validYmax) ? validYmax : S;
    CLAMP_RANGE(W, validXmin, W);
    E = (E > validXmax) ? validXmax : E;
    bool computed;
    for (int i = 0; i < iteration; i++) {
      computed = false;
      if (IN_RANGE(tx, i + 1, BLOCK_SIZE - i - 2) && IN_RANGE(ty, i + 1, BLOCK_SIZE - i - 2) && IN_RANGE(tx, validXmin, validXmax) &&
          IN_RANGE(ty, validYmin, validYmax)) {
        computed = true;
        buf_t[ty][tx] = temp_t[ty][tx] + step_div_Cap * (pw + (temp_t[S][tx] + temp_t[N][tx] - 2.0f * temp_t[ty][tx]) * Ry_1 +
                                                         (temp_t[ty][E] + temp_t[ty][W] - 2.0f * temp_t[ty][tx]) * Rx_1 +
                                                         (amb - temp_t[ty][tx]) * Rz_1);
      }
      tidx.barrier.wait();
      if (i == iteration - 1)
        break;
      if (computed)
        temp_t[ty][tx] = buf_t[ty][tx];
      tidx.barrier.wait();
    }
    if (computed)
      dst[idx] = buf_t[ty][tx];
  });
}

static void hotspot_cpu(const FLOAT *power, const FLOAT *src, FLOAT *dst, int n, float Cap, float Rx, float Ry, float Rz, float step) {
  for (int r = 0; r < n; r++)
    for (int c = 0; c < n; c++) {
      float t = src[IDX(r, c, n)];
      float up = src[IDX(r > 0 ? r - 1 : 0, c, n)], down = src[IDX(MIN(r + 1, n - 1), c, n)];
      float left = src[IDX(r, c > 0 ? c - 1 : 0, n)], right = src[IDX(r, MIN(c + 1, n - 1), n)];
      dst[IDX(r, c, n)] = t + step / Cap * (power[IDX(r, c, n)] + (down + up - 2.0f * t) / Ry + (right + left - 2.0f * t) / Rx + (amb_temp - t) / Rz);
    }
}

/* Needleman-Wunsch: one launch an antidiagonal of blocks */
int maximum(int a, int b, int c) restrict(amp, cpu) {
  int k;
  if (a <= b)
    k = b;
  else
    k = a;
  if (k <= c)
    return (c);
  else
    return (k);
}

static void nw_diagonal(array<int> &itemsets, const array_view<const int, 1> &reference, int max_cols, int penalty, int blk, int first, int sum) {
  parallel_for_each(extent<1>(blk * BLOCK_SIZE).tile<BLOCK_SIZE>(), [=, &itemsets](tiled_index<BLOCK_SIZE> t) restrict(amp) {
    tile_static int temp[(BLOCK_SIZE + 1) * (BLOCK_SIZE + 1)];
    tile_static int ref[BLOCK_SIZE * BLOCK_SIZE];
    int tx = t.local[0], b_index_x = first + t.tile[0], b_index_y = sum - b_index_x;
    int base = max_cols * BLOCK_SIZE * b_index_y + BLOCK_SIZE * b_index_x;
    for (int ty = 0; ty < BLOCK_SIZE; ty++)
      ref[IDX(ty, tx, BLOCK_SIZE)] = reference[base + max_cols * (ty + 1) + tx + 1];
    if (tx == 0)
      temp[0] = itemsets[base];
    temp[IDX(tx + 1, 0, BLOCK_SIZE + 1)] = itemsets[base + max_cols * (tx + 1)];
    temp[IDX(0, tx + 1, BLOCK_SIZE + 1)] = itemsets[base + tx + 1];
    t.barrier.wait_with_tile_static_memory_fence();
    for (int m = 0; m < 2 * BLOCK_SIZE - 1; m++) {
      int x = m - tx + 1, y = tx + 1;
      if (x >= 1 && x <= BLOCK_SIZE)
        temp[IDX(y, x, BLOCK_SIZE + 1)] = maximum(temp[IDX(y - 1, x - 1, BLOCK_SIZE + 1)] + ref[IDX(y - 1, x - 1, BLOCK_SIZE)],
                                                  temp[IDX(y, x - 1, BLOCK_SIZE + 1)] - penalty, temp[IDX(y - 1, x, BLOCK_SIZE + 1)] - penalty);
      t.barrier.wait_with_tile_static_memory_fence();
    }
    for (int ty = 0; ty < BLOCK_SIZE; ty++)
      itemsets[base + max_cols * (ty + 1) + tx + 1] = temp[IDX(ty + 1, tx + 1, BLOCK_SIZE + 1)];
  });
}

void usage(int argc, char **argv) {
  fprintf(stderr, "Usage: %s <grid> <steps>\n", argv[0]);
  exit(1);
}

int main(int argc, char *argv[]) {
  int size, steps, i, j, errors = 0;
  if (argc < 3 || (size = atoi(argv[1])) <= 0 || (steps = atoi(argv[2])) <= 0)
    usage(argc, argv);
  const int pyramid_height = 2;
  FLOAT *temp = (FLOAT *)malloc(size * size * sizeof(FLOAT)), *power = (FLOAT *)calloc(size * size, sizeof(FLOAT)),
        *result = (FLOAT *)malloc(size * size * sizeof(FLOAT)), *cpu[2];
  if (!temp || !power || !result)
    fatal("unable to allocate memory\n");
  srand(7);
  for (i = 0; i < size * size; i++) {
    temp[i] = 320 + (float)rand() / RAND_MAX * 20;
    power[i] = (float)rand() / RAND_MAX * 0.01;
  }
  float grid_height = chip_height / size, grid_width = chip_width / size;
  float Cap = FACTOR_CHIP * SPEC_HEAT_SI * t_chip * grid_width * grid_height;
  float Rx = grid_width / (2.0 * K_SI * t_chip * grid_height), Ry = grid_height / (2.0 * K_SI * t_chip * grid_width);
  float Rz = t_chip / (K_SI * grid_height * grid_width), step = PRECISION / (MAX_PD / (FACTOR_CHIP * t_chip * SPEC_HEAT_SI));
  long long start = get_time();
  {
    array_view<const FLOAT> power_av(size * size, power);
    array_view<FLOAT> a(size * size, temp), b(size * size, result), *from = &a, *to = &b, *swap;
    cpu[0] = (FLOAT *)memcpy(malloc(size * size * sizeof(FLOAT)), temp, size * size * sizeof(FLOAT));
    cpu[1] = (FLOAT *)malloc(size * size * sizeof(FLOAT));
    for (int t = 0; t < steps; t += pyramid_height) {
      hotspot_step(MIN(pyramid_height, steps - t), power_av, *from, *to, size, size, pyramid_height, Cap, Rx, Ry, Rz, step);
      swap = from, from = to, to = swap;
    }
    from->synchronize();
    for (int t = 0; t < steps; t++)
      hotspot_cpu(power, cpu[t % 2], cpu[1 - t % 2], size, Cap, Rx, Ry, Rz, step);
    for (i = 0; i < size * size; i++)
      if (fabs((*from)[i] - cpu[steps % 2][i]) > 0.01 * fabs(cpu[steps % 2][i]))
        errors++;
  }
  if (errors)
    printf("hotspot: %d errors\n", errors);

  int max = size + 1, penalty = 3;
  int *items = (int *)calloc(max * max, sizeof(int)), *reference = (int *)calloc(max * max, sizeof(int));
  for (i = 1; i < max; i++)
    items[IDX(i, 0, max)] = -i * penalty, items[i] = -i * penalty;
  for (i = 1; i < max; i++)
    for (j = 1; j < max; j++)
      reference[IDX(i, j, max)] = blosum62[rand() % 4][rand() % 4];
  array<int> device(max * max, items);
  array_view<const int> reference_av(max * max, reference);
  int blocks = size / BLOCK_SIZE;
  for (i = 1; i <= blocks; i++)
    nw_diagonal(device, reference_av, max, penalty, i, 0, i - 1);
  for (i = blocks - 1; i >= 1; i--)
    nw_diagonal(device, reference_av, max, penalty, i, blocks - i, 2 * blocks - i - 1);
  for (i = 1; i < max; i++)
    for (j = 1; j < max; j++)
      items[IDX(i, j, max)] = maximum(items[IDX(i - 1, j - 1, max)] + reference[IDX(i, j, max)], items[IDX(i, j - 1, max)] - penalty,
                                      items[IDX(i - 1, j, max)] - penalty);
  int *out = (int *)malloc(max * max * sizeof(int));
  copy(device, out);
  if (memcmp(out, items, max * max * sizeof(int)))
    printf("nw: differs\n"), errors++;
  char line[STR_SIZE];
  snprintf(line, STR_SIZE, "%lld us\n", get_time() - start);
  fputs(line, stderr);
  free(temp), free(power), free(result), free(cpu[0]), free(cpu[1]), free(items), free(reference), free(out);
  return errors != 0;
}
