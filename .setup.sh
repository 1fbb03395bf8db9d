# shellcheck shell=sh
# Makes .venv and keeps it current, for ./brandubh and ./test, which set $root and call `setup`. Prints on stderr only.
#
# .venv/setup.key says what .venv was made from, and is written last. Where it is missing, .venv is half made and is
# made afresh; where it differs from what is there now, .venv is brought up to date, or made afresh for another Python
# or folder. .venv/setup-dev.key is a copy of it, made when the dependency group `dev` is installed too.

# shellcheck disable=SC2154 # whoever reads this file sets root
venv=$root/.venv
log=$venv/setup.log

# without bytecode, importing Numba takes five times as long
unset PYTHONDONTWRITEBYTECODE

# setup use: all that the program needs; setup dev: and all that its tests need
setup() {
    ready "$1" && return
    find_python
    writable
    exec 8>&2 # 2 may be the log when the trap runs
    trap 'say "" "Interrupted. The next run will finish the set-up." 2>&8; exit 130' INT
    lock
    current || install_project
    [ "$1" = use ] || ready dev || install_dev
    trap - INT
    exec 8>&- 9<&-
}

ready() {
    current && { [ "$1" = use ] || cmp -s "$venv/setup.key" "$venv/setup-dev.key"; }
}

# Is .venv made from what is there now? Sets made_* to what it was made from. Runs at every start: keep it fast.
current() {
    made_root='' made_for='' made_by=''
    [ -f "$venv/setup.key" ] || return 1
    {
        IFS= read -r made_root
        IFS= read -r made_for
        IFS= read -r made_by
        made_key=$(cat)
    } <"$venv/setup.key"
    [ -x "$venv/bin/python" ] && [ "${BRANDUBH_PYTHON:-$made_for}" = "$made_for" ] &&
        [ -f "$root/src/brandubh/server/static/index.html" ] && [ "$made_key" = "$(key)" ]
}

# whatever else an installation comes to depend on belongs here
key() {
    {
        cksum "$root/pyproject.toml" "$root/hatch_build.py"
        # the web client is built into the package
        find "$root/web" "$root/src/brandubh/locales" \( -name node_modules -o -name fonts \) -prune -o -type f -exec cksum {} + | sort
    } | cksum
    readlink -f "$venv/bin/python"
}

record() {
    printf '%s\n' "$root" "${BRANDUBH_PYTHON:-}" "$python" "$1" >"$venv/setup.key.new" &&
        mv -f "$venv/setup.key.new" "$venv/setup.key"
}

# Sets python, python_version (3.11.7) and python_home (if it is another, .venv must be made afresh).
find_python() {
    if [ -n "${BRANDUBH_PYTHON:-}" ]; then
        set -- "$BRANDUBH_PYTHON"
    else
        set -- "$made_by" python3 python3.14 python3.13 python3.12 python3.11 python
    fi
    found=''
    for candidate; do
        command -v "$candidate" >/dev/null 2>&1 || continue
        answer=$(probe "$candidate") || answer='broken: it does not run'
        {
            IFS= read -r python_version
            IFS= read -r python && IFS= read -r python_home && return
        } <<EOT
$answer
EOT
        found="$found
    $(command -v "$candidate") is $python_version"
    done
    die "Brandubh needs Python 3.11 or newer." \
        "Found${BRANDUBH_PYTHON:+ as BRANDUBH_PYTHON=$BRANDUBH_PYTHON}:${found:- none}" \
        "Install a newer one, or name one that is not on the PATH: BRANDUBH_PYTHON=/path/to/python3 $0"
}

# Prints the version of a Python and, if it will do, the Python below any virtual environment and where it lives.
probe() {
    "$1" -c '
import sys
print("%d.%d.%d" % sys.version_info[:3])
if sys.version_info >= (3, 11):
    print(sys._base_executable)
    print("%s %d.%d" % (sys.base_prefix, sys.version_info[0], sys.version_info[1]))
' 2>/dev/null
}

writable() {
    for folder in "$root" "$venv"; do
        [ ! -e "$folder" ] || [ -w "$folder" ] ||
            die "Brandubh cannot be set up: you may not write in $folder" \
                "Clone it into a folder of your own, or have the owner of this one run $0 first."
    done
    if [ -e "$venv/pyvenv.cfg" ] && [ ! -e "$log" ]; then
        die "Brandubh cannot be set up: it did not make $venv, and will not overwrite it." "Move it away and try again."
    fi
}

