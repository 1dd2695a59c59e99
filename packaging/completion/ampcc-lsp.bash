# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Completion of ampcc-lsp in bash. bash splits at '=': `--clangd=program` is three words.
_ampcc_lsp() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  if [[ $current == "=" ]]; then
    current= previous="="
  fi
  if [[ $previous == "=" ]]; then
    mapfile -t COMPREPLY < <(compgen -c -- "$current")
  else
    mapfile -t COMPREPLY < <(compgen -W "--clangd= --help --version" -- "$current")
    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
  fi
  return 0
}
complete -F _ampcc_lsp ampcc-lsp
