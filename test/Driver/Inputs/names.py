"""names.py LAUNCH HEADER FOLDER PLAIN WORK COMMAND...: compiles LAUNCH under odd names, and runs the program."""

import pathlib
import shutil
import subprocess
import sys

launch, header, folder, plain, work, *command = sys.argv[1:]
# A compilation a name takes a second: several odd characters are in one.
names = ["sp ace", "new\nline", "quo'te ünïcödé 数 `x` dol$lar percent%s", 'dq"uote back\\slash a;b&c|d #hash what??']

for name in names:
    place = pathlib.Path(work, name)
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    shutil.copy(launch, place / (name + ".cpp"))
    shutil.copy(header, place)
    shutil.copytree(folder, place / "folder")
    link = place / "link.cpp"
    link.symlink_to(name + ".cpp")
    program = place / (name + ".out")
    subprocess.run([*command, "-g", place / (name + ".cpp"), plain, "-o", program], check=True)
    subprocess.run([program], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([*command, "-MMD", "-c", "link.cpp", "-o", "link.o"], check=True, cwd=place)
    assert (place / "link.d").read_text().startswith("link.o: link.cpp launch.h"), name
