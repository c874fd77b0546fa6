# What the other scripts share. It is read, not run.

# A build whose output is looked at fails all the same.
set -o pipefail

# Where packages are built: the root package, the examples and the benchmarks share one folder, so
# that what they depend on is compiled once. ${VITRO_SCRATCH} names another one.
scratch="$PWD/${VITRO_SCRATCH:-.build}"

# Where our own modules are built with the optimizer, as the benchmarks are, and its flags.
optimized="$PWD/${VITRO_OPTIMIZED:-.build-optimized}"
optimizing="-O -whole-module-optimization -num-threads 2 -no-emit-module-separately-wmo -DOPTIMIZED"

# Options of a build that nobody edits: each module is compiled at one go, once for its code and its interface
# together, and without debug information. From nothing it takes half of the time; after a change of one file more.
# The index is there, for by it those tests are found that are written for XCTest, and leaves out what the system
# brings.
once=(
  -debug-info-format none -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -index-ignore-system-modules
)

# The options of builds in the folder: none where people edit.
flags=()

# Goes over to a folder in which nobody edits, with flags for our own modules: so do the scripts that are called.
build_once_in() {
  export VITRO_ONCE="$1" VITRO_FLAGS="${2:-}"
  scratch="$PWD/$VITRO_ONCE"
  flags=("${once[@]}")
}
[ -z "${VITRO_ONCE:-}" ] || build_once_in "$VITRO_ONCE" "${VITRO_FLAGS:-}"

# The build of tests. Our own modules are optimized, and check of themselves all that a debug build does.
build_for_tests() {
  build_once_in "${VITRO_TESTED:-.build-tests}" -O
}

# The build that measures which lines are run, with the address sanitizer. Optimized it takes twice as long to
# build as it saves, and a task-local value that is bound under both crashes.
build_for_coverage() {
  build_once_in "${VITRO_COVERED:-.build-coverage}" "-sanitize=address -profile-generate -profile-coverage-mapping"
  export VITRO_MACRO_FLAGS="-profile-generate -profile-coverage-mapping"
  # A test that expects its process to end leaves its memory as it is; others compare how deep the stack
  # is, which fake frames have no part in.
  export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0
  # Nobody wants to know what the compiler, or a step other than that of coverage, has run.
  export LLVM_PROFILE_FILE=/dev/null
}

# Comes before a build of a package in the folder that they share: SwiftPM goes by the plan that it finds
# there, be it that of another package, or of the same one with other tests and flags, and would say
# "Build complete!" of what it has not looked at.
need_plan() {
  local manifest folder="${2:-$scratch}" environment="${VITRO_TESTS:-all} ${VITRO_FLAGS:-} ${VITRO_MACRO_FLAGS:-}"
  manifest="$(cd "$1" && pwd)/Package.swift"
  if ! sed -n '/^  "PackageStructure":/{n;n;p}' "$folder/debug.yaml" 2>/dev/null | grep -qF "\"$manifest\"" \
    || [ "$(cat "$folder/planned" 2>/dev/null)" != "$environment" ]; then
    rm -f "$folder/debug.yaml"
    mkdir -p "$folder"
    echo "$environment" >"$folder/planned"
  fi
}

# Runs a command that says something only if it fails.
quietly() {
  local log
  log="$(mktemp)"
  "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
  rm -f "$log"
}

# Builds the benchmarks in a folder.
build_benchmarks() {
  local folder="$1"
  shift
  need_plan Benchmarks "$folder"
  swift build --package-path Benchmarks --scratch-path "$folder" "$@"
}

