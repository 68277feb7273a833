#include "models/text/campaign_words.h"

#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/model/calendar.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/reports/army_tables.h"
#include "core/campaign/umpire/veto.h"
#include "models/campaign/rulings.h"
#include "models/text.h"
#include "models/text/order_words.h"

#include <QStringList>

namespace ephor {

using namespace campaign;

namespace {

QString units(Troop troop, int count) {
    switch (troop) {
    case Troop::Hoplite:
        return tr("%1 × hoplites").arg(count);
    case Troop::Peltast:
        return tr("%1 × peltasts").arg(count);
    case Troop::Psiloi:
        return tr("%1 × psiloi").arg(count);
    case Troop::Archer:
        return tr("%1 × archers").arg(count);
    case Troop::Cavalry:
        return tr("%1 × cavalry").arg(count);
    case Troop::Thessalian:
        return tr("%1 × Thessalians").arg(count);
    case Troop::Hamippoi:
        return tr("%1 × hamippoi").arg(count);
    }
    return {};
}

QString battleText(const Campaign& campaign, const JournalEntry& entry) {
    const Result<Aftermath> draft = aftermathFromJson(entry.action);
    if (!draft || draft->battle.index() >= campaign.state.battles.size())
        return tr("A battle was resolved");
    const QString place = nameOf(campaign.scenario, campaign.state.battles[draft->battle.index()].place);
    switch (draft->method) {
    case Method::Auto:
        return tr("Battle of %1, auto-resolved").arg(place);
    case Method::Record:
        return tr("Battle of %1, from its record").arg(place);
    case Method::Table:
        return tr("Battle of %1, result entered").arg(place);
    case Method::None:
        break;
    }
    return tr("Battle of %1").arg(place);
}

/// The text of an action, with the number of typed-in rolls in its entry, if any.
QString withTyped(const QString& kind, const JournalEntry& entry) {
    const Result<TypedDice> typed = typedDiceFromJson(entry.action);
    return !typed || typed->empty()
               ? kind
               : tr("%1, %2").arg(kind, tr("%n rolls entered", nullptr, static_cast<int>(typed->size())));
}

/// The text of an adjudication, with its vetoes.
QString adjudicationText(const QString& kind, const JournalEntry& entry) {
    QString words = withTyped(kind, entry);
    for (const Vetoed& veto : vetoesOf(entry).value_or(std::vector<Vetoed>{}))
        words =
            tr("%1; %2 vetoed: %3").arg(words, QString::fromStdString(veto.what), QString::fromStdString(veto.reason));
    return words;
}

}  // namespace

QString text(Posture posture) {
    switch (posture) {
    case Posture::Hold:
        return tr("Hold");
    case Posture::March:
        return tr("March");
    case Posture::Seek:
        return tr("Seek battle");
    case Posture::Avoid:
        return tr("Avoid battle");
    case Posture::Watch:
        return tr("Keep watch");
    case Posture::LieInWait:
        return tr("Lie in wait");
    case Posture::Ravage:
        return tr("Ravage");
    case Posture::Besiege:
        return tr("Besiege");
    }
    return {};
}

QString doesText(const Campaign& campaign, ArmyId army) {
    const std::optional<Posture> posture = postureNow(campaign, army);
    return posture ? text(*posture) : tr("Relieve the city");
}

QString text(Station station) {
    switch (station) {
    case Station::Hold:
        return tr("Hold");
    case Station::Sail:
        return tr("Sail");
    case Station::Seek:
        return tr("Seek battle");
    case Station::Avoid:
        return tr("Avoid battle");
    case Station::Watch:
        return tr("Keep watch");
    case Station::Blockade:
        return tr("Blockade");
    }
    return {};
}

QString text(Task task) {
    switch (task) {
    case Task::Forced:
        return tr("Forced march");
    case Task::Encourage:
        return tr("Encourage the men");
    case Task::Market:
        return tr("Hold a market");
    case Task::Rest:
        return tr("Rest");
    case Task::Fortify:
        return tr("Fortify the camp");
    case Task::Works:
        return tr("Build siege works");
    case Task::Storm:
        return tr("Storm the walls");
    case Task::Invoke:
        return tr("Invoke the gods");
    case Task::Vote:
        return tr("Vote");
    case Task::Treachery:
        return tr("Treachery");
    }
    return {};
}

QString text(PlaceKind kind) {
    switch (kind) {
    case PlaceKind::Polis:
        return tr("city");
    case PlaceKind::Port:
        return tr("port");
    case PlaceKind::Fort:
        return tr("fort");
    case PlaceKind::Sanctuary:
        return tr("sanctuary");
    }
    return {};
}

QString text(Country country) {
    switch (country) {
    case Country::Arable:
        return tr("arable land");
    case Country::Littoral:
        return tr("coast");
    case Country::Hilly:
        return tr("hills");
    case Country::Forest:
        return tr("forest");
    case Country::Steppe:
        return tr("steppe");
    case Country::Tropical:
        return tr("hot country");
    case Country::Dry:
        return tr("dry country");
    }
    return {};
}

QString text(WayKind kind) {
    switch (kind) {
    case WayKind::Road:
        return tr("road");
    case WayKind::Track:
        return tr("track");
    case WayKind::Pass:
        return tr("pass");
    case WayKind::River:
        return tr("river");
    case WayKind::Sea:
        return tr("sea lane");
    }
    return {};
}

QString text(Troop troop) {
    switch (troop) {
    case Troop::Hoplite:
        return tr("Hoplites");
    case Troop::Peltast:
        return tr("Peltasts");
    case Troop::Psiloi:
        return tr("Psiloi");
    case Troop::Archer:
        return tr("Archers");
    case Troop::Cavalry:
        return tr("Cavalry");
    case Troop::Thessalian:
        return tr("Thessalian cavalry");
    case Troop::Hamippoi:
        return tr("Hamippoi");
    }
    return {};
}

QString text(BattleKind kind) {
    switch (kind) {
    case BattleKind::Decisive:
        return tr("pitched battle");
    case BattleKind::Ambush:
        return tr("ambush");
    case BattleKind::Ravage:
        return tr("ravaged country");
    case BattleKind::Stop:
        return tr("interception");
    case BattleKind::Relief:
        return tr("relief of a city");
    case BattleKind::Sally:
        return tr("sally");
    case BattleKind::Storm:
        return tr("storm of a city");
    }
    return {};
}

QString text(Fate fate) {
    switch (fate) {
    case Fate::Serving:
        return tr("serving");
    case Fate::Captured:
        return tr("captured");
    case Fate::Dead:
        return tr("dead");
    }
    return {};
}

QString text(Wound wound) {
    switch (wound) {
    case Wound::None:
        return {};
    case Wound::Light:
        return tr("lightly wounded");
    case Wound::Severe:
        return tr("severely wounded");
    }
    return {};
}

QString text(Ruler ruler) {
    switch (ruler) {
    case Ruler::Feeble:
        return tr("feeble");
    case Ruler::Incompetent:
        return tr("incompetent");
    case Ruler::Skilled:
        return tr("skilled");
    case Ruler::Rash:
        return tr("rash");
    }
    return {};
}

QString text(OrdersFrom from) {
    switch (from) {
    case OrdersFrom::Nobody:
        return tr("none yet");
    case OrdersFrom::Player:
        return tr("submitted");
    case OrdersFrom::Standing:
        return tr("standing orders");
    case OrdersFrom::Ruler:
    case OrdersFrom::Computer:
        return tr("by the computer");
    case OrdersFrom::Deputy:
        return tr("by the deputy");
    case OrdersFrom::Disorder:
        return tr("none: disorder");
    }
    return {};
}

QString capitalised(QString text) {
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

QString text(Phase phase) {
    switch (phase) {
    case Phase::Orders:
        return tr("Orders");
    case Phase::Battles:
        return tr("Battles");
    case Phase::Over:
        return tr("The end");
    }
    return {};
}

QString spiritText(int spirit) {
    switch (spirit) {
    case 0:
        return tr("Shaken");
    case 1:
        return tr("Formed-up");
    case 2:
        return tr("Ready");
    default:
        return tr("Eager");
    }
}

QString wallsText(int walls) {
    switch (walls) {
    case 0:
        return tr("no walls");
    case 1:
        return tr("low walls");
    case 2:
        return tr("strong walls");
    case 3:
        return tr("fortress");
    default:
        return tr("long walls");
    }
}

QString nameOf(const Scenario& scenario, PlaceId place) {
    return place ? QString::fromStdString(scenario.map.place(place).name) : QString();
}

QString nameOf(const Scenario& scenario, PowerId power) {
    return power ? QString::fromStdString(scenario.powers[power.index()].name) : tr("neutral");
}

QString nameOf(const Campaign& campaign, ArmyId army) {
    return QString::fromStdString(shownName(campaign, army, campaign.state.armies[army.index()].power));
}

QString nameOf(const Campaign& campaign, FleetId fleet) {
    return QString::fromStdString(shownName(campaign, fleet, campaign.state.fleets[fleet.index()].power));
}

QString nameOf(const Campaign& campaign, LeaderId leader) {
    return QString::fromStdString(shownName(campaign, leader, campaign.state.leaders[leader.index()].power));
}

QString seasonText(const Course& course) {
    // When the war is over, the course already holds the following year.
    const int dated = course.phase == Phase::Over ? course.year - 1 : course.year;
    QString year = dated < 0 ? tr("%1 BC").arg(-dated) : tr("AD %1").arg(dated);
    if (course.phase == Phase::Over)
        return tr("The end, %1").arg(year);
    switch (seasonOf(course.turnOfYear)) {
    case Season::Spring:
        return tr("Spring %1").arg(year);
    case Season::Summer:
        return tr("Summer %1").arg(year);
    case Season::Autumn:
        return tr("Autumn %1").arg(year);
    }
    return year;
}

QString turnText(const Scenario& scenario, const Course& course) {
    if (course.phase == Phase::Over)
        return tr("turns played: %1").arg(course.turn - 1);
    return tr("year %1 of %2, turn %3 of %4")
        .arg(course.year - scenario.firstYear + 1)
        .arg(scenario.years)
        .arg(course.turnOfYear + 1)
        .arg(turnsOfYear);
}

QString unitsText(const State& state, const ArmyIndex& armyIndex, ArmyId army) {
    std::array<int, Words<Troop>::list.size()> count{};
    for (const UnitId id : armyIndex.units(army))
        ++count[static_cast<std::size_t>(state.units[id.index()].troop)];
    QStringList parts;
    for (std::size_t i = 0; i < count.size(); ++i)
        if (count[i] > 0)
            parts << units(static_cast<Troop>(i), count[i]);
    return parts.join(tr(", "));
}

QString whoText(const Scenario& scenario, const std::string& who) {
    if (const PowerId power = scenario.powerWithId(who))
        return nameOf(scenario, power);
    return who == "umpire" ? tr("umpire") : QString::fromStdString(who);
}

static bool isByComputer(const JournalEntry& entry) {
    const OrdersFrom from = receiptOf(entry).from;
    return from == OrdersFrom::Computer || from == OrdersFrom::Ruler;
}

QString whoText(const Scenario& scenario, const JournalEntry& entry) {
    return isByComputer(entry) ? tr("umpire") : whoText(scenario, entry.who);
}

QString actionText(const Journal& journal, int number) {
    const JournalEntry& entry = journal.entries()[static_cast<std::size_t>(number - 1)];
    const Campaign& campaign = journal.campaign();
    switch (entry.kind) {
    case EntryKind::Found:
        return tr("The campaign began");
    case EntryKind::Orders:
        return (isByComputer(entry) ? tr("Orders of %1, by the computer") : tr("Orders of %1"))
            .arg(whoText(campaign.scenario, entry.who));
    case EntryKind::Standing:
        return tr("Standing orders of %1").arg(whoText(campaign.scenario, entry.who));
    case EntryKind::Adjudicate:
        return adjudicationText(tr("Orders adjudicated"), entry);
    case EntryKind::Battle:
        return battleText(campaign, entry);
    case EntryKind::Close:
        return adjudicationText(tr("Turn closed"), entry);
    case EntryKind::Undo:
    case EntryKind::Redo: {
        const QString what = actionText(journal, std::stoi(entry.action));
        return entry.kind == EntryKind::Undo ? tr("Undone: %1").arg(what) : tr("Redone: %1").arg(what);
    }
    case EntryKind::Newsletter:
        return tr("Newsletter published");
    case EntryKind::Contribution:
        return tr("%1 added a word to the dice").arg(whoText(campaign.scenario, entry.who));
    case EntryKind::Ruling: {
        if (const auto notice = deadlineIn(entry))
            return notice->deadline ? tr("Deadline for orders: %1").arg(timeText(notice->deadline->at))
                                    : tr("Deadline for orders: none");
        const QString reason = reasonOf(entry);
        const QString what = ruledText(campaign, entry);
        return reason.isEmpty() ? tr("Ruling of the umpire: who plays")
               : what.isEmpty() ? tr("Ruling of the umpire: %1").arg(reason)
                                : tr("Ruling of the umpire: %1. Reason: %2").arg(what, reason);
    }
    }
    return {};
}

}  // namespace ephor
