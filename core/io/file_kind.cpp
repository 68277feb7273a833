#include "core/io/file_kind.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <utility>

namespace ephor {

namespace {

using namespace std::string_view_literals;

constexpr std::array<std::pair<std::string_view, FileKind>, 8> beginnings{{
    {"SQLite format 3\0"sv, FileKind::Campaign},
    {"PK\3\4", FileKind::Archive},
    {"%PDF-", FileKind::Pdf},
    {"<!DOCTYPE html", FileKind::Html},
    {"<!doctype html", FileKind::Html},
    {"<?xml", FileKind::Xml},
    {"{", FileKind::JsonText},
    {"[\n", FileKind::JsonText},
}};

constexpr std::array<std::string_view, 5> headingsOfSetups{"[a]", "[table]", "[lists", "[[terrain]]", "[[placement]]"};

/// Whether a line begins with `key =`.
bool hasKey(std::string_view text, std::string_view key) {
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
        const std::size_t after = text.find_first_not_of(" \t", at + key.size());
        if ((at == 0 || text[at - 1] == '\n') && after != std::string_view::npos && text[after] == '=')
            return true;
    }
    return false;
}

}  // namespace

bool isSetup(std::string_view text) {
    return hasKey(text, "a") || std::ranges::any_of(headingsOfSetups, [&](std::string_view heading) {
               return text.starts_with(heading) || text.contains("\n" + std::string(heading));
           });
}

FileKind kindOf(std::string_view beginning) {
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    std::string_view text = beginning.substr(0, beginningOfFile);
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (text.empty())
        return FileKind::Empty;
    if (text.starts_with(R"({"format":)") && text.substr(0, text.find('\n')).contains(R"("kind":"ephor battle")"))
        return FileKind::Record;
    for (const auto& [mark, kind] : beginnings)
        if (text.starts_with(mark))
            return kind;
    if (text.contains('\0'))
        return FileKind::Other;
    if (hasKey(text, "format"))
        return isSetup(text) ? FileKind::Setup : FileKind::Toml;
    return FileKind::Text;
}

FileKind kindOfFile(const std::filesystem::path& name) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(name, error))
        return FileKind::Empty;
    std::ifstream stream(name, std::ios::binary);
    if (!stream)
        return FileKind::Other;
    std::string bytes(beginningOfFile, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return kindOf(bytes);
}

std::string_view nameOf(FileKind kind) {
    switch (kind) {
    case FileKind::Empty:
        return "an empty file";
    case FileKind::Campaign:
        return "a campaign";
    case FileKind::Record:
        return "a battle record";
    case FileKind::Archive:
        return "an archive or a compressed roster";
    case FileKind::Pdf:
        return "a PDF document";
    case FileKind::Html:
        return "a web page";
    case FileKind::Xml:
        return "a roster or another file in XML";
    case FileKind::JsonText:
        return "a file in JSON";
    case FileKind::Setup:
        return "a set-up of a battle";
    case FileKind::Toml:
        return "an army list or another file in TOML";
    case FileKind::Other:
        return "a file of another program";
    case FileKind::Text:
        return "a text";
    }
    std::unreachable();
}

}  // namespace ephor