# Builds them with our own modules optimized; macros are not, that would take ten minutes.
#
# The optimizer takes code of one module into others, which are not compiled again when that code
# changes: where anything of ours is newer than the build, all of ours is built anew.
build_optimized() {
  local products="$optimized/debug" stamp="$optimized/built"
  if [ -n "$(find Package.swift Sources Benchmarks -newer "$stamp" -print -quit 2>&1)" ]; then
    rm -rf "$products"/Vitro*.build "$products"/Benchmarks.build "$products"/Modules/Vitro*
    # What the compiler is told about them is written with the plan.
    rm -f "$optimized/debug.yaml"
  fi
  mkdir -p "$optimized"
  touch "$stamp.begun"
  VITRO_FLAGS="$optimizing" build_benchmarks "$optimized" && mv "$stamp.begun" "$stamp"
}

# Compiles our own modules anew at the next build.
forget_own_modules() {
  echo "What was kept of an earlier build does not fit. Our own modules are compiled anew."
  tool closures | cut -f 1 | tr - _ | sort -u | while read -r target; do rm -rf "$scratch/debug/$target.build"; done
  rm -f "$scratch/debug.yaml"
}

# Marks those of our modules as changed that hand on one which has been compiled since a file was made; returns whether
# there are any. Their own files stay the same, so that what uses the other one through them, and has its layout in it,
# would not be compiled anew.
touch_exports() {
  local modules="$scratch/debug/Modules" file name other touched=1 again=yes
  while [ "$again" = yes ]; do
    again=no
    while IFS=: read -r file other; do
      name="$(sed -E 's|.*Sources/([^/]+)/.*|\1|' <<<"$file")"
      case "$file" in
        Examples/Storefront/*) name="Storefront$name" ;;
        Sources/VitroComposableNames/*) name="VitroComposable$(cut -d / -f 3 <<<"$file")" ;;
      esac
      name="$modules/$name.swiftmodule" other="$modules/${other##* }.swiftmodule"
      if [ -e "$name" ] && [ "$other" -nt "$1" ] && [ ! "$name" -nt "$1" ]; then
        touch "$name"
        again=yes touched=0
      fi
    done < <(grep -r '@_exported' --include=*.swift Sources Examples/*/Sources)
  done
  return "$touched"
}

# Builds the tests of a package.
#
# The compiler may leave out a file that uses what another module has changed; the linker then misses what
# is gone, or what has another layout by now crashes. Our own modules are compiled anew.
build_tests() {
  local log begin status=0
  local build=(swift build --package-path "$1" --scratch-path "$scratch" --build-tests "${flags[@]}")
  log="$(mktemp)" begin="$(mktemp)"
  need_plan "$1"
  "${build[@]}" 2>&1 | tee "$log" || status=$?
  if [ "$status" = 0 ] && [ -n "${VITRO_ONCE:-}" ] && touch_exports "$begin"; then
    "${build[@]}" 2>&1 | tee "$log" || status=$?
  fi
  if [ "$status" != 0 ] && grep -q 'undefined reference' "$log"; then
    forget_own_modules
    status=0
    "${build[@]}" || status=$?
  fi
  rm -f "$log" "$begin"
  return "$status"
}

# How many seconds a run of tests may take before it counts as one that hangs, and the status that says so.
hang_guard=3600
hangs=124

# The status of a run in which no test is called as the filter says.
none=69

# Runs a program of tests, and ends it when it hangs; its status is ${hangs} then, whichever signal has ended it.
guarded() {
  local start="$SECONDS" status=0
  if ! command -v timeout >/dev/null; then "$@" && return || return; fi
  timeout --foreground --kill-after=30 "$hang_guard" "$@" || status=$?
  [ $((SECONDS - start)) -lt "$hang_guard" ] || status="$hangs"
  return "$status"
}

# Plays the tests of a package that are built, with options of Swift Testing such as '--filter'. 'swift test'
# would go by the plan of the build, which may be that of another package. Those that crash are compiled anew,
# and played once more.
play_tests() {
  local package="$1" bundle status=0
  case "$1" in
    .) bundle=VitroPackageTests ;;
    *) bundle="$(basename "$1")PackageTests" ;;
  esac
  shift
  local play=("$scratch/debug/$bundle.xctest" --testing-library swift-testing "$@")
  guarded "${play[@]}" || status=$?
  if [ "$status" -gt 128 ]; then
    forget_own_modules
    build_tests "$package"
    status=0
    guarded "${play[@]}" || status=$?
  fi
  [ "$status" != "$none" ] || echo "No test of $package is called so."
  return "$status"
}

