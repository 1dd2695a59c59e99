//===- short_vector.h - vectors of two to four scalars (spec 10.8, 10.9) --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// short_vector<S, N> is the type of int_2 to unorm_4: N packed components with the alignment of the
// scalar S. Programs use these types for colours and coordinates, and textures have them as texels.
//
// The swizzles, such as v.xy, are properties: `__declspec(property)` for ampcc's frontend, members
// of class property for the host compiler (property.h). On the device a vector has its components
// and nothing else, so that the compiler can replace it by scalars. Macros write the members,
// because the three lengths differ only in their components. A further member or operator belongs
// in these macros.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_SHORT_VECTOR_H
#define AMP_DETAIL_SHORT_VECTOR_H

#include "norm.h"
#include "property.h"
#include "short_vector_fwd.h"
#include "swizzle_lists.h"
#include <type_traits>

namespace Concurrency {
namespace graphics {

namespace ampcc_detail {

/// Whether S is a scalar of short vectors.
template <class S> struct is_vector_scalar : std::false_type {};
template <> struct is_vector_scalar<int> : std::true_type {};
template <> struct is_vector_scalar<unsigned int> : std::true_type {};
template <> struct is_vector_scalar<float> : std::true_type {};
template <> struct is_vector_scalar<double> : std::true_type {};
template <> struct is_vector_scalar<norm> : std::true_type {};
template <> struct is_vector_scalar<unorm> : std::true_type {};

/// For template parameters: the function takes part in overload resolution only for some scalars.
template <bool Condition> using require = typename std::enable_if<Condition, int>::type;
template <class S> using if_integer = require<std::is_integral<S>::value>;
template <class S>
using if_signed = require<!std::is_same<S, unsigned int>::value && !std::is_same<S, unorm>::value>;
template <class S>
using if_normalized = require<std::is_same<S, norm>::value || std::is_same<S, unorm>::value>;
template <class From, class To>
using if_other = require<is_vector_scalar<From>::value && !std::is_same<From, To>::value>;

} // namespace ampcc_detail

#define AMPCC_CHECK_VECTOR(S, N)                                                                   \
  static_assert(N >= 1 && N <= 4 && ampcc_detail::is_vector_scalar<S>::value,                      \
                "concurrency::graphics::short_vector: the scalar must be int, unsigned int, "      \
                "float, double, norm or unorm, and the length 1 to 4")

/// short_vector<S, N>::type is S_N, or S itself where N is 1.
template <class S, int N> struct short_vector {
  AMPCC_CHECK_VECTOR(S, N);
  typedef S type;
};

//===----------------------------------------------------------------------===//
// Components
//===----------------------------------------------------------------------===//

// AMPCC_EACH_<N>(F) calls F for each component.
#define AMPCC_EACH_2(F) F(x) F(y)
#define AMPCC_EACH_3(F) F(x) F(y) F(z)
#define AMPCC_EACH_4(F) F(x) F(y) F(z) F(w)

// Call F(LENGTH, NAME, COLORS) for a swizzle: F(2, xy, rg).
#define AMPCC_SWIZZLE_2(F, A, B) F(2, A##B, AMPCC_COLORS_2(A, B))
#define AMPCC_SWIZZLE_3(F, A, B, C) F(3, A##B##C, AMPCC_COLORS_3(A, B, C))
#define AMPCC_SWIZZLE_4(F, A, B, C, D) F(4, A##B##C##D, AMPCC_COLORS_4(A, B, C, D))

#ifdef __AMPCC__

// For ampcc's frontend: a component is a private data member that two properties access.
#define AMPCC_PART(C) C##_
// A setter is for lvalues only, because a value stored in a temporary is lost: `v.xy.x = 1`.
#define AMPCC_ON_LVALUE &
#define AMPCC_COMPONENT_DATA(C) S C##_;
#define AMPCC_DATA(N)                                                                              \
private:                                                                                           \
  AMPCC_EACH_##N(AMPCC_COMPONENT_DATA)

#define AMPCC_COMPONENT(C)                                                                         \
  __declspec(property(get = get_##C, put = set_##C)) S C;                                          \
  __declspec(property(get = get_##C, put = set_##C)) S AMPCC_COLOR_##C;
#define AMPCC_SWIZZLE(LENGTH, NAME, COLORS)                                                        \
  __declspec(property(get = get_##NAME, put = set_##NAME)) short_vector<S, LENGTH> NAME;           \
  __declspec(property(get = get_##NAME, put = set_##NAME)) short_vector<S, LENGTH> COLORS;
#define AMPCC_PROPERTIES(N) AMPCC_EACH_##N(AMPCC_COMPONENT) AMPCC_SWIZZLES_##N(AMPCC_PROPERTY_)

#else

// For the host compiler: a component is a data member under two names. The first component is in a
// union with the swizzles, so each swizzle has the address of the vector, by which property finds
// it.
#define AMPCC_PART(C) C
#define AMPCC_ON_LVALUE
#define AMPCC_DATA(N)

#define AMPCC_SWIZZLE(LENGTH, NAME, COLORS)                                                        \
  concurrency::ampcc_detail::property<short_vector, short_vector<S, LENGTH>,                       \
                                      &short_vector::get_##NAME, &short_vector::set_##NAME>        \
      NAME, COLORS;
#define AMPCC_COMPONENT(C)                                                                         \
  union {                                                                                          \
    S C;                                                                                           \
    S AMPCC_COLOR_##C;                                                                             \
  };
#define AMPCC_AFTER_FIRST_2 AMPCC_COMPONENT(y)
#define AMPCC_AFTER_FIRST_3 AMPCC_AFTER_FIRST_2 AMPCC_COMPONENT(z)
#define AMPCC_AFTER_FIRST_4 AMPCC_AFTER_FIRST_3 AMPCC_COMPONENT(w)
#define AMPCC_PROPERTIES(N)                                                                        \
  union {                                                                                          \
    S x;                                                                                           \
    S r;                                                                                           \
    AMPCC_SWIZZLES_##N(AMPCC_PROPERTY_)                                                            \
  };                                                                                               \
  AMPCC_AFTER_FIRST_##N

#endif

#define AMPCC_PROPERTY_2(A, B) AMPCC_SWIZZLE_2(AMPCC_SWIZZLE, A, B)
#define AMPCC_PROPERTY_3(A, B, C) AMPCC_SWIZZLE_3(AMPCC_SWIZZLE, A, B, C)
#define AMPCC_PROPERTY_4(A, B, C, D) AMPCC_SWIZZLE_4(AMPCC_SWIZZLE, A, B, C, D)

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

// The getter, the setter and two functions that return a reference to a component.
#define AMPCC_COMPONENT_FUNCTIONS(C)                                                               \
  S get_##C() const AMPCC_DUAL { return AMPCC_PART(C); }                                           \
  S set_##C(S v) AMPCC_ON_LVALUE AMPCC_DUAL { return AMPCC_PART(C) = v; }                          \
  S &ref_##C() AMPCC_DUAL { return AMPCC_PART(C); }                                                \
  S &AMPCC_JOIN_EXPANDED_2(ref_, AMPCC_COLOR_##C)() AMPCC_DUAL { return AMPCC_PART(C); }

// The getter and the setter of a swizzle of two, three and four components.
#define AMPCC_ACCESSORS_2(A, B)                                                                    \
  short_vector<S, 2> get_##A##B() const AMPCC_DUAL {                                               \
    return short_vector<S, 2>(AMPCC_PART(A), AMPCC_PART(B));                                       \
  }                                                                                                \
  short_vector<S, 2> set_##A##B(short_vector<S, 2> v) AMPCC_ON_LVALUE AMPCC_DUAL {                 \
    AMPCC_PART(A) = v.get_x();                                                                     \
    AMPCC_PART(B) = v.get_y();                                                                     \
    return v;                                                                                      \
  }
#define AMPCC_ACCESSORS_3(A, B, C)                                                                 \
  short_vector<S, 3> get_##A##B##C() const AMPCC_DUAL {                                            \
    return short_vector<S, 3>(AMPCC_PART(A), AMPCC_PART(B), AMPCC_PART(C));                        \
  }                                                                                                \
  short_vector<S, 3> set_##A##B##C(short_vector<S, 3> v) AMPCC_ON_LVALUE AMPCC_DUAL {              \
    AMPCC_PART(A) = v.get_x();                                                                     \
    AMPCC_PART(B) = v.get_y();                                                                     \
    AMPCC_PART(C) = v.get_z();                                                                     \
    return v;                                                                                      \
  }
#define AMPCC_ACCESSORS_4(A, B, C, D)                                                              \
  short_vector<S, 4> get_##A##B##C##D() const AMPCC_DUAL {                                         \
    return short_vector<S, 4>(AMPCC_PART(A), AMPCC_PART(B), AMPCC_PART(C), AMPCC_PART(D));         \
  }                                                                                                \
  short_vector<S, 4> set_##A##B##C##D(short_vector<S, 4> v) AMPCC_ON_LVALUE AMPCC_DUAL {           \
    AMPCC_PART(A) = v.get_x();                                                                     \
    AMPCC_PART(B) = v.get_y();                                                                     \
    AMPCC_PART(C) = v.get_z();                                                                     \
    AMPCC_PART(D) = v.get_w();                                                                     \
    return v;                                                                                      \
  }

// `v OP= o` and `a OP b`, component by component. TEMPLATE restricts them to some scalars.
#define AMPCC_ASSIGN(C, OP) AMPCC_PART(C) OP o.AMPCC_PART(C);
#define AMPCC_ASSIGN_EACH_2(OP) AMPCC_ASSIGN(x, OP) AMPCC_ASSIGN(y, OP)
#define AMPCC_ASSIGN_EACH_3(OP) AMPCC_ASSIGN_EACH_2(OP) AMPCC_ASSIGN(z, OP)
#define AMPCC_ASSIGN_EACH_4(OP) AMPCC_ASSIGN_EACH_3(OP) AMPCC_ASSIGN(w, OP)
#define AMPCC_OPERATOR(N, OP, TEMPLATE)                                                            \
  TEMPLATE short_vector &operator OP##=(const short_vector & o) AMPCC_DUAL {                       \
    AMPCC_ASSIGN_EACH_##N(OP## =) return *this;                                                    \
  }                                                                                                \
  TEMPLATE friend short_vector operator OP(const short_vector &a, const short_vector &b)           \
      AMPCC_DUAL {                                                                                 \
    short_vector result(a);                                                                        \
    result OP## = b;                                                                               \
    return result;                                                                                 \
  }

#define AMPCC_FOR_INTEGERS template <class T = S, ampcc_detail::if_integer<T> = 0>
#define AMPCC_FOR_SIGNED template <class T = S, ampcc_detail::if_signed<T> = 0>
#define AMPCC_FOR_NORMALIZED template <class T = S, ampcc_detail::if_normalized<T> = 0>

#ifdef __AMPCC__
#define AMPCC_FROM_PROPERTY(N)
#else
// The explicit conversion of a swizzle of another scalar type: it converts the value of the
// swizzle.
#define AMPCC_FROM_PROPERTY(N)                                                                     \
  template <class O, class U, short_vector<U, N> (O::*Get)() const,                                \
            short_vector<U, N> (O::*Put)(short_vector<U, N>), ampcc_detail::if_other<U, S> = 0>    \
  explicit short_vector(                                                                           \
      const concurrency::ampcc_detail::property<O, short_vector<U, N>, Get, Put> &p)               \
      : short_vector(static_cast<short_vector<U, N>>(p)) {}
#endif

// Members of vectors of all lengths.
#define AMPCC_VECTOR_MEMBERS(N)                                                                    \
  AMPCC_CHECK_VECTOR(S, N);                                                                        \
  AMPCC_DATA(N)                                                                                    \
public:                                                                                            \
  typedef S value_type;                                                                            \
  typedef short_vector type;                                                                       \
  static const int size = N;                                                                       \
                                                                                                   \
  AMPCC_EACH_##N(AMPCC_COMPONENT_FUNCTIONS) AMPCC_SWIZZLES_##N(AMPCC_ACCESSORS_)                   \
      AMPCC_PROPERTIES(N)                                                                          \
                                                                                                   \
          AMPCC_FROM_PROPERTY(N)                                                                   \
                                                                                                   \
              AMPCC_OPERATOR(N, +, ) AMPCC_OPERATOR(N, -, ) AMPCC_OPERATOR(N, *, )                 \
                  AMPCC_OPERATOR(N, /, ) AMPCC_OPERATOR(N, %, AMPCC_FOR_INTEGERS)                  \
                      AMPCC_OPERATOR(N, ^, AMPCC_FOR_INTEGERS)                                     \
                          AMPCC_OPERATOR(N, |, AMPCC_FOR_INTEGERS)                                 \
                              AMPCC_OPERATOR(N, &, AMPCC_FOR_INTEGERS)                             \
                                  AMPCC_OPERATOR(N, <<, AMPCC_FOR_INTEGERS)                        \
                                      AMPCC_OPERATOR(N, >>, AMPCC_FOR_INTEGERS)                    \
                                                                                                   \
                                          short_vector &                                           \
                                          operator++() AMPCC_DUAL {                                \
    AMPCC_EACH_##N(AMPCC_INCREMENT) return *this;                                                  \
  }                                                                                                \
  short_vector &operator--() AMPCC_DUAL { AMPCC_EACH_##N(AMPCC_DECREMENT) return *this; }          \
  short_vector operator++(int) AMPCC_DUAL {                                                        \
    short_vector old(*this);                                                                       \
    ++*this;                                                                                       \
    return old;                                                                                    \
  }                                                                                                \
  short_vector operator--(int) AMPCC_DUAL {                                                        \
    short_vector old(*this);                                                                       \
    --*this;                                                                                       \
    return old;                                                                                    \
  }                                                                                                \
                                                                                                   \
  AMPCC_FOR_SIGNED friend short_vector operator-(const short_vector &v) AMPCC_DUAL {               \
    short_vector result(v);                                                                        \
    AMPCC_EACH_##N(AMPCC_NEGATE) return result;                                                    \
  }                                                                                                \
  AMPCC_FOR_INTEGERS friend short_vector operator~(const short_vector &v) AMPCC_DUAL {             \
    short_vector result(v);                                                                        \
    AMPCC_EACH_##N(AMPCC_COMPLEMENT) return result;                                                \
  }                                                                                                \
  friend bool operator!=(const short_vector &a, const short_vector &b) AMPCC_DUAL {                \
    return !(a == b);                                                                              \
  }
#define AMPCC_INCREMENT(C) ++AMPCC_PART(C);
#define AMPCC_DECREMENT(C) --AMPCC_PART(C);
#define AMPCC_NEGATE(C) result.AMPCC_PART(C) = -v.AMPCC_PART(C);
#define AMPCC_COMPLEMENT(C) result.AMPCC_PART(C) = ~v.AMPCC_PART(C);

template <class S> struct short_vector<S, 2> {
  AMPCC_VECTOR_MEMBERS(2)

  short_vector() AMPCC_DUAL : AMPCC_PART(x)(S()), AMPCC_PART(y)(S()) {}
  short_vector(S v) AMPCC_DUAL : AMPCC_PART(x)(v), AMPCC_PART(y)(v) {}
  short_vector(S v1, S v2) AMPCC_DUAL : AMPCC_PART(x)(v1), AMPCC_PART(y)(v2) {}
  AMPCC_FOR_NORMALIZED explicit short_vector(float v) AMPCC_DUAL : AMPCC_PART(x)(S(v)),
                                                                   AMPCC_PART(y)(S(v)) {}
  AMPCC_FOR_NORMALIZED explicit short_vector(float v1, float v2) AMPCC_DUAL : AMPCC_PART(x)(S(v1)),
                                                                              AMPCC_PART(y)(S(v2)) {
  }
  template <class U, ampcc_detail::if_other<U, S> = 0>
  explicit short_vector(const short_vector<U, 2> &o) AMPCC_DUAL
      : AMPCC_PART(x)(static_cast<S>(o.get_x())),
        AMPCC_PART(y)(static_cast<S>(o.get_y())) {}
#ifndef __AMPCC__
  constexpr short_vector(const short_vector &o)
      : AMPCC_PART(x)(o.AMPCC_PART(x)), AMPCC_PART(y)(o.AMPCC_PART(y)) {}
  short_vector &operator=(const short_vector &o) {
    AMPCC_PART(x) = o.AMPCC_PART(x);
    AMPCC_PART(y) = o.AMPCC_PART(y);
    return *this;
  }
#endif

  friend bool operator==(const short_vector &a, const short_vector &b) AMPCC_DUAL {
    return a.AMPCC_PART(x) == b.AMPCC_PART(x) && a.AMPCC_PART(y) == b.AMPCC_PART(y);
  }
};
template <class S> const int short_vector<S, 2>::size;

template <class S> struct short_vector<S, 3> {
  AMPCC_VECTOR_MEMBERS(3)

  short_vector() AMPCC_DUAL : AMPCC_PART(x)(S()), AMPCC_PART(y)(S()), AMPCC_PART(z)(S()) {}
  short_vector(S v) AMPCC_DUAL : AMPCC_PART(x)(v), AMPCC_PART(y)(v), AMPCC_PART(z)(v) {}
  short_vector(S v1, S v2, S v3) AMPCC_DUAL : AMPCC_PART(x)(v1),
                                              AMPCC_PART(y)(v2),
                                              AMPCC_PART(z)(v3) {}
  AMPCC_FOR_NORMALIZED explicit short_vector(float v) AMPCC_DUAL : AMPCC_PART(x)(S(v)),
                                                                   AMPCC_PART(y)(S(v)),
                                                                   AMPCC_PART(z)(S(v)) {}
  AMPCC_FOR_NORMALIZED explicit short_vector(float v1, float v2, float v3) AMPCC_DUAL
      : AMPCC_PART(x)(S(v1)),
        AMPCC_PART(y)(S(v2)),
        AMPCC_PART(z)(S(v3)) {}
  template <class U, ampcc_detail::if_other<U, S> = 0>
  explicit short_vector(const short_vector<U, 3> &o) AMPCC_DUAL
      : AMPCC_PART(x)(static_cast<S>(o.get_x())),
        AMPCC_PART(y)(static_cast<S>(o.get_y())),
        AMPCC_PART(z)(static_cast<S>(o.get_z())) {}
#ifndef __AMPCC__
  constexpr short_vector(const short_vector &o)
      : AMPCC_PART(x)(o.AMPCC_PART(x)), AMPCC_PART(y)(o.AMPCC_PART(y)),
        AMPCC_PART(z)(o.AMPCC_PART(z)) {}
  short_vector &operator=(const short_vector &o) {
    AMPCC_PART(x) = o.AMPCC_PART(x);
    AMPCC_PART(y) = o.AMPCC_PART(y);
    AMPCC_PART(z) = o.AMPCC_PART(z);
    return *this;
  }
#endif

  friend bool operator==(const short_vector &a, const short_vector &b) AMPCC_DUAL {
    return a.AMPCC_PART(x) == b.AMPCC_PART(x) && a.AMPCC_PART(y) == b.AMPCC_PART(y) &&
           a.AMPCC_PART(z) == b.AMPCC_PART(z);
  }
};
template <class S> const int short_vector<S, 3>::size;

template <class S> struct short_vector<S, 4> {
  AMPCC_VECTOR_MEMBERS(4)

  short_vector() AMPCC_DUAL : AMPCC_PART(x)(S()),
                              AMPCC_PART(y)(S()),
                              AMPCC_PART(z)(S()),
                              AMPCC_PART(w)(S()) {}
  short_vector(S v) AMPCC_DUAL : AMPCC_PART(x)(v),
                                 AMPCC_PART(y)(v),
                                 AMPCC_PART(z)(v),
                                 AMPCC_PART(w)(v) {}
  short_vector(S v1, S v2, S v3, S v4) AMPCC_DUAL : AMPCC_PART(x)(v1),
                                                    AMPCC_PART(y)(v2),
                                                    AMPCC_PART(z)(v3),
                                                    AMPCC_PART(w)(v4) {}
  AMPCC_FOR_NORMALIZED explicit short_vector(float v) AMPCC_DUAL : AMPCC_PART(x)(S(v)),
                                                                   AMPCC_PART(y)(S(v)),
                                                                   AMPCC_PART(z)(S(v)),
                                                                   AMPCC_PART(w)(S(v)) {}
  AMPCC_FOR_NORMALIZED explicit short_vector(float v1, float v2, float v3, float v4) AMPCC_DUAL
      : AMPCC_PART(x)(S(v1)),
        AMPCC_PART(y)(S(v2)),
        AMPCC_PART(z)(S(v3)),
        AMPCC_PART(w)(S(v4)) {}
  template <class U, ampcc_detail::if_other<U, S> = 0>
  explicit short_vector(const short_vector<U, 4> &o) AMPCC_DUAL
      : AMPCC_PART(x)(static_cast<S>(o.get_x())),
        AMPCC_PART(y)(static_cast<S>(o.get_y())),
        AMPCC_PART(z)(static_cast<S>(o.get_z())),
        AMPCC_PART(w)(static_cast<S>(o.get_w())) {}
#ifndef __AMPCC__
  constexpr short_vector(const short_vector &o)
      : AMPCC_PART(x)(o.AMPCC_PART(x)), AMPCC_PART(y)(o.AMPCC_PART(y)),
        AMPCC_PART(z)(o.AMPCC_PART(z)), AMPCC_PART(w)(o.AMPCC_PART(w)) {}
  short_vector &operator=(const short_vector &o) {
    AMPCC_PART(x) = o.AMPCC_PART(x);
    AMPCC_PART(y) = o.AMPCC_PART(y);
    AMPCC_PART(z) = o.AMPCC_PART(z);
    AMPCC_PART(w) = o.AMPCC_PART(w);
    return *this;
  }
#endif

  friend bool operator==(const short_vector &a, const short_vector &b) AMPCC_DUAL {
    return a.AMPCC_PART(x) == b.AMPCC_PART(x) && a.AMPCC_PART(y) == b.AMPCC_PART(y) &&
           a.AMPCC_PART(z) == b.AMPCC_PART(z) && a.AMPCC_PART(w) == b.AMPCC_PART(w);
  }
};
template <class S> const int short_vector<S, 4>::size;

} // namespace graphics
} // namespace Concurrency

#undef AMPCC_CHECK_VECTOR

#endif
