//===- observing_test.cpp - tests of traces, profiles and their parts ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/busy_time.h"
#include "base/json_text.h"
#include "launch/build_notice.h"
#include "launch/cache_key.h"
#include "observe/chrome_trace.h"
#include "observe/profile.h"
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <thread>

using namespace ampcc_rt;

namespace {

std::string content(const std::string &file) {
  std::ostringstream all;
  all << std::ifstream(file).rdbuf();
  return all.str();
}

trace_record kernel_record_of(std::uint64_t begin, std::uint64_t end) {
  trace_record r;
  r.kind = work::kernel;
  r.name = "step():7";
  r.place = "a.cpp:7";
  r.track = r.device = 1;
  r.flow = 1;
  r.begin = begin;
  r.end = end;
  return r;
}

trace_record call(const char *name, std::uint64_t begin, std::uint64_t end, bool outermost = true,
                  std::uint64_t inside = 0) {
  trace_record r;
  r.name = name;
  r.track = 1000000;
  r.begin = begin;
  r.end = end;
  r.outermost = outermost;
  r.inside = inside;
  r.on_main_thread = true;
  return r;
}

} // namespace

TEST(BusyTime, CountsWhatOverlapsOnce) {
  busy_time busy;
  busy.add(10, 20);
  busy.add(30, 40);
  EXPECT_EQ(busy.total(), 20u);
  busy.add(15, 35); // joins them
  EXPECT_EQ(busy.total(), 30u);
  busy.add(12, 18);
  busy.add(40, 45); // touches
  busy.add(50, 50);
  busy.add(5, 8);
  EXPECT_EQ(busy.total(), 38u);
}

TEST(BusyTime, ForgetsGapsLongAgo) {
  busy_time busy;
  for (std::uint64_t i = 0; i < 5000; ++i)
    busy.add(10 * i, 10 * i + 4);
  EXPECT_EQ(busy.total(), 20000u);
  busy.add(0, 4);
  EXPECT_EQ(busy.total(), 20000u);
}

TEST(Json, AnyBytes) {
  EXPECT_EQ(json("a\"b\\c\n\x7F"), R"("a\"b\\c\u000a\u007f")");
  EXPECT_EQ(json("\xC3\xA4\xE2\x82\xAC"), "\"\xC3\xA4\xE2\x82\xAC\"");
  EXPECT_EQ(json("\xFFx\xC3"), "\"\\ufffdx\\ufffd\"");
  EXPECT_EQ(json("\xED\xA0\x80\xC0\x80"), "\"\\ufffd\\ufffd\\ufffd\\ufffd\\ufffd\"");
  EXPECT_EQ(json("</script>"), "\"\\u003c/script>\"");
}

TEST(Json, NumbersHaveNoLocale) { EXPECT_EQ(fixed(1234.5678, 2), "1234.57"); }

TEST(CacheKey, TellsItsPieces) {
  cache_key key;
  key.version = "v";
  key.device = "a device";
  key.options = "-x -y";
  key.source = "one\ntwo\n\n";
  const cache_key again = cache_key::from(key.text());
  EXPECT_EQ(again.version, "v");
  EXPECT_EQ(again.platform, "");
  EXPECT_EQ(again.device, "a device");
  EXPECT_EQ(again.options, "-x -y");
  EXPECT_EQ(again.source, key.source);
  EXPECT_EQ(cache_key::from("").source, "");
}

TEST(Profile, ToldInThreeForms) {
  const std::string file = testing::TempDir() + "profile";
  auto written = [&](profile::format as) {
    {
      profile p(as, file);
      p.begin({1, "a queue", 1, "the, \"device\""});
      p.add(kernel_record_of(1000000, 3000000));
      p.add(kernel_record_of(2000000, 6000000));
      p.add(call("wait for a device", 2000000, 5000000, false));
      p.add(call("copy", 1000000, 6000000, true, 3000000));
      p.end({0, 10000000, 0});
    }
    return content(file);
  };
  const std::string table = written(profile::format::table);
  EXPECT_NE(table.find("   100.0        10.000  wall time\n"), std::string::npos) << table;
  EXPECT_NE(table.find("    50.0         5.000  'the, \"device\"' busy\n"), std::string::npos);
  EXPECT_NE(table.find("    50.0         5.000  'the, \"device\"' idle\n"), std::string::npos);
  EXPECT_NE(table.find("    50.0         5.000  main thread in the library\n"), std::string::npos);
  EXPECT_NE(table.find("step():7 (a.cpp:7)"), std::string::npos);
  const std::string csv = written(profile::format::csv);
  EXPECT_NE(csv.find("kernel,\"step():7\",\"a.cpp:7\",\"the, \"\"device\"\"\",2,6.000,60.0,3000.0,"
                     "4000.0,0\n"),
            std::string::npos)
      << csv;
  EXPECT_NE(csv.find("host,\"copy\",\"\",\"host\",1,2.000,20.0,"), std::string::npos) << csv;
  EXPECT_NE(written(profile::format::json).find("\"wall_ms\":10.000"), std::string::npos);
}

TEST(ChromeTrace, IsWholeAfterEachFlush) {
  const std::string file = testing::TempDir() + "trace%p";
  const std::string real = testing::TempDir() + "trace" + std::to_string(::getpid());
  chrome_trace trace(file);
  trace.begin({1, "queue", 1, "device"});
  trace.given(1, 1000000, 500);
  trace.add(kernel_record_of(1000, 2000));
  EXPECT_EQ(content(real).find("step"), std::string::npos);
  trace.flush();
  const std::string cut = content(real);
  EXPECT_EQ(cut.substr(0, 3), "[\n{");
  EXPECT_EQ(cut.back(), '}'); // a bracket makes it JSON
  EXPECT_NE(cut.find("\"ph\":\"s\",\"tid\":1000000"), std::string::npos);
  EXPECT_NE(cut.find("\"ph\":\"f\",\"bp\":\"e\",\"tid\":1,"), std::string::npos);
  trace.end({0, 3000, 0});
  EXPECT_EQ(content(real).substr(0, cut.size()), cut);
  EXPECT_EQ(content(real).substr(cut.size()), "\n]\n");
}

TEST(ChromeTrace, AFullDiskIsToldOnce) {
  testing::internal::CaptureStderr();
  {
    chrome_trace trace("/dev/full");
    trace.add(kernel_record_of(1, 2));
    trace.flush();
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "ampcc: warning: the trace '/dev/full' ends here, cut off: No space left on device\n");
}

TEST(BuildNotice, ComesAfterASecond) {
  ::setenv("AMPCC_PROGRESS", "1", 1);
  testing::internal::CaptureStderr();
  {
    const build_notice quick("what is there at once");
  }
  {
    const build_notice slow("2 kernels");
    std::this_thread::sleep_for(std::chrono::milliseconds(1300));
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "ampcc: building 2 kernels...\n");
  ::setenv("AMPCC_PROGRESS", "0", 1);
  testing::internal::CaptureStderr();
  {
    const build_notice silent("2 kernels");
    std::this_thread::sleep_for(std::chrono::milliseconds(1200));
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  ::unsetenv("AMPCC_PROGRESS");
}
