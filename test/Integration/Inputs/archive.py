# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""archive.py ROOT BUILD STAGE: fills the folder of the binary archive, and looks at its list of contents."""
import json
import pathlib
import sys

import binary_archive

root, build, stage = map(pathlib.Path, sys.argv[1:])
binary_archive.fill(root, build, stage, "1.2.3", "0" * 40, 0)
bill = json.loads((stage / "ampcc.spdx.json").read_text())
names = [package["SPDXID"] for package in bill["packages"]]
assert len(names) == len(set(names)) and "SPDXRef-ampcc" in names
assert {relation["relatedSpdxElement"] for relation in bill["relationships"]} == set(names)
texts = {licence["licenseId"] for licence in bill["hasExtractedLicensingInfos"]}
for package in bill["packages"]:
    licence = package["licenseDeclared"]
    assert licence in texts if licence.startswith("LicenseRef-") else licence, package
    assert (stage / "LICENSES" / f"{package['name']}.txt").exists(), package
    if package["name"].startswith("libllvm"):
        assert licence == "Apache-2.0 WITH LLVM-exception", licence

# ampcc itself holds parts of these. It starts at once because LLVM and Clang are among them.
linked = {relation["relatedSpdxElement"] for relation in bill["relationships"] if relation["relationshipType"] == "STATIC_LINK"}
expected = ["libstdc---", "libgcc-", "libc6-dev"]
if not any(name.startswith("libLLVM") for name in binary_archive.Elf(stage / "bin/ampcc").needed):
    expected += ["llvm-", "libclang-", "libpolly-"]
for prefix in expected:
    assert any(name.startswith("SPDXRef-" + prefix) for name in linked), (prefix, linked)
assert "GCC RUNTIME LIBRARY EXCEPTION" in next((stage / "LICENSES").glob("libstdc++-*-dev.txt")).read_text()
