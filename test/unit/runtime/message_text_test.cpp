//===- message_text_test.cpp - messages of kernels as text ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/message_text.h"
#include <cstring>
#include <gtest/gtest.h>
#include <vector>

using namespace ampcc_rt;

namespace {

/// A message and its words, put together argument by argument.
class said {
public:
  explicit said(const char *format) : format_(format) {}
  said &operator<<(int n) { return add(message_value::int32, static_cast<unsigned>(n)); }
  said &operator<<(unsigned n) { return add(message_value::uint32, n); }
  said &operator<<(long n) { return wide(message_value::int64, static_cast<std::uint64_t>(n)); }
  said &operator<<(unsigned long n) { return wide(message_value::uint64, n); }
  said &operator<<(float x) {
    std::uint32_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    return add(message_value::float32, bits);
  }
  said &operator<<(double x) {
    std::uint64_t bits;
    std::memcpy(&bits, &x, sizeof bits);
    return wide(message_value::float64, bits);
  }
  said &operator<<(const char *text) {
    args_.push_back({message_value::text, text});
    return *this;
  }
  operator std::string() const {
    const message m{message_kind::print,
                    format_,
                    args_.data(),
                    static_cast<std::uint32_t>(args_.size()),
                    "a.cpp",
                    1};
    EXPECT_EQ(words_of(m), words_.size());
    return message_text(m, words_.data());
  }
  friend bool operator==(const said &s, const char *text) { return std::string(s) == text; }
  friend std::ostream &operator<<(std::ostream &out, const said &s) {
    return out << std::string(s);
  }

private:
  said &add(message_value kind, std::uint32_t word) {
    args_.push_back({kind, nullptr});
    words_.push_back(word);
    return *this;
  }
  said &wide(message_value kind, std::uint64_t bits) {
    args_.push_back({kind, nullptr});
    words_.push_back(static_cast<std::uint32_t>(bits));
    words_.push_back(static_cast<std::uint32_t>(bits >> 32));
    return *this;
  }
  const char *format_;
  std::vector<message_arg> args_;
  std::vector<std::uint32_t> words_;
};

TEST(MessageText, PlainTextAndPercent) {
  EXPECT_EQ(said("a%%b\n"), "a%b\n");
  EXPECT_EQ(said(""), "");
  EXPECT_EQ(said("%"), "");
}

TEST(MessageText, Integers) {
  EXPECT_EQ(said("%d %i %u %x %o") << -1 << 2 << 3u << 255 << 8u, "-1 2 3 ff 10");
  EXPECT_EQ(said("%ld %lu %llx") << -(1l << 40) << ~0ul << 1ul,
            "-1099511627776 18446744073709551615 1");
  EXPECT_EQ(said("%hhd %hu %c") << 300 << 65537u << 'A' + 0, "44 1 A");
  EXPECT_EQ(said("%#x|%+d|% d|%05d|%-4d|") << 16u << 1 << 2 << 3 << 4, "0x10|+1| 2|00003|4   |");
}

TEST(MessageText, SignedWhereUnsignedIsAskedFor) {
  EXPECT_EQ(said("%u %x %d") << -1 << -1 << 4294967295u, "4294967295 ffffffff -1");
}

TEST(MessageText, Floats) {
  EXPECT_EQ(said("%f %.2e %g %a") << 1.5f << 12345.678 << 1e-10f << 1.0,
            "1.500000 1.23e+04 1e-10 0x1p+0");
  EXPECT_EQ(said("%8.3f|%-8.1f|") << 3.14159 << 2.25f, "   3.142|2.2     |");
}

TEST(MessageText, Literals) {
  EXPECT_EQ(said("%s, %5s, %-5s|%.2s") << "a" << "b" << "c" << "def", "a,     b, c    |de");
}

TEST(MessageText, WidthAndPrecisionFromArguments) {
  EXPECT_EQ(said("[%*d] [%.*f] [%-*d] [%*d]") << 4 << 1 << 1 << 2.55 << 3 << 2 << -3 << 1,
            "[   1] [2.5] [2  ] [1  ]");
  EXPECT_EQ(said("%.*f") << -1 << 0.5, "0.500000"); // C: as if there were none
}

TEST(MessageText, NumberedArguments) {
  EXPECT_EQ(said("%2$s %1$d %2$s") << 7 << "x", "x 7 x");
  EXPECT_EQ(said("%1$*2$d|") << 7 << 4, "   7|");
}

// Formats that are undefined in C print some text, and do not access memory out of bounds.
TEST(MessageText, ArgumentsThatDoNotFit) {
  EXPECT_EQ(said("%s %d %f %n") << 1 << "two" << 3 << 4, "1 two 3.000000 4");
  EXPECT_EQ(said("%d %u %c") << 1e30f << -1e300 << 1.5f, "1e+30 -1e+300 1.5");
  EXPECT_EQ(said("%d %d") << 1, "1 (missing)");
  EXPECT_EQ(said("%d") << 1 << 2, "1");
  EXPECT_EQ(said("%99999$d"), "(missing)");
  EXPECT_EQ(said("%l"), "");
}

} // namespace
