#include "core/campaign/reports/chronicle.h"

#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/model/calendar.h"
#include "core/campaign/model/change_json.h"
#include "core/campaign/reports/naval_chronicle.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/private_goals.h"
#include "core/campaign/umpire/ruling_reports.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

class Chronicler {
public:
    explicit Chronicler(const Scenario& scenario) : m_scenario(scenario) {}

    /// The lines of an entry, which changed the state `before` into `after`.
    std::vector<ChronicleLine> read(const State& before, const State& after, const JournalEntry& entry) {
        const bool isRuled = entry.kind == EntryKind::Ruling;
        m_lines.clear();
        m_date = moveName(before.course.year, before.course.move);
        m_turn = before.course.turn;
        if (after.course.event != before.course.event && after.course.event >= 0) {
            const OmenCard& card = m_scenario.omens[static_cast<std::size_t>(after.course.event)];
            tell(News::Omen, fmt::format("{}. {}", card.title, card.text));
        }
        for (std::size_t i = 0; i < before.battles.size(); ++i)
            if (before.battles[i].result == Verdict::Pending && after.battles[i].result != Verdict::Pending)
                battle(after, after.battles[i], playedIn(entry));
        for (std::string& news : newsOfTheSea(m_scenario, before, after))
            tell(News::Sea, std::move(news));
        for (std::size_t i = 0; i < before.cities.size(); ++i)
            if (after.cities[i].owner != before.cities[i].owner && after.cities[i].owner)
                tell(News::City, fmt::format("{} {} {}.", m_scenario.map.places()[i].name,
                                             isRuled                       ? "goes to"
                                             : after.cities[i].loyalty > 0 ? "votes to come over to"
                                                                           : "falls to",
                                             power(after.cities[i].owner)));
        for (std::size_t i = 0; i < before.leaders.size(); ++i)
            if (after.leaders[i].fate != before.leaders[i].fate && after.leaders[i].fate != Fate::Serving)
                tell(News::Leader, fmt::format("{} of {} is {}.", after.leaders[i].name, power(after.leaders[i].power),
                                               after.leaders[i].fate == Fate::Dead ? "dead" : "taken alive"));
        for (std::size_t i = 0; i < after.treaties.size(); ++i)
            treaty(i < before.treaties.size() ? before.treaties[i].status : AgreementStatus::Void, after.treaties[i]);
        for (std::size_t i = 0; i < after.deals.size(); ++i)
            if (after.deals[i].status == AgreementStatus::Kept && isPublic(after.deals[i].kind) &&
                (i >= before.deals.size() || before.deals[i].status != AgreementStatus::Kept))
                tell(News::Deal, dealText(Campaign{m_scenario, after}, after.deals[i]) + ".");
        if (after.course.phase == Phase::Over && before.course.phase != Phase::Over)
            tell(News::End, fmt::format("The war is over. {} has won.",
                                        after.course.winner ? power(after.course.winner) : "Nobody"));
        if (after.course.phase == Phase::Over && before.course.phase != Phase::Over)
            for (const Goal& goal : after.goals)
                tell(News::End, fmt::format("{} had sworn in secret to {}, and {}.", power(goal.power),
                                            goalText(m_scenario, goal), goal.reached ? "did" : "did not"));
        return m_lines;
    }

private:
    const std::string& power(PowerId id) const { return m_scenario.powers[id.index()].name; }
    /// Whether everybody is told of a deal. Gifts, bids and affairs of a power are told only to the powers concerned.
    static bool isPublic(DealKind dealKind) {
        return dealKind == DealKind::Ransom || dealKind == DealKind::Exchange || dealKind == DealKind::Release ||
               dealKind == DealKind::Contingent || dealKind == DealKind::Dismiss || dealKind == DealKind::Omen;
    }
    static std::string_view kindOf(Kind kind) {
        static constexpr std::array<std::string_view, 7> words{"",
                                                               ", an ambush",
                                                               ", over the ravaging of the country",
                                                               ", against an army that was leaving",
                                                               ", for the relief of the city",
                                                               ", a sally",
                                                               ", a storm of the walls"};
        return words[static_cast<std::size_t>(kind)];
    }
    void tell(News news, std::string text) { m_lines.push_back({m_date, std::move(text), news, m_turn}); }

