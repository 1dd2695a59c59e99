#pragma once
#include "Matrix.h"
namespace LinearAlgebra {
    enum ESolver { eLU, eCholesky, eJacobi, eConjugateGradient, eCount };
    class CSolverException : public std::exception
    {
    public:
        CSolverException(const char* what, ESolver solver) : std::exception(what), m_solver(solver) { }
        ESolver Solver() const { return m_solver; }
    private:
        ESolver m_solver;
    };
    struct ISolver
    {
        virtual ~ISolver() = 0 { }
        virtual void Solve(const CMatrix<double>& a, const std::vector<double>& b, std::vector<double>& x) throw(CSolverException) = 0;
        static ISolver* Create(ESolver solver);
    };
}
