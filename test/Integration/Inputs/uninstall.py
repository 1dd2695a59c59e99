"""A small project is installed and uninstalled at folders with unusual names; others keep their files.

uninstall.py CMAKE-FOLDER SCRATCH-FOLDER
"""

import os
import pathlib
import shutil
import subprocess
import sys

modules, scratch = (pathlib.Path(a) for a in sys.argv[1:])
shutil.rmtree(scratch, ignore_errors=True)
(scratch / "source").mkdir(parents=True)
(scratch / "source" / "CMakeLists.txt").write_text(
    f"""cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES NONE)
file(WRITE ${{CMAKE_BINARY_DIR}}/tool "")
install(FILES ${{CMAKE_BINARY_DIR}}/tool DESTINATION bin)
install(FILES ${{CMAKE_BINARY_DIR}}/tool DESTINATION share/doc/ampcc/docs)
include({modules}/AmpccUninstall.cmake)
"""
)
build = scratch / "build"


def run(*words, destdir=""):
    environment = dict(os.environ, DESTDIR=destdir)
    return subprocess.run(words, env=environment, capture_output=True, text=True)


def install(prefix, destdir=""):
    result = run("cmake", "--install", build, "--prefix", prefix, destdir=destdir)
    assert result.returncode == 0, result.stderr


def uninstall(destdir=""):
    return run("cmake", "--build", build, "--target", "uninstall", destdir=destdir)


def refused(words, destdir=""):
    result = uninstall(destdir)
    said = " ".join((result.stdout + result.stderr).split())
    assert result.returncode != 0 and words in said, said


def files(folder):
    return sorted(str(f.relative_to(folder)) for f in folder.rglob("*") if not f.is_dir() or f.is_symlink())


def here(name):
    folder = scratch / "roots" / name
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "other").touch()
    return folder


assert run("cmake", "-S", scratch / "source", "-B", build).returncode == 0

# A manifest that was cut at a letter would name these.
ours = ["bin/other", "bin/tool", "share/doc/ampcc/docs/tool"]
for name in ("ü", "a b", "a;b", "[x", "x]", "[=[", 'q"q', "q'q", "new\nline", "${HOME}", "@a@", "#c", "(p", "ampcc"):
    prefix = here(name) / "usr"
    install(prefix)
    (prefix / "bin" / "other").touch()
    assert files(prefix) == ours, (name, files(prefix))
    result = uninstall()
    assert result.returncode == 0 and "Removed 2 files" in result.stdout, (name, result.stdout, result.stderr)
    assert files(prefix) == ["bin/other"], (name, files(prefix))
    assert not (prefix / "share/doc/ampcc").exists() and (prefix / "share/doc").exists(), name

# `..` and links in the prefix are resolved; a staging folder is that of the installation.
real = here("real")
os.symlink(real, scratch / "link")
for prefix in (f"{real}/bin/../", scratch / "link"):
    install(prefix)
    assert files(real) == ours, files(real)
    assert uninstall().returncode == 0 and files(real) == ["bin/other"], files(real)
stage = here("stage")
install("/usr", str(stage))
refused("but the last installation went to", str(real))
assert files(stage / "usr") == ours[1:]
assert uninstall().returncode == 0 and files(stage) == ["bin/other"], files(stage)

# Whatever is elsewhere stays, and then all of it does: by the list, or by a link in the prefix.
other, moved = here("elsewhere"), here("moved")
install(moved)
manifest = build / "install_manifest.txt"
listed = manifest.read_text()
for entry in (f"{other}/bin/other", f"{moved}/../elsewhere/bin/other", f"{moved}x/bin/other", "bin/other"):
    manifest.write_text(listed + "\n" + entry)
    refused("nothing was removed")
    assert files(moved) == ours and files(other) == ["bin/other"], entry
manifest.write_text(listed)
shutil.rmtree(moved / "bin")
os.symlink(other / "bin", moved / "bin")
(other / "bin" / "tool").touch()
refused("nothing was removed")
assert files(other) == ["bin/other", "bin/tool"], files(other)

# Without a record there is nothing to go by.
(build / "install_prefix.txt").unlink()
refused("no installation on record")
