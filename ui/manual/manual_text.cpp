#include "ui/manual/manual_text.h"

#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QUrl>

namespace ephor {

namespace {

constexpr const char* order[] = {"index",
                                 "fighting",
                                 "army-lists",
                                 "campaign",
                                 "reading-the-odds",
                                 "checking-the-dice",
                                 "men-of-bronze",
                                 "alala",
                                 "ohw",
                                 "dba",
                                 "skirmish",
                                 "historical-battles",
                                 "file-formats",
                                 "command-line",
                                 "troubleshooting"};

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

/// What the block is jumped to by; empty where by nothing.
QString anchorOf(const QTextBlock& block) {
    static const QRegularExpression rule(QStringLiteral("^([A-Z]{2,5}-\\d{3})\\b"));
    if (const auto match = rule.match(block.text()); match.hasMatch())
        return match.captured(1);
    return block.blockFormat().headingLevel() > 0 ? slug(block.text()) : QString();
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
    for (QTextBlock block = page->begin(); block.isValid(); block = block.next()) {
        const QString anchor = anchorOf(block);
        if (anchor.isEmpty())
            continue;
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames({anchor});
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
            if (one.markdown.contains(QStringLiteral("- **%1**").arg(name)) ||
                one.markdown.contains(QStringLiteral("| %1 |").arg(name)))
                return {one.id, name};
        return {};
    }
    // Rulings and options are named by more letters: "MOB-AMB-05".
    static const QRegularExpression ruling(QStringLiteral("^MOB-AMB-"));
    if (ruling.match(name).hasMatch())
        return {QStringLiteral("men-of-bronze"), QStringLiteral("options")};
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
    const QString inList = QStringLiteral("- **%1**").arg(id);
    const QString inTable = QStringLiteral("| %1 |").arg(id);
    for (const ManualTopic& topic : manualTopics()) {
        for (const QString& line : topic.markdown.split(u'\n')) {
            QString words;
            if (line.startsWith(inList))
                words = line.mid(inList.size());
            else if (line.startsWith(inTable))
                words = line.mid(inTable.size()).section(u'|', 0, 0);
            else
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