# The lock is the kernel's, on this very file. It is held by file 9 of this shell and of every program that it starts,
# and so ends with the last of them, however they end.
lock() {
    exec 9<"$root/.setup.sh"
    "$python" -c '
import fcntl, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
try:
    fcntl.flock(0, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    print("Another set-up is at work in this folder; waiting for it …", file=sys.stderr, flush=True)
    fcntl.flock(0, fcntl.LOCK_EX)
except OSError:
    pass  # a file system without locks
' <&9
}

install_project() {
    if [ "$made_root" = "$root" ] && [ -d "$venv/lib/python${python_home##* }" ] &&
        [ "$(probe "$venv/bin/python" | tail -n 1)" = "$python_home" ]; then
        say "Bringing Brandubh's set-up up to date …"
    else
        say "Setting up Brandubh (once, about 40 seconds) …"
        rm -f "$venv/pyvenv.cfg" # first, or what an interrupted rm leaves would look like somebody else's
        { rm -rf "$venv" && mkdir "$venv" && : >"$log"; } || die "Brandubh cannot be set up: $venv cannot be replaced."
        step "Python $python_version" "$python" -P -m venv --without-pip "$venv" || fail
    fi
    made_key=$(key)
    install "packages and web pages" --editable '.[app]'
    record "not yet compiled"
    "$venv/bin/python" -P -m brandubh warm >&2 ||
        say "Compiling the rules failed. Brandubh will try again when it first needs them."
    record "$made_key"
}

install_dev() {
    say "Setting up Brandubh's tests …"
    install "packages for the tests" --group dev
    "$venv/bin/python" "$root/hatch_build.py" --find || install "Node.js" --group node
    cp "$venv/setup.key" "$venv/setup-dev.key"
}

# install NAME WHAT...: the key is out of sight meanwhile, so that being killed leaves .venv to be made afresh.
install() {
    install_name=$1
    shift
    step "installer" find_installer || no_installer
    [ ! -e "$venv/setup.key" ] || mv -f "$venv/setup.key" "$venv/setup.key.old"
    installed=no
    [ -z "$uv" ] || ! step "$install_name" install_by_uv "$@" || installed=yes
    [ $installed = yes ] || ! step "$install_name, by pip" install_by_pip "$@" || installed=yes
    [ ! -e "$venv/setup.key.old" ] || mv -f "$venv/setup.key.old" "$venv/setup.key"
    [ $installed = yes ] || fail
}

# Sets uv, which is twice as fast as pip; or leaves it empty and makes sure of pip.
find_installer() {
    for uv in "$venv/bin/uv" uv; do
        command -v "$uv" && "$uv" --version && return
    done
    uv=$venv/bin/uv
    pip install --only-binary uv uv && return
    uv=''
    pip --version
}

no_installer() {
    "$python" -c 'from ensurepip import version' 2>/dev/null ||
        die "$python has no pip and cannot make one. On Debian and Ubuntu, install what it lacks, and try again:" \
            "    sudo apt install python${python_home##* }-venv"
    fail
}

# in a subshell, so that the program does not inherit the index
install_by_uv() (
    # uv does not read what pip is told about where packages come from
    if [ -z "${UV_DEFAULT_INDEX:-${UV_INDEX_URL:-}}" ]; then
        index=${PIP_INDEX_URL:-}
        [ -n "$index" ] || [ "$uv" = uv ] || index=$(pip config get global.index-url 2>/dev/null)
        [ -z "$index" ] || export UV_DEFAULT_INDEX="$index"
    fi
    # afresh, or uv would not see that the web client has changed
    in_root "$uv" pip install --python "$venv/bin/python" --reinstall-package brandubh "$@"
)

install_by_pip() {
    pip install --upgrade 'pip>=25.1' # knows --group
    pip install "$@"
}

# pip for .venv, by the pip that is there, or that of the Python below, or a new one
pip() {
    if "$venv/bin/python" -P -m pip --version >/dev/null 2>&1; then
        set -- "$venv/bin/python" -P -m pip "$@"
    elif "$python" -P -m pip --python "$venv/bin/python" --version >/dev/null 2>&1; then
        set -- "$python" -P -m pip --python "$venv/bin/python" "$@"
    else
        "$venv/bin/python" -P -m ensurepip || return
        set -- "$venv/bin/python" -P -m pip "$@"
    fi
    in_root env PIP_USER=0 PIP_NO_COMPILE=1 "$@"
}

in_root() {
    (cd "$root" && "$@")
}

# step NAME COMMAND...: runs it into the log and prints its seconds
step() {
    step_name=$1
    step_start=$(date +%s)
    shift
    printf '  %s … ' "$step_name" >&2
    printf '\n== %s\n' "$step_name" >>"$log"
    if "$@" >>"$log" 2>&1; then
        say "$(($(date +%s) - step_start)) s"
    else
        say "failed"
        return 1
    fi
}

fail() {
    say "" "The set-up failed. The end of $log:"
    tail -n 20 "$log" | sed 's/^/    /' >&2
    exit 1
}

die() {
    say "$@"
    exit 1
}

say() {
    printf '%s\n' "$@" >&2
}
