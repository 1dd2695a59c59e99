//===- key_test.cpp - tests of kernel keys (docs/runtime-abi.md) ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "rewritten.h"

using ampcc_rt::class_site;
using ampcc_rt::constant;
using ampcc_rt::kernel_key;
using ampcc_rt::site;
using ampcc_rt::typed_constant;
using concurrency::extent;

template <typename F> struct key_map {
  F f;
};
template <typename F> struct key_bare {};
template <typename F, int N> struct key_repeat {
  F f;
};
template <typename F, std::size_t N> struct key_array {
  F f;
};
enum key_color { key_red, key_green };
int key_variable;
template <typename F> struct key_sited {
  using __ampcc_place = class_site<key_sited, 0x12, F>;
  F f;
};
struct key_scale {
  using __ampcc_place = class_site<key_scale, 0x12>;
};
struct key_derived : key_scale {};

inline auto make_plain() {
  return __ampcc_tag<site<0xabc>>([](int) {});
}
using plain_t = decltype(make_plain());

TEST(Key, Lambda) { EXPECT_EQ(kernel_key<plain_t>(extent<2>(1, 1)), "L0000000000000abc|e2"); }

TEST(Key, LambdaInTemplate) {
  auto l =
      __ampcc_tag<site<0xabc, int, std::integral_constant<unsigned, 5u>, const float &>>([] {});
  EXPECT_EQ(kernel_key<decltype(l)>(extent<1>(1)), "L0000000000000abc<Ri,I5,&cRf>|e1");
}

TEST(Key, TiledDomain) {
  extent<3> domain(8, 8, 8);
  EXPECT_EQ(kernel_key<plain_t>(domain.tile<1, 2, 4>()), "L0000000000000abc|t1x2x4");
  EXPECT_EQ(kernel_key<plain_t>(extent<1>(8).tile<4>()), "L0000000000000abc|t4");
}

TEST(Key, TemplateAroundALambda) {
  EXPECT_EQ(kernel_key<key_map<plain_t>>(extent<1>(1)),
            "TN8ampcc_rt13template_nameI7key_mapEE<L0000000000000abc>|e1");
  EXPECT_EQ((kernel_key<key_repeat<const plain_t &, 3>>(extent<1>(1))),
            "TN8ampcc_rt16template_name_tiI10key_repeatEE<&cL0000000000000abc,I3>|e1");
}

TEST(Key, OtherTypesWithALambda) {
  EXPECT_EQ((kernel_key<key_map<plain_t *>>(extent<1>(1))),
            "TN8ampcc_rt13template_nameI7key_mapEE<PL0000000000000abc>|e1");
  EXPECT_EQ((kernel_key<key_bare<int(plain_t, float &)>>(extent<1>(1))),
            "TN8ampcc_rt13template_nameI8key_bareEE<FRi(L0000000000000abc,&Rf)>|e1");
  EXPECT_EQ((kernel_key<key_array<plain_t, 3>>(extent<1>(1))),
            "TN8ampcc_rt16template_name_tzI9key_arrayEE<L0000000000000abc,I3>|e1");
}

TEST(Key, Values) {
  auto l =
      __ampcc_tag<site<0xabc, constant<key_color, key_green>, typed_constant<unsigned, 5u>,
                       constant<std::nullptr_t, nullptr>, constant<int *, &key_variable>>>([] {});
  EXPECT_EQ(kernel_key<decltype(l)>(extent<1>(1)),
            "L0000000000000abc<I1,I5:Rj,I0,RN8ampcc_rt8constantIPiXadL_Z12key_variableEEEE>|e1");
}

TEST(Key, TemplateInATemplate) {
  EXPECT_EQ(kernel_key<key_map<key_map<plain_t>>>(extent<1>(1)),
            "TN8ampcc_rt13template_nameI7key_mapEE<TN8ampcc_rt13template_nameI7key_mapEE<"
            "L0000000000000abc>>|e1");
}

TEST(Key, TemplateWithoutALambdaIsAnOrdinaryType) {
  EXPECT_EQ(kernel_key<key_map<int>>(extent<1>(1)), "R7key_mapIiE|e1");
}

TEST(Key, ClassWithSite) {
  EXPECT_EQ(kernel_key<key_scale>(extent<1>(1)), "C0000000000000012|e1");
  EXPECT_EQ(kernel_key<key_derived>(extent<1>(1)), "R11key_derived|e1");
  EXPECT_EQ(kernel_key<key_sited<plain_t>>(extent<1>(1)),
            "C0000000000000012<L0000000000000abc>|e1");
}

TEST(Key, TaggedClosureIsStillTheClosure) {
  int captured = 4;
  auto closure = [captured](int i) { return captured + i; };
  auto tagged = __ampcc_tag<site<1>>(std::move(closure));
  EXPECT_EQ(tagged(3), 7);
  EXPECT_EQ(sizeof(tagged), sizeof(closure));
}
