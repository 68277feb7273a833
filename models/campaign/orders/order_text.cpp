#include "models/campaign/orders/order_text.h"

#include "core/base/toml_text.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_writer.h"
#include "models/text.h"

#include <QRegularExpression>
#include <algorithm>

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

/// Whether the orders of the text are TOML, wherever in a mail they are. Where they cannot be read, the lines tell.
bool isInToml(const Campaign& campaign, const QString& text) {
    static const Pattern toml(QStringLiteral("^(\\[\\[|format\\s*=)"));
    if (const auto sheets = readOrderSheets(campaign, text.toStdString(), {}); sheets && !sheets->empty())
        return sheets->front().isToml;
    return std::ranges::any_of(text.split(u'\n'),
                               [](const QString& line) { return toml.match(typedLine(line)).hasMatch(); });
}

/// The comment at the end of a line of TOML, with the blanks before it.
QString remarkOf(const QString& typed) {
    static const Pattern part(QStringLiteral("\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'|\\s*#.*"));
    for (const QRegularExpressionMatch& match : part.globalMatch(typed))
        if (match.captured().trimmed().startsWith(u'#'))
            return match.captured();
    return {};
}

/// A line of TOML without its comment.
QString valueIn(const QString& line) {
    const QString typed = typedLine(line);
    return typed.chopped(remarkOf(typed).size());
}

/// The number of arrays that the line opens, minus those that it closes.
qsizetype openedIn(const QString& line) {
    static const Pattern quoted(QStringLiteral("\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'"));
    const QString bare = valueIn(line).remove(quoted);
    return bare.count(u'[') - bare.count(u']');
}

QString keyOfLine(const QString& line) {
    static const Pattern key(QStringLiteral("^(\\w+)\\s*="));
    return key.match(typedLine(line)).captured(1);
}

QStringList quotedIn(const QString& text) {
    static const Pattern value(QStringLiteral("\"([^\"]*)\"|'([^']*)'"));
    QStringList values;
    for (const QRegularExpressionMatch& match : value.globalMatch(text))
        values << match.captured(1) + match.captured(2);
    return values;
}

QString tomlText(const QString& value) { return QString::fromStdString(tomlString(value.toStdString())); }

