// Changes of an order sheet by its form: one order is replaced or read by itself.
#include "core/campaign/model/enum_names.h"
#include "models/campaign/orders/order_text.h"
#include "models/text.h"

#include <algorithm>

namespace ephor {

namespace {

template <typename E> QString sheetWord(E value) { return toQString(std::string(campaign::wordOf(value))); }

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
    if (!m_isToml)
        return setOrderInMail(order);
    const QString id = idOf(order.army);
    if (!order.path.empty())
        disembark(id);
    if (!blockOf(Kind::Order, id))
        added(Kind::Order, id);
    const auto block = [&] { return *blockOf(Kind::Order, id); };
    const bool retires = order.ifStronger == campaign::IfStronger::Retire;
    QStringList tasks;
    std::ranges::transform(order.tasks, std::back_inserter(tasks), sheetWord<campaign::Task>);
    setEntry(block(), QStringLiteral("posture"), inQuotes(sheetWord(order.posture)));
    setEntry(block(), QStringLiteral("path"), arrayOf(idsOf(order.path)));
    setEntry(block(), QStringLiteral("tasks"), arrayOf(tasks));
    setEntry(block(), QStringLiteral("if_stronger"), inQuotes(retires ? sheetWord(order.ifStronger) : QString()));
}

void OrderText::setStation(campaign::FleetId fleet, campaign::Station station,
                           const std::vector<campaign::PlaceId>& path) {
    if (!m_isToml)
        return setStationInMail(fleet, station, path);
    const QString id = idOf(fleet);
    if (!blockOf(Kind::Voyage, id))
        added(Kind::Voyage, id);
    const auto block = [&] { return *blockOf(Kind::Voyage, id); };
    setEntry(block(), QStringLiteral("station"), inQuotes(sheetWord(station)));
    setEntry(block(), QStringLiteral("path"), arrayOf(idsOf(path)));
}

void OrderText::setFleetTasks(const campaign::Voyage& tasks) {
    if (!m_isToml)
        return setFleetTasksInMail(tasks);
    const QString id = idOf(tasks.fleet);
    QStringList aboard;
    for (const campaign::ArmyId army : tasks.carries)
        aboard << embarked(army);
    if (!blockOf(Kind::Voyage, id))
        added(Kind::Voyage, id);
    const auto block = [&] { return *blockOf(Kind::Voyage, id); };
    const auto number = [](int squadrons) { return squadrons > 0 ? QString::number(squadrons) : QString(); };
    if (valuesOf(block(), QStringLiteral("station")).isEmpty())
        setEntry(block(), QStringLiteral("station"), inQuotes(sheetWord(campaign::Station::Hold)));
    setEntry(block(), QStringLiteral("carries"), arrayOf(aboard));
    setEntry(block(), QStringLiteral("build"), number(tasks.build));
    setEntry(block(), QStringLiteral("detach"), number(tasks.detach));
    setEntry(block(), QStringLiteral("join"), inQuotes(tasks.join ? idOf(tasks.join) : QString()));
}

std::optional<OrderText::Part> OrderText::onlyBlock(Kind kind, const QString& id) const {
    const std::optional<Lines> block = blockOf(kind, id);
    if (!block)
        return {};
    QStringList kept;
    bool isHead = true;
    for (int i = 0; i < m_lines.size(); ++i) {
        isHead = isHead && !QString(m_lines[i]).remove(u'>').trimmed().startsWith(u'[');
        const bool isOwn = i >= block->begin && i < block->end;
        kept << (isOwn || isHead ? m_lines[i] : QString());
    }
    return Part{kept.join(u'\n'), block->begin + 1, block->end};
}

/// The heading and these lines of a mail.
OrderText::Part OrderText::onlyLines(const campaign::OrderSheet& sheet, int first, int last) const {
    QStringList kept;
    for (int line = 1; line <= m_lines.size(); ++line) {
        const bool isHeading = !sheet.power.text.empty() && line == sheet.power.place.line;
        const bool isTurn = sheet.turnPlace.column > 1 && line == sheet.turnPlace.line;
        kept << (isHeading || isTurn || (line >= first && line <= last) ? m_lines[line - 1] : QString());
    }
    return {kept.join(u'\n'), first, last};
}

std::optional<OrderText::Part> OrderText::only(campaign::ArmyId army) const {
    if (m_isToml)
        return onlyBlock(Kind::Order, idOf(army));
    const campaign::OrderSheet sheet = sheetOf(m_campaign.state.armies[army.index()].power);
    const std::optional<campaign::WrittenOrder> order = orderIn(sheet, army);
    return order ? std::optional(onlyLines(sheet, order->army.place.line, order->end.line)) : std::nullopt;
}

std::optional<OrderText::Part> OrderText::only(campaign::FleetId fleet) const {
    if (m_isToml)
        return onlyBlock(Kind::Voyage, idOf(fleet));
    const campaign::OrderSheet sheet = sheetOf(m_campaign.state.fleets[fleet.index()].power);
    const std::optional<campaign::WrittenVoyage> voyage = voyageIn(sheet, fleet);
    return voyage ? std::optional(onlyLines(sheet, voyage->fleet.place.line, voyage->end.line)) : std::nullopt;
}

}  // namespace ephor