# Plays those that are written for XCTest.
play_xctests() {
  guarded "$scratch/debug/VitroPackageTests.xctest"
}

# The tests that are played under the thread sanitizer.
sanitized="VitroConcurrencyTests VitroDependenciesTests"

# Reads the manifests, the sources, the tests and the pages, see Scripts/tool/main.swift. The program is kept until it
# changes.
tool() {
  local program
  program="$scratch/tool/$({ swift --version; cat Scripts/tool/*.swift; } 2>&1 | sha256sum | cut -c 1-16)"
  if [ ! -x "$program" ]; then
    rm -rf "$scratch/tool"
    mkdir -p "$scratch/tool"
    swiftc Scripts/tool/*.swift -o "$program" || return 1
  fi
  "$program" "$@"
}

# Stops unless a Swift toolchain is there, with zlib's headers, which it asks for itself.
need_swift() {
  if command -v swift >/dev/null; then
    need_header zlib.h zlib1g-dev "the page's server is built with"
    return
  fi
  echo "Missing: the Swift toolchain, 6.3 or newer. Install it from https://www.swift.org/install"
  exit 1
}

has_browser() {
  command -v chromium || command -v chromium-browser || command -v google-chrome
}

# Runs a command as root, or fails where that is not possible.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
    sudo "$@"
  else
    return 1
  fi
}

# Debian's edition of the browser for pages that nobody looks at, which opens one in a tenth of the time.
has_shell() {
  local debian=/usr/lib/chromium
  [ ! -x "$debian/chromium" ] || [ -x "$debian/chromium-headless-shell" ]
}

# Installs the browser for the tests that play in one, or says exactly what is missing.
need_browser() {
  local package
  if command -v apt-get >/dev/null && ! { has_browser >/dev/null && has_shell; }; then
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq || true
    for package in chromium fonts-dejavu-core fonts-noto-color-emoji chromium-headless-shell; do
      echo "Installing $package"
      as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$package" || true
    done
  fi
  has_browser >/dev/null && return
  echo "Missing: a browser. Tests that need one are skipped, and fail where CI=true."
  echo "To fix: 'sudo apt-get install chromium', or put Google Chrome on the PATH."
  [ "${CI:-}" != true ] || exit 1
}

# Installs the compiler that checks the types of the page's script, or says exactly what is missing.
need_tsc() {
  if ! command -v tsc >/dev/null && command -v apt-get >/dev/null; then
    echo "Installing node-typescript"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq \
      && as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends node-typescript || true
  fi
  command -v tsc >/dev/null && return
  echo "Missing: tsc, TypeScript's compiler, which checks the page's script. To fix: 'sudo apt-get install node-typescript'"
  return 1
}

# The folder of PostgreSQL's programs, if they are there.
postgres_programs() {
  local folder
  for folder in /usr/lib/postgresql/*/bin "$(pg_config --bindir 2>/dev/null)"; do
    if [ -x "$folder/postgres" ]; then echo "$folder"; return; fi
  done
  return 1
}

no_postgres() {
  echo "Missing: PostgreSQL's server. Tests that need one are skipped, and fail where CI=true." >&2
  echo "To fix: 'sudo apt-get install postgresql', or 'brew install postgresql'. It need not run." >&2
}

