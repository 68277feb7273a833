#include "app/ephorctl/console.h"

#include "app/ephorctl/terminal.h"
#include "core/base/toml_text.h"
#include "core/io/file.h"
#include "core/io/file_kind.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace ephor::ctl {

namespace {

/// Replaces only a file of the same kind, so that a typing error cannot destroy a campaign.
Outcome<void> checkReplaced(const std::string& name, std::string_view bytes) {
    const FileKind there = kindOfFile(name);
    const FileKind here = kindOf(bytes);
    if (there == FileKind::Empty || there == here)
        return {};
    return trouble(
        ExitStatus::Unwritable,
        failure("output-replaces",
                {"The file was not written: {0} would replace {1}. Choose another name, or move the file that "
                 "is there.",
                 {std::string(nameOf(here)), std::string(nameOf(there))}},
                {name, 0, 0})
            .error());
}

}  // namespace

Outcome<ExitStatus> print(std::string_view text, ExitStatus then) {
    const std::string safe = isTerminal(Stream::Output) ? withVisibleControls(text) : std::string();
    if (!safe.empty())
        text = safe;
    errno = 0;
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0)
        return trouble(
            ExitStatus::Unwritable,
            {{Severity::Error,
              "output",
              {},
              Message("Standard output cannot be written: {0}. Make room where it goes, or send it elsewhere.",
                      {std::strerror(errno)}),
              {},
              {}}});
    return then;
}

Outcome<ExitStatus> printJson(const Json& json, ExitStatus then) {
    return print(json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n", then);
}

void say(std::string_view line) {
    const std::string safe = withVisibleControls(line);
    std::fwrite(safe.data(), 1, safe.size(), stderr);
    std::fputc('\n', stderr);
}

void sayProgress(std::string_view line) {
    if (isTerminal(Stream::Error))
        say(line);
}

void say(const Diagnostics& diagnostics) {
    for (const Diagnostic& d : diagnostics) {
        const std::string text = toText(d);
        say(d.place.file.empty() ? "ephorctl: " + text : text);
    }
}

std::string shownName(const std::string& name) { return name == "-" ? "standard input" : name; }

Outcome<std::string> readInput(const std::string& name, std::size_t largest) {
    Result<std::string> bytes = readFile(name == "-" ? "/dev/stdin" : name, largest);
    if (!bytes) {
        for (Diagnostic& d : bytes.error())
            d.place.file = shownName(name);
        return trouble(ExitStatus::Unreadable, std::move(bytes.error()));
    }
    return std::move(*bytes);
}

Outcome<void> makeFolder(const std::string& name) {
    std::error_code fault;
    std::filesystem::create_directories(name, fault);
    if (!fault)
        return {};
    return trouble(ExitStatus::Unwritable,
                   failure("output-folder",
                           {"The folder cannot be made: {0}. Choose another place.", {fault.message()}}, {name, 0, 0})
                       .error());
}

Outcome<void> writeOutput(const std::string& name, std::string_view bytes) {
    if (Outcome<void> checked = checkReplaced(name, bytes); !checked)
        return checked;
    if (Result<void> written = writeFile(name, bytes); !written)
        return trouble(ExitStatus::Unwritable, std::move(written.error()));
    return {};
}

Json toJson(const Diagnostics& diagnostics) {
    Json all = Json::array();
    for (const Diagnostic& d : diagnostics)
        all.push_back({{"severity", name(d.severity)},
                       {"code", d.code},
                       {"line", d.place.line},
                       {"column", d.place.column},
                       {"message", toText(d.message)},
                       {"rule", d.rule},
                       {"fix", d.fixes.empty() ? Json() : Json(toText(d.fixes.front().label))}});
    return all;
}

std::string padded(std::string_view text, std::size_t width) {
    const auto shown = static_cast<std::size_t>(characters(text));
    return std::string(text) + std::string(width > shown ? width - shown : 0, ' ');
}

}  // namespace ephor::ctl
