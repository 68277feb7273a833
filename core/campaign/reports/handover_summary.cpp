#include "core/campaign/reports/handover_summary.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/reports/report_date.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/diplomacy.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ephor::campaign {

namespace {

constexpr int turnsTold = 3;

class BriefWriter {
public:
    BriefWriter(const Visible& visible, const BriefNotes& notes)
        : m_visible(visible),
          m_campaign(visible.known),
          m_state(visible.known.state),
          m_power(visible.power),
          m_notes(notes) {}

    Report write() {
        m_report = {"A brief for " + nameOf(m_power), m_campaign.scenario.name, reportDate(m_state.course)};
        m_report.addList("Who you are", whoYouAre());
        m_report.addList("What waits for you", whatWaits());
        m_report.addList("Your leaders", leaders());
        m_report.addList("What your armies and fleets did last", lastDeeds());
        m_report.addList("Your standing orders", standingOrders());
        m_report.addList("What all have heard lately", chronicle());
        m_report.add(situationOf(m_visible));
        return std::move(m_report);
    }

private:
    using Lines = std::vector<std::string>;

    const std::string& nameOf(PowerId id) const { return m_campaign.scenario.powers[id.index()].name; }
    const std::string& nameOf(PlaceId id) const { return m_campaign.scenario.map.place(id).name; }
    const Power& own() const { return m_state.powers[m_power.index()]; }

    std::string namesOf(const std::vector<PowerId>& powers) const {
        Lines names;
        for (const PowerId id : powers)
            names.push_back(nameOf(id));
        return fmt::format("{}", fmt::join(names, ", "));
    }

    Lines whoYouAre() const {
        const PowerInfo& info = m_campaign.scenario.powers[m_power.index()];
        const auto& [player, deputy] = m_notes.row.players;
        Lines lines{fmt::format("{} {}{}", player.empty() ? "You lead" : player + ", you lead", info.name,
                                info.government.empty() ? "" : " (" + info.government + ")")};
        lines.push_back(capital(info.capital));
        if (!own().war.empty())
            lines.push_back("You are at war with " + namesOf(own().war));
        if (!own().alliance.empty())
            lines.push_back("Your allies are " + namesOf(own().alliance));
        lines.push_back(deputy.empty() ? "You have no deputy"
                                       : deputy + " is your deputy: they may send orders if you do not");
        return lines;
    }

    /// The owner of a city is public.
    std::string capital(PlaceId place) const {
        const PowerId holder = m_state.cities[place.index()].owner;
        if (holder == m_power)
            return "Your capital is " + nameOf(place);
        return fmt::format("Your capital was {}, which {}", nameOf(place),
                           holder ? nameOf(holder) + " holds" : "nobody holds");
    }

    Lines whatWaits() const {
        Lines lines;
        if (m_state.course.phase == Phase::Over)
            return {"Nothing: the war is over"};
        lines.push_back(ordersNow());
        if (m_notes.deadline)
            lines.push_back(fmt::format("Orders are due on {}{}", spokenText(m_notes.deadline->at), rhythm()));
        for (const Treaty& treaty : m_state.treaties)
            if (treaty.status == AgreementStatus::Offered && treaty.to == m_power)
                lines.push_back("To be answered: " + treatyText(m_campaign.scenario, treaty));
        for (const Deal& deal : m_state.deals)
            if (deal.status == AgreementStatus::Offered && deal.to == m_power)
                lines.push_back("To be answered: " + dealText(m_campaign, deal));
        return lines;
    }
    std::string ordersNow() const {
        if (m_state.course.phase == Phase::Battles)
            return fmt::format("Nothing: the orders of turn {} are adjudicated", m_state.course.turn);
        const bool areIn = m_notes.row.from != OrdersFrom::Nobody;
        return !areIn ? fmt::format("Your orders for turn {}", m_state.course.turn)
               : m_notes.row.receipt.isFinal
                   ? fmt::format("Orders for turn {} are in; you may send others", m_state.course.turn)
                   : fmt::format("Provisional orders for turn {} are in; yours replace them", m_state.course.turn);
    }
    std::string rhythm() const {
        const int days = m_notes.deadline->everyDays;
        return days > 0 ? fmt::format(", then every {}", days == 1 ? "day" : counted(days, "day")) : std::string();
    }

    Lines leaders() const {
        Lines lines;
        for (std::size_t i = 0; i < m_state.leaders.size(); ++i) {
            const Leader& leader = m_state.leaders[i];
            if (leader.power != m_power || leader.fate != Fate::Serving)
                continue;
            const std::string where = whereIs(leader);
            const std::string traits = traitNames(m_campaign.scenario, m_state, LeaderId(static_cast<int>(i)));
            lines.push_back(fmt::format(
                "{}, {} command points, {}{}{}", leader.name, leader.cpNow, traits.empty() ? "" : traits + ", ", where,
                leader.wound == Wound::None ? "" : fmt::format(", with a {} wound", wordOf(leader.wound))));
        }
        return lines;
    }

