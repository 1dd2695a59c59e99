// RUN: %ampcc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Cellular automata: Conway's Life with two arrays that are exchanged, with views of a padded vector, with tiles and halos, and packed
// in bits; Wolfram's rules; a forest fire until nothing burns.

#include <amp.h>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <utility>
#include <vector>

// The clause was often hidden in a macro.
#ifdef NO_AMP
#define GPU_CPU
#else
#define GPU_CPU restrict(amp, cpu)
#endif

using namespace concurrency;

typedef std::vector<int> board;

#define W 40
#define H 24
#define GENERATIONS 6

static inline int rule(int alive, int neighbours) GPU_CPU
{
	return (neighbours == 3) | ((neighbours == 2) & alive);
}

static board life_host(board cells)
{
	board next(cells.size());
	for (int g = 0; g < GENERATIONS; g++, cells.swap(next))
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				int sum = 0;
				for (int dy = -1; dy <= 1; dy++)
					for (int dx = -1; dx <= 1; dx++)
						if (dx || dy)
							sum += cells[(y + dy + H) % H * W + (x + dx + W) % W];
				next[y * W + x] = rule(cells[y * W + x], sum);
			}
	return cells;
}

/* 1: arrays on the device, exchanged with std::swap */
static board life_arrays(const board &start)
{
	array<int, 2> a(H, W, start.begin(), start.end());
	array<int, 2> b(H, W);
	for (int g = 0; g < GENERATIONS; g++) {
		parallel_for_each(a.get_extent(), [&](index<2> i) restrict(amp) {
			int sum = 0;
			for (int dy = H - 1; dy <= H + 1; dy++)
				for (int dx = W - 1; dx <= W + 1; dx++)
					sum += a((i[0] + dy) % H, (i[1] + dx) % W);
			b[i] = rule(a[i], sum - a[i]);
		});
		std::swap(a, b);
	}
	return a;
}

/* 2: views of the two halves of one vector */
static board life_halves(const board &start)
{
	board both(start);
	both.resize(2 * W * H);
	array_view<int, 3> halves(2, H, W, both);
	for (int g = 0; g < GENERATIONS; g++) {
		array_view<int, 2> from = halves[g % 2];
		array_view<int, 2> to = halves[(g + 1) % 2];
		to.discard_data();
		parallel_for_each(to.get_extent(), [from, to](index<2> i) restrict(amp) {
			const int up = (i[0] + H - 1) % H, down = (i[0] + 1) % H, left = (i[1] + W - 1) % W, right = (i[1] + 1) % W;
			const int sum = from(up, left) + from(up, i[1]) + from(up, right) + from(i[0], left) + from(i[0], right) +
				from(down, left) + from(down, i[1]) + from(down, right);
			to[i] = rule(from[i], sum);
		});
	}
	halves.synchronize();
	const auto result = both.begin() + GENERATIONS % 2 * W * H;
	return board(result, result + W * H);
}

/* 3: tiles that read their border */
template <int T>
static board life_tiles(const board &start)
{
	board cells(start), other(start.size());
	array_view<int, 2> a(H, W, cells), b(H, W, other);
	for (int g = 0; g < GENERATIONS; g++) {
		parallel_for_each(b.get_extent().tile<T, T>().pad(), [=](tiled_index<T, T> t) restrict(amp) {
			tile_static int s[T + 2][T + 2];
			tile_static int population;
			const int ly = t.local[0], lx = t.local[1];
			const index<2> origin = t.tile_origin;
			if (ly == 0 && lx == 0)
				population = 0;
			for (int k = ly * T + lx; k < (T + 2) * (T + 2); k += T * T)
				s[k / (T + 2)][k % (T + 2)] = a((origin[0] + k / (T + 2) + H - 1) % H, (origin[1] + k % (T + 2) + W - 1) % W);
			t.barrier.wait();
			if (s[ly + 1][lx + 1])
				atomic_fetch_inc(&population);
			int sum = 0;
			for (int dy = 0; dy < 3; dy++)
				for (int dx = 0; dx < 3; dx++)
					sum += s[ly + dy][lx + dx];
			t.barrier.wait();
			/* A tile without any cells and borders stays empty, by the word of one thread. */
			if (t.global[0] < H && t.global[1] < W)
				b[t.global] = population == 0 && sum == 0 ? 0 : rule(s[ly + 1][lx + 1], sum - s[ly + 1][lx + 1]);
		});
		std::swap(a, b);
	}
	a.synchronize();
	b.synchronize();
	return GENERATIONS % 2 ? other : cells;
}

/* 4: 32 cells an unsigned, added with carries */
struct counter {
	unsigned ones, twos, fours;
	counter() GPU_CPU : ones(0), twos(0), fours(0) {}
	void add(unsigned bits) GPU_CPU
	{
		const unsigned carry = ones & bits;
		ones ^= bits;
		const unsigned carry2 = twos & carry;
		twos ^= carry;
		fours |= carry2;
	}
	unsigned next(unsigned alive) const GPU_CPU { return ~fours & twos & (ones | alive); }
};

