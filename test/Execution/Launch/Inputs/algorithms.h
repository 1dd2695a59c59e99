// A library of algorithms on array_views, in the manner of the time: iterators with tags, policy classes, dispatch in
// `detail`, function objects and lambdas as parameters of both kinds.
#pragma once
#include "algorithms_detail.h"

namespace stl {

template <typename It, typename F> void for_each(It first, It last, const F &f) {
  detail::for_each(first, last, f, typename iterator_traits<It>::iterator_category());
}
template <typename It, typename Out, typename F> Out transform(It first, It last, Out result, const F &f) {
  typedef typename iterator_traits<Out>::value_type value_type;
  detail::for_each_index<policy::untiled>(detail::count(first, last), [=](int i) restrict(amp) {
    result[i] = static_cast<value_type>(f(first[i]));
  });
  return result + detail::count(first, last);
}
template <typename A, typename B, typename Out, typename F>
typename std::enable_if<detail::is_amp_iterator<B>::value, Out>::type transform(A first, A last, B second, Out result, const F &f) {
  detail::for_each_index<policy::tiled<64>>(detail::count(first, last), [=](int i) restrict(amp) { result[i] = f(first[i], second[i]); });
  return result + detail::count(first, last);
}
template <typename It, typename T> void fill(It first, It last, const T &value) {
  generate(first, last, [=]() restrict(amp, cpu) { return value; });
}
template <typename It, typename G> void generate(It first, It last, const G &g) {
  detail::for_each_index<policy::untiled>(detail::count(first, last), [=](int i) restrict(amp) { first[i] = g(); });
}
template <typename It, typename T> void iota(It first, It last, T start) {
  detail::for_each_index<policy::untiled>(detail::count(first, last), [=](int i) restrict(amp) { first[i] = start + T(i); });
}
template <typename It, typename T, typename Op> T reduce(It first, It last, T start, Op op) {
  return detail::reducer<typename iterator_traits<It>::value_type, Op, 32>(op)(first, last, start);
}
template <typename It, typename T> T reduce(It first, It last, T start) {
  return reduce(first, last, start, plus<typename iterator_traits<It>::value_type>());
}
template <typename It, typename Pred> int count_if(It first, It last, Pred pred) {
  auto ones = make_transform_iterator(first, [=](typename iterator_traits<It>::value_type v) restrict(amp, cpu) { return pred(v) ? 1 : 0; });
  return reduce(ones, ones + detail::count(first, last), 0, plus<int>());
}
template <typename It, typename Pred> bool any_of(It first, It last, Pred pred) { return count_if(first, last, pred) != 0; }
template <typename It, typename Pred> bool all_of(It first, It last, Pred pred) { return count_if(first, last, not1(pred)) == 0; }
template <typename It, typename Pred> bool none_of(It first, It last, Pred pred) { return !any_of(first, last, pred); }
template <typename It, typename T> void replace(It first, It last, const T &from, const T &to) {
  replace_if(first, last, [=](const T &v) restrict(amp, cpu) { return v == from; }, to);
}
template <typename It, typename Pred, typename T> void replace_if(It first, It last, Pred pred, const T &to) {
  for_each(first, last, [=](T &v) restrict(amp) { if (pred(v)) v = to; });
}
template <typename A, typename B, typename T, typename Op1, typename Op2>
T inner_product(A first, A last, B second, T start, Op1 op1, Op2 op2) {
  auto products = make_zip_iterator(first, second, op2);
  return reduce(products, products + detail::count(first, last), start, op1);
}

} // namespace stl
