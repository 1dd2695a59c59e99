inline float powered(float x) restrict(amp) {
  if (x > 1)
    for (int k = 0; k < 100; ++k)
      x = x * x + 1;
  return x;
}
