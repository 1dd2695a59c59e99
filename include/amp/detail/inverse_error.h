//===- inverse_error.h - inverses of erf, erfc and phi --------------------===//
//
// Frontend reading only. The middle of the range is x times a function of x * x, the tails are
// rational functions of sqrt(-log(y)), fitted in quad precision with a relative error below a tenth
// of an ULP. The distance to the nearer end of the range is always exact, so nothing cancels.
// docs/math.md has the measured errors.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_INVERSE_ERROR_H
#define AMP_DETAIL_INVERSE_ERROR_H

#include "precise_math.h"

#ifdef __AMPCC__

namespace concurrency {
namespace detail {

/// erfinv(x) / x for z = x * x <= 1/4.
inline float erfinv_ratio(float z) AMPCC_AMP {
  return (((((0.0979524776f * z + 0.0295015946f) * z + 0.0690698326f) * z + 0.0861736313f) * z +
           0.127572536f) *
              z +
          0.232013404f) *
             z +
         0.886226952f;
}

/// The solution of erfc(x) == y, 0 < y <= 1/2. With t = sqrt(-log(y)) it is t or little less:
/// rational functions give what is missing, relative to t.
inline float erfcinv_tail(float y) AMPCC_AMP {
  const float t = precise_math::sqrt(-precise_math::log(y));
  float missing;
  if (t < 3.0f) {
    const float s = t - 2.0f;
    missing =
        (((-0.000332706579f * s - 0.0254916102f) * s - 0.131551087f) * s - 0.165905833f) /
        ((((0.0137674632f * s + 0.175876975f) * s + 0.768197596f) * s + 1.4422667f) * s + 1.0f);
  } else {
    const float s = t - 6.75f;
    missing =
        (((-3.68517675e-07f * s - 0.000175955356f) * s - 0.0047287331f) * s - 0.0274311136f) /
        ((((6.7712841e-05f * s + 0.00354657555f) * s + 0.0598078966f) * s + 0.410557389f) * s +
         1.0f);
  }
  return t + t * missing;
}

/// erfinv(x) / x for z = x * x <= 1/4.
inline double erfinv_ratio(double z) AMPCC_AMP {
  return (((((-0.0016219079113480544 * z + 0.076304234581510685) * z - 0.61992567628894157) * z +
            1.7926265350402242) *
               z -
           2.1283911419515378) *
              z +
          0.88622692545275805) /
         (((((-0.0089016625146792587 * z + 0.18703929424592511) * z - 1.0882479691199014) * z +
            2.5761154710889724) *
               z -
           2.6634316118078925) *
              z +
          1.0);
}

/// The solution of erfc(x) == y, 0 < y <= 1/2. With t = sqrt(-log(y)) it is t or little less:
/// rational functions give what is missing, relative to t.
inline double erfcinv_tail(double y) AMPCC_AMP {
  const double t = precise_math::sqrt(-precise_math::log(y));
  double missing;
  if (t < 2.25) {
    const double s = t - 1.5;
    missing =
        ((((((((-4.7721024117212011e-08 * s + 1.7017757871797367e-06) * s -
               5.6833069452809934e-05) *
                  s -
              0.0046905397625922269) *
                 s -
             0.047711884538616404) *
                s -
            0.20329971726899088) *
               s -
           0.44506407623247718) *
              s -
          0.50176555672705925) *
             s -
         0.23669081196353353) /
        (((((((0.0023527459310572559 * s + 0.041312612632313693) * s + 0.29449221826840632) * s +
             1.1413670525360173) *
                s +
            2.6404153696073789) *
               s +
           3.6853156696275073) *
              s +
          2.8979373252089311) *
             s +
         1.0);
  } else if (t < 6.0) {
    const double s = t - 4.25;
    missing =
        ((((((((1.4509130365179264e-13 * s - 4.2747372450059018e-13) * s - 1.7346122068172801e-09) *
                  s -
              1.4192490822662759e-06) *
                 s -
             7.6856957866624625e-05) *
                s -
            0.0013995365892471114) *
               s -
           0.011197384607767782) *
              s -
          0.041018329450491942) *
             s -
         0.05669118868429214) /
        (((((((4.9644014231014053e-07 * s + 4.0429635847184077e-05) * s + 0.0011344237455505769) *
                 s +
             0.015455514447086273) *
                s +
            0.11542642780947847) *
               s +
           0.48534404162243394) *
              s +
          1.0825217879332325) *
             s +
         1.0);
  } else {
    const double s = t - 16.75;
    missing =
        ((((((((-4.2343297175723419e-19 * s + 2.0283199413037208e-16) * s -
               9.7250362898192117e-14) *
                  s -
              2.0195391542050802e-10) *
                 s -
             3.5469341400220888e-08) *
                s -
            2.3592299144664285e-06) *
               s -
           7.347172884302165e-05) *
              s -
          0.0010803535541098809) *
             s -
         0.0060534966626727624) /
        (((((((6.0281087802325578e-11 * s + 1.507425529941694e-08) * s + 1.4552963002980601e-06) *
                 s +
             7.2281795632904281e-05) *
                s +
            0.0020302063733883321) *
               s +
           0.032636293017122481) *
              s +
          0.28043121860731873) *
             s +
         1.0);
  }
  return t + t * missing;
}

// Arguments outside of the range give a NaN, its ends infinity: both come out of the logarithm.

template <class T> T erfinv(T x) AMPCC_AMP {
  const T magnitude = precise_math::fabs(x);
  return magnitude <= T(0.5) ? x * erfinv_ratio(x * x)
                             : precise_math::copysign(erfcinv_tail(T(1) - magnitude), x);
}

template <class T> T erfcinv(T y) AMPCC_AMP {
  const T x = T(1) - y; // exact where it is used
  return y < T(0.5)    ? erfcinv_tail(y)
         : y <= T(1.5) ? x * erfinv_ratio(x * x)
                       : -erfcinv_tail(T(2) - y);
}

/// The x with phi(x) == p: -sqrt(2) erfcinv(2 p).
template <class T> T probit(T p) AMPCC_AMP {
  const T root2 = T(1.41421356237309504880);
  const T x = p - T(0.5); // exact where it is used
  return p < T(0.25)    ? -root2 * erfcinv_tail(p + p)
         : p <= T(0.75) ? root2 * ((x + x) * erfinv_ratio(T(4) * x * x))
                        : root2 * erfcinv_tail(T(2) * (T(1) - p));
}

} // namespace detail

namespace precise_math {

inline float erfinv(float x) AMPCC_AMP { return detail::erfinv(x); }
inline double erfinv(double x) AMPCC_AMP { return detail::erfinv(x); }
inline float erfinvf(float x) AMPCC_AMP { return detail::erfinv(x); }
inline float erfcinv(float x) AMPCC_AMP { return detail::erfcinv(x); }
inline double erfcinv(double x) AMPCC_AMP { return detail::erfcinv(x); }
inline float erfcinvf(float x) AMPCC_AMP { return detail::erfcinv(x); }
inline float probit(float p) AMPCC_AMP { return detail::probit(p); }
inline double probit(double p) AMPCC_AMP { return detail::probit(p); }
inline float probitf(float p) AMPCC_AMP { return detail::probit(p); }

} // namespace precise_math
} // namespace concurrency

#endif

#endif
