// The outcome table (DBA-140, DBA-141), loaded from data/rules/dba/outcomes.toml and indexed for one look-up each
// fight.
#pragma once

#include "core/rules/dba/battle/formulas.h"

namespace ephor::dba {

/// The outcome for a loser by kinds, degree, kind of combat and the loser's going.
class OutcomeTable {
public:
    Outcome at(Kind loser, Kind winner, Degree degree, bool shot, Going going) const {
        return m_cells[cell(loser, winner, degree, shot, going)];
    }

private:
    friend Result<OutcomeTable> readOutcomes(std::string_view toml, std::string_view file);
    static std::size_t cell(Kind loser, Kind winner, Degree degree, bool shot, Going going) {
        return (((static_cast<std::size_t>(loser) * kinds + static_cast<std::size_t>(winner)) * 3 +
                 static_cast<std::size_t>(degree)) *
                    2 +
                (shot ? 1 : 0)) *
                   3 +
               static_cast<std::size_t>(going);
    }
    std::array<Outcome, kinds * kinds * 18> m_cells{};
};

/// The first matching row counts. Every loser needs a final row without conditions for beaten and for doubled.
Result<OutcomeTable> readOutcomes(std::string_view toml, std::string_view file);
const OutcomeTable& outcomes();

}  // namespace ephor::dba