    std::string whereIs(const Leader& leader) const {
        if (leader.army)
            return "with " + shownName(m_campaign, leader.army, m_power);
        for (const FleetId id : fleetsOf(m_state, m_power))
            if (const Fleet& fleet = m_state.fleets[id.index()];
                fleet.admiral && &m_state.leaders[fleet.admiral.index()] == &leader)
                return "with " + shownName(m_campaign, id, m_power);
        return "at home";
    }

    Lines lastDeeds() const {
        Lines lines;
        const ArmyIndex armyIndex(m_state);
        for (const ArmyId id : armyIndex.armiesOf(m_power)) {
            const Army& army = m_state.armies[id.index()];
            const bool hasMarched = army.from && army.from != army.place;
            lines.push_back(
                hasMarched ? fmt::format("{} came from {} to {} ({})", army.name, nameOf(army.from), nameOf(army.place),
                                         phraseOf(army.posture))
                           : fmt::format("{} was at {} ({})", army.name, nameOf(army.place), phraseOf(army.posture)));
        }
        for (const FleetId id : fleetsOf(m_state, m_power)) {
            const Fleet& fleet = m_state.fleets[id.index()];
            lines.push_back(
                fmt::format("{} lies off {} ({})", fleet.name, nameOf(fleet.place), phraseOf(fleet.station)));
        }
        for (const Battle& battle : m_state.battles)
            if (battle.turn + turnsTold >= m_state.course.turn)
                tellBattle(battle, lines);
        return lines;
    }
    void tellBattle(const Battle& battle, Lines& lines) const {
        const auto isOwn = [&](ArmyId id) { return m_state.armies[id.index()].power == m_power; };
        const bool attacks = std::ranges::any_of(battle.attackers, isOwn);
        if (!attacks && !std::ranges::any_of(battle.defenders, isOwn))
            return;
        const bool wins = battle.result == (attacks ? Verdict::Attacker : Verdict::Defender);
        const std::string came = battle.result == Verdict::Pending ? "is still to be fought"
                                 : battle.result == Verdict::Draw  ? "was not decided"
                                 : wins                            ? "was won"
                                                                   : "was lost";
        const std::string lost =
            battle.result == Verdict::Pending
                ? ""
                : fmt::format("; your side lost {}",
                              counted(attacks ? battle.attackerLosses : battle.defenderLosses, "step"));
        lines.push_back(fmt::format("The battle of {} in turn {} {}{}", nameOf(battle.place), battle.turn, came, lost));
    }

    Lines standingOrders() const {
        Lines lines;
        for (const Order& order : own().standing)
            lines.push_back(shownName(m_campaign, order.army, m_power) + ": " + std::string(phraseOf(order.posture)) +
                            byWayOf(order.path));
        for (const FleetId id : fleetsOf(m_state, m_power))
            for (const Voyage& voyage : m_state.fleets[id.index()].standing)
                lines.push_back(shownName(m_campaign, id, m_power) + ": " + std::string(phraseOf(voyage.station)) +
                                byWayOf(voyage.path));
        return lines;
    }
    /// " Eleusis, Megara"; empty without a path.
    std::string byWayOf(const std::vector<PlaceId>& path) const {
        Lines names;
        for (const PlaceId place : path)
            names.push_back(nameOf(place));
        return path.empty() ? "" : fmt::format(" {}", fmt::join(names, ", "));
    }

    Lines chronicle() const {
        Lines lines;
        for (const ChronicleLine& line : m_notes.lately)
            lines.push_back(line.date + ": " + line.text);
        return lines;
    }

    const Visible& m_visible;
    const Campaign& m_campaign;  ///< as far as the power knows it
    const State& m_state;
    PowerId m_power;
    const BriefNotes& m_notes;
    Report m_report;
};

/// The lines of the last `turnsTold` turns that have any.
std::vector<ChronicleLine> latelyIn(const Journal& journal) {
    std::vector<ChronicleLine> lines = chronicle(journal);
    int turns = 0;
    auto from = lines.end();
    while (from != lines.begin()) {
        const auto before = std::prev(from);
        if (from == lines.end() || before->date != from->date)
            ++turns;
        if (turns > turnsTold)
            break;
        from = before;
    }
    return {from, lines.end()};
}

}  // namespace

Report handOverBrief(const Visible& visible, const BriefNotes& notes) { return BriefWriter(visible, notes).write(); }

Report handOverBrief(const Journal& journal, PowerId power) {
    const OrderBoard board = boardOf(journal);
    return handOverBrief(visibleTo(journal.campaign(), power),
                         {board.rows[power.index()], board.deadline, latelyIn(journal)});
}

}  // namespace ephor::campaign
