//===- sal.h - annotations for Visual C++'s analyser ----------------------===//
//
// They are words of the dialect, known without this header.
//
//===----------------------------------------------------------------------===//
