// The pages of the manual that say how something is done: short, built alike, with names that the program has.
#include "ui/manual/manual_text.h"

#include <QFile>
#include <QKeySequence>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace ephor;

namespace {

constexpr int mostWords = 600;  ///< before the reference part

/// Task pages that are built in another way than the others.
const QStringList otherTaskPages{QStringLiteral("running-a-campaign"), QStringLiteral("first-battle"),
                                 QStringLiteral("fighting"),           QStringLiteral("auto-resolve"),
                                 QStringLiteral("table-dice"),         QStringLiteral("replaying"),
                                 QStringLiteral("army-lists"),         QStringLiteral("was-it-luck"),
                                 QStringLiteral("keyboard"),           QStringLiteral("troubleshooting")};

bool hasUsualParts(const ManualTopic& topic) { return topic.markdown.contains(QStringLiteral("\n## What you need\n")); }

std::vector<ManualTopic> taskPages() {
    std::vector<ManualTopic> pages = manualTopics();
    std::erase_if(pages,
                  [](const ManualTopic& page) { return !hasUsualParts(page) && !otherTaskPages.contains(page.id); });
    return pages;
}

/// A text as a reader sees it: without mnemonic, ellipsis and the value that follows a colon.
QString plain(QString text) {
    text.remove(u'&').remove(u'…');
    if (text.endsWith(QStringLiteral(": %1")))
        text.chop(4);
    return text.trimmed();
}

QSet<QString> textsOfTheProgram() {
    QFile file(QStringLiteral("resources/translations/ephor_en.ts"));
    QSet<QString> texts;
    static const QRegularExpression source(QStringLiteral("<source>([^<]*)</source>"));
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    for (auto match = source.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();) {
        QString text = match.next().captured(1);
        text.replace(QStringLiteral("&apos;"), QStringLiteral("'"))
            .replace(QStringLiteral("&quot;"), QStringLiteral("\""));
        texts << plain(text.replace(QStringLiteral("&amp;"), QStringLiteral("&")));
    }
    return texts;
}

/// What is set in bold, but for the problems under "What can go wrong", which are sentences.
QStringList boldTexts(const QString& markdown) {
    static const QRegularExpression bold(QStringLiteral("\\*\\*([^*\n]+)\\*\\*"));
    QStringList texts;
    for (auto match = bold.globalMatch(markdown); match.hasNext();)
        if (const QString text = match.next().captured(1); !text.endsWith(u'.'))
            texts << text;
    return texts;
}

/// "Space", "Alt+Left", "F1".
bool isKey(const QString& text) {
    const QKeySequence keys = QKeySequence::fromString(text);
    return !keys.isEmpty() && keys[0].key() != Qt::Key_unknown;
}

}  // namespace

class TestManualTasks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theyAreShort() {
        const std::vector<ManualTopic> pages = taskPages();
        QVERIFY(pages.size() >= 25);
        static const QRegularExpression blanks(QStringLiteral("\\s+"));
        for (const ManualTopic& page : pages) {
            const QString task = page.markdown.section(QStringLiteral("\n## Reference"), 0, 0);
            const qsizetype words = task.split(blanks, Qt::SkipEmptyParts).size();
            QVERIFY2(words <= mostWords, qPrintable(QStringLiteral("%1: %2 words").arg(page.id).arg(words)));
        }
    }

    void theySayWhatToDoAndWhatCanGoWrong() {
        for (const ManualTopic& page : taskPages()) {
            if (!hasUsualParts(page))
                continue;
            QVERIFY2(page.markdown.contains(QStringLiteral("\n1. ")), qPrintable(page.id));
            QVERIFY2(page.markdown.contains(QStringLiteral("\n## What can go wrong\n")), qPrintable(page.id));
        }
    }

    void theirBoldTextsAreInTheProgram() {
        const QSet<QString> known = textsOfTheProgram();
        QVERIFY2(known.size() > 2000, "tests run in the project's folder");
        int names = 0;
        for (const ManualTopic& page : taskPages()) {
            for (const QString& bold : boldTexts(page.markdown)) {
                ++names;
                if (known.contains(plain(bold)))
                    continue;
                for (const QString& part : bold.split(QStringLiteral(", ")))
                    QVERIFY2(known.contains(plain(part)) || isKey(part),
                             qPrintable(page.id + QStringLiteral(": ") + bold));
            }
        }
        QVERIFY(names > 150);
    }

    void theFirstPageLeadsToEveryOther() {
        const std::vector<ManualTopic> topics = manualTopics();
        const QStringList links = linksOf(*manualPage(topics.front()));
        for (const ManualTopic& topic : topics) {
            const bool isLinked = topic.id == topics.front().id || std::ranges::any_of(links, [&](const QString& link) {
                                      return manualPlace(link, topics.front().id, topics).topic == topic.id;
                                  });
            QVERIFY2(isLinked, qPrintable(topic.id));
        }
    }
};

QTEST_MAIN(TestManualTasks)
#include "tst_manual_tasks.moc"