/// Empty where there are no values: the key is removed.
QString tomlList(const QStringList& values) {
    QStringList texts;
    for (const QString& value : values)
        texts << tomlText(value);
    return texts.isEmpty() ? QString() : QStringLiteral("[%1]").arg(texts.join(QStringLiteral(", ")));
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

OrderText::OrderText(const campaign::Campaign& campaign, const QString& text)
    : m_campaign(campaign), m_lines(text.split(u'\n')), m_isToml(isInToml(campaign, text)) {}

std::vector<OrderText::Lines> OrderText::blocks(Kind kind) const {
    std::vector<Lines> all;
    const QString header = kind == Kind::Order ? QStringLiteral("[[order]]") : QStringLiteral("[[voyage]]");
    for (int i = 0; i < m_lines.size(); ++i) {
        const QString typed = typedLine(m_lines[i]).trimmed();
        if (!QString(typed).remove(u' ').startsWith(header))
            continue;
        int end = i + 1;
        while (end < m_lines.size() && !typedLine(m_lines[end]).startsWith(u'['))
            ++end;
        all.push_back({i, end});
    }
    return all;
}

QString OrderText::idOf(Kind kind, const Lines& block) const {
    return valuesOf(block, kind == Kind::Order ? QStringLiteral("army") : QStringLiteral("fleet")).value(0);
}

std::optional<OrderText::Lines> OrderText::blockOf(Kind kind, const QString& id) const {
    for (const Lines& block : blocks(kind))
        if (idOf(kind, block) == id)
            return block;
    return {};
}

/// An array may span several lines.
std::optional<OrderText::Lines> OrderText::entryOf(const Lines& block, const QString& key) const {
    for (int i = block.begin; i < block.end; ++i) {
        if (keyOfLine(m_lines[i]) != key)
            continue;
        int end = i + 1;
        qsizetype open = openedIn(m_lines[i]);
        while (open > 0 && end < block.end && keyOfLine(m_lines[end]).isEmpty())
            open += openedIn(m_lines[end++]);
        return Lines{i, end};
    }
    return {};
}

QStringList OrderText::valuesOf(const Lines& block, const QString& key) const {
    const std::optional<Lines> entry = entryOf(block, key);
    if (!entry)
        return {};
    QString text;
    for (int i = entry->begin; i < entry->end; ++i)
        text += valueIn(m_lines[i]) + u' ';
    return quotedIn(text.section(u'=', 1));
}

/// The line after the last key of the block: comments, blank lines and prose after it do not belong to it.
int OrderText::endOfEntries(const Lines& block) const {
    static const Pattern key(QStringLiteral("^\\w+\\s*[=\"\\[]"));
    int end = block.begin + 1;
    qsizetype open = 0;
    for (int i = block.begin + 1; i < block.end; ++i)
        if (open > 0 || key.match(typedLine(m_lines[i])).hasMatch()) {
            open = std::max<qsizetype>(0, open + openedIn(m_lines[i]));
            end = i + 1;
        }
    return end;
}

void OrderText::remove(const Lines& lines) {
    m_lines.erase(m_lines.cbegin() + lines.begin, m_lines.cbegin() + lines.end);
}

/// The comments at the ends of the lines, joined.
QString OrderText::remarksOf(const Lines& lines) const {
    QString all;
    for (int i = lines.begin; i < lines.end; ++i)
        if (const QString remark = remarkOf(typedLine(m_lines[i])); !remark.isEmpty())
            all += remark.startsWith(u'#') ? u' ' + remark : remark;
    return all;
}

void OrderText::setEntry(const Lines& block, const QString& key, const QString& value) {
    const std::optional<Lines> entry = entryOf(block, key);
    const int at = entry ? entry->begin : endOfEntries(block);
    const QString marks = marksBefore(m_lines[entry ? at : block.begin]);
    const QString remarks = entry ? remarksOf(*entry) : QString();
    if (entry)
        remove(*entry);
    if (!value.isEmpty())
        m_lines.insert(at, QStringLiteral("%1%2 = %3%4").arg(marks, key, value, remarks));
}

/// The line after the last order of the kind; otherwise the end of the sheet.
int OrderText::placeForMore(Kind kind) const {
    if (const std::vector<Lines> all = blocks(kind); !all.empty())
        return endOfEntries(all.back());
    int end = static_cast<int>(m_lines.size());
    while (end > 0 && m_lines[end - 1].trimmed().isEmpty())
        --end;
    return end;
}

OrderText::Lines OrderText::added(Kind kind, const QString& id) {
    const bool isOrder = kind == Kind::Order;
    int at = placeForMore(kind);
    m_lines.insert(at++, QString());
    m_lines.insert(at, isOrder ? QStringLiteral("[[order]]") : QStringLiteral("[[voyage]]"));
    m_lines.insert(at + 1, QStringLiteral("%1 = %2").arg(isOrder ? QStringLiteral("army") : QStringLiteral("fleet"),
                                                         tomlText(id)));
    return {at, at + 2};
}

void OrderText::disembark(const QString& army) {
    for (std::size_t i = 0; i < blocks(Kind::Voyage).size(); ++i) {
        const Lines block = blocks(Kind::Voyage)[i];
        QStringList aboard = valuesOf(block, QStringLiteral("carries"));
        if (aboard.removeAll(army) > 0)
            setEntry(block, QStringLiteral("carries"), tomlList(aboard));
    }
}

QStringList OrderText::idsOf(const std::vector<campaign::PlaceId>& path) const {
    QStringList ids;
    for (const campaign::PlaceId place : path)
        ids << toQString(m_campaign.scenario.map.place(place).id);
    return ids;
}

QString OrderText::idOf(campaign::ArmyId army) const { return toQString(m_campaign.state.armies[army.index()].id); }

void OrderText::setMarch(ArmyId army, const std::vector<PlaceId>& path, bool isForced) {
    if (!m_isToml)
        return setMarchInMail(army, path, isForced);
    const QString id = idOf(army);
    const QString forced = QStringLiteral("forced");
    disembark(id);
    if (!blockOf(Kind::Order, id))
        added(Kind::Order, id);
    const auto block = [&] { return *blockOf(Kind::Order, id); };
    QStringList tasks = valuesOf(block(), QStringLiteral("tasks"));
    tasks.removeAll(forced);
    if (isForced)
        tasks.prepend(forced);
    setEntry(block(), QStringLiteral("posture"), tomlText(QStringLiteral("march")));
    setEntry(block(), QStringLiteral("path"), tomlList(idsOf(path)));
    setEntry(block(), QStringLiteral("tasks"), tomlList(tasks));
}

/// The id of an army that goes aboard: it leaves other fleets and does not march.
QString OrderText::embarked(ArmyId army) {
    const QString id = idOf(army);
    disembark(id);
    const std::optional<Lines> order = blockOf(Kind::Order, id);
    if (order && !valuesOf(*order, QStringLiteral("path")).isEmpty())
        remove({order->begin, endOfEntries(*order)});
    return id;
}

void OrderText::setPassage(FleetId fleet, const std::vector<PlaceId>& path, const std::vector<ArmyId>& carries) {
    if (!m_isToml)
        return setPassageInMail(fleet, path, carries);
    const QString id = idOf(fleet);
    QStringList aboard;
    for (const ArmyId army : carries)
        aboard << embarked(army);
    if (!blockOf(Kind::Voyage, id))
        added(Kind::Voyage, id);
    const auto block = [&] { return *blockOf(Kind::Voyage, id); };
    const QString hold = QStringLiteral("hold");
    const QString station = valuesOf(block(), QStringLiteral("station")).value(0, hold);
    setEntry(block(), QStringLiteral("station"), tomlText(station == hold ? QStringLiteral("sail") : station));
    setEntry(block(), QStringLiteral("path"), tomlList(idsOf(path)));
    setEntry(block(), QStringLiteral("carries"), tomlList(aboard));
}

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
    remove({first, last + 1});
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

void OrderText::removeOrder(const WrittenOrder& order) {
    remove({order.army.place.line - 1, std::max(order.end.line, order.army.place.line)});
}

void OrderText::disembarkInMail(ArmyId army) {
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
        return one.end.line > 0 && ArmyId(names.armies.only(one.army.text)) == army;
    });
    return order == sheet.orders.end() ? std::nullopt : std::optional(*order);
}

