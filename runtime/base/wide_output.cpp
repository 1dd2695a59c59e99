//===- wide_output.cpp - stream buffer that writes wide text to narrow files --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/wide_output.h"
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cwchar>
#include <iostream>
#include <new>
#include <string>
#include <unistd.h>
#ifdef __GLIBCXX__
#include <ext/stdio_sync_filebuf.h>
#endif

namespace ampcc_rt {

#ifdef __GLIBCXX__
namespace {

/// Appends the character in the encoding of the program's locale, or in UTF-8 if that has no bytes
/// for it.
void append(std::string &to, wchar_t character) {
  char bytes[MB_LEN_MAX];
  std::mbstate_t state{};
  const std::size_t size = std::wcrtomb(bytes, character, &state);
  if (size != static_cast<std::size_t>(-1)) {
    to.append(bytes, size);
    return;
  }
  auto code = static_cast<unsigned long>(static_cast<std::wint_t>(character));
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
    code = 0xfffd;
  const unsigned trailing = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  constexpr unsigned char lead[] = {0, 0xc0, 0xe0, 0xf0};
  to += static_cast<char>(lead[trailing] | (code >> (6 * trailing)));
  for (unsigned i = trailing; i-- > 0;)
    to += static_cast<char>(0x80 | ((code >> (6 * i)) & 0x3f));
}

/// Writes in the width of the file: wide characters to a wide file, bytes to a narrow one. A file
/// without a width keeps none: the bytes go directly to its descriptor.
class mixed_buffer : public std::wstreambuf {
public:
  mixed_buffer(std::FILE *file, std::wstreambuf *wide) : file_(file), wide_(wide) {}

protected:
  int_type overflow(int_type character) override {
    if (traits_type::eq_int_type(character, traits_type::eof()))
      return traits_type::not_eof(character);
    const wchar_t one = traits_type::to_char_type(character);
    return xsputn(&one, 1) == 1 ? character : traits_type::eof();
  }
  std::streamsize xsputn(const wchar_t *text, std::streamsize count) override {
    const int width = std::fwide(file_, 0);
    if (width > 0 || ::fileno(file_) < 0)
      return wide_->sputn(text, count);
    std::string bytes;
    for (std::streamsize i = 0; i < count; ++i)
      append(bytes, text[i]);
    const bool written = width < 0
                             ? std::fwrite(bytes.data(), 1, bytes.size(), file_) == bytes.size()
                             : write(bytes);
    return written ? count : 0;
  }
  int sync() override { return std::fflush(file_); }

private:
  bool write(const std::string &bytes) {
    const char *next = bytes.data();
    std::size_t left = bytes.size();
    while (left > 0) {
      const ssize_t put = ::write(::fileno(file_), next, left);
      if (put < 0 && errno == EINTR)
        continue;
      if (put <= 0)
        return false;
      next += put;
      left -= static_cast<std::size_t>(put);
    }
    return true;
  }

  std::FILE *const file_;
  std::wstreambuf *const wide_;
};

/// Replaces the buffer of a stream if it is the one of the standard library. The new buffer is
/// never destroyed, because destructors of the program's static objects may write.
void mix(std::wostream &stream, std::FILE *file) {
  auto *const wide = stream.rdbuf();
  if (dynamic_cast<__gnu_cxx::stdio_sync_filebuf<wchar_t> *>(wide))
    if (auto *const mixed = new (std::nothrow) mixed_buffer(file, wide))
      stream.rdbuf(mixed);
}

} // namespace

void mix_wide_output() noexcept try {
  static const bool done = [] {
    static const std::ios_base::Init streams; // constructs the streams if that was not done yet
    mix(std::wcout, stdout);
    mix(std::wcerr, stderr);
    mix(std::wclog, stderr);
    return true;
  }();
  static_cast<void>(done);
} catch (...) {
  // The streams stay as they were.
}
#else
// libc++'s wide streams write bytes, so both kinds of output may alternate. They fail at a
// character that the program's locale cannot encode, as in any program with libc++.
void mix_wide_output() noexcept {}
#endif

} // namespace ampcc_rt
