#include "models/exchange/list_code.h"

#include "core/io/lists/army_list_io.h"
#include "core/io/lists/list_fingerprint.h"

#include <QByteArray>
#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <optional>

namespace ephor {

namespace {

constexpr std::string_view mark = "EPHOR:";
constexpr int currentForm = 2;
constexpr int weakForm = 1;              ///< with half of the fingerprint
constexpr std::size_t mostInPart = 480;  ///< characters of payload: about QR version 14, two thumbs wide on paper
constexpr std::size_t mostParts = 99;
constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// Digits of the fingerprint in a code.
std::size_t digitsIn(int form) { return form == weakForm ? 16 : 32; }

std::string base32(const QByteArray& bytes) {
    std::string out;
    unsigned held = 0;
    int bits = 0;
    for (const char c : bytes) {
        held = (held << 8 | static_cast<unsigned char>(c)) & 0xFFFF;
        for (bits += 8; bits >= 5; bits -= 5)
            out += alphabet[held >> (bits - 5) & 31];
    }
    if (bits > 0)
        out += alphabet[held << (5 - bits) & 31];
    return out;
}

/// The text may contain only letters of the alphabet.
QByteArray fromBase32(std::string_view text) {
    QByteArray out;
    unsigned held = 0;
    int bits = 0;
    for (const char c : text) {
        held = (held << 5 | static_cast<unsigned>(alphabet.find(c))) & 0xFFFF;
        bits += 5;
        if (bits >= 8)
            out += static_cast<char>(held >> (bits -= 8) & 0xFF);
    }
    return out;
}

/// The fingerprint as written in codes of a form.
std::string digitsOf(const Digest& fingerprint, int form) {
    std::string hex = toHex(fingerprint).substr(0, digitsIn(form));
    std::ranges::transform(hex, hex.begin(), [](char c) { return c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c; });
    return hex;
}

struct Part {
    int form = currentForm;
    int number = 0;
    int parts = 0;
    std::string fingerprint;
    std::string payload;