    void treaty(AgreementStatus before, const Treaty& now) {
        if (now.status == before)
            return;
        const std::string_view treatyKind = wordOf(now.kind);
        const std::string& from = power(now.from);
        const std::string& to = power(now.to);
        if (now.status == AgreementStatus::Stands && now.kind == TreatyKind::Tribute)
            tell(News::Treaty,
                 fmt::format("{} will pay {} a tribute of {} a year.", from, to, counted(now.talents, "talent")));
        else if (now.status == AgreementStatus::Stands)
            tell(News::Treaty, fmt::format("{} and {} agree on {}{}.", from, to,
                                           now.kind == TreatyKind::Alliance ? "an "
                                           : now.kind == TreatyKind::Peace  ? ""
                                                                            : "a ",
                                           treatyKind));
        else if (now.status == AgreementStatus::Broken)
            tell(News::Treaty, fmt::format("The {} between {} and {} is broken.", treatyKind, from, to));
        else if (now.status == AgreementStatus::Kept && now.kind == TreatyKind::War)
            tell(News::Treaty, fmt::format("{} declares war on {}.", from, to));
        else if (now.status == AgreementStatus::Kept)
            tell(News::Treaty,
                 fmt::format("The {} between {} and {} has been kept to its term.", treatyKind, from, to));
    }
    std::string sideOf(const State& state, const std::vector<ArmyId>& armies) const {
        std::vector<PowerId> powers;
        for (const ArmyId id : armies)
            if (const PowerId one = state.armies[id.index()].power; std::ranges::find(powers, one) == powers.end())
                powers.push_back(one);
        std::string text;
        for (const PowerId id : powers)
            text += (text.empty() ? "" : " and ") + power(id);
        return text;
    }
    /// How a recorded battle was played, as a further sentence. Also says if somebody changed its result.
    static std::string playedIn(const JournalEntry& entry) {
        if (entry.kind != EntryKind::Battle)
            return {};
        const Result<Aftermath> draft = aftermathFromJson(entry.action);
        if (!draft || draft->played.empty())
            return {};
        return " " + draft->played + (draft->method == Method::Record ? "" : " The umpire has changed its result.");
    }
    void battle(const State& state, const Battle& battle, const std::string& played) {
        const std::string a = sideOf(state, battle.attackers);
        const std::string d = sideOf(state, battle.defenders);
        const std::string place = m_scenario.map.place(battle.place).name + std::string(kindOf(battle.kind));
        const std::string losses = fmt::format("{} lost {}, {} lost {}, before stragglers came in", a,
                                               counted(battle.attackerLosses, "step"), d, battle.defenderLosses);
        if (battle.result == Verdict::Draw)
            return tell(News::Battle, fmt::format("Battle of {}: {} and {} parted without a decision. {}.{}", place, a,
                                                  d, losses, played));
        const bool attackers = battle.result == Verdict::Attacker;
        tell(News::Battle, fmt::format("Battle of {}: {} {}defeated {}. {}.{}", place, attackers ? a : d,
                                       battle.decisive ? "decisively " : "", attackers ? d : a, losses, played));
    }

    const Scenario& m_scenario;
    std::string m_date;
    int m_turn = 0;
    std::vector<ChronicleLine> m_lines;
};

}  // namespace

void ChronicleReader::read(std::span<const JournalEntry> entries) {
    Chronicler chronicler(m_scenario);
    const auto step = [](std::vector<Told>& from, std::vector<Told>& to) {
        to.push_back(std::move(from.back()));
        from.pop_back();
    };
    for (const JournalEntry& entry : entries) {
        State after = m_state;
        applyAll(after, *changesFromJson(entry.changes));
        if (entry.kind == EntryKind::Undo) {
            step(m_told, m_undone);
        } else if (entry.kind == EntryKind::Redo) {
            step(m_undone, m_told);
        } else if (entry.kind != EntryKind::Found) {
            m_told.push_back(chronicler.read(m_state, after, entry));
            for (const Said& said : noticesIn(entry, m_scenario))
                if (said.isOpen)
                    m_told.back().insert(m_told.back().begin(),
                                         {moveName(m_state.course.year, m_state.course.move),
                                          "The umpire has ruled: " + said.reason, News::Ruling, m_state.course.turn});
            m_undone.clear();
        }
        m_state = std::move(after);
    }
    m_entries += entries.size();
}

std::vector<ChronicleLine> ChronicleReader::lines() const {
    std::vector<ChronicleLine> all;
    for (const Told& one : m_told)
        all.insert(all.end(), one.begin(), one.end());
    return all;
}

std::vector<ChronicleLine> chronicle(const Journal& journal) {
    ChronicleReader reader(journal.campaign().scenario);
    reader.read(journal.entries());
    return reader.lines();
}

}  // namespace ephor::campaign
