// Counts again what ends phases and armies in O/THW Ancients: dice, tests, generals, army morale and the attrition that
// follows, victories.
#pragma once

#include "tests/recount/ohw_part.h"

namespace ephor::testing {

class OhwSpirits : public OhwPart {
public:
    OhwSpirits(const ohw_texts::BoardText& field, Findings& findings) : OhwPart(field, findings) {
        for (const Side side : bothSides) {
            int steady = 0;
            for (const PieceId unit : m_field.game().opening().all(side))
                steady += steadyLoss(unit);
            const ohw::GeneralType* general = m_field.general(side);
            const bool counts = general && !m_field.is("gen_morale", "loss") && !m_field.is("gen_morale", "ignore");
            m_morale[index(side)] = (steady + 3) / 4 + 4 + (counts ? general->morale : 0);
        }
    }

    void heard(int number, const Event& event, const Table& before, const Table& after) {
        m_number = number;
        std::visit([&](const auto& e) { look(e, before, after); }, event);
    }

private:
    int steadyLoss(PieceId unit) const { return isSkirmisher(unit) ? 0 : 1; }
    void lower(Side side, int by) { m_morale[index(side)] = std::max(0, m_morale[index(side)] - by); }

    template <typename Any> void look(const Any&, const Table&, const Table&) {}

    void look(const PhaseBegan& e, const Table& before, const Table&) {
        closeFate();
        closeAttrition();
        if (e.phase == ohw::Flight)
            m_isOver = m_isTestFailed = false;
        if (e.turn == 0)
            return;
        for (const Side side : bothSides) {
            check("army morale", before.counter(side, ohw::Morale) == m_morale[index(side)], {},
                  fmt::format("morale {} instead of {}", before.counter(side, ohw::Morale), m_morale[index(side)]));
            check("attrition taken", before.counter(side, ohw::Drained) == before.counter(side, ohw::Morale), {},
                  "drops left");
            if (e.phase == ohw::Flight)
                check("battles go on", !isBeaten(before, side), {}, "a beaten army fights on");
        }
    }

    void look(const Rolled& e, const Table& before, const Table&) {
        const std::string_view rule = ruleOf(e.why);
        closeFate();
        if (rule == "OTW-004") {
            closeAttrition();
            check("phase-end dice", !m_isOver && !m_isTestFailed, {}, "an action after the phase has ended");
            m_isOver = e.roll[0] == 1;
        }
        if (isLeadershipTest(rule)) {
            check("Leadership tests", e.need == m_field.stat(e.piece, "leadership"), e.piece, "another score");
            if (e.rerolled >= 0)
                check("re-rolls", isServed(before, e.piece), e.piece, "no general to serve it");
        }
        if (rule == "OTW-016")  // OTW-017
            m_isTestFailed = e.roll[0] < e.need;
        if (rule == "OTW-057")
            m_isAtRisk = e.roll[0] == 1;
        if (rule == "OTW-058") {
            check("fates", m_isAtRisk, e.piece, "no Risk has failed");
            m_fate = {true, e.side, e.roll[0], e.piece};
        }
    }

    void look(const Noted& e, const Table&, const Table&) {
        closeFate();
        if (ruleOf(e.what) == "OTW-032" && e.other)
            closeAttrition();
    }

    void look(const CounterSet& e, const Table& before, const Table& after) {
        const std::string_view rule = ruleOf(e.why);
        const Side side = before.side(e.piece);
        if (m_fate.due && e.counter == ohw::General && rule == "OTW-058")
            m_fate.removed = true;
        if (e.counter == ohw::Strength && rule == "OTW-093") {
            closeFate();
            check("attrition", e.to == before.counter(e.piece, e.counter) - 1 && m_drained.erase(e.piece) == 1, e.piece,
                  "it should lose nothing");
            m_melts = e.to == 0 ? e.piece : PieceId();
        } else if (e.counter == ohw::Fleeing && e.to != 0) {
            check("who flees has no Strength", after.counter(e.piece, ohw::Strength) == 0, e.piece, "it has some left");
            if (rule == "OTW-045")
                lower(side, steadyLoss(e.piece));
        } else if (e.counter == ohw::General && e.to == 0 && (rule == "OTW-058" || rule == "OTW-059")) {
            const ohw::GeneralType* general = m_field.general(side);
            lower(side, m_field.is("gen_morale", "loss") && general ? general->morale : 1);
        }
    }

