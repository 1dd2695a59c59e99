// Boost's headers together with AMP code, without messages.
// RUN: %ampcc -std=c++17 -fsyntax-only -Wall -Wextra -Xclang -verify %s
// expected-no-diagnostics
#include <amp.h>
#include <boost/algorithm/string.hpp>
#include <boost/any.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/bind/bind.hpp>
#include <boost/circular_buffer.hpp>
#include <boost/container/flat_map.hpp>
#include <boost/date_time/gregorian/gregorian_types.hpp>
#include <boost/format.hpp>
#include <boost/fusion/include/vector.hpp>
#include <boost/graph/adjacency_list.hpp>
#include <boost/hana.hpp>
#include <boost/intrusive/list.hpp>
#include <boost/lexical_cast.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <boost/mp11.hpp>
#include <boost/multi_array.hpp>
#include <boost/multi_index_container.hpp>
#include <boost/multiprecision/cpp_int.hpp>
#include <boost/numeric/ublas/matrix.hpp>
#include <boost/optional.hpp>
#include <boost/program_options.hpp>
#include <boost/random.hpp>
#include <boost/range/adaptors.hpp>
#include <boost/smart_ptr.hpp>
#include <boost/spirit/include/qi.hpp>
#include <boost/tokenizer.hpp>
#include <boost/unordered_map.hpp>
#include <boost/variant.hpp>
using namespace concurrency;

void twice(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; });
}
boost::multiprecision::cpp_int large() { return boost::lexical_cast<boost::multiprecision::cpp_int>("12345678901234567890"); }
std::string text() { return (boost::format("%1%") % large()).str(); }
