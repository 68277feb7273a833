"""A manual page in roff from a table of commands (help_pages.py)."""


def escaped(text):
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{text}" if text.startswith((".", "'")) else text


def usage(command):
    return rf"\fB{escaped(' '.join(command.words))}\fR {escaped(command.usage)}".strip()


def choices(option):
    """What may be chosen, unless the text says so itself."""
    missing = [one for one in option.choices if one not in option.about]
    return f" ({', '.join(option.choices)})" if missing else ""


def items(command):
    """The arguments and options, but for --help where a command is one of many."""
    lines = []
    for name, about in command.arguments:
        lines += [".TP", rf"\fI{escaped(name)}\fR", escaped(about)]
    for option in command.options:
        if "--help" in option.names and len(command.words) > 1:
            continue
        names = ", ".join(rf"\fB{escaped(name)}\fR" for name in option.names)
        value = rf" \fI{escaped(option.value)}\fR" if option.value else ""
        lines += [".TP", names + value, escaped(option.about + choices(option))]
    return lines


def page(command, version, see_also):
    """`version`: "0.2.0"."""
    name = command.words[0]
    about = command.about.rstrip(".")
    lines = [f'.TH {name.upper()} 1 "" "Ephor {version}" "User Commands"',
             ".SH NAME", rf"{name} \- {escaped(about[0].lower() + about[1:])}",
             ".SH SYNOPSIS", usage(command),
             ".SH OPTIONS", *items(command)]
    leaves = [one for one in command.all() if not one.commands and one is not command]
    if leaves:
        lines.append(".SH COMMANDS")
    for leaf in leaves:
        lines += [f".SS {usage(leaf)}", escaped(leaf.about), *items(leaf)]
    if command.footer.startswith("Exit status: "):
        lines += [".SH EXIT STATUS"]
        for status in command.footer.removeprefix("Exit status: ").rstrip(".").split(", "):
            number, _, meaning = status.partition(" ")
            lines += [".TP", number, escaped(meaning)]
    lines += [".SH SEE ALSO", rf"\fB{see_also}\fR(1)"]
    return "\n".join(lines) + "\n"
