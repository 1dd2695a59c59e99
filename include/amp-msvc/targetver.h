//===- targetver.h - which Windows a project is for: none here ------------===//
