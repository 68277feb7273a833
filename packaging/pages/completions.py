"""Completions of bash, zsh and fish from a table of commands (help_pages.py)."""

FOLDERS = {"DIR", "FOLDER"}
FILES = {"FILE", "OUT", "RECORD", "RESULT", "LIST"}


def kind(option):
    """What follows an option: its choices, "FILES", "FOLDERS", "ANY" for what cannot be guessed, or nothing."""
    if option.choices:
        return " ".join(option.choices)
    if not option.value:
        return ""
    if option.value in FOLDERS:
        return "FOLDERS"
    return "FILES" if option.value in FILES or "--output" in option.names else "ANY"


def below(command):
    """How the command is called in the scripts: "battle odds"; the program itself is ""."""
    return " ".join(command.words[1:])


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def bash(root):
    name = root.words[0]
    commands, options, values = [], [], []
    for command in root.all():
        at = below(command)
        if command.commands:
            commands.append(f"    [{quoted(' ' + at)}]={quoted(' '.join(one.words[-1] for one in command.commands))}")
        names = [one for option in command.options for one in option.names if one.startswith("--")]
        options.append(f"    [{quoted(' ' + at)}]={quoted(' '.join(names))}")
        values += [f"    [{quoted(f' {at} {one}')}]={quoted(kind(option))}"
                   for option in command.options if option.value or option.choices for one in option.names]
    tables = [f"declare -gA _{name}_{table}=(\n" + "\n".join(rows) + "\n)"
              for table, rows in (("commands", commands), ("options", options), ("values", values)) if rows]
    if not values:
        tables.append(f"declare -gA _{name}_values=()")
    if not commands:
        tables.append(f"declare -gA _{name}_commands=()")
    return f"# bash completion of {name}, made from its --help\n" + "\n".join(tables) + f"""
_{name}() {{
    local current=$2 before=$3 at=' ' word value
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case " ${{_{name}_commands[$at]-}} " in
            *" $word "*) [ "$at" = ' ' ] && at+=$word || at+=" $word" ;;
        esac
    done
    value=${{_{name}_values["$at $before"]-}}
    if [ -z "$value" ]; then
        if [[ $current == -* ]]; then
            value=${{_{name}_options[$at]-}}
        else
            value=${{_{name}_commands[$at]-FILES}}
        fi
    fi
    case $value in
        FILES) compopt -o filenames && mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
        FOLDERS) compopt -o filenames && mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
        ANY) COMPREPLY=() ;;
        *) mapfile -t COMPREPLY < <(compgen -W "$value" -- "$current") ;;
    esac
}}
complete -F _{name} {name}
"""


def zsh_text(text):
    for sign in "\\[]:":
        text = text.replace(sign, "\\" + sign)
    return text


def zsh_specs(command):
    specs = []
    for option in command.options:
        what = kind(option)
        action = {"": "", "FILES": ":file:_files", "FOLDERS": ":folder:_files -/",
                  "ANY": f":{zsh_text(option.value)}: "}.get(what, f":value:({what})")
        names = option.names if len(option.names) == 1 else [f"{{{','.join(option.names)}}}"]
        about = quoted(f"[{zsh_text(option.about)}]{action}")
        specs.append(names[0] + about)
    return [*specs, "'*:file:_files'"]


def zsh(root):
    name = root.words[0]
    cases = []
    for command in root.all():
        if command.commands:
            rows = [quoted(f"{one.words[-1]}:{zsh_text(one.about)}") for one in command.commands]
            cases.append(f"    {quoted(below(command))})\n        rows=({' '.join(rows)})\n        _describe command rows\n        ;;")
        else:
            cases.append(f"    {quoted(below(command))})\n        _arguments -S {' '.join(zsh_specs(command))}\n        ;;")
    known = " ".join(quoted(below(one)) for one in root.all() if one is not root)
    return f"""#compdef {name}
# zsh completion of {name}, made from its --help
local at='' longer
local -a rows known=({known})
while (( CURRENT > 2 )); do
    longer="${{at:+$at }}${{words[2]}}"
    (( ${{known[(Ie)$longer]}} )) || break
    at=$longer
    shift words
    (( CURRENT-- ))
done
case $at in
""" + "\n".join(cases) + "\nesac\n"


def fish_text(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish(root):
    name = root.words[0]
    lines = [f"# fish completion of {name}, made from its --help",
             f"function __{name}_at --description 'The command line begins with these commands'",
             "    set -l words (commandline -opc)",
             "    set -e words[1]",
             "    set -l many (count $argv)",
             "    test $many -eq 0; and return",
             "    test (count $words) -ge $many; and test \"$words[1..$many]\" = \"$argv\"",
             "end",
             f"function __{name}_in --description 'These commands are all of the command line'",
             "    set -l words (commandline -opc)",
             "    set -e words[1]",
             "    test \"$words\" = \"$argv\"",
             "end"]
    for command in root.all():
        at = below(command)
        for one in command.commands:
            lines.append(f"complete -c {name} -n {fish_text(f'__{name}_in {at}'.strip())} -f "
                         f"-a {one.words[-1]} -d {fish_text(one.about)}")
        for option in command.options:
            names = " ".join(f"-l {one[2:]}" if one.startswith("--") else f"-s {one[1:]}" for one in option.names)
            what = kind(option)
            value = {"": "", "FILES": " -rF", "FOLDERS": " -xa '(__fish_complete_directories)'",
                     "ANY": " -x"}.get(what, f" -xa {fish_text(what)}")
            lines.append(f"complete -c {name} -n {fish_text(f'__{name}_at {at}'.strip())} {names}{value} "
                         f"-d {fish_text(option.about)}")
    return "\n".join(lines) + "\n"