    friend bool operator==(const Part&, const Part&) = default;
};

std::unexpected<Diagnostics> refused(const char* code, Message message) { return failure(code, std::move(message)); }

/// In capitals, without blanks and quotation marks.
std::string stripped(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (c > ' ' && c != '>')
            out += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return out;
}

std::optional<int> numberOf(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && number >= 0 ? std::optional(number)
                                                                                   : std::nullopt;
}

/// Removes the text up to the next colon and returns it.
std::string_view taken(std::string_view& text) {
    const std::size_t colon = text.find(':');
    const std::string_view word = text.substr(0, colon);
    text.remove_prefix(colon == std::string_view::npos ? text.size() : colon + 1);
    return word;
}

/// `code` is the text after the mark.
Result<Part> readPart(std::string_view code) {
    const std::optional<int> form = numberOf(taken(code));
    if (form && *form > currentForm)
        return refused("code-newer",
                       {"This code was made by a newer Ephor (form {0}; this one reads up to {1}). Update the program.",
                        {std::to_string(*form), std::to_string(currentForm)}});
    Part part;
    const std::optional<int> number = numberOf(taken(code));
    const std::optional<int> parts = numberOf(taken(code));
    part.fingerprint = taken(code);
    const std::size_t end = code.find('.');
    if (!form || *form < weakForm || !number || !parts || *number < 1 || static_cast<std::size_t>(*parts) > mostParts ||
        *number > *parts || part.fingerprint.size() != digitsIn(*form) ||
        part.fingerprint.find_first_not_of("0123456789ABCDEF") != std::string::npos)
        return refused("code-syntax",
                       "What follows \"EPHOR:\" is not a list code. Copy it again, from the mark to the point.");
    part.form = *form;
    part.number = *number;
    part.parts = *parts;
    if (end == std::string_view::npos)
        return refused("code-cut-off",
                       {"Part {0} of {1} is cut off: a code ends with a point. Copy it again, to its end.",
                        {std::to_string(part.number), std::to_string(part.parts)}});
    part.payload = code.substr(0, end);
    if (part.payload.empty() || part.payload.size() > mostInPart ||
        part.payload.find_first_not_of(alphabet) != std::string::npos)
        return refused("code-syntax", {"Part {0} of {1} holds what no list code holds. Copy or scan it again.",
                                       {std::to_string(part.number), std::to_string(part.parts)}});
    return part;
}

/// The parts by number; repetitions are dropped.
Result<std::map<int, Part>> readParts(std::string_view text) {
    const std::string all = stripped(text);
    std::map<int, Part> parts;
    for (std::size_t at = all.find(mark); at != std::string::npos;) {
        const std::size_t next = all.find(mark, at + mark.size());
        Result<Part> part = readPart(std::string_view(all).substr(at + mark.size(), next - at - mark.size()));
        if (!part)
            return std::unexpected(std::move(part.error()));
        const Part& first = parts.empty() ? *part : parts.begin()->second;
        if (part->fingerprint != first.fingerprint || part->parts != first.parts)
            return refused("code-mixed", "There are codes of more than one list. Paste those of one list at a time.");
        const auto [known, isNew] = parts.emplace(part->number, *part);
        if (!isNew && known->second != *part)
            return refused("code-changed", {"Part {0} is there twice, and not the same. Scan or copy it again.",
                                            {std::to_string(part->number)}});
        at = next;
    }
    return parts;
}

/// Decompresses the payload; none where it is not valid or too large.
std::optional<std::string> expanded(const QByteArray& bytes) {
    // The first four bytes are the decompressed size. Deflate expands by a factor of a thousand at most, and the parts
    // are limited.
    if (bytes.size() < 4)
        return {};
    std::size_t size = 0;
    for (int i = 0; i < 4; ++i)
        size = size << 8 | static_cast<unsigned char>(bytes[i]);
    if (size > largestList)
        return {};
    const QByteArray text = qUncompress(bytes);
    if (text.isEmpty() || static_cast<std::size_t>(text.size()) != size)
        return {};
    return text.toStdString();
}

Diagnostic weakness() {
    return {
        Severity::Warning,
        "fingerprint-weak",
        {},
        "This code is of version 0.1. Its fingerprint has 64 bits: two different lists can be made to share it. Compare the "
        "lists themselves, or ask for a new code.",
        {},
        {}};
}

}  // namespace

std::vector<std::string> codesOf(const ArmyList& list, const ListSchema& schema) {
    const std::string text = comparableText(list, schema);
    const std::string payload = base32(qCompress(QByteArray::fromStdString(text), 9));
    const std::string fingerprint = digitsOf(fingerprintOf(list, schema), currentForm);
    const std::size_t parts = (payload.size() + mostInPart - 1) / mostInPart;
    std::vector<std::string> codes;
    if (parts > mostParts)
        return codes;
    for (std::size_t part = 0; part < parts; ++part) {
        // Parts of about equal size, so that the codes on paper have equal sizes.
        const std::size_t from = payload.size() * part / parts;
        const std::size_t to = payload.size() * (part + 1) / parts;
        codes.push_back(fmt::format("{}{}:{}:{}:{}:{}.", mark, currentForm, part + 1, parts, fingerprint,
                                    payload.substr(from, to - from)));
    }
    return codes;
}

Result<ScannedList> scanCodes(std::string_view text) {
    if (text.size() > largestPaste)
        return refused("code-too-large",
                       {"The text has {0} bytes; codes are looked for in at most {1}. Paste only the codes.",
                        {std::to_string(text.size()), std::to_string(largestPaste)}});
    const Result<std::map<int, Part>> parts = readParts(text);
    if (!parts)
        return std::unexpected(parts.error());
    if (parts->empty())
        return refused("code-none",
                       "There is no list code in this text. One begins with \"EPHOR:\" and ends with a point.");
    const int wanted = parts->begin()->second.parts;
    std::vector<int> missing;
    std::string payload;
    for (int number = 1; number <= wanted; ++number)
        if (const auto part = parts->find(number); part == parts->end())
            missing.push_back(number);
        else
            payload += part->second.payload;
    if (!missing.empty())
        return refused("code-missing", {"Of {0} parts these are missing: {1}. Scan or paste them, too.",
                                        {std::to_string(wanted), fmt::format("{}", fmt::join(missing, ", "))}});
    const std::optional<std::string> list = expanded(fromBase32(payload));
    if (!list)
        return refused("code-changed",
                       "The code was changed on its way: it cannot be expanded. Scan or copy it again.");
    const Digest fingerprint = digestOf(std::string_view(*list));
    const Part& first = parts->begin()->second;
    if (digitsOf(fingerprint, first.form) != first.fingerprint)
        return refused("code-changed",
                       "The code was changed: the list in it is not the one of its fingerprint. Ask for it again.");
    if (first.form == weakForm)
        return ScannedList{*list, shownWeakFingerprint(fingerprint), true, {weakness()}};
    return ScannedList{*list, shownFingerprint(fingerprint), false, {}};
}

}  // namespace ephor
