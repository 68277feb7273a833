#include "core/rules/builtin.h"
#include "tests/ui/pictures.h"
#include "ui/manual/manual_text.h"
#include "ui/manual/manual_window.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QUrl>

using namespace ephor;

namespace {

/// Every page of the manual is a topic, and the list of changes is one.
int pages() {
    return static_cast<int>(
        QDir(QStringLiteral("resources/manual")).entryList({QStringLiteral("*.md")}, QDir::Files).size() + 1);
}

}  // namespace

class TestManual : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void everyRuleStandsInItOnce_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("topic");
        QTest::newRow("men of bronze") << QStringLiteral("men_of_bronze") << QStringLiteral("men-of-bronze");
        for (const char* name : {"alala", "ohw", "dba", "skirmish"})
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(name);
    }

    void everyRuleStandsInItOnce() {
        QFETCH(QString, system);
        QFETCH(QString, topic);
        const std::vector<ManualTopic> topics = manualTopics();
        const auto page = std::ranges::find(topics, topic, &ManualTopic::id);
        QVERIFY(page != topics.end());
        const QStringList anchors = anchorsOf(*manualPage(*page));
        QFile ids(QStringLiteral("tests/rules/ids/%1.txt").arg(system));
        QVERIFY2(ids.open(QIODevice::ReadOnly), "tests run in the project's folder");
        static const QRegularExpression number(QStringLiteral("\\b[A-Z]{3}-\\d{3}\\b"));
        int rules = 0;
        for (auto match = number.globalMatch(QString::fromUtf8(ids.readAll())); match.hasNext(); ++rules) {
            const QString rule = match.next().captured(0);
            QVERIFY2(anchors.count(rule) == 1, qPrintable(rule));
        }
        QVERIFY(rules > 80);
        for (const auto& option : findSystem(system.toStdString())->info().options)
            QVERIFY2(page->markdown.contains(QStringLiteral("`%1`").arg(QString::fromStdString(option.key))),
                     option.key.c_str());
    }

    void aLineOfSeveralRulesIsFoundByEach() {
        QVERIFY(ruleInWords(QStringLiteral("ALA-026")).contains(QStringLiteral("deep")));
        QCOMPARE(ruleInWords(QStringLiteral("ALA-025")), ruleInWords(QStringLiteral("ALA-028")));
        QCOMPARE(manualPlace(QStringLiteral("ALA-013"), {}, manualTopics()),
                 (ManualPlace{QStringLiteral("alala"), QStringLiteral("ALA-013")}));
        QCOMPARE(manualPlace(QStringLiteral("ALA-AMB-017"), {}, manualTopics()),
                 (ManualPlace{QStringLiteral("alala"), QStringLiteral("options")}));
        QCOMPARE(manualPlace(QStringLiteral("DBA-A22"), {}, manualTopics()),
                 (ManualPlace{QStringLiteral("dba"), QStringLiteral("options")}));
    }

    void everyLinkLeadsSomewhere() {
        const std::vector<ManualTopic> topics = manualTopics();
        QCOMPARE(topics.size(), static_cast<std::size_t>(pages()));
        for (const ManualTopic& topic : topics) {
            for (const QString& link : linksOf(*manualPage(topic))) {
                const ManualPlace place = manualPlace(link, topic.id, topics);
                QVERIFY2(!place.topic.isEmpty(), qPrintable(topic.id + QStringLiteral(": ") + link));
                const auto target = std::ranges::find(topics, place.topic, &ManualTopic::id);
                QVERIFY2(place.anchor.isEmpty() || anchorsOf(*manualPage(*target)).contains(place.anchor),
                         qPrintable(topic.id + QStringLiteral(": ") + link));
            }
        }
    }

    void everyPlaceThatAWindowLeadsToIsThere() {
        static const QRegularExpression named(
            QStringLiteral("(?:setHelpTopic|manualWanted)\\([^;]*?QStringLiteral\\(\"([a-z0-9#-]+)\"\\)"));
        const std::vector<ManualTopic> topics = manualTopics();
        int windows = 0;
        QDirIterator sources(QStringLiteral("ui"), {QStringLiteral("*.cpp")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            QFile source(sources.next());
            QVERIFY(source.open(QIODevice::ReadOnly));
            for (auto match = named.globalMatch(QString::fromUtf8(source.readAll())); match.hasNext(); ++windows) {
                const QString name = match.next().captured(1);
                const ManualPlace place = manualPlace(name, {}, topics);
                const auto target = std::ranges::find(topics, place.topic, &ManualTopic::id);
                QVERIFY2(target != topics.end(), qPrintable(source.fileName() + QStringLiteral(": ") + name));
                QVERIFY2(place.anchor.isEmpty() || anchorsOf(*manualPage(*target)).contains(place.anchor),
                         qPrintable(source.fileName() + QStringLiteral(": ") + name));
            }
        }
        QVERIFY(windows > 25);
    }

    void everyPictureIsThereAndShown() {
        QStringList shown;
        for (const ManualTopic& topic : manualTopics()) {
            shown << picturesOf(topic);
            const auto page = manualPage(topic);
            for (const QString& name : picturesOf(topic)) {
                const auto image = page->resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>();
                QVERIFY2(image.width() >= 600, qPrintable(name));
            }
        }
        QDir made(QStringLiteral(":/manual/pictures"));
        QVERIFY(made.entryList().size() >= 5);
        for (const QString& name : made.entryList())
            QVERIFY2(shown.contains(QStringLiteral("pictures/") + name), qPrintable(name));
    }

    void aTableThatFollowsCodeBeginsWithItsHeading() {
        const auto page =
            manualPage({{}, {}, QStringLiteral("# Fleets\n\n    sail\n\n| station | what |\n|---|---|\n| a | b |\n")});
        const QList<QTextFrame*> frames = page->rootFrame()->childFrames();
        QCOMPARE(frames.size(), 1);
        const auto* table = qobject_cast<const QTextTable*>(frames.front());
        QVERIFY(table);
        const QTextBlock heading = table->cellAt(0, 0).firstCursorPosition().block();
        QCOMPARE(heading.text(), QStringLiteral("station"));
        QVERIFY(heading.begin().fragment().charFormat().fontWeight() >= QFont::DemiBold);
    }

    void aLineIsBelowEachRowOfATable() {
        ManualWindow window;
        window.showTopic(QStringLiteral("veto"));
        const auto* page = window.findChild<QTextBrowser*>(QStringLiteral("page"));
        const QList<QTextFrame*> frames = page->document()->rootFrame()->childFrames();
        QVERIFY(!frames.isEmpty());
        const auto* table = qobject_cast<const QTextTable*>(frames.front());
        QVERIFY(table);
        for (int row = 0; row < table->rows(); ++row)
            QCOMPARE(table->cellAt(row, 0).format().toTableCellFormat().bottomBorder(), 1.0);
    }

    void picturesAreNeverWiderThanThePage() {
        ManualWindow window;
        window.resize(620, 500);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* page = window.findChild<QTextBrowser*>(QStringLiteral("page"));
        for (const ManualTopic& topic : manualTopics()) {
            if (picturesOf(topic).isEmpty())
                continue;
            window.showTopic(topic.id);
            QTRY_VERIFY2(page->horizontalScrollBar()->maximum() == 0, qPrintable(topic.id));
        }
    }

    void aRuleIsJumpedTo() {
        ManualWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.showTopic(QStringLiteral("MOB-182"));
        QCOMPARE(window.topic(), QStringLiteral("men-of-bronze"));
        auto* page = window.findChild<QTextBrowser*>(QStringLiteral("page"));
        QTRY_VERIFY(page->verticalScrollBar()->value() > 0);
        QCOMPARE(page->extraSelections().size(), 1);
        QVERIFY(page->extraSelections().front().cursor.selectedText().startsWith(QStringLiteral("MOB-182")));
        window.showTopic(QStringLiteral("army-lists"));
        QCOMPARE(window.topic(), QStringLiteral("army-lists"));
        QVERIFY(page->extraSelections().isEmpty());
        QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window.topic(), QStringLiteral("men-of-bronze"));
    }

    void aRuleIsToldInWords() {
        QVERIFY(
            ruleInWords(QStringLiteral("MOB-042")).startsWith(QStringLiteral("A Phalanx only goes straight ahead")));
        QCOMPARE(ruleInWords(QStringLiteral("MOB-190")), QStringLiteral("Elite Hoplite"));
        QVERIFY(ruleInWords(QStringLiteral("XYZ-999")).isEmpty());
        QVERIFY(ruleTip(QStringLiteral("MOB-042")).contains(QStringLiteral("MOB-042")));
        QCOMPARE(ruleTip(QStringLiteral("DR-01")), QStringLiteral("DR-01"));
    }

    void searchFindsParagraphs() {
        ManualWindow window;
        window.show();
        auto* search = window.findChild<QLineEdit*>(QStringLiteral("search"));
        auto* list = window.findChild<QListWidget*>(QStringLiteral("topics"));
        QCOMPARE(list->count(), pages());
        QTest::keyClicks(search, QStringLiteral("drift"));
        QVERIFY(list->count() >= 4);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(window.topic(), QStringLiteral("men-of-bronze"));
        search->clear();
        QCOMPARE(list->count(), pages());
    }

    void pictures() {
        test::picture(
            QStringLiteral("manual"), [] { return std::make_unique<ManualWindow>(); },
            [](QWidget& widget) { static_cast<ManualWindow&>(widget).showTopic(QStringLiteral("MOB-040")); },
            {1280, 800});
        test::picture(
            QStringLiteral("manual-lists"), [] { return std::make_unique<ManualWindow>(); },
            [](QWidget& widget) { static_cast<ManualWindow&>(widget).showTopic(QStringLiteral("army-lists")); },
            {1280, 800});
    }
};

QTEST_MAIN(TestManual)
#include "tst_manual.moc"
