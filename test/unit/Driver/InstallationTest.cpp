//===- InstallationTest.cpp - tests of the search for ampcc's parts ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Installation.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace ampcc;
using namespace llvm;

namespace {

/// Two folders with a library of one name each, and a link to the first folder.
class LoaderCacheTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(sys::fs::createUniqueDirectory("ampcc-loader", Root));
    for (const char *Folder : {"/lib", "/other"}) {
      ASSERT_FALSE(sys::fs::create_directory(Root + Folder));
      std::error_code EC;
      raw_fd_ostream(path(Folder), EC) << "library";
      ASSERT_FALSE(EC);
    }
    ASSERT_FALSE(sys::fs::create_link(Root + "/lib", Root + "/linked"));
  }
  void TearDown() override { sys::fs::remove_directories(Root); }

  std::string path(StringRef Folder) const { return (Root + Folder + "/libx.so.0").str(); }
  /// A cache that names these.
  static std::string cache(ArrayRef<std::string> Paths) {
    std::string Text = std::string("glibc-ld.so.cache1.1\0\1\2", 23) + "/lib/liba.so.0";
    for (const std::string &Path : Paths)
      Text += std::string(1, '\0') + Path;
    return Text + std::string(1, '\0') + "/lib/libz.so.0" + std::string(1, '\0');
  }

  SmallString<128> Root;
};

} // namespace

TEST_F(LoaderCacheTest, FindsWhatItNames) {
  EXPECT_TRUE(isFoundByLoader(cache({path("/lib")}), path("/lib")));
  EXPECT_TRUE(isFoundByLoader(cache({path("/linked")}), path("/lib")));
}

TEST_F(LoaderCacheTest, NeedsTheWholeName) {
  EXPECT_FALSE(isFoundByLoader(cache({}), path("/lib")));
  EXPECT_FALSE(isFoundByLoader(cache({path("/lib") + ".1", "/x" + path("/lib")}), path("/lib")));
  EXPECT_FALSE(isFoundByLoader("", path("/lib")));
}

TEST_F(LoaderCacheTest, NotWhereAnotherMayComeFirst) {
  EXPECT_FALSE(isFoundByLoader(cache({path("/other")}), path("/lib")));
  EXPECT_FALSE(isFoundByLoader(cache({path("/lib"), path("/other")}), path("/lib")));
}
