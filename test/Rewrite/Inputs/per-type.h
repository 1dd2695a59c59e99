inline void per_type(concurrency::array_view<TYPE, 1> v) {
  parallel_for_each(v.get_extent(), [=](concurrency::index<1> i) restrict(amp) { v[i] = 1; });
}
#undef TYPE
