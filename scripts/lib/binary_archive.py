# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The relocatable binary archive: an installation with the libraries that it needs.

Everything but the libraries of the C and C++ compiler comes along, and finds the rest by run paths relative to itself:

    bin/, libexec/         ampcc and its tools
    lib/, include/, share/ as cmake --install makes them
    lib/ampcc/clang/       the Clang that ampcc is built on: bin/clang++, its libraries and theirs, its headers
    lib/ampcc/onetbb/      the runtime's oneTBB
    LICENSES/              the licences of all of it
    ampcc.spdx.json        the list of all of it, with versions
"""

import datetime
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile

# Systems with these symbols of the C and C++ libraries, or newer ones, run the archive: Debian 12.
NEWEST_SYMBOLS = {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 30), "CXXABI": (1, 3, 13), "GCC": (12, 0, 0)}
# Libraries that come with a compiler.
SYSTEM_LIBRARIES = re.compile(r"(libc|libm|libdl|libpthread|librt|libutil|libresolv|libstdc\+\+|libgcc_s|ld-linux.*|linux-vdso)\.so\b")
# Run-time libraries for -fsanitize=, --coverage and -fprofile-generate.
COMPILER_RUNTIMES = re.compile(r"(libclang_rt\.(asan|tsan|ubsan|profile|builtins)\S*-x86_64\.(a|a\.syms)|\w+_ignorelist\.txt)$")
# What GNU's linkers load for -flto, of Clang.
LINKER_PLUGIN = "lib/LLVMgold.so"
# Parts of the tools that are headers in a build.
HEADER_PACKAGES = ["libcli11-dev", "nlohmann-json3-dev"]
# The names of licences in Debian's copyright files, as SPDX spells them.
LICENCES = {
    "APACHE-2-LLVM-EXCEPTIONS": "Apache-2.0 WITH LLVM-exception",
    "Apache-2.0": "Apache-2.0",
    "BSD-3-clause": "BSD-3-Clause",
    "BSD-3-clause or GPL-2": "BSD-3-Clause OR GPL-2.0-only",
    "Expat": "MIT",
    "MIT-1": "MIT",
    "Zlib": "Zlib",
}


# Bytes of the packed archive.
LARGEST_ARCHIVE = 150_000_000


class Failure(Exception):
    pass


def output(*command):
    result = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if result.returncode:
        raise Failure(f"'{' '.join(str(word) for word in command)}' fails: {result.stderr.strip().splitlines()[-1:] or ['no message']}")
    return result.stdout


def cached(build, name):
    """A variable of the build folder's CMake cache."""
    match = re.search(rf"^{name}:\w+=(.*)$", (build / "CMakeCache.txt").read_text(), re.M)
    return match.group(1) if match else ""


def clang_folder(build):
    """The prefix of the LLVM that ampcc is built on."""
    return pathlib.Path(cached(build, "AMPCC_LLVM_FOUND_PREFIX"))


def check_tools(build):
    """Says at once what is missing."""
    missing = [tool for tool in ("patchelf", "readelf", "ninja") if not shutil.which(tool)]
    if missing:
        raise Failure(f"these tools are missing: {', '.join(missing)}; apt-get install patchelf binutils ninja-build")
    folder = clang_folder(build)
    for name in ("bin/clang", LINKER_PLUGIN):
        if not (folder / name).exists():
            raise Failure(f"'{folder / name}' is missing")
    runtimes = pathlib.Path(output(folder / "bin/clang", "-print-resource-dir").strip()) / "lib"
    if not list(runtimes.glob("*/libclang_rt.asan*-x86_64.a")):
        raise Failure(f"'{runtimes}' has no sanitizers; apt-get install libclang-rt-{folder.name.rpartition('-')[2]}-dev")


