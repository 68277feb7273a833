#include "models/campaign/order_text.h"

#include "core/base/toml_text.h"
#include "models/text.h"

#include <QRegularExpression>
#include <algorithm>

namespace ephor {

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

bool saysNothing(const QString& typed) { return typed.isEmpty() || typed.startsWith(u'#'); }

bool looksLikeToml(const QStringList& lines) {
    for (const QString& line : lines)
        if (const QString typed = typedLine(line); !saysNothing(typed))
            return typed.startsWith(u'[') || typed.contains(u'=');
    return false;
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

QString firstWord(const QString& text) { return text.section(Pattern(QStringLiteral("\\s+")), 0, 0).toLower(); }

bool isTask(const QString& part, const QString& task) { return firstWord(part) == task; }

}  // namespace

campaign::PowerId powerNamedIn(const campaign::Scenario& scenario, const QString& text) {
    static const Pattern toml(QStringLiteral("^power\\s*=\\s*[\"']([^\"']*)[\"']"));
    static const Pattern mail(QStringLiteral("^[Pp]ower\\s+([^=\\s].*)$"));
    for (const QString& line : text.split(u'\n')) {
        const QString typed = typedLine(line).trimmed();
        QString name = toml.match(typed).captured(1);
        if (name.isEmpty())
            name = mail.match(typed).captured(1);
        if (name.isEmpty())
            continue;
        for (std::size_t i = 0; i < scenario.powers.size(); ++i)
            for (const std::string& own : {scenario.powers[i].id, scenario.powers[i].name})
                if (toQString(own).compare(name.trimmed(), Qt::CaseInsensitive) == 0)
                    return campaign::PowerId(static_cast<int>(i));
    }
    return {};
}

OrderText::OrderText(const campaign::Campaign& campaign, const QString& text)
    : m_campaign(campaign), m_lines(text.split(u'\n')), m_isToml(looksLikeToml(m_lines)) {}

std::vector<OrderText::Lines> OrderText::blocks(Kind kind) const {
    std::vector<Lines> all;
    const QString header = kind == Kind::Order ? QStringLiteral("[[order]]") : QStringLiteral("[[voyage]]");
    for (int i = 0; i < m_lines.size(); ++i) {
        const QString typed = typedLine(m_lines[i]).trimmed();
        if (m_isToml) {
            if (QString(typed).remove(u' ').startsWith(header)) {
                int end = i + 1;
                while (end < m_lines.size() && !typedLine(m_lines[end]).startsWith(u'['))
                    ++end;
                all.push_back({i, end});
            }
            continue;
        }
        if (typed == QStringLiteral("--"))
            break;
        if (saysNothing(typed) || !typed.contains(u':'))
            continue;
        const QString before = firstWord(typed.section(u':', 0, 0).trimmed());
        const bool isVoyage = before == QStringLiteral("fleet");
        const bool isOther =
            before == QStringLiteral("envoy") || before == QStringLiteral("deal") || before == QStringLiteral("affair");
        if (!isOther && isVoyage == (kind == Kind::Voyage))
            all.push_back({i, i + 1});
    }
    return all;
}

QString OrderText::idOf(Kind kind, const Lines& block) const {
    if (m_isToml)
        return valuesOf(block, kind == Kind::Order ? QStringLiteral("army") : QStringLiteral("fleet")).value(0);
    const QString before = typedLine(m_lines[block.begin]).section(u':', 0, 0).trimmed();
    return kind == Kind::Order ? before : before.section(Pattern(QStringLiteral("\\s+")), 1).trimmed();
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

/// The line after the last key of the block: comments and blank lines after it belong to the next block.
int OrderText::endOfEntries(const Lines& block) const {
    int end = block.begin + 1;
    for (int i = block.begin + 1; i < block.end; ++i)
        if (!saysNothing(typedLine(m_lines[i]).trimmed()))
            end = i + 1;
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

QStringList OrderText::partsOf(const Lines& line) const {
    QStringList parts;
    for (const QString& part : typedLine(m_lines[line.begin]).section(u':', 1).split(u';'))
        parts << part.trimmed();
    return parts;
}

void OrderText::setParts(const Lines& line, const QStringList& parts) {
    QString& written = m_lines[line.begin];
    written = written.section(u':', 0, 0) + QStringLiteral(": ") + parts.join(QStringLiteral("; "));
}

/// The line after the last order of the kind; otherwise the end of the sheet, before a signature.
int OrderText::placeForMore(Kind kind) const {
    if (const std::vector<Lines> all = blocks(kind); !all.empty())
        return m_isToml ? endOfEntries(all.back()) : all.back().end;
    int end = static_cast<int>(m_lines.size());
    if (!m_isToml)
        for (int i = 0; i < end; ++i)
            if (typedLine(m_lines[i]).trimmed() == QStringLiteral("--"))
                end = i;
    while (end > 0 && m_lines[end - 1].trimmed().isEmpty())
        --end;
    return end;
}

OrderText::Lines OrderText::added(Kind kind, const QString& id) {
    const bool isOrder = kind == Kind::Order;
    int at = placeForMore(kind);
    if (!m_isToml) {
        m_lines.insert(at, (isOrder ? QStringLiteral("%1:") : QStringLiteral("fleet %1:")).arg(id));
        return {at, at + 1};
    }
    m_lines.insert(at++, QString());
    m_lines.insert(at, isOrder ? QStringLiteral("[[order]]") : QStringLiteral("[[voyage]]"));
    m_lines.insert(at + 1, QStringLiteral("%1 = %2").arg(isOrder ? QStringLiteral("army") : QStringLiteral("fleet"),
                                                         tomlText(id)));
    return {at, at + 2};
}

void OrderText::disembark(const QString& army) {
    for (std::size_t i = 0; i < blocks(Kind::Voyage).size(); ++i) {
        const Lines block = blocks(Kind::Voyage)[i];
        if (m_isToml) {
            QStringList aboard = valuesOf(block, QStringLiteral("carries"));
            if (aboard.removeAll(army) > 0)
                setEntry(block, QStringLiteral("carries"), tomlList(aboard));
            continue;
        }
        QStringList parts = partsOf(block);
        for (QString& part : parts) {
            if (!isTask(part, QStringLiteral("carry")))
                continue;
            QStringList aboard;
            for (const QString& one : part.section(Pattern(QStringLiteral("\\s+")), 1).split(u','))
                if (one.trimmed() != army)
                    aboard << one.trimmed();
            part = aboard.isEmpty() ? QString() : QStringLiteral("carry %1").arg(aboard.join(QStringLiteral(", ")));
        }
        parts.removeAll(QString());
        if (parts != partsOf(block))
            setParts(block, parts);
    }
}

QStringList OrderText::idsOf(const std::vector<campaign::PlaceId>& path) const {
    QStringList ids;
    for (const campaign::PlaceId place : path)
        ids << toQString(m_campaign.scenario.map.place(place).id);
    return ids;
}

QString OrderText::idOf(campaign::ArmyId army) const { return toQString(m_campaign.state.armies[army.index()].id); }

void OrderText::setMarch(campaign::ArmyId army, const std::vector<campaign::PlaceId>& path, bool isForced) {
    const QString id = idOf(army);
    const QString forced = QStringLiteral("forced");
    disembark(id);
    if (!blockOf(Kind::Order, id))
        added(Kind::Order, id);
    const auto block = [&] { return *blockOf(Kind::Order, id); };
    if (m_isToml) {
        QStringList tasks = valuesOf(block(), QStringLiteral("tasks"));
        tasks.removeAll(forced);
        if (isForced)
            tasks.prepend(forced);
        setEntry(block(), QStringLiteral("posture"), tomlText(QStringLiteral("march")));
        setEntry(block(), QStringLiteral("path"), tomlList(idsOf(path)));
        setEntry(block(), QStringLiteral("tasks"), tomlList(tasks));
        return;
    }
    QStringList parts = partsOf(block()).mid(1);
    parts.removeAll(forced);
    if (isForced)
        parts.prepend(forced);
    parts.prepend(QStringLiteral("march %1").arg(idsOf(path).join(QStringLiteral(", "))));
    setParts(block(), parts);
}

void OrderText::setPassage(campaign::FleetId fleet, const std::vector<campaign::PlaceId>& path,
                           const std::vector<campaign::ArmyId>& carries) {
    const QString id = idOf(fleet);
    QStringList aboard;
    for (const campaign::ArmyId army : carries) {
        aboard << idOf(army);
        disembark(aboard.back());
        const std::optional<Lines> order = blockOf(Kind::Order, aboard.back());
        const bool marches = order && (m_isToml ? !valuesOf(*order, QStringLiteral("path")).isEmpty()
                                                : partsOf(*order).value(0).contains(Pattern(QStringLiteral("\\s"))));
        if (marches)
            remove({order->begin, m_isToml ? endOfEntries(*order) : order->end});
    }
    if (!blockOf(Kind::Voyage, id))
        added(Kind::Voyage, id);
    const auto block = [&] { return *blockOf(Kind::Voyage, id); };
    const QString hold = QStringLiteral("hold");
    const QString sail = QStringLiteral("sail");
    if (m_isToml) {
        const QString station = valuesOf(block(), QStringLiteral("station")).value(0, hold);
        setEntry(block(), QStringLiteral("station"), tomlText(station == hold ? sail : station));
        setEntry(block(), QStringLiteral("path"), tomlList(idsOf(path)));
        setEntry(block(), QStringLiteral("carries"), tomlList(aboard));
        return;
    }
    static const QStringList tasks{QStringLiteral("carry"), QStringLiteral("build"), QStringLiteral("detach"),
                                   QStringLiteral("join")};
    QStringList parts = partsOf(block());
    QString station = tasks.contains(firstWord(parts.value(0))) ? QString() : firstWord(parts.takeFirst());
    if (station.isEmpty() || station == hold)
        station = sail;
    erase_if(parts, [](const QString& part) { return part.isEmpty() || isTask(part, QStringLiteral("carry")); });
    if (!aboard.isEmpty())
        parts.prepend(QStringLiteral("carry %1").arg(aboard.join(QStringLiteral(", "))));
    parts.prepend(QStringLiteral("%1 %2").arg(station, idsOf(path).join(QStringLiteral(", "))));
    setParts(block(), parts);
}

}  // namespace ephor
