// The outcome table (DBA-140, DBA-141) as data: data/rules/dba/outcomes.toml, laid out for one look-up a fight.
#pragma once

#include "core/rules/dba/battle/formulas.h"

namespace ephor::dba {

/// What happens to a loser, by kinds, degree, manner and the loser's going.
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

/// Of the rows that fit, the first counts; every loser needs a last row without conditions for beaten and doubled.
Result<OutcomeTable> readOutcomes(std::string_view toml, std::string_view file);
const OutcomeTable& outcomes();

}  // namespace ephor::dba
