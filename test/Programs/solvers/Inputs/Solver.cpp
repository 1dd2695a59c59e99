#include "stdafx.h"
#include "Solver.h"
#include "Kernels.inl"
using namespace concurrency;
namespace LinearAlgebra {
#define CHECK_SQUARE(a, s) if ((a).Rows() != (a).Cols()) throw CSolverException("matrix is not square", s)
class CLU : public ISolver
{
    void Solve(const CMatrix<double>& m, const std::vector<double>& b, std::vector<double>& x)
    {
        CHECK_SQUARE(m, eLU);
        CMatrix<double> a(m);
        const int n = a.Rows();
        array_view<double, 2> av = a.View();
        for (int k = 0; k < n - 1; k++)
        {
            parallel_for_each(extent<1>(n - k - 1), [=](index<1> i) restrict(amp) { av(i[0] + k + 1, k) /= av(k, k); });
            parallel_for_each(extent<2>(n - k - 1, n - k - 1), [=](index<2> i) restrict(amp)
            {
                const index<2> at = i + index<2>(k + 1, k + 1);
                av[at] -= av(at[0], k) * av(k, at[1]);
            });
        }
        av.synchronize();
        x = b;
        for (int i = 0; i < n; ++i) for (int j = 0; j < i; ++j) x[i] -= a(i, j) * x[j];
        for (int i = n - 1; i >= 0; --i) { for (int j = i + 1; j < n; ++j) x[i] -= a(i, j) * x[j]; x[i] /= a(i, i); }
    }
};
class CCholesky : public ISolver
{
    void Solve(const CMatrix<double>& m, const std::vector<double>& b, std::vector<double>& x)
    {
        CHECK_SQUARE(m, eCholesky);
        CMatrix<double> a(m);
        const int n = a.Rows();
        array_view<double, 2> av(a.View());
        for (int k = 0; k < n; k++)
        {
            double d = av(k, k);
            if (d <= 0) throw CSolverException("matrix is not positive", eCholesky);
            d = sqrt(d);
            av(k, k) = d;
            if (k + 1 == n) break;
            parallel_for_each(extent<1>(n - k - 1), [=](index<1> i) restrict(amp) { av(i[0] + k + 1, k) /= d; });
            parallel_for_each(extent<2>(n - k - 1, n - k - 1), [=](index<2> i) restrict(amp)
            {
                if (i[1] > i[0]) return;
                const int r = i[0] + k + 1, c = i[1] + k + 1;
                av(r, c) -= av(r, k) * av(c, k);
            });
        }
        av.synchronize();
        x = b;
        for (int i = 0; i < n; ++i) { for (int j = 0; j < i; ++j) x[i] -= a(i, j) * x[j]; x[i] /= a(i, i); }
        for (int i = n - 1; i >= 0; --i) { for (int j = i + 1; j < n; ++j) x[i] -= a(j, i) * x[j]; x[i] /= a(i, i); }
    }
};
class CJacobi : public ISolver
{
    enum { MaxIterations = 400 };
    void Solve(const CMatrix<double>& m, const std::vector<double>& b, std::vector<double>& x) override
    {
        CHECK_SQUARE(m, eJacobi);
        const int n = m.Rows();
        array<double, 2> a(n, n, m.begin());
        array<double> rhs(n, b.begin()), cur(n), next(n);
        std::vector<double> zero(n); copy(zero.begin(), cur);
        array<double> *pCur = &cur, *pNext = &next;
        for (int it = 0; it < MaxIterations; it++)
        {
            const array<double> &from = *pCur; array<double> &to = *pNext;
            parallel_for_each(to.extent, [&, n](index<1> i) restrict(amp)
            {
                double s = rhs[i];
                for (int j = 0; j < n; ++j) if (j != i[0]) s -= a(i[0], j) * from[j];
                to[i] = s / a(i[0], i[0]);
            });
            std::swap(pCur, pNext);
        }
        x.resize(n);
        copy(*pCur, x.begin());
    }
};
class CConjugateGradient : public ISolver
{
    void Solve(const CMatrix<double>& m, const std::vector<double>& b, std::vector<double>& x) override
    {
        const int n = m.Rows();
        x.assign(n, 0.0);
        std::vector<double> rs(b), ps(b), aps(n);
        array_view<const double, 2> a = m.View();
        array_view<double> r(n, rs), p(n, ps), ap(n, aps), xv(n, x);
        double rr = Kernels::Dot(r, r);
        for (int it = 0; it < 2 * n && rr > 1e-20; it++)
        {
            Kernels::MatVec(a, p, ap);
            const double alpha = rr / Kernels::Dot(p, ap);
            Kernels::Axpy(alpha, p, xv);
            Kernels::Axpy(-alpha, ap, r);
            const double next = Kernels::Dot(r, r), beta = next / rr;
            parallel_for_each(p.extent, [=](index<1> i) restrict(amp) { p[i] = r[i] + beta * p[i]; });
            rr = next;
        }
        xv.synchronize();
    }
};
ISolver* ISolver::Create(ESolver solver)
{
    switch (solver)
    {
    case eLU: return new CLU;
    case eCholesky: return new CCholesky;
    case eJacobi: return new CJacobi();
    case eConjugateGradient: return new CConjugateGradient();
    default: __assume(0);
    }
}
}
