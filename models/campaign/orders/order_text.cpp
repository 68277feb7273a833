#include "models/campaign/orders/order_text.h"

#include "core/campaign/orders/order_phrases.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_writer.h"
#include "models/text.h"

#include <QRegularExpression>
#include <algorithm>
#include <tuple>

namespace ephor {

using namespace campaign;

namespace {

using Pattern = QRegularExpression;

/// A line without the quotation marks and characters that mail programs add.
QString typedLine(QString line) {
    static const Pattern quoted(QStringLiteral("^[\\s>]*"));
    static const Pattern curly(QStringLiteral("[\u201c\u201d\u201e]"));
    static const Pattern unseen(QStringLiteral("[\u200b\u00ad\ufeff]"));
    return line.replace(QChar(0x00a0), u' ').replace(curly, QStringLiteral("\"")).remove(unseen).remove(quoted);
}

/// The quotation marks (">") before a line.
QString marksBefore(const QString& line) {
    static const Pattern quoted(QStringLiteral("^[\\s>]*"));
    return quoted.match(line).captured();
}

/// The index in the line of a column, which counts characters from 1.
qsizetype indexOf(const QString& line, int column) {
    qsizetype at = 0;
    for (int i = 1; i < column && at < line.size(); ++i)
        at += line[at].isHighSurrogate() && at + 1 < line.size() ? 2 : 1;
    return at;
}

/// The order to a fleet as words, without the fleet: "sail Aegina; carry Army of Attica; build 2 squadrons". Parts that
/// cannot be read stay.
QString voyageWords(const WrittenVoyage& voyage) {
    const auto words = [](const std::vector<Written>& written) {
        QStringList all;
        for (const Written& one : written)
            all << toQString(one.text);
        return all.join(QStringLiteral(", "));
    };
    QStringList parts;
    if (!voyage.path.empty() || fromPhrase<Station>(voyage.station.text).value_or(Station::Hold) != Station::Hold)
        parts << (toQString(voyage.station.text) + u' ' + words(voyage.path)).trimmed();
    if (!voyage.carries.empty())
        parts << QStringLiteral("carry ") + words(voyage.carries);
    if (voyage.build > 0)
        parts << QStringLiteral("build ") + toQString(counted(voyage.build, "squadron"));
    if (voyage.detach > 0)
        parts << QStringLiteral("detach ") + toQString(counted(voyage.detach, "squadron"));
    if (!voyage.join.text.empty())
        parts << QStringLiteral("join ") + toQString(voyage.join.text);
    for (const Written& other : voyage.others)
        parts << toQString(other.text);
    return parts.join(QStringLiteral("; "));
}

}  // namespace

OrderText::OrderText(const Campaign& campaign, const QString& text)
    : m_campaign(campaign), m_lines(text.split(u'\n')) {}

OrderSheet OrderText::sheetOf(PowerId power) const {
    const Result<OrderSheet> sheet = readOrders(m_campaign, power, text().toStdString(), {});
    return sheet ? *sheet : OrderSheet{};
}

/// Replaces the order after a name. What stands before the name and after the order stays, such as quote marks, tags
/// and comments.
void OrderText::replaceOrder(const Written& name, const SourcePosition& end, const QString& order) {
    const int first = name.place.line - 1;
    const int last = end.line - 1;
    const QString before = m_lines[first].left(indexOf(m_lines[first], name.place.column + name.length));
    const QString behind = m_lines[last].mid(indexOf(m_lines[last], end.column));
    m_lines.remove(first, last + 1 - first);
    m_lines.insert(first, before + QStringLiteral(": ") + order + behind);
}

/// Adds a line after the last order of its kind, of any kind, or after the heading.
void OrderText::addLine(const OrderSheet& sheet, Kind kind, const QString& line) {
    int land = 0;
    int sea = 0;
    for (const WrittenOrder& order : sheet.orders)
        land = std::max(land, order.end.line);
    for (const WrittenVoyage& voyage : sheet.voyages)
        sea = std::max(sea, voyage.end.line);
    const int own = kind == Kind::Order ? land : sea;
    int at = own > 0 ? own : std::max(land, sea);
    if (at == 0) {
        const bool hasHeading = !sheet.power.text.empty() || sheet.turnPlace.column > 1;
        at = hasHeading ? std::max(sheet.power.place.line, sheet.turnPlace.line) : 0;
        while (at < m_lines.size() && typedLine(m_lines[at]).startsWith(u'#'))
            ++at;
    }
    const QString marks = at > 0 ? marksBefore(m_lines[at - 1]) : QString();
    m_lines.insert(at, (marks.contains(u'>') ? marks : QString()) + line);
}

void OrderText::disembark(ArmyId army) {
    const PowerId power = m_campaign.state.armies[army.index()].power;
    const SheetNames names(m_campaign, power);
    const auto isArmy = [&](const Written& word) { return ArmyId(names.armies.only(word.text)) == army; };
    const OrderSheet sheet = sheetOf(power);
    for (const WrittenVoyage& voyage : sheet.voyages) {
        if (std::ranges::none_of(voyage.carries, isArmy) || voyage.end.line == 0)
            continue;
        WrittenVoyage left = voyage;
        std::erase_if(left.carries, isArmy);
        const QString words = voyageWords(left);
        return replaceOrder(voyage.fleet, voyage.end, words.isEmpty() ? toQString(phraseOf(Station::Hold)) : words);
    }
}

std::optional<WrittenOrder> OrderText::orderIn(const OrderSheet& sheet, ArmyId army) const {
    const SheetNames names(m_campaign, m_campaign.state.armies[army.index()].power);
    const auto order = std::ranges::find_if(sheet.orders, [&](const WrittenOrder& one) {
        return (sheet.isToml || one.end.line > 0) && ArmyId(names.armies.only(one.army.text)) == army;
    });
    return order == sheet.orders.end() ? std::nullopt : std::optional(*order);
}

std::optional<WrittenVoyage> OrderText::voyageIn(const OrderSheet& sheet, FleetId fleet) const {
    const SheetNames names(m_campaign, m_campaign.state.fleets[fleet.index()].power);
    const auto voyage = std::ranges::find_if(sheet.voyages, [&](const WrittenVoyage& one) {
        return (sheet.isToml || one.end.line > 0) && FleetId(names.fleets.only(one.fleet.text)) == fleet;
    });
    return voyage == sheet.voyages.end() ? std::nullopt : std::optional(*voyage);
}

/// Replaces what the army is ordered, or adds a line for it.
void OrderText::writeOrder(ArmyId army, const QStringList& parts) {
    const PowerId power = m_campaign.state.armies[army.index()].power;
    const OrderSheet sheet = sheetOf(power);
    const QString words = parts.join(QStringLiteral("; "));
    if (const std::optional<WrittenOrder> order = orderIn(sheet, army))
        return replaceOrder(order->army, order->end, words);
    const SheetNames names(m_campaign, power);
    const QString name = toQString(names.armies.written(static_cast<int>(army.index())));
    addLine(sheet, Kind::Order, name + QStringLiteral(": ") + words);
}

void OrderText::setMarch(ArmyId army, const std::vector<PlaceId>& path, bool isForced) {
    const PowerId power = m_campaign.state.armies[army.index()].power;
    disembark(army);
    QStringList parts{toQString(marchText(SheetNames(m_campaign, power), Posture::March, path))};
    if (isForced)
        parts << toQString(phraseOf(Task::Forced));
    if (const std::optional<WrittenOrder> order = orderIn(sheetOf(power), army)) {
        for (const Written& task : order->tasks)
            if (fromPhrase<Task>(task.text) != Task::Forced)
                parts << toQString(task.text);
        if (!order->ifStronger.text.empty())
            parts << toQString(order->ifStronger.text);
    }
    writeOrder(army, parts);
}

void OrderText::setOrder(const Order& order) {
    if (!order.path.empty())
        disembark(order.army);
    const SheetNames names(m_campaign, m_campaign.state.armies[order.army.index()].power);
    QStringList parts{toQString(marchText(names, order.posture, order.path))};
    for (const Task task : order.tasks)
        parts << toQString(phraseOf(task));
    if (order.ifStronger == IfStronger::Retire)
        parts << toQString(phraseOf(order.ifStronger));
    writeOrder(order.army, parts);
}

/// Replaces what the fleet is ordered, or adds a line for it. `voyage` has its tasks.
void OrderText::writeVoyage(FleetId fleet, Station station, const std::vector<PlaceId>& path, WrittenVoyage voyage) {
    const PowerId power = m_campaign.state.fleets[fleet.index()].power;
    const SheetNames names(m_campaign, power);
    voyage.path.clear();
    voyage.station = {};
    const QString where = toQString(sailText(names, station, path));
    const QString tasks = voyageWords(voyage);
    writeVoyage(fleet, tasks.isEmpty() ? where : where + QStringLiteral("; ") + tasks);
}

void OrderText::writeVoyage(FleetId fleet, const QString& words) {
    const PowerId power = m_campaign.state.fleets[fleet.index()].power;
    const SheetNames names(m_campaign, power);
    const OrderSheet sheet = sheetOf(power);
    if (const std::optional<WrittenVoyage> old = voyageIn(sheet, fleet))
        return replaceOrder(old->fleet, old->end, words);
    const QString line = toQString(voyageLine(names, {fleet, Station::Hold, {}, {}, 0, 0, {}}));
    addLine(sheet, Kind::Voyage, line.section(u':', 0, 0) + QStringLiteral(": ") + words);
}

void OrderText::setStation(FleetId fleet, Station station, const std::vector<PlaceId>& path) {
    const OrderSheet sheet = sheetOf(m_campaign.state.fleets[fleet.index()].power);
    writeVoyage(fleet, station, path, voyageIn(sheet, fleet).value_or(WrittenVoyage()));
}

Written OrderText::embarked(ArmyId army) {
    const PowerId power = m_campaign.state.armies[army.index()].power;
    disembark(army);
    if (const std::optional<WrittenOrder> order = orderIn(sheetOf(power), army); order && !order->path.empty())
        m_lines.remove(order->army.place.line - 1, order->end.line + 1 - order->army.place.line);
    return {SheetNames(m_campaign, power).armies.written(static_cast<int>(army.index())), {}, 0};
}

void OrderText::setFleetTasks(const Voyage& tasks) {
    std::vector<Written> aboard;
    for (const ArmyId army : tasks.carries)
        aboard.push_back(embarked(army));
    const PowerId power = m_campaign.state.fleets[tasks.fleet.index()].power;
    WrittenVoyage voyage = voyageIn(sheetOf(power), tasks.fleet).value_or(WrittenVoyage());
    voyage.carries = std::move(aboard);
    voyage.build = tasks.build;
    voyage.detach = tasks.detach;
    voyage.join = {};
    if (tasks.join)
        voyage.join.text = SheetNames(m_campaign, power).fleets.written(static_cast<int>(tasks.join.index()));
    const QString words = voyageWords(voyage);
    writeVoyage(tasks.fleet, words.isEmpty() ? toQString(phraseOf(Station::Hold)) : words);
}

void OrderText::setPassage(FleetId fleet, const std::vector<PlaceId>& path, const std::vector<ArmyId>& carries) {
    const PowerId power = m_campaign.state.fleets[fleet.index()].power;
    std::vector<Written> aboard;
    for (const ArmyId army : carries)
        aboard.push_back(embarked(army));
    WrittenVoyage voyage = voyageIn(sheetOf(power), fleet).value_or(WrittenVoyage());
    const Station station = fromPhrase<Station>(voyage.station.text).value_or(Station::Sail);
    voyage.carries = std::move(aboard);
    writeVoyage(fleet, station == Station::Hold ? Station::Sail : station, path, std::move(voyage));
}

/// The lines of the table of TOML around a line.
std::pair<int, int> OrderText::tableAround(int line) const {
    const auto begins = [this](int one) { return typedLine(m_lines[one - 1]).startsWith(u'['); };
    int first = line;
    while (first > 1 && !begins(first))
        --first;
    int last = line;
    while (last < m_lines.size() && !begins(last + 1))
        ++last;
    return {first, last};
}

/// The heading and these lines of the sheet. Of TOML: what is above its tables, and the table around the first line.
OrderText::Part OrderText::onlyLines(const OrderSheet& sheet, int first, int last) const {
    int above = 0;
    if (sheet.isToml) {
        std::tie(first, last) = tableAround(first);
        above = tableAround(1).second;
    }
    QStringList kept;
    for (int line = 1; line <= m_lines.size(); ++line) {
        const bool isHeading = !sheet.power.text.empty() && line == sheet.power.place.line;
        const bool isTurn = sheet.turnPlace.column > 1 && line == sheet.turnPlace.line;
        const bool isAbove = line <= above;
        kept << (isHeading || isTurn || isAbove || (line >= first && line <= last) ? m_lines[line - 1] : QString());
    }
    return {kept.join(u'\n'), first, last};
}

std::optional<OrderText::Part> OrderText::only(ArmyId army) const {
    const OrderSheet sheet = sheetOf(m_campaign.state.armies[army.index()].power);
    const std::optional<WrittenOrder> order = orderIn(sheet, army);
    return order ? std::optional(onlyLines(sheet, order->army.place.line, order->end.line)) : std::nullopt;
}

std::optional<OrderText::Part> OrderText::only(FleetId fleet) const {
    const OrderSheet sheet = sheetOf(m_campaign.state.fleets[fleet.index()].power);
    const std::optional<WrittenVoyage> voyage = voyageIn(sheet, fleet);
    return voyage ? std::optional(onlyLines(sheet, voyage->fleet.place.line, voyage->end.line)) : std::nullopt;
}

}  // namespace ephor
