#include "core/campaign/battle/draft_check.h"

#include <algorithm>
#include <array>

namespace ephor::campaign {

namespace {

/// Steps of a side before and after the battle.
struct Count {
    int before = 0;
    int left = 0;

    int lost() const { return before - left; }
};

/// Attackers first.
std::array<Count, 2> countOf(const Campaign& campaign, const Aftermath& draft) {
    std::array<Count, 2> counts;
    const Battle& battle = campaign.state.battles[draft.battle.index()];
    for (const UnitLeft& row : draft.units) {
        const ArmyId army = campaign.state.units[row.unit.index()].army;
        Count& count = counts[std::ranges::contains(battle.attackers, army) ? 0 : 1];
        count.before += row.before;
        count.left += row.left;
    }
    return counts;
}

class DraftCheck {
public:
    DraftCheck(const Campaign& campaign, const Aftermath& draft)
        : m_campaign(campaign), m_draft(draft), m_counts(countOf(campaign, draft)) {}

    Diagnostics all() {
        addErrors();
        addWarnings();
        return std::move(m_found);
    }

private:
    bool isWon() const { return m_draft.verdict == Verdict::Attacker || m_draft.verdict == Verdict::Defender; }
    const Count& winners() const { return m_counts[m_draft.verdict == Verdict::Attacker ? 0 : 1]; }
    const Count& losers() const { return m_counts[m_draft.verdict == Verdict::Attacker ? 1 : 0]; }

    void add(Severity severity, Message message) {
        m_found.push_back({severity, "battle-result", {}, std::move(message), {}, {}});
    }

    /// Results of the program and its records follow from the rules.
    void addErrors() {
        if (m_draft.method != Method::Table)
            return;
        for (const UnitLeft& row : m_draft.units) {
            const std::string& unit = m_campaign.state.units[row.unit.index()].name;
            const int lost = row.before - row.left;
            if (lost > row.before)
                add(Severity::Error, {"{0} cannot have lost {1}; its steps were {2}. Correct its losses.",
                                      {unit, std::to_string(lost), std::to_string(row.before)}});
            else if (lost < 0)
                add(Severity::Error, {"{0} cannot have {1} left; its steps were {2}. Correct its losses.",
                                      {unit, std::to_string(row.left), std::to_string(row.before)}});
        }
        if (m_draft.verdict == Verdict::Pending)
            add(Severity::Error, "The result has no winner. Choose a winner, or choose that nobody won.");
        if (m_draft.decisive && m_draft.verdict == Verdict::Draw)
            add(Severity::Error, "A draw cannot be decisive. Clear \"decisive\", or choose a winner.");
        if (isWon() && winners().before > 0 && winners().left <= 0)
            add(Severity::Error, m_draft.verdict == Verdict::Attacker
                                     ? "The attackers won but have no steps left. Correct the losses or the winner."
                                     : "The defenders won but have no steps left. Correct the losses or the winner.");
    }

    void addWarnings() {
        if (m_counts[0].lost() == 0 && m_counts[1].lost() == 0)
            add(Severity::Warning, "Neither side lost a step.");
        if (!isWon())
            return;
        if (winners().lost() > 2 * losers().lost() && winners().lost() > 2)
            add(Severity::Warning, "The winners lost more than twice as many steps as the losers.");
        if (losers().left > 0 && 2 * losers().left <= losers().before && !m_draft.decisive)
            add(Severity::Warning, "The losers lost half of their steps; such a result is usually decisive.");
    }

    const Campaign& m_campaign;
    const Aftermath& m_draft;
    std::array<Count, 2> m_counts;
    Diagnostics m_found;
};

}  // namespace

Diagnostics checkDraft(const Campaign& campaign, const Aftermath& draft) { return DraftCheck(campaign, draft).all(); }

}  // namespace ephor::campaign
