#ifndef __MATRIX_H__
#define __MATRIX_H__
#pragma warning (disable : 4100 4505)
template <typename T> class CMatrix;
template <typename T> CMatrix<T> operator*(const CMatrix<T>& a, const CMatrix<T>& b);
template <typename T> std::ostream& operator<<(std::ostream& os, const CMatrix<T>& m);

template <typename T>
class CMatrix
{
public:
    typedef T value_type;
    typedef typename std::vector<T>::iterator iterator;
    typedef typename std::vector<T>::const_iterator const_iterator;
    CMatrix() : m_rows(0), m_cols(0) { }
    CMatrix(unsigned rows, unsigned cols, const T& init = T()) : m_rows(rows), m_cols(cols), m_data(rows * cols, init) { }
    CMatrix(const CMatrix& o) : m_rows(o.m_rows), m_cols(o.m_cols), m_data(o.m_data) { }
    CMatrix(CMatrix&& o) : m_rows(o.m_rows), m_cols(o.m_cols), m_data(std::move(o.m_data)) { o.m_rows = o.m_cols = 0; }
    CMatrix& operator=(CMatrix o) { Swap(o); return *this; }
    void Swap(CMatrix& o) { std::swap(m_rows, o.m_rows); std::swap(m_cols, o.m_cols); m_data.swap(o.m_data); }
    unsigned Rows() const { return m_rows; }
    unsigned Cols() const { return m_cols; }
    T& operator()(unsigned r, unsigned c) { _ASSERTE(r < m_rows && c < m_cols); return m_data[r * m_cols + c]; }
    const T& operator()(unsigned r, unsigned c) const { return m_data[r * m_cols + c]; }
    iterator begin() { return m_data.begin(); }
    iterator end() { return m_data.end(); }
    const_iterator begin() const { return m_data.begin(); }
    concurrency::array_view<T, 2> View() { return concurrency::array_view<T, 2>(m_rows, m_cols, m_data); }
    concurrency::array_view<const T, 2> View() const { return concurrency::array_view<const T, 2>(m_rows, m_cols, m_data); }
    friend CMatrix<T> operator* <>(const CMatrix<T>& a, const CMatrix<T>& b);
    static CMatrix Identity(unsigned n) { CMatrix m(n, n); for (unsigned i = 0; i < n; ++i) m(i, i) = 1; return m; }
protected:
    unsigned m_rows, m_cols;
    std::vector<T> m_data;
};

template <typename T, int TS>
struct MultiplyTiled
{
    static void Run(const concurrency::array_view<const T, 2>& a, const concurrency::array_view<const T, 2>& b, concurrency::array_view<T, 2>& c)
    {
        using namespace concurrency;
        c.discard_data();
        parallel_for_each(c.get_extent().template tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
        {
            int row = t.local[0], col = t.local[1];
            T sum = 0;
            for (int i = 0; i < a.get_extent()[1]; i += TS)
            {
                tile_static T sa[TS][TS], sb[TS][TS];
                sa[row][col] = a(t.global[0], col + i);
                sb[row][col] = b(row + i, t.global[1]);
                t.barrier.wait();
                for (int k = 0; k < TS; k++)
                    sum += sa[row][k] * sb[k][col];
                t.barrier.wait();
            }
            c[t.global] = sum;
        });
    }
};

template <typename T>
CMatrix<T> operator*(const CMatrix<T>& a, const CMatrix<T>& b)
{
    CMatrix<T> c(a.Rows(), b.Cols());
    MultiplyTiled<T, 4>::Run(a.View(), b.View(), c.View());
    return c;
}

template <typename T>
std::ostream& operator<<(std::ostream& os, const CMatrix<T>& m)
{
    for (unsigned r = 0; r < m.Rows(); ++r, os << std::endl)
        for (unsigned c = 0; c < m.Cols(); ++c)
            os << m(r, c) << (c + 1 < m.Cols() ? "\t" : "");
    return os;
}
#endif
