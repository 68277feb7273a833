#include "models/rules_pack/pack_completion.h"

#include "models/editor/toml_cursor.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QRegularExpression>

namespace ephor {

namespace {

QString valueOf(const PackKey& key) {
    if (key.several)
        return QStringLiteral("[\"\"]");
    if (key.kind == FieldKind::Flag)
        return QStringLiteral("false");
    if (key.kind == FieldKind::Text)
        return key.words.size() == 1 ? u'"' + QString::fromStdString(key.words.front().word) + u'"'
                                     : QStringLiteral("\"\"");
    return QString::number(key.lowest);
}

const PackKey* keyNamed(const PackFileSchema& schema, const QString& table, const QString& key) {
    const PackTable* within = schema.table(table.toStdString());
    if (!within)
        return nullptr;
    const auto found = std::ranges::find(within->keys, key.toStdString(), &PackKey::key);
    return found == within->keys.end() ? nullptr : &*found;
}

void addKeys(std::vector<CompletionWord>& words, const TomlCursor& here, const PackFileSchema& schema) {
    if (const PackTable* table = schema.table(here.table.toStdString()))
        for (const PackKey& key : table->keys)
            if (const QString name = QString::fromStdString(key.key); !here.keys.contains(name))
                words.push_back({name + QStringLiteral(" = ") + valueOf(key), translated(key.help)});
    for (const PackTable& table : schema.tables)
        if (!table.table.empty())
            words.push_back({(table.several ? QStringLiteral("[[%1]]") : QStringLiteral("[%1]"))
                                 .arg(QString::fromStdString(table.table)),
                             tr("one more entry")});
}

void addValues(std::vector<CompletionWord>& words, const PackKey& key, bool quoted, const QStringList& types) {
    const auto add = [&](const QString& word, const QString& help) {
        words.push_back({quoted ? word : u'"' + word + u'"', help});
    };
    if (key.kind == FieldKind::Flag && !quoted)
        words = {{QStringLiteral("true"), {}}, {QStringLiteral("false"), {}}};
    for (const PackWord& word : key.words)
        add(QString::fromStdString(word.word), translated(word.help));
    if (key.key == "general" && key.several)
        for (const QString& type : types)
            add(type, tr("of troops.toml"));
}

/// A key and the last word of its value before the cursor, and whether that word is quoted.
struct TypedValue {
    QString key;
    QString word;
    bool quoted = false;
};
std::optional<TypedValue> typedValue(const QString& line) {
    static const QRegularExpression form(
        QStringLiteral(R"re(^\s*([\w-]+)\s*=\s*(\[(?:[^"\]]*"[^"]*")*[^"\]]*)?("?)([\w-]*)$)re"));
    const auto found = form.match(line);
    // After a complete word of an array a comma must come first.
    if (!found.hasMatch() || (found.captured(3).isEmpty() && found.captured(2).trimmed().endsWith(u'"')))
        return {};
    return TypedValue{found.captured(1), found.captured(4), !found.captured(3).isEmpty()};
}

WordHelp helpOf(const PackKey& key) {
    return {QString::fromStdString(key.key), translated(key.help),
            tr("It takes %1.").arg(QString::fromStdString(takenBy(key)))};
}

}  // namespace

CompletionWords packWordsAt(const QString& text, qsizetype cursor, const PackFileSchema& schema,
                            const QStringList& types) {
    static const QRegularExpression keyStart(QStringLiteral(R"(^\s*(\[{0,2}[\w.-]*)$)"));
    const qsizetype start = cursor > 0 ? text.lastIndexOf(u'\n', cursor - 1) + 1 : 0;
    const QString line = text.sliced(start, cursor - start);
    const TomlCursor here = cursorIn(text, cursor);
    CompletionWords found;
    QString typed;
    if (const auto value = typedValue(line)) {
        typed = value->word;
        if (const PackKey* key = keyNamed(schema, here.table, value->key))
            addValues(found.words, *key, value->quoted, types);
    } else if (const auto key = keyStart.match(line); key.hasMatch()) {
        typed = key.captured(1);
        addKeys(found.words, here, schema);
    }
    found.from = cursor - typed.size();
    std::erase_if(found.words, [&typed](const CompletionWord& word) {
        return !word.text.startsWith(typed, Qt::CaseInsensitive) || word.text == typed;
    });
    return found;
}

std::optional<WordHelp> packHelpAt(const QString& text, qsizetype position, const PackFileSchema& schema) {
    static const QRegularExpression assignment(QStringLiteral(R"(^\s*([\w-]+)\s*=)"));
    static const QRegularExpression wordForm(QStringLiteral(R"re("([^"]*)")re"));
    if (position < 0 || position > text.size())
        return {};
    const qsizetype start = position > 0 ? text.lastIndexOf(u'\n', position - 1) + 1 : 0;
    const qsizetype end = text.indexOf(u'\n', position);
    const QString line = text.sliced(start, (end < 0 ? text.size() : end) - start);
    const qsizetype at = position - start;
    const auto head = assignment.match(line);
    const PackKey* key = head.hasMatch() ? keyNamed(schema, cursorIn(text, position).table, head.captured(1)) : nullptr;
    if (!key)
        return {};
    if (at >= head.capturedStart(1) && at <= head.capturedEnd(1))
        return helpOf(*key);
    for (auto words = wordForm.globalMatch(line); words.hasNext();) {
        const auto word = words.next();
        if (at < word.capturedStart(0) || at > word.capturedEnd(0))
            continue;
        const auto known = std::ranges::find(key->words, word.captured(1).toStdString(), &PackWord::word);
        if (known != key->words.end() && !known->help.empty())
            return WordHelp{word.captured(1), translated(known->help), {}};
    }
    return {};
}

QStringList typeIds(const QString& troops) {
    static const QRegularExpression id(QStringLiteral(R"re(^\s*id\s*=\s*"([^"]+)")re"),
                                       QRegularExpression::MultilineOption);
    QStringList all;
    for (auto found = id.globalMatch(troops); found.hasNext();)
        all << found.next().captured(1);
    return all;
}

}  // namespace ephor
