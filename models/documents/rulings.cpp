#include "models/documents/rulings.h"

#include "core/campaign/difference.h"
#include "core/campaign/standing_entries.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace ephor {

using namespace campaign;

namespace {

std::string jsonOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

QJsonObject actionOf(const JournalEntry& entry) {
    if (entry.deed != Deed::Ruling)
        return {};
    return QJsonDocument::fromJson(QByteArray::fromStdString(entry.action)).object();
}

const QString seatsKey = QStringLiteral("seats");
const QString reasonKey = QStringLiteral("reason");

}  // namespace

std::vector<Seat> seatsOf(const Journal& journal) {
    const auto& powers = journal.campaign().scenario.powers;
    std::vector<Seat> seats;
    for (const PowerInfo& power : powers)
        seats.push_back({QString::fromStdString(power.player), QString::fromStdString(power.deputy)});
    for (const JournalEntry* entry : standingEntries(journal.entries())) {
        const QJsonObject said = actionOf(*entry).value(seatsKey).toObject();
        if (said.isEmpty())
            continue;
        for (std::size_t i = 0; i < powers.size(); ++i) {
            const QJsonObject one = said.value(QString::fromStdString(powers[i].id)).toObject();
            seats[i] = {one.value(QStringLiteral("player")).toString(), one.value(QStringLiteral("deputy")).toString()};
        }
    }
    return seats;
}

void seat(Journal& journal, const std::vector<Seat>& seats) {
    const auto& powers = journal.campaign().scenario.powers;
    QJsonObject said;
    for (std::size_t i = 0; i < powers.size(); ++i)
        said.insert(QString::fromStdString(powers[i].id), QJsonObject{{QStringLiteral("player"), seats[i].player},
                                                                      {QStringLiteral("deputy"), seats[i].deputy}});
    journal.record({Deed::Ruling, "umpire", jsonOf({{seatsKey, said}}), {}, {}});
}

void rule(Journal& journal, const State& after, const QString& reason) {
    journal.record(
        {Deed::Ruling, "umpire", jsonOf({{reasonKey, reason}}), {}, difference(journal.campaign().state, after)});
}

QString reasonOf(const JournalEntry& entry) { return actionOf(entry).value(reasonKey).toString(); }

}  // namespace ephor
