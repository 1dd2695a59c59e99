# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Completion of ampcc-info in bash.
complete -W "--doctor --help --json --version" ampcc-info
