#include "ui/manual/manual_text.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>
#include <QUrl>

namespace ephor {

namespace {

constexpr const char* order[] = {"index",
                                 "first-battle",
                                 "fighting",
                                 "auto-resolve",
                                 "table-dice",
                                 "replaying",
                                 "army-lists",
                                 "list-faults",
                                 "list-exchange",
                                 "new-recruit",
                                 "list-library",
                                 "rules-packs",
                                 "reading-the-odds",
                                 "was-it-luck",
                                 "is-it-fair",
                                 "running-a-campaign",
                                 "campaign-window",
                                 "found-a-campaign",
                                 "players-and-deadline",
                                 "run-a-turn",
                                 "enter-orders",
                                 "orders-by-mail",
                                 "serve-to-players",
                                 "campaign-battles",
                                 "table-results",
                                 "send-reports",
                                 "newsletter",
                                 "undo-in-a-campaign",
                                 "veto",
                                 "rulings",
                                 "campaign-dice",
                                 "words-for-the-dice",
                                 "checking-the-dice",
                                 "change-players",
                                 "what-if",
                                 "query-data",
                                 "honours",
                                 "who-will-win",
                                 "playing-by-mail",
                                 "orders-on-a-page",
                                 "scenarios",
                                 "campaign",
                                 "war-431",
                                 "men-of-bronze",
                                 "alala",
                                 "ohw",
                                 "dba",
                                 "skirmish",
                                 "historical-battles",
                                 "keyboard",
                                 "file-formats",
                                 "command-line",
                                 "troubleshooting",
                                 "changes"};

QString slug(const QString& heading) {
    QString text;
    for (const QChar c : heading.toLower())
        text += c.isLetterOrNumber() ? c : QChar(u'-');
    static const QRegularExpression many(QStringLiteral("-+"));
    text.replace(many, QStringLiteral("-"));
    while (text.endsWith(u'-'))
        text.chop(1);
    return text;
}

/// The rule ids at the beginning of a line: "MOB-043", "ALA-012, 013, 014", "ALA-024 to 028".
QStringList rulesAtStartOf(const QString& line) {
    static const QRegularExpression head(QStringLiteral("^([A-Z]{2,5}-)(\\d{3})((?:(?:, | to )\\d{3})*)\\b"));
    static const QRegularExpression more(QStringLiteral("(, | to )(\\d{3})"));
    const auto match = head.match(line);
    if (!match.hasMatch())
        return {};
    const auto name = [&](int number) {
        return match.captured(1) + QStringLiteral("%1").arg(number, 3, 10, QLatin1Char('0'));
    };
    int last = match.captured(2).toInt();
    QStringList rules{name(last)};
    for (auto next = more.globalMatch(match.captured(3)); next.hasNext();) {
        const auto one = next.next();
        const int number = one.captured(2).toInt();
        for (int i = one.captured(1) == QLatin1String(", ") ? number : last + 1; i <= number; ++i)
            rules << name(i);
        last = number;
    }
    return rules;
}

/// The rules that a line of markdown is about, and its text about them; empty where the line is about no rule.
std::pair<QStringList, QString> rulesOf(const QString& line) {
    if (line.startsWith(QLatin1String("- **"))) {
        const QString rest = line.mid(4);
        return {rulesAtStartOf(rest), rest.section(QStringLiteral("**"), 1)};
    }
    if (line.startsWith(QLatin1String("| ")))
        return {rulesAtStartOf(line.mid(2)), line.section(u'|', 2, 2)};
    return {};
}

/// The anchors of a block; in a table only those of its first column.
QStringList anchorsOf(const QTextBlock& block) {
    const QTextCursor here(block);
    if (const QTextTable* table = here.currentTable(); table && table->cellAt(here).column() > 0)
        return {};
    if (const QStringList rules = rulesAtStartOf(block.text()); !rules.empty())
        return rules;
    return block.blockFormat().headingLevel() > 0 ? QStringList{slug(block.text())} : QStringList{};
}

/// Qt's reader puts an empty line before the first heading of a table that directly follows code, in plain letters.
void mendFirstHeading(const QTextTable& table) {
    const QTextTableCell cell = table.cellAt(0, 0);
    QTextCursor cursor = cell.firstCursorPosition();
    if (!cursor.block().text().isEmpty() || cursor.block() == cell.lastCursorPosition().block())
        return;
    cursor.deleteChar();
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat heading;
    heading.setFontWeight(QFont::Bold);
    cursor.mergeCharFormat(heading);
}

}  // namespace

std::vector<ManualTopic> manualTopics() {
    std::vector<ManualTopic> topics;
    for (const char* name : order) {
        QFile file(QStringLiteral(":/manual/%1.md").arg(QLatin1StringView(name)));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        topics.push_back({QLatin1StringView(name), text.section(u'\n', 0, 0).remove(QStringLiteral("# ")), text});
    }
    return topics;
}

QStringList picturesOf(const ManualTopic& topic) {
    static const QRegularExpression picture(QStringLiteral("!\\[[^\\]]*\\]\\(([^)]+)\\)"));
    QStringList names;
    for (auto match = picture.globalMatch(topic.markdown); match.hasNext();)
        names << match.next().captured(1);
    return names;
}

std::unique_ptr<QTextDocument> manualPage(const ManualTopic& topic) {
    auto page = std::make_unique<QTextDocument>();
    page->setMarkdown(topic.markdown, QTextDocument::MarkdownDialectGitHub);
    for (const QString& picture : picturesOf(topic))
        page->addResource(QTextDocument::ImageResource, QUrl(picture), QImage(QStringLiteral(":/manual/") + picture));
    for (const QTextFrame* frame : page->rootFrame()->childFrames())
        if (const auto* table = qobject_cast<const QTextTable*>(frame))
            mendFirstHeading(*table);
    for (QTextBlock block = page->begin(); block.isValid(); block = block.next()) {
        const QStringList anchors = anchorsOf(block);
        if (anchors.isEmpty())
            continue;
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames(anchors);
        cursor.mergeCharFormat(format);
    }
    return page;
}

QStringList anchorsOf(const QTextDocument& page) {
    QStringList anchors;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            anchors << at.fragment().charFormat().anchorNames();
    return anchors;
}

QStringList linksOf(const QTextDocument& page) {
    QStringList links;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (const QTextCharFormat format = at.fragment().charFormat();
                format.isAnchor() && !format.anchorHref().isEmpty())
                links << format.anchorHref();
    return links;
}

ManualPlace manualPlace(const QString& name, const QString& topic, const std::vector<ManualTopic>& topics) {
    static const QRegularExpression rule(QStringLiteral("^[A-Z]{2,5}-\\d{3}$"));
    if (rule.match(name).hasMatch()) {
        for (const ManualTopic& one : topics)
            for (const QString& line : one.markdown.split(u'\n'))
                if (rulesOf(line).first.contains(name))
                    return {one.id, name};
        return {};
    }
    // Ids of rulings have extra letters, "MOB-AMB-05" or "DBA-A22". The choices that clubs have are in the section on
    // options.
    static const QRegularExpression ruling(QStringLiteral("^([A-Z]{2,5}-)A(?:MB-)?\\d"));
    if (const auto match = ruling.match(name); match.hasMatch()) {
        for (const ManualTopic& one : topics)
            if (one.markdown.contains(QStringLiteral("\n- **") + match.captured(1)))
                return {one.id, QStringLiteral("options")};
        return {};
    }
    QString page = name.section(u'#', 0, 0);
    if (page.endsWith(QLatin1StringView(".md")))
        page.chop(3);
    const QString anchor = name.section(u'#', 1);
    if (page.isEmpty())
        page = topic;
    for (const ManualTopic& one : topics)
        if (one.id == page)
            return {page, anchor};
    return {};
}

QString ruleInWords(const QString& id) {
    if (id.isEmpty())
        return {};
    for (const ManualTopic& topic : manualTopics()) {
        for (const QString& line : topic.markdown.split(u'\n')) {
            const auto [rules, words] = rulesOf(line);
            if (!rules.contains(id))
                continue;
            QTextDocument plain;
            plain.setMarkdown(words.trimmed());
            return plain.toPlainText().trimmed();
        }
    }
    return {};
}

QString ruleTip(const QString& id) {
    const QString words = ruleInWords(id);
    return words.isEmpty() ? id : QStringLiteral("<b>%1</b> %2").arg(id, words.toHtmlEscaped());
}

}  // namespace ephor