std::optional<WrittenVoyage> OrderText::voyageIn(const OrderSheet& sheet, FleetId fleet) const {
    const SheetNames names(m_campaign, m_campaign.state.fleets[fleet.index()].power);
    const auto voyage = std::ranges::find_if(sheet.voyages, [&](const WrittenVoyage& one) {
        return one.end.line > 0 && FleetId(names.fleets.only(one.fleet.text)) == fleet;
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

void OrderText::setMarchInMail(ArmyId army, const std::vector<PlaceId>& path, bool isForced) {
    const PowerId power = m_campaign.state.armies[army.index()].power;
    disembarkInMail(army);
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

void OrderText::setOrderInMail(const Order& order) {
    if (!order.path.empty())
        disembarkInMail(order.army);
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

void OrderText::setStationInMail(FleetId fleet, Station station, const std::vector<PlaceId>& path) {
    const OrderSheet sheet = sheetOf(m_campaign.state.fleets[fleet.index()].power);
    writeVoyage(fleet, station, path, voyageIn(sheet, fleet).value_or(WrittenVoyage()));
}

Written OrderText::embarkedInMail(ArmyId army) {
    const PowerId power = m_campaign.state.armies[army.index()].power;
    disembarkInMail(army);
    if (const std::optional<WrittenOrder> order = orderIn(sheetOf(power), army); order && !order->path.empty())
        removeOrder(*order);
    return {SheetNames(m_campaign, power).armies.written(static_cast<int>(army.index())), {}, 0};
}

void OrderText::setFleetTasksInMail(const Voyage& tasks) {
    std::vector<Written> aboard;
    for (const ArmyId army : tasks.carries)
        aboard.push_back(embarkedInMail(army));
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

void OrderText::setPassageInMail(FleetId fleet, const std::vector<PlaceId>& path, const std::vector<ArmyId>& carries) {
    const PowerId power = m_campaign.state.fleets[fleet.index()].power;
    std::vector<Written> aboard;
    for (const ArmyId army : carries)
        aboard.push_back(embarkedInMail(army));
    WrittenVoyage voyage = voyageIn(sheetOf(power), fleet).value_or(WrittenVoyage());
    const Station station = fromPhrase<Station>(voyage.station.text).value_or(Station::Sail);
    voyage.carries = std::move(aboard);
    writeVoyage(fleet, station == Station::Hold ? Station::Sail : station, path, std::move(voyage));
}

}  // namespace ephor
