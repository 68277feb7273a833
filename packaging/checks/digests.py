"""The same seed gives the same battle whatever compiled the program: ephorctl is built with GCC and Clang, without and with
optimisation, and each must report the same digests for the same battles; odds with one and two threads must count the same.
Not among the checks that run by default: four builds of core take some minutes.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from sources import PROJECT, finish

COMPILERS = {"gcc": "g++", "clang": "clang++-19"}
LEVELS = ["O0", "O3"]
SEEDS = range(1, 21)
RUNS = 400


def built(name, compiler, level):
    """An ephorctl of core alone, made by this compiler at this level."""
    folder = PROJECT / "build" / f"digests-{name}-{level}"
    subprocess.run(["cmake", "-S", str(PROJECT), "-B", str(folder), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    f"-DCMAKE_CXX_COMPILER={compiler}", f"-DCMAKE_CXX_FLAGS_RELEASE=-{level}", "-DEPHOR_CORE_ONLY=ON",
                    "-DCMAKE_CXX_SCAN_FOR_MODULES=OFF", "-DBUILD_TESTING=OFF", "-DEPHOR_PIECE=8",
                    f"-DCMAKE_PROJECT_TOP_LEVEL_INCLUDES={PROJECT}/packaging/quick.cmake"],
                   check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", str(folder), "--target", "ephorctl", "--parallel", str(os.cpu_count())],
                   check=True, stdout=subprocess.DEVNULL)
    return folder / "bin/ephorctl"


def answer(program, *arguments):
    return json.loads(subprocess.run([str(program), "battle", *arguments, "--json"], check=True, capture_output=True,
                                     text=True, cwd=PROJECT).stdout)


def pairs():
    """Two sample armies of each system."""
    for folder in sorted((PROJECT / "data/armies").iterdir()):
        armies = sorted(folder.glob("*.toml"))
        if len(armies) >= 2:
            yield [str(Path(army).relative_to(PROJECT)) for army in (armies[0], armies[-1])]


def results(program):
    fought = {}
    for armies in pairs():
        for seed in SEEDS:
            fought[(*armies, seed)] = answer(program, "fight", *armies, "--seed", str(seed))["digest"]
        for threads in (1, 2):
            odds = answer(program, "odds", *armies, "--seed", "1", "--runs", str(RUNS), "--threads", str(threads))
            fought[(*armies, "odds")] = fought.get((*armies, "odds")) or [odds[who]["wins"] for who in ("a", "b")]
            if fought[(*armies, "odds")] != [odds[who]["wins"] for who in ("a", "b")]:
                fought[(*armies, "odds")] = f"differs with {threads} threads"
    return fought


def main():
    faults = []
    first = None
    for name, compiler in COMPILERS.items():
        for level in LEVELS:
            found = results(built(name, compiler, level))
            first = first or found
            differing = [key for key in found if found[key] != first[key] or str(found[key]).startswith("differs")]
            faults += [f"{name} -{level}: {' against '.join(map(str, key[:2]))}, {key[2]}: {found[key]}, not {first[key]}"
                       for key in differing]
            print(f"digests: {name} -{level}: {len(found)} results, {len(differing)} differ", flush=True)
    finish("digests", faults, f"{len(first)} results agree over {len(COMPILERS)} compilers and {len(LEVELS)} levels.",
           "Only + - * / and sqrt may make a number that decides anything; see CONTRIBUTING.md.")


if __name__ == "__main__":
    sys.exit(main())
