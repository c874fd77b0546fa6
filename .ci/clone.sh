# The clone in which commits are checked. It is read, not run.

# The folder for what may be lost.
cache_folder() {
  echo "${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/vitro"
}

# Brings a clone of the repository in this folder to its newest commit, and makes it if there is none.
# Afterwards nothing is in it but that commit, and what was built; fails if that is not so.
keep_clone() {
  local clone="$1" commit
  commit="$(git rev-parse --verify --quiet HEAD)" || return 1
  mkdir -p "$clone" || return 1
  # One that was made halfway is made anew.
  [ -e "$clone/.git/kept" ] || rm -rf "$clone/.git"
  git init -q "$clone" && touch "$clone/.git/kept" || return 1
  git -C "$clone" fetch -q --no-tags --update-shallow "$PWD" "$commit" || return 1
  rm -f "$clone/.git/index.lock"
  git -C "$clone" checkout -q --force --detach "$commit" || return 1
  # Nor files that git ignores, wherever they are, but for the folders of builds.
  git -C "$clone" clean -q -ffdx --exclude '/.build*/' || return 1
  is_exactly "$clone" "$commit"
}

# Whether a clone holds a commit and what was built, and nothing else.
is_exactly() {
  local strange
  [ "$(git -C "$1" rev-parse HEAD)" = "$2" ] || return 1
  # By content, whatever the index believes.
  git -C "$1" update-index -q --really-refresh || true
  strange="$(git -C "$1" status --porcelain --ignored | grep -vE '^!! \.build[^/]*/$' || true)"
  [ -z "$strange" ] || { echo "$strange" >&2; return 1; }
}
