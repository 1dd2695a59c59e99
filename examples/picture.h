// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A picture of red, green and blue bytes, read and written as binary PPM, which most viewers and
// converters know.
#ifndef EXAMPLES_PICTURE_H
#define EXAMPLES_PICTURE_H

#include <cstddef>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

struct picture {
  int width = 0, height = 0;
  std::vector<unsigned char> bytes; ///< three a pixel, row by row

  picture() = default;
  picture(int w, int h) : width(w), height(h), bytes(3 * static_cast<std::size_t>(w) * h) {}

  unsigned char *at(int x, int y) { return &bytes[3 * (static_cast<std::size_t>(y) * width + x)]; }
  const unsigned char *at(int x, int y) const {
    return &bytes[3 * (static_cast<std::size_t>(y) * width + x)];
  }

  /// Sets a pixel to grey, or to a colour of three numbers from 0 to 255.
  void set(int x, int y, int r, int g, int b) {
    unsigned char *pixel = at(x, y);
    pixel[0] = static_cast<unsigned char>(r);
    pixel[1] = static_cast<unsigned char>(g);
    pixel[2] = static_cast<unsigned char>(b);
  }
};

inline void write_picture(const std::string &name, const picture &shown) {
  std::ofstream file(name, std::ios::binary);
  file << "P6\n" << shown.width << ' ' << shown.height << "\n255\n";
  file.write(reinterpret_cast<const char *>(shown.bytes.data()),
             static_cast<std::streamsize>(shown.bytes.size()));
  if (!file.flush())
    throw std::runtime_error("cannot write " + name);
}

inline picture read_picture(const std::string &name) {
  std::ifstream file(name, std::ios::binary);
  std::string kind;
  int width = 0, height = 0, colors = 0;
  if (!(file >> kind >> width >> height >> colors) || kind != "P6" || colors != 255)
    throw std::runtime_error(name + ": not a binary PPM picture of 255 colours");
  file.get();
  picture read(width, height);
  if (!file.read(reinterpret_cast<char *>(read.bytes.data()),
                 static_cast<std::streamsize>(read.bytes.size())))
    throw std::runtime_error(name + " is cut off");
  return read;
}

#endif