    void look(const SideCounterSet& e, const Table& before, const Table& after) {
        if (m_fate.due && e.counter == ohw::GeneralOut)
            m_fate.out = true;
        if (e.counter == ohw::GeneralActs && e.to > 0)
            check("untested actions",
                  e.to == before.counter(e.side, e.counter) + 1 && before.counter(e.side, ohw::GeneralOut) == 0 &&
                      (e.to == 1 || !m_field.is("general_actions", "one")),
                  {}, "the general may not");
        if (e.counter != ohw::Drained)
            return;
        closeFate();
        closeAttrition();
        for (const PieceId unit : after.present(e.side))
            if (e.to <= 6 && m_field.stat(unit, "leadership") >= e.to && after.counter(unit, ohw::Fleeing) == 0)
                m_drained.insert(unit);
    }

    void look(const PieceRemoved& e, const Table& before, const Table&) {
        const std::string_view rule = ruleOf(e.why);
        if (rule == "OTW-038" || (rule == "OTW-062" && m_melts == e.piece))
            return;  // counted when it broke, or of no account (OTW-215)
        lower(before.side(e.piece), steadyLoss(e.piece));
    }

    void look(const Ended& e, const Table& before, const Table&) {
        closeFate();
        closeAttrition();
        const bool a = isBeaten(before, Side::A);
        const bool b = isBeaten(before, Side::B);
        const auto share = [&](Side side) {
            return before.counter(side, ohw::Morale) * 1.0 / before.counter(side, ohw::MoraleStart);
        };
        const double ahead = a || b ? (b ? 1 : 0) - (a ? 1 : 0) : share(Side::A) - share(Side::B);
        check("victories",
              e.winner == (ahead > 0   ? Winner::A
                           : ahead < 0 ? Winner::B
                                       : Winner::Draw),
              {}, "wrong winner");
        check("victories", a || b || e.turns == m_field.number("phase_limit", 30), {}, "nobody is beaten");
    }

    /// OTW-214
    bool isBeaten(const Table& table, Side side) const {
        if (table.counter(side, ohw::Morale) <= 0)
            return true;
        for (const PieceId unit : table.present(side))
            if (!isSkirmisher(unit) && table.counter(unit, ohw::Fleeing) == 0)
                return false;
        return true;
    }

    /// OTW-093, OTW-094: all who had to lose Strength have lost it when the next thing begins.
    void closeAttrition() {
        check("attrition", m_drained.empty(), m_drained.empty() ? PieceId() : *m_drained.begin(),
              "it should lose Strength");
        m_drained.clear();
    }

    /// OTW-050, OTW-058: his fate shows at once.
    void closeFate() {
        if (!m_fate.due)
            return;
        const ohw::GeneralType* general = m_field.general(m_fate.side);
        const int sum = m_fate.die + (general && general->fateBonus() ? 1 : 0);
        check("fates", m_fate.removed == (sum <= 2) && m_fate.out == (sum == 3 || sum == 4), m_fate.unit,
              "another fate");
        m_fate = {};
    }

    std::array<int, 2> m_morale{};
    bool m_isOver = false;        ///< a 1 has been rolled
    bool m_isTestFailed = false;  ///< OTW-017
    std::set<PieceId> m_drained;  ///< who must lose Strength yet
    PieceId m_melts;              ///< the last to whom attrition left none
    bool m_isAtRisk = false;
    struct Fate {
        bool due = false;
        Side side = Side::A;
        int die = 0;
        PieceId unit;
        bool removed = false;
        bool out = false;
    } m_fate;
};

}  // namespace ephor::testing