# Installs PostgreSQL's server, or says exactly what is missing, and starts one for tests, which ends with the script.
need_postgres() {
  if ! postgres_programs >/dev/null && command -v apt-get >/dev/null; then
    echo "Installing postgresql"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq \
      && as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends postgresql || true
  fi
  if postgres_programs >/dev/null; then
    STOREFRONT_TEST_POSTGRES="$(mktemp -d)"
    export STOREFRONT_TEST_POSTGRES
    trap 'Scripts/postgres stop "$STOREFRONT_TEST_POSTGRES"' EXIT
    Scripts/postgres start "$STOREFRONT_TEST_POSTGRES"
    return
  fi
  no_postgres
  [ "${CI:-}" != true ] || exit 1
}

# Installs the proxy in front of two programs, or says exactly what is missing.
need_haproxy() {
  [ ! -x /usr/sbin/haproxy ] || return 0
  if command -v apt-get >/dev/null; then
    echo "Installing haproxy"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq \
      && as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends haproxy || true
  fi
  command -v haproxy >/dev/null || [ -x /usr/sbin/haproxy ] && return
  echo "Missing: haproxy. Tests that need it are skipped, and fail where CI=true."
  echo "To fix: 'sudo apt-get install haproxy', or 'brew install haproxy'. It need not run."
  [ "${CI:-}" != true ] || exit 1
}

# Installs the headers for the shop, of its databases and for its passwords of OpenSSL, or says exactly what is missing.
need_for_shop() {
  need_header sqlite3.h libsqlite3-dev "the shop is built with"
  need_header postgresql/libpq-fe.h libpq-dev "the shop is built with"
  [ "$(uname)" = Darwin ] || need_header openssl/evp.h libssl-dev "the shop is built with"
}

# Installs the package of a C header, or says exactly what is missing.
need_header() {
  has_header "$1" && return
  if command -v apt-get >/dev/null; then
    echo "Installing $2"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq \
      && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$2" || true
  fi
  has_header "$1" && return
  echo "Missing: $1, which $3. To fix: 'sudo apt-get install $2'"
  exit 1
}

has_header() {
  [ "$(uname)" = Darwin ] || echo "#include <$1>" | cc -E - >/dev/null 2>&1 || [ -f "/usr/include/$1" ]
}

# Fetches the script of axe-core 4.12.1, whose rules the pages are held to, or says exactly what is
# missing. It is the work of others (MPL 2.0) and no part of this repository: a Python package
# carries it.
need_axe() {
  local package=axe-playwright-python==0.1.8
  local sum=84494fec757e4710dc751c8d7a636e457f4532f08f85c86dc9070133fbff53bc
  local folder="$scratch/axe-4.12.1"
  export VITRO_AXE="$folder/axe_playwright_python/axe.min.js"
  has_sum "$sum" "$VITRO_AXE" && return
  echo "Fetching axe-core from $package"
  need_pip && mkdir -p "$folder" \
    && python3 -m pip download --quiet --no-deps --only-binary :all: --dest "$folder" "$package" \
    && python3 -m zipfile -e "$folder"/*.whl "$folder" || true
  has_sum "$sum" "$VITRO_AXE" && return
  rm -rf "$folder"
  echo "Missing: axe-core. Tests that need it are skipped, and fail where CI=true."
  echo "To fix: 'sudo apt-get install python3-pip', and a network that reaches its packages."
  [ "${CI:-}" != true ] || exit 1
}

need_pip() {
  python3 -m pip --version >/dev/null 2>&1 && return
  command -v apt-get >/dev/null && as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends python3-pip
}

# Installs the counter of instructions, or says exactly what is missing.
need_valgrind() {
  command -v valgrind >/dev/null && return
  if command -v apt-get >/dev/null; then
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq \
      && as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends valgrind libc6-dbg || true
  fi
  command -v valgrind >/dev/null && return
  echo "Missing: valgrind. To fix: 'sudo apt-get install valgrind'"
  exit 1
}

has_sum() {
  [ -f "$2" ] && [ "$(sha256sum "$2" | cut -d ' ' -f 1)" = "$1" ]
}
