#include "core/rules/dba/battle/outcome_table.h"

#include "core/io/catalogue_io.h"
#include "core/io/toml_reader.h"
#include "core/rules/common/read_builtin.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr std::array<std::string_view, 3> degreeNames{"beaten", "doubled", "equal"};
constexpr std::array<std::string_view, 4> resultNames{"none", "recoil", "flee", "destroyed"};

template <std::size_t N> std::vector<std::string> wordsOf(const std::array<std::string_view, N>& names) {
    return {names.begin(), names.end()};
}

std::vector<std::string> kindWords() {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < kinds; ++i)
        words.emplace_back(nameOf(static_cast<Kind>(i)));
    return words;
}

std::vector<Kind> kindsOf(const std::vector<std::string>& names) {
    std::vector<Kind> all;
    for (const std::string& name : names)
        all.push_back(*kindNamed(name));
    return all;
}

bool fits(const std::string& going, Going where) {
    return going.empty() || (going == "good" && where == Going::Good) || (going == "bad" && where == Going::Bad) ||
           (going == "not_bad" && where != Going::Bad);
}

}  // namespace

Result<OutcomeTable> readOutcomes(std::string_view toml, std::string_view file) {
    const Result<TomlText> parsed = parseToml(toml, file, largestCatalogue, "outcomes");
    if (!parsed)
        return std::unexpected(parsed.error());
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the outcome table", "outcomes", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    reader.word("system", Need::Required, {"dba"});
    OutcomeTable table;
    std::vector<bool> known(table.m_cells.size());
    for (const toml::table* row : reader.tables("outcome", 1000)) {
        TomlReader cell(*parsed, *row, "[[outcome]]", "outcomes", faults);
        const std::vector<Kind> losers = kindsOf(cell.words("loser", Need::Required, kindWords()));
        std::vector<Kind> winners = kindsOf(cell.words("by", Need::Optional, kindWords()));
        const std::string degree = cell.word("degree", Need::Required, wordsOf(degreeNames)).value_or("beaten");
        const std::string result = cell.word("result", Need::Required, wordsOf(resultNames)).value_or("none");
        const std::string when = cell.word("when", Need::Optional, {"close", "shot"}).value_or("");
        const std::string going = cell.word("going", Need::Optional, {"good", "bad", "not_bad"}).value_or("");
        cell.text("source", Need::Required);
        cell.word("certainty", Need::Required, {"H", "M", "L", "R"});
        cell.finish();
        if (winners.empty())
            winners = kindsOf(kindWords());
        const auto d = static_cast<Degree>(std::ranges::find(degreeNames, degree) - degreeNames.begin());
        const auto r = static_cast<Outcome>(std::ranges::find(resultNames, result) - resultNames.begin());
        for (const Kind loser : losers)
            for (const Kind winner : winners)
                for (const bool shot : {false, true})
                    for (const Going where : {Going::Good, Going::Rough, Going::Bad}) {
                        const std::size_t at = OutcomeTable::cell(loser, winner, d, shot, where);
                        if (known[at] || !fits(going, where) || (!when.empty() && (when == "shot") != shot))
                            continue;
                        known[at] = true;
                        table.m_cells[at] = r;
                    }
    }
    reader.finish();
    for (std::size_t loser = 0; loser < kinds; ++loser)
        for (const Degree degree : {Degree::Beaten, Degree::Doubled})
            if (!known[OutcomeTable::cell(static_cast<Kind>(loser), Kind::Sp, degree, false, Going::Rough)])
                reader.fault("gap", reader.place(),
                             {"{0} has no row for everything else when {1}.",
                              {std::string(nameOf(static_cast<Kind>(loser))),
                               std::string(degreeNames[static_cast<std::size_t>(degree)])}});
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return table;
}

const OutcomeTable& outcomes() {
    static const OutcomeTable table = readBuiltin("rules/dba/outcomes.toml", readOutcomes);
    return table;
}

}  // namespace ephor::dba
