#include "stdafx.h"
#include "Solver.h"
using namespace LinearAlgebra;
static LPCTSTR s_names[eCount] = { _T("LU"), _T("Cholesky"), _T("Jacobi"), _T("CG") };
void _cdecl _tmain(int argc, TCHAR **argv, TCHAR **envp)
{
    const unsigned n = 48;
    CMatrix<double> a(n, n), f(n, n);
    unsigned seed = 1;
    for (CMatrix<double>::iterator it = f.begin(); it != f.end(); ++it) *it = ((seed = seed * 1103515245 + 12345) >> 16 & 0x7fff) / 32768.0 - 0.5;
    for (unsigned r = 0; r < n; r++) for (unsigned c = 0; c < n; ++c) a(r, c) = r == c ? n : (f(r, c) + f(c, r));
    std::vector<double> x0(n), b(n), x;
    for (unsigned i = 0; i < n; ++i) x0[i] = sin(double(i));
    for (unsigned r = 0; r < n; ++r) for (unsigned c = 0; c < n; ++c) b[r] += a(r, c) * x0[c];
    int failures = 0;
    for (int s = 0; s < eCount; ++s)
    {
        ISolver* solver = ISolver::Create((ESolver)s);
        try
        {
            solver->Solve(a, b, x);
            double err = 0;
            for (unsigned i = 0; i < n; ++i) err = max(err, fabs(x[i] - x0[i]));
            if (err > 1e-8) { failures++; _tprintf(_T("%s: %g\n"), s_names[s], err); }
        }
        catch (const CSolverException& e) { printf("%s\n", e.what()); failures++; }
        delete solver;
    }
    try { std::vector<double> y; std::auto_ptr<ISolver>(ISolver::Create(eLU))->Solve(CMatrix<double>(2, 3), b, y); ++failures; }
    catch (CSolverException& e) { if (e.Solver() != eLU || strcmp(e.what(), "matrix is not square")) ++failures; }
    CMatrix<double> i = CMatrix<double>::Identity(8), p = i * i;
    CMatrix<float> g(8, 8, 2.0f), h = g * g;
    std::cout << CMatrix<int>(1, 2, 3);
    if (p(3, 3) != 1 || p(3, 4) != 0 || h(1, 1) != 32) failures++;
    puts(failures ? "FAILED" : "PASSED");
    exit(failures);
}
