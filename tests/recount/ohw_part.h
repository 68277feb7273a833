// What each part of a recount of O/THW Ancients needs: the battle as the text sees it, and where findings go.
#pragma once

#include "tests/recount/ohw_texts.h"

#include <algorithm>

namespace ephor::testing {

class OhwPart {
public:
    OhwPart(const ohw_texts::BoardText& field, Findings& findings) : m_field(field), m_findings(findings) {}

protected:
    bool check(const char* what, bool holds, PieceId unit, const std::string& words) {
        return m_findings.check(
            what, holds, fmt::format("event {}, {}: {}", m_number, unit ? m_field.game().piece(unit).id : "-", words));
    }
    static std::string_view ruleOf(const Reason* why) { return why ? why->rule : std::string_view(); }
    bool isSkirmisher(PieceId unit) const { return m_field.has(unit, "skirmisher"); }
    static bool isLeadershipTest(std::string_view rule) {
        return rule == "OTW-016" || rule == "OTW-040" || rule == "OTW-044" || rule == "OTW-047";
    }
    /// Can its general re-roll, add dice and rally for it?
    bool isServed(const Table& table, PieceId unit) const {
        const Side side = table.side(unit);
        const PieceSet with = table.with(ohw::General) & table.present(side);
        return table.counter(side, ohw::GeneralOut) == 0 && !with.empty() &&
               (with.contains(unit) || m_field.is("general_reach", "army"));
    }
    static bool obeys(const Table& table, PieceId unit) {
        for (const ohw::UnitCounter counter : {ohw::Fleeing, ohw::Pursuing, ohw::Rampaging, ohw::Halted})
            if (table.counter(unit, counter) != 0)
                return false;
        return true;
    }
    static PieceId targetOf(const Table& table, PieceId pursuer) {
        return PieceId(table.counter(pursuer, ohw::Pursuing) - 1);
    }

    const ohw_texts::BoardText& m_field;
    Findings& m_findings;
    int m_number = 0;
};

}  // namespace ephor::testing
