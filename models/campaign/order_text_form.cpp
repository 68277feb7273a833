// Changes of an order sheet by its form: one order is replaced or read by itself.
#include "core/campaign/model/enum_names.h"
#include "models/campaign/order_text.h"
#include "models/text.h"

#include <algorithm>

namespace ephor {

namespace {

template <typename E> QString sheetWord(E value) { return toQString(std::string(campaign::wordOf(value))); }

/// "march eleusis, megara".
QString goingTo(const QString& word, const QStringList& path) {
    return path.isEmpty() ? word : QStringLiteral("%1 %2").arg(word, path.join(QStringLiteral(", ")));
}

QString inQuotes(const QString& word) { return word.isEmpty() ? word : QStringLiteral("\"%1\"").arg(word); }

/// An array of TOML; empty where there are no words, so that the key is removed.
QString arrayOf(const QStringList& words) {
    QStringList quoted;
    std::ranges::transform(words, std::back_inserter(quoted), inQuotes);
    return words.isEmpty() ? QString() : QStringLiteral("[%1]").arg(quoted.join(QStringLiteral(", ")));
}

}  // namespace

QString OrderText::idOf(campaign::FleetId fleet) const { return toQString(m_campaign.state.fleets[fleet.index()].id); }

void OrderText::setOrder(const campaign::Order& order) {
    const QString id = idOf(order.army);
    if (!order.path.empty())
        disembark(id);
    if (!blockOf(Kind::Order, id))
        added(Kind::Order, id);
    const auto block = [&] { return *blockOf(Kind::Order, id); };
    const bool retires = order.ifStronger == campaign::IfStronger::Retire;
    QStringList tasks;
    std::ranges::transform(order.tasks, std::back_inserter(tasks), sheetWord<campaign::Task>);
    if (m_isToml) {
        setEntry(block(), QStringLiteral("posture"), inQuotes(sheetWord(order.posture)));
        setEntry(block(), QStringLiteral("path"), arrayOf(idsOf(order.path)));
        setEntry(block(), QStringLiteral("tasks"), arrayOf(tasks));
        setEntry(block(), QStringLiteral("if_stronger"), inQuotes(retires ? sheetWord(order.ifStronger) : QString()));
        return;
    }
    QStringList parts = QStringList(goingTo(sheetWord(order.posture), idsOf(order.path))) + tasks;
    if (retires)
        parts << sheetWord(order.ifStronger);
    setParts(block(), parts);
}

void OrderText::setStation(campaign::FleetId fleet, campaign::Station station,
                           const std::vector<campaign::PlaceId>& path) {
    const QString id = idOf(fleet);
    if (!blockOf(Kind::Voyage, id))
        added(Kind::Voyage, id);
    const auto block = [&] { return *blockOf(Kind::Voyage, id); };
    if (m_isToml) {
        setEntry(block(), QStringLiteral("station"), inQuotes(sheetWord(station)));
        setEntry(block(), QStringLiteral("path"), arrayOf(idsOf(path)));
        return;
    }
    static const QStringList tasks{QStringLiteral("carry"), QStringLiteral("build"), QStringLiteral("detach"),
                                   QStringLiteral("join")};
    QStringList parts = partsOf(block());
    if (!tasks.contains(parts.value(0).section(u' ', 0, 0).toLower()))
        parts.removeFirst();
    parts.prepend(goingTo(sheetWord(station), idsOf(path)));
    setParts(block(), parts);
}

std::optional<OrderText::Part> OrderText::only(Kind kind, const QString& id) const {
    const std::optional<Lines> block = blockOf(kind, id);
    if (!block)
        return {};
    QStringList kept;
    bool isHead = true;
    for (int i = 0; i < m_lines.size(); ++i) {
        const QString line = QString(m_lines[i]).remove(u'>').trimmed().toLower();
        isHead = isHead && !(m_isToml && line.startsWith(u'['));
        const bool isOwn = i >= block->begin && i < block->end;
        const bool keeps = isOwn || (m_isToml ? isHead
                                              : line.startsWith(QLatin1StringView("power ")) ||
                                                    line.startsWith(QLatin1StringView("turn ")) ||
                                                    line.startsWith(QLatin1StringView("move ")));
        kept << (keeps ? m_lines[i] : QString());
    }
    return Part{kept.join(u'\n'), block->begin + 1, block->end};
}

std::optional<OrderText::Part> OrderText::only(campaign::ArmyId army) const { return only(Kind::Order, idOf(army)); }
std::optional<OrderText::Part> OrderText::only(campaign::FleetId fleet) const {
    return only(Kind::Voyage, idOf(fleet));
}

}  // namespace ephor