class Elf:
    """A dynamic file: the libraries that it needs and its search path."""

    def __init__(self, path):
        text = output("readelf", "-dW", path)
        self.path = path
        self.needed = re.findall(r"\(NEEDED\).*\[(.*)\]", text)
        self.run_path = "".join(re.findall(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]", text))


def is_elf(path):
    if path.is_symlink() or not path.is_file():
        return False
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def elves(folder):
    """The programs and shared libraries in a folder."""
    return [path for path in sorted(folder.rglob("*")) if is_elf(path)]


def libraries_of(program):
    """name -> file of what a program loads here, without what every compiler brings along."""
    found = dict(re.findall(r"^\s*(\S+) => (/\S+)", output("ldd", program), re.M))
    return {name: pathlib.Path(path) for name, path in found.items() if not SYSTEM_LIBRARIES.match(name)}


def set_run_path(path, value):
    output("patchelf", "--set-rpath", value, path)


def copy_libraries(libraries, folder):
    """Libraries that need another of them, and have no run path that leads there, get one."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, path in libraries.items():
        shutil.copyfile(path.resolve(), folder / name)
        os.chmod(folder / name, 0o755)
    for name in libraries:
        library = Elf(folder / name)
        if not library.run_path and set(library.needed) & set(libraries):
            set_run_path(library.path, "$ORIGIN")


def add_clang(build, stage):
    """Clang, its headers and libraries; returns what was copied from the system."""
    source, target = clang_folder(build), stage / "lib/ampcc/clang"
    program = (source / "bin/clang").resolve()
    names = ("bin/ampcc", "bin/ampcc-lsp", "libexec/ampcc-for-plugins")
    compilers = [stage / name for name in names if (stage / name).exists()]
    libraries = {name: path for compiler in (program, *compilers) for name, path in libraries_of(compiler).items()}
    copy_libraries(libraries, target / "lib")
    (target / "bin").mkdir()
    shutil.copyfile(program, target / "bin/clang")
    os.chmod(target / "bin/clang", 0o755)
    (target / "bin/clang++").symlink_to("clang")
    set_run_path(target / "bin/clang", "$ORIGIN/../lib")
    shutil.copyfile(source / LINKER_PLUGIN, target / LINKER_PLUGIN)
    set_run_path(target / LINKER_PLUGIN, "$ORIGIN")
    for compiler in compilers:
        set_run_path(compiler, "$ORIGIN/../lib/ampcc/clang/lib")

    resources = pathlib.Path(output(program, "-print-resource-dir").strip())
    copied = target / "lib/clang" / resources.name
    shutil.copytree(resources / "include", copied / "include")
    for folder in ("lib", "share"):
        for path in sorted((resources / folder).rglob("*")):
            if path.is_file() and COMPILER_RUNTIMES.match(path.name):
                (copied / path.relative_to(resources).parent).mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copied / path.relative_to(resources))
    runtime = next((resources / "lib").glob("*/libclang_rt.asan*-x86_64.a"))
    return [*libraries.values(), program, source / LINKER_PLUGIN, resources / "include/stddef.h", runtime]


def add_onetbb(stage):
    libraries = libraries_of(stage / "bin/ampcc-info")
    copy_libraries(libraries, stage / "lib/ampcc/onetbb")
    for tool in ("ampcc-info", "ampcc-cache"):
        set_run_path(stage / "bin" / tool, "$ORIGIN/../lib/ampcc/onetbb")
    # Programs load it through the link in lib/ampcc.
    set_run_path((stage / "lib/libampcc_rt.so").resolve(), "$ORIGIN/ampcc/onetbb:$ORIGIN/onetbb")
    return list(libraries.values())


def linked_files(build):
    """The archives and objects of the system that ampcc holds members of. The linker names these, so ampcc is linked again."""
    command = output("ninja", "-C", build, "-t", "commands", "-s", "bin/ampcc").strip()
    if command.count(" -o bin/ampcc ") != 1:
        raise Failure(f"'{build}' has no command that links ampcc")
    with tempfile.TemporaryDirectory() as folder:
        command = command.replace(" -o bin/ampcc ", f" -Wl,--trace -o {shlex.quote(folder)}/ampcc ")
        trace = output("sh", "-c", f"cd {shlex.quote(str(build))} && {command}")
    # A member of an archive is "library.a(member.o)" or "(library.a)member.o".
    files = {(build / name).resolve() for name in re.findall(r"^\(?([^\s()]+\.[ao])(?=[()]|$)", trace, re.M)}
    return {path for path in files if not path.is_relative_to(build.resolve())}


def packages_of(paths):
    """The Debian packages of files. A file may be listed under its path before /usr was merged."""
    names = {}
    for path in paths:
        names.update(dict.fromkeys([str(path), str(path.resolve()), str(path.resolve()).removeprefix("/usr")], path))
    listed = subprocess.run(["dpkg", "-S", *names], text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    found = {}
    for line in listed.splitlines():
        package, _, name = line.partition(": ")
        if name in names:
            found[names[name]] = re.split("[,:]", package)[0]
    for path in paths:
        if path not in found:
            raise Failure(f"'{path}' belongs to no package, so that its licence is not known")
    return set(found.values())


def licence_name(package):
    """SPDX's name of the licence of most of a package, if it is one of the usual ones."""
    text = pathlib.Path(f"/usr/share/doc/{package}/copyright").read_text(errors="replace")
    match = re.search(r"^Files: *\*\n(?:(?!\n\n).)*?^License: *([^\n]*)$", text, re.M | re.S)
    return LICENCES.get(match.group(1).strip()) if match else None


def add_licences(root, packages, stage):
    """The licence of each package, and the common ones that these name."""
    folder = stage / "LICENSES"
    (folder / "common").mkdir(parents=True)
    shutil.copyfile(root / "LICENSE", folder / "ampcc.txt")
    common = set()
    for package in packages:
        path = pathlib.Path(f"/usr/share/doc/{package}/copyright")
        if not path.exists():
            raise Failure(f"the licence of '{package}' is missing: {path}")
        shutil.copyfile(path, folder / f"{package}.txt")
        common.update(re.findall(r"/usr/share/common-licenses/([\w.-]*\w)", path.read_text(errors="replace")))
    for name in sorted(common):
        if os.path.exists(f"/usr/share/common-licenses/{name}"):
            shutil.copyfile(f"/usr/share/common-licenses/{name}", folder / "common" / f"{name}.txt")


def bill_of_materials(version, commit, packages, linked, epoch):
    """SPDX 2.3. The packages in `linked` are in ampcc itself."""
    made = datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc)
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"ampcc-{version}-linux-x86_64",
        "documentNamespace": f"https://spdx.org/spdxdocs/ampcc-{version}-{commit}",
        "creationInfo": {"created": f"{made:%Y-%m-%dT%H:%M:%SZ}", "creators": ["Tool: ampcc-scripts/release"]},
        "packages": [],
        "hasExtractedLicensingInfos": [],
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-ampcc"}
        ],
    }

    def add(name, number, licence, **more):
        identifier = "SPDXRef-" + re.sub(r"[^\w.-]|_", "-", name)
        document["packages"].append({
            "name": name, "SPDXID": identifier, "versionInfo": number, "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
            "licenseConcluded": "NOASSERTION", "licenseDeclared": licence, "copyrightText": "NOASSERTION", **more})
        return identifier

    add("ampcc", version, "Apache-2.0 WITH LLVM-exception", sourceInfo=f"commit {commit}")
    for package in packages:
        number, source, architecture = output(
            "dpkg-query", "-W", "-f=${Version}\n${source:Package}\n${Architecture}\n", package).split("\n")[:3]
        licence = licence_name(package)
        if not licence:
            licence = "LicenseRef-" + re.sub(r"[^\w.-]|_", "-", package)
            text = pathlib.Path(f"/usr/share/doc/{package}/copyright").read_text(errors="replace")
            document["hasExtractedLicensingInfos"].append(
                {"licenseId": licence, "name": f"the licences of {package}", "extractedText": text})
        locator = "pkg:deb/debian/" + f"{package}@{number.replace(':', '%3A')}?arch={architecture}".replace("+", "%2B")
        identifier = add(
            package, number, licence, sourceInfo=f"Debian's source package {source}", licenseComments=f"LICENSES/{package}.txt has all of them",
            externalRefs=[{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": locator}])
        document["relationships"].append(
            {"spdxElementId": "SPDXRef-ampcc", "relationshipType": "STATIC_LINK" if package in linked else "CONTAINS", "relatedSpdxElement": identifier})
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def check_symbols(stage):
    """That Debian 12 is new enough for every file."""
    for path in elves(stage):
        check_symbols_of(path)


def check_symbols_of(path):
    for kind, number in re.findall(r"Name: (GLIBC|GLIBCXX|CXXABI|GCC)_([\d.]+)\b", output("readelf", "-VW", path)):
        if tuple(map(int, number.split("."))) > NEWEST_SYMBOLS[kind]:
            raise Failure(f"{path.name} needs {kind}_{number}, which Debian 12 does not have; make the archive on Debian 12")


def check_libraries(stage):
    """That every file finds what it needs in the archive or in a system with a compiler."""
    for path in elves(stage):
        file = Elf(path)
        folders = [pathlib.Path(folder.replace("$ORIGIN", str(path.parent))) for folder in file.run_path.split(":") if folder]
        for folder in folders:
            if not folder.resolve().is_relative_to(stage.resolve()):
                raise Failure(f"{path.relative_to(stage)} looks for libraries in {folder}")
        for name in file.needed:
            if not SYSTEM_LIBRARIES.match(name) and not any((folder / name).exists() for folder in folders):
                raise Failure(f"{path.relative_to(stage)} does not find {name}")


def pack(stage, target, epoch):
    """The same files give the same archive. Minimal systems with g++ have gzip, but not xz."""
    tar = ["tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{epoch}", "--mode=u=rwX,go=rX", "--format=gnu",
           "-C", stage.parent, "-cf", "-", stage.name]
    with open(target, "wb") as file:
        packer = subprocess.Popen(["gzip", "-n"], stdin=subprocess.PIPE, stdout=file)
        unpacked = subprocess.run([str(word) for word in tar], stdout=packer.stdin)
        packer.stdin.close()
        if packer.wait() or unpacked.returncode:
            raise Failure(f"'{target}' could not be written")
    check_size(target)


def check_size(target):
    size = target.stat().st_size
    if size > LARGEST_ARCHIVE:
        raise Failure(f"{target.name} has {size / 1e6:.0f} MB, and at most {LARGEST_ARCHIVE / 1e6:.0f} MB are allowed")


def fill(root, build, stage, version, commit, epoch):
    """Makes the folder that is packed."""
    check_tools(build)
    if stage.exists():
        shutil.rmtree(stage)
    if cached(build, "CMAKE_INSTALL_LIBDIR") not in ("", "lib"):
        raise Failure(f"'{build}' installs libraries into '{cached(build, 'CMAKE_INSTALL_LIBDIR')}', the archive has 'lib'")
    output("cmake", "--install", build, "--strip", "--prefix", stage)
    for path in stage.glob("lib/**/*_libcxx.*"): # of a build with libc++, which the archive does not have
        path.unlink()
    linked = packages_of(linked_files(build))
    packages = sorted({*packages_of([*add_clang(build, stage), *add_onetbb(stage)]), *linked, *HEADER_PACKAGES})
    add_licences(root, packages, stage)
    shutil.copyfile(root / "LICENSE", stage / "LICENSE")
    (stage / "ampcc.spdx.json").write_text(bill_of_materials(version, commit, packages, linked, epoch))
    check_libraries(stage)
