#include "models/campaign/rulings.h"

#include "core/campaign/journal/active_entries.h"
#include "core/campaign/umpire/reversal.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "models/text.h"
#include "models/text/campaign_words.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace ephor {

using namespace campaign;

namespace {

QJsonObject actionOf(const JournalEntry& entry) {
    if (entry.kind != EntryKind::Ruling)
        return {};
    return QJsonDocument::fromJson(QByteArray::fromStdString(entry.action)).object();
}

const QString reasonKey = QStringLiteral("reason");

QString vetoText(const Campaign& campaign, Reversal reversal) {
    const State& state = campaign.state;
    const auto row = static_cast<std::size_t>(reversal.row);
    const auto place = [&](PlaceId id) { return QString::fromStdString(campaign.scenario.map.place(id).name); };
    switch (reversal.what) {
    case Reversed::March:
        return row < state.armies.size() ? tr("veto of the march of %1").arg(nameOf(campaign, ArmyId(reversal.row)))
                                         : QString();
    case Reversed::Battle:
        return row < state.battles.size() ? tr("veto of the battle at %1").arg(place(state.battles[row].place))
                                          : QString();
    case Reversed::City:
        return row < state.cities.size() ? tr("veto of what happened at %1").arg(place(PlaceId(reversal.row)))
                                         : QString();
    case Reversed::Hunger:
        return row < state.armies.size() ? tr("veto of the hunger of %1").arg(nameOf(campaign, ArmyId(reversal.row)))
                                         : QString();
    }
    return {};
}

}  // namespace

std::vector<Seat> seatsOf(const Journal& journal) {
    std::vector<Seat> seats;
    for (const Players& players : playersOf(journal))
        seats.push_back({QString::fromStdString(players.player), QString::fromStdString(players.deputy)});
    return seats;
}

void seat(Journal& journal, const std::vector<Seat>& seats) {
    std::vector<Players> players;
    for (const Seat& one : seats)
        players.push_back({one.player.toStdString(), one.deputy.toStdString()});
    seatPlayers(journal, players);
}

QString reasonOf(const JournalEntry& entry) { return actionOf(entry).value(reasonKey).toString(); }

QString ruledText(const Campaign& campaign, const JournalEntry& entry) {
    if (const std::optional<Reversal> reversal = reversalIn(entry))
        return vetoText(campaign, *reversal);
    const std::optional<Said> said = noticeOf(entry);
    return said ? QString::fromStdString(said->what) : QString();
}

}  // namespace ephor
