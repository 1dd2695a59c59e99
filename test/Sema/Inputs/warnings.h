// SCOPE with one function or kernel for each warning group.
SCOPE {
  static void castConst(const int *P) restrict(amp) { *(int *)P = 1; }

  struct WithConstructor {
    int N;
    WithConstructor() restrict(amp) : N(1) {}
    ~WithConstructor() restrict(amp, cpu) {}
  };
  static void tileStaticConstructor() restrict(amp) {
    tile_static WithConstructor W;
    W.N = 1;
  }
  static void divergentBarrier(concurrency::array_view<int> V) {
    parallel_for_each(V.extent.tile<16>(), [=](concurrency::tiled_index<16> I) restrict(amp) {
      if (V[I.global])
        I.barrier.wait();
    });
  }
  static void tileStaticUntiled(concurrency::array_view<int> V) {
    parallel_for_each(V.extent, [=](concurrency::index<1> I) restrict(amp) {
      tile_static int S;
      V[I] = 1;
    });
  }
  static void race(concurrency::array_view<int> V) {
    parallel_for_each(V.extent.tile<16>(), [=](concurrency::tiled_index<16> I) restrict(amp) {
      tile_static int S;
      S += I.local[0];
      I.barrier.wait();
      V[I.global] = S;
    });
  }
  static int uninitialized() restrict(amp) {
    int N;
    return N;
  }
  static int arrayBounds() restrict(amp) {
    int A[4] = {}, N = 4;
    return A[N];
  }
  static int divisionByZero(int N) restrict(amp) {
    int Zero = 0;
    return N / Zero;
  }
  static float floatDivisionByZero(float X) restrict(amp) { return X / 0.0f; }
  static void infiniteLoop() restrict(amp) {
    for (;;)
      ;
  }
};
