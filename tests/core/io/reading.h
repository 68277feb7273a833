// What the tests of core/io share: reading with the program's own systems, and looking for a diagnostic.
#pragma once

#include "core/io/lists/army_list_io.h"
#include "core/io/records/setup_io.h"
#include "core/rules/builtin.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>

namespace ephor {

inline ReadList readList(std::string_view text, std::string_view file = "army.toml") {
    return readArmyList(text, file, findSystem, systemIds());
}

inline Result<Setup> readSetupText(std::string_view text, const ReadOther& other = {}, Diagnostics* remarks = nullptr) {
    return readSetup(text, "battle.toml", findSystem, systemIds(), other, remarks);
}

inline std::string allText(const Diagnostics& diagnostics) {
    std::string text;
    for (const Diagnostic& d : diagnostics)
        text += toText(d) + " [" + d.code + "]\n";
    return text;
}

inline std::ptrdiff_t countOf(const Diagnostics& diagnostics, std::string_view code) {
    return std::ranges::count(diagnostics, code, &Diagnostic::code);
}
inline std::ptrdiff_t errorsIn(const Diagnostics& diagnostics) {
    return std::ranges::count(diagnostics, Severity::Error, &Diagnostic::severity);
}

}  // namespace ephor
