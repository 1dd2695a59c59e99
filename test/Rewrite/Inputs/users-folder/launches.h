#pragma once
#ifdef __AMPCC__
constexpr bool by_ampcc = true;
#else
constexpr bool by_ampcc = false;
#endif
namespace concurrency {
namespace samples {
inline void fill(std::vector<int> &data, texture<int> own) {
  array_view<int> view(static_cast<int>(data.size()), data.data());
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) {
    view[i] = next(twice(i[0])) + own.part[i[0]];
  });
  view.synchronize();
}
} // namespace samples
} // namespace concurrency
