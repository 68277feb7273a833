#include "models/exchange/roster_markup.h"

#include "core/io/encoding.h"

#include <algorithm>

namespace ephor {

namespace {

constexpr std::size_t mostAttributes = 64;  // BattleScribe writes about a dozen
constexpr std::size_t mostNamespaces = 64;  // and one

/// The position after the next `word`; the end where there is none.
std::size_t behind(std::string_view xml, std::size_t at, std::string_view word) {
    const std::size_t found = xml.find(word, at);
    return found == std::string_view::npos ? xml.size() : found + word.size();
}

struct Tag {
    std::size_t end = 0;  ///< the position after it
    std::size_t attributes = 0;
    std::size_t namespaces = 0;
};

/// The tag that begins at `at`. Quoted attribute values may contain anything.
Tag tagAt(std::string_view xml, std::size_t at) {
    Tag tag;
    for (++at; at < xml.size() && xml[at] != '>'; ++at) {
        if (xml[at] == '"' || xml[at] == '\'')
            at = behind(xml, at + 1, xml.substr(at, 1)) - 1;
        else if (xml[at] == '=')
            ++tag.attributes;
        else if (xml.substr(at).starts_with("xmlns"))
            ++tag.namespaces;
    }
    tag.end = std::min(at + 1, xml.size());
    return tag;
}

Diagnostic fault(const char* code, Message message, std::string_view xml, std::size_t at, std::string_view file) {
    return {Severity::Error, code, placeOfByte(xml, at, file), std::move(message), {}, {}};
}

}  // namespace

std::optional<Diagnostic> markupFault(std::string_view xml, std::string_view file) {
    std::size_t namespaces = 0;
    for (std::size_t at = xml.find('<'); at < xml.size(); at = xml.find('<', at)) {
        const std::string_view rest = xml.substr(at);
        if (rest.starts_with("<!--")) {
            at = behind(xml, at + 4, "-->");
        } else if (rest.starts_with("<![CDATA[")) {
            at = behind(xml, at, "]]>");
        } else if (rest.starts_with("<?")) {
            at = behind(xml, at + 2, "?>");
        } else if (rest.starts_with("<!")) {
            return fault("roster-doctype",
                         "This file declares a document type, with which a roster could draw in other files or grow "
                         "without end. No app writes one; the file is not read.",
                         xml, at, file);
        } else {
            const Tag tag = tagAt(xml, at);
            namespaces += tag.namespaces;
            if (tag.attributes > mostAttributes || namespaces > mostNamespaces)
                return fault(
                    "roster-too-many",
                    {"This roster has a tag with more than {0} attributes, or more than {1} namespaces. No app "
                     "writes so many; the file is not read. Ask for it again.",
                     {std::to_string(mostAttributes), std::to_string(mostNamespaces)}},
                    xml, at, file);
            at = tag.end;
        }
    }
    return {};
}

}  // namespace ephor
