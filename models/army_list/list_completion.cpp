#include "models/army_list/list_completion.h"

#include "core/io/lists/edit/list_choices.h"
#include "models/army_list/field_words.h"
#include "models/editor/toml_cursor.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QRegularExpression>

namespace ephor {

namespace {

const TableRule* ruleOf(const std::vector<TableRule>& tables, const QString& name) {
    const QStringList parts = name.split(u'.');
    const std::vector<TableRule>* within = &tables;
    const TableRule* found = nullptr;
    for (const QString& part : parts) {
        found = nullptr;
        for (const TableRule& rule : *within)
            if (QString::fromStdString(rule.table) == part)
                found = &rule;
        if (!found)
            return nullptr;
        within = &found->children;
    }
    return found;
}

QString valueOf(const KeyRule& rule) {
    switch (rule.kind) {
    case FieldKind::Text:
        return QStringLiteral("\"\"");
    case FieldKind::Flag:
        return QStringLiteral("true");
    case FieldKind::Integer:
    case FieldKind::Number:
        return QString::number(rule.lowest);
    }
    return {};
}

void addKeys(std::vector<CompletionWord>& words, const std::vector<KeyRule>& keys, const QSet<QString>& have) {
    for (const KeyRule& rule : keys)
        if (const QString key = QString::fromStdString(rule.key); !have.contains(key))
            words.push_back({key + QStringLiteral(" = ") + valueOf(rule), translated(rule.help)});
}

std::vector<CompletionWord> keysHere(const TomlCursor& here, const RuleSystem* system,
                                     const std::vector<std::string>& systems) {
    std::vector<CompletionWord> words;
    if (here.table.isEmpty()) {
        const QString id = QString::fromStdString(system            ? system->info().id
                                                  : systems.empty() ? std::string()
                                                                    : systems.front());
        const QString version = system ? QString::fromStdString(system->info().version) : QStringLiteral("1");
        const std::pair<QString, QString> head[] = {
            {QStringLiteral("format = 1"), tr("the form of the file; always 1")},
            {QStringLiteral("system = \"%1\"").arg(id), tr("the rules it is written for")},
            {QStringLiteral("rules = \"%1\"").arg(version), tr("the version of the rules data")},
            {QStringLiteral("name = \"\""), tr("what the army is called")},
            {QStringLiteral("state = \"\""), tr("the city or people; it decides colour and badge")}};
        for (const auto& [word, help] : head)
            if (!here.keys.contains(word.section(u' ', 0, 0)))
                words.push_back({word, help});
    }
    if (!system)
        return words;
    const ListSchema& schema = system->info().list;
    if (here.table.isEmpty())
        addKeys(words, schema.keys, here.keys);
    else if (const TableRule* rule = ruleOf(schema.tables, here.table))
        addKeys(words, rule->keys, here.keys);
    for (const TableRule& table : schema.tables)
        words.push_back({QStringLiteral("[[%1]]").arg(QString::fromStdString(table.table)), tr("one more entry")});
    return words;
}

QString nameWithPoints(const TroopType& type) {
    const QString name = translated(type.name);
    return type.points ? tr("%1, %2 points").arg(name).arg(*type.points) : name;
}

/// The words that the system's check takes for a key of a table.
std::vector<std::string> checkedWords(const QString& key, const QString& table, const RuleSystem& system) {
    const TableRule* rule = table.isEmpty() ? nullptr : ruleOf(system.info().list.tables, table);
    for (const KeyRule& one : rule ? rule->keys : std::vector<KeyRule>())
        if (QString::fromStdString(one.key) == key)
            return choicesOf(system, table.toStdString(), one);
    return {};
}

std::vector<CompletionWord> valuesOf(const QString& key, const QString& table, const RuleSystem* system,
                                     const std::vector<std::string>& systems, bool quoted) {
    std::vector<CompletionWord> words;
    const auto add = [&](const std::string& word, const QString& help) {
        const QString text = QString::fromStdString(word);
        words.push_back({quoted ? text : u'"' + text + u'"', help});
    };
    if (key == QLatin1StringView("system")) {
        for (const std::string& id : systems)
            add(id, {});
    } else if (key == QLatin1StringView("type") && system) {
        for (const TroopType& type : system->catalogue().types)
            add(type.id, nameWithPoints(type));
    } else if (key == QLatin1StringView("army") && system && table.isEmpty()) {
        for (const PublishedList& list : system->publishedLists())
            add(list.id, QString::fromStdString(list.name));
    } else if (key == QLatin1StringView("state")) {
        for (const std::string& state : knownStates())
            add(state, {});
    } else if (const auto checked = system ? checkedWords(key, table, *system) : std::vector<std::string>{};
               !checked.empty()) {
        for (const std::string& word : checked)
            add(word, {});
    } else if (!quoted && system) {
        const auto addFlags = [&](const std::vector<KeyRule>& keys) {
            for (const KeyRule& rule : keys)
                if (QString::fromStdString(rule.key) == key && rule.kind == FieldKind::Flag && words.empty())
                    words = {{QStringLiteral("true"), {}}, {QStringLiteral("false"), {}}};
        };
        addFlags(system->info().list.keys);
        for (const TableRule& one : system->info().list.tables)
            addFlags(one.keys);
    }
    return words;
}

std::optional<WordHelp> helpOfKey(const QString& key, const QString& table, const RuleSystem& system) {
    const ListSchema& schema = system.info().list;
    const TableRule* within = table.isEmpty() ? nullptr : ruleOf(schema.tables, table);
    if (!table.isEmpty() && !within)
        return {};
    for (const KeyRule& rule : within ? within->keys : schema.keys)
        if (QString::fromStdString(rule.key) == key)
            return WordHelp{key, translated(rule.help), {}};
    return {};
}

std::optional<WordHelp> helpOfType(const QString& id, const RuleSystem& system) {
    const TroopType* type = system.catalogue().find(id.toStdString());
    if (!type)
        return {};
    QStringList facts;
    for (const Stat& stat : type->stats)
        facts << headingOfKey(stat.key) + u' ' + QString::number(stat.value);
    for (const std::string& trait : type->traits)
        facts << headingOfKey(trait);
    return WordHelp{nameWithPoints(*type), facts.join(QStringLiteral(", ")), QString::fromStdString(type->rule)};
}

}  // namespace

std::optional<WordHelp> helpAt(const QString& text, qsizetype position, const RuleSystem* system) {
    static const QRegularExpression assignment(QStringLiteral(R"re(^\s*([\w-]+)\s*=\s*(?:"([^"]*)")?)re"));
    if (!system || position < 0 || position > text.size())
        return {};
    const qsizetype start = position > 0 ? text.lastIndexOf(u'\n', position - 1) + 1 : 0;
    const qsizetype end = text.indexOf(u'\n', position);
    const auto line = assignment.match(text.sliced(start, (end < 0 ? text.size() : end) - start));
    const auto isOn = [&](int part) {
        return line.capturedLength(part) > 0 && position >= start + line.capturedStart(part) &&
               position <= start + line.capturedEnd(part);
    };
    if (!line.hasMatch())
        return {};
    if (isOn(1))
        return helpOfKey(line.captured(1), cursorIn(text, position).table, *system);
    return isOn(2) && line.captured(1) == QLatin1StringView("type") ? helpOfType(line.captured(2), *system)
                                                                    : std::nullopt;
}

CompletionWords wordsAt(const QString& text, qsizetype cursor, const RuleSystem* system,
                        const std::vector<std::string>& systems) {
    static const QRegularExpression valueStart(QStringLiteral(R"(^\s*([\w-]+)\s*=\s*("?)([\w-]*)$)"));
    static const QRegularExpression keyStart(QStringLiteral(R"(^\s*(\[{0,2}[\w.-]*)$)"));
    const qsizetype start = cursor > 0 ? text.lastIndexOf(u'\n', cursor - 1) + 1 : 0;
    const QString line = text.mid(start, cursor - start);
    CompletionWords found;
    QString typed;
    if (const auto value = valueStart.match(line); value.hasMatch()) {
        typed = value.captured(3);
        found.from = start + value.capturedStart(3);
        found.words =
            valuesOf(value.captured(1), cursorIn(text, cursor).table, system, systems, !value.captured(2).isEmpty());
    } else if (const auto key = keyStart.match(line); key.hasMatch()) {
        typed = key.captured(1);
        found.from = start + key.capturedStart(1);
        found.words = keysHere(cursorIn(text, cursor), system, systems);
    }
    std::erase_if(found.words, [&typed](const CompletionWord& word) {
        return !word.text.startsWith(typed, Qt::CaseInsensitive) || word.text == typed;
    });
    return found;
}

}  // namespace ephor
