# The clone in which commits are checked. It is read, not run.

# The folder for what may be lost.
cache_folder() {
  echo "${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/vitro"
}

# Brings a clone of the repository in this folder to its newest commit, and makes it if there is none. A
# file that has not changed is not touched, so that what was compiled of it counts. Nothing else is left
# but what was built; fails if that is not so.
keep_clone() {
  local clone="$1" commit
  commit="$(git rev-parse --verify --quiet HEAD)" || return 1
  mkdir -p "$clone" || return 1
  # One that was made halfway is made anew.
  [ -e "$clone/.git/kept" ] || rm -rf "$clone/.git"
  git init -q "$clone" && touch "$clone/.git/kept" || return 1
  rm -f "$clone/.git/index.lock"
  git -C "$clone" fetch -q --no-tags --update-shallow "$PWD" HEAD || return 1
  # Git goes by times and sizes; what is not of this commit by its content is written anew.
  strangers "$clone" "$commit" | (cd "$clone" && xargs -0 -r rm -f --) || return 1
  git -C "$clone" update-index -q --refresh >/dev/null || true
  git -C "$clone" checkout -q --force --detach "$commit" || return 1
  # Nor may files stay that git ignores, wherever they are, but for the folders of builds.
  git -C "$clone" clean -q -ffdx --exclude '/.build*/' || return 1
  is_exactly "$clone" "$commit"
}

# Whether a clone holds a commit and what was built, and nothing else.
is_exactly() {
  local strange
  strange="$(
    strangers "$1" "$2" | tr '\0' '\n'
    git -C "$1" status --porcelain --ignored | grep -vE '^!! \.build[^/]*/$'
  )"
  [ -z "$strange" ] || { echo "These are not of the commit: $strange" >&2; return 1; }
  [ "$(git -C "$1" rev-parse HEAD)" = "$2" ]
}

# The files of a commit whose content in a clone is another one, or which are not there, each with a NUL
# after it. An index that knows no times makes git look at every file.
strangers() (
  export GIT_INDEX_FILE="$1/.git/index-by-content"
  rm -f "$GIT_INDEX_FILE"
  git -C "$1" read-tree "$2"
  git -C "$1" update-index -q --refresh >&2 || true
  git -C "$1" diff-files -z --name-only
)