static board life_bits(const board &start)
{
	const int words = 2;   /* of which 40 bits are used: the row wraps inside of them */
	std::vector<unsigned> packed(H * words), target(H * words);
	for (int i = 0; i < W * H; i++)
		packed[i / W * words + i % W / 32] |= unsigned(start[i]) << (i % W % 32);
	array_view<unsigned, 2> a(H, words, packed), b(H, words, target);
	for (int g = 0; g < GENERATIONS; g++) {
		parallel_for_each(extent<2>(H, words), [=](index<2> i) restrict(amp) {
			counter c;
			unsigned mine = 0;
			for (int dy = -1; dy <= 1; dy++) {
				const int y = (i[0] + dy + H) % H;
				const unsigned low = a(y, 0), high = a(y, 1);
				unsigned here, left, right;
				if (i[1] == 0) {
					here = low;
					left = low << 1 | high >> (W - 33);
					right = low >> 1 | high << 31;
				} else {
					const unsigned mask = (1u << (W - 32)) - 1;
					here = high;
					left = (high << 1 | low >> 31) & mask;
					right = (high >> 1 | low << (W - 33)) & mask;
				}
				c.add(left);
				c.add(right);
				if (dy != 0)
					c.add(here);
				else
					mine = here;
			}
			b[i] = c.next(mine);
		});
		std::swap(a, b);
	}
	board result(W * H);
	for (int i = 0; i < W * H; i++)
		result[i] = a(i / W, i % W / 32) >> (i % W % 32) & 1;
	return result;
}

/* Wolfram's rules in one tile, which keeps the line in tile_static memory for all generations */
static board wolfram(int number, int steps)
{
	const int width = 64;
	board history(steps * width);
	array_view<int, 2> out(steps, width, history);
	out.discard_data();
	parallel_for_each(extent<1>(width).tile<width>(), [=](tiled_index<width> t) restrict(amp) {
		tile_static int line[2][width];
		tile_static int current;
		const int x = t.local[0];
		line[0][x] = x == width / 2;
		if (x == 0)
			current = 0;
		t.barrier.wait();
		for (int s = 0; s < steps; s++) {
			out(s, x) = line[current][x];
			const int code = line[current][(x + width - 1) % width] * 4 + line[current][x] * 2 + line[current][(x + 1) % width];
			line[1 - current][x] = number >> code & 1;
			t.barrier.wait();
			if (x == 0)
				current = 1 - current;
			t.barrier.wait();
		}
	});
	return out.synchronize(), history;
}

enum tree : int { ash, wood, fire };

static int burn(std::vector<tree> &forest)
{
	array_view<tree, 2> view(H, W, forest);
	int rounds = 0;
	bool burning = true;
	while (burning) {
		int any = 0;
		array_view<int, 1> flag(1, &any);
		std::vector<tree> next(forest.size());
		array_view<tree, 2> target(H, W, next);
		target.discard_data();
		parallel_for_each(view.get_extent(), [=](index<2> i) restrict(amp) {
			const int y = i[0], x = i[1];
			tree me = view[i];
			if (me == fire)
				me = ash;
			else if (me == wood && ((y > 0 && view(y - 1, x) == fire) || (y + 1 < H && view(y + 1, x) == fire) ||
						(x > 0 && view(y, x - 1) == fire) || (x + 1 < W && view(y, x + 1) == fire))) {
				me = fire;
				flag(0) = 1;
			}
			target[i] = me;
		});
		flag.synchronize();
		copy(target, view);
		burning = any != 0;
		rounds++;
	}
	view.synchronize();
	return rounds;
}

int main()
{
	int bad = 0;
	board start(W * H);
	for (unsigned i = 0, s = 7; i < W * H; i++)
		start[i] = (s = s * 1664525 + 1013904223) >> 30 == 0;
	const board expected = life_host(start);
	const std::pair<const char *, std::function<board(const board &)>> variants[] = {
		{ "arrays", life_arrays }, { "halves", life_halves }, { "tiles 8", life_tiles<8> }, { "tiles 16", life_tiles<16> }, { "bits", life_bits },
	};
	for (const auto &v : variants) {
		const bool ok = v.second(start) == expected;
		printf("%-10s %s\n", v.first, ok ? "ok" : "WRONG");
		bad += !ok;
	}

	for (int number : { 30, 90, 110 }) {
		board line(64), next(64);
		line[32] = 1;
		const board history = wolfram(number, 20);
		for (int s = 0; s < 20; s++, line.swap(next))
			for (int x = 0; x < 64; x++) {
				bad += history[s * 64 + x] != line[x];
				next[x] = number >> (line[(x + 63) % 64] * 4 + line[x] * 2 + line[(x + 1) % 64]) & 1;
			}
	}
	printf("rules: %d wrong so far\n", bad);

	std::vector<tree> forest(W * H, ash);
	for (int x = 0; x < W; x++)
		forest[5 * W + x] = wood;
	forest[5 * W] = fire;
	forest[10 * W + 3] = wood;
	if (burn(forest) != W || forest[10 * W + 3] != wood || forest[5 * W + W - 1] != ash)
		bad++;
	return bad != 0;
}
