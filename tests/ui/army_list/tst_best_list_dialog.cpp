// Which list is best: the question, lists that are left out, ranks, stopping, and what is done with the answer.
#include "core/rules/builtin.h"
#include "models/battle/samples.h"
#include "tests/support/written_file.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/odds/best_list_dialog.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;
using test::part;
using test::press;

namespace {

constexpr std::string_view bronzeHead =
    "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"{}\"\nstate = \"sparta\"\n\n"
    "[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n\n[[unit]]\ntype = \"elite_hoplite\"\n";

/// A legal list with so many more units of psiloi: the more, the better.
std::string bronzeText(const std::string& name, int psiloi) {
    std::string text(bronzeHead);
    text.replace(text.find("{}"), 2, name);
    return text + "\n[[unit]]\ntype = \"psiloi\"\ncount = " + std::to_string(psiloi) + "\n";
}

ListSource source(const QString& name, int psiloi) { return {name, {}, bronzeText(name.toStdString(), psiloi), {}}; }

ArmyList enemyList() { return *readArmyList(bronzeText("Enemy", 2), "enemy.toml", findSystem, systemIds()).list; }

BestListQuestion question(std::int64_t runs) {
    BestListQuestion asked;
    asked.limits.system = findSystem("men_of_bronze");
    asked.enemies = {source(QStringLiteral("Enemy"), 2)};
    asked.candidates = {source(QStringLiteral("Small"), 1), source(QStringLiteral("Large"), 6)};
    asked.runs = runs;
    asked.seed = 5;
    return asked;
}

}  // namespace

class TestBestListDialog : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    BestListNeeds needs() const { return {{enemyList()}, findSystem, m_folder.path(), 5, nullptr}; }

private Q_SLOTS:
    void initTestCase() {
        test::dressUp();
        test::writeFile(m_folder.filePath(QStringLiteral("large.toml")), bronzeText("Large", 6));
        test::writeFile(m_folder.filePath(QStringLiteral("small.toml")), bronzeText("Small", 1));
        test::writeFile(m_folder.filePath(QStringLiteral("broken.toml")),
                        bronzeText("Broken", 1) + "\n[[unit]]\ntype = \"x\"\n");
    }

    void theBetterListIsFirst() {
        BestList best(findSystem);
        BestListModel model(best);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        best.ask(question(400));
        QVERIFY(best.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!best.isRunning(), 60000);
        QVERIFY(best.isDone());
        const std::vector<BestList::Standing> standings = best.standings();
        QCOMPARE(standings.size(), std::size_t{2});
        QCOMPARE(best.lists()[static_cast<std::size_t>(standings[0].list)].name, QStringLiteral("Large"));
        QVERIFY(standings[0].rank == (Rank{1, 1}) && standings[1].rank == (Rank{2, 2}));
        QCOMPARE(model.columnCount(), static_cast<int>(BestListModel::FirstEnemyColumn));
        QCOMPARE(model.index(0, BestListModel::NameColumn).data().toString(), QStringLiteral("Large"));
        QVERIFY(model.index(0, BestListModel::AllColumn).data().toString().contains(QStringLiteral("±")));
    }

    void whatMayNotTakePartIsLeftOutByName() {
        BestList best(findSystem);
        BestListQuestion asked = question(50);
        asked.limits.points = 33;
        asked.candidates.push_back({QStringLiteral("Gone"), m_folder.filePath(QStringLiteral("gone.toml"))});
        asked.candidates.push_back(
            {QStringLiteral("Foreign"), {}, "format = 1\nsystem = \"dba\"\nrules = \"1\"\n", {}});
        best.ask(asked);
        QTRY_VERIFY_WITH_TIMEOUT(!best.isRunning(), 60000);
        QStringList leftOut;
        for (const BestList::LeftOut& one : best.leftOut())
            leftOut << one.source.name + u':' + one.why;
        QCOMPARE(leftOut.size(), 3);
        QVERIFY(leftOut[0].startsWith(QStringLiteral("Large:")) && leftOut[0].contains(QStringLiteral("33")));
        QVERIFY(leftOut[1].contains(QStringLiteral("gone.toml")));
        QVERIFY(leftOut[2].contains(QStringLiteral("DBA")));
        QCOMPARE(best.matrix().candidates(), 1);
        asked.limits.points = 1;
        best.ask(asked);
        QTRY_VERIFY_WITH_TIMEOUT(!best.isRunning(), 60000);
        QVERIFY(best.lists().empty());
        QCOMPARE(best.leftOut().size(), std::size_t{4});
    }

    void itStopsAndGoesOn() {
        BestList best(findSystem);
        best.ask(question(100'000));
        best.stop();  // while lists are read, or just afterwards
        QVERIFY(!best.isRunning() && !best.isDone());
        const std::int64_t atOnce = best.matrix().battlesDone();
        QTest::qWait(100);
        QCOMPARE(best.matrix().battlesDone(), atOnce);
        best.resume();
        QTRY_VERIFY(best.matrix().battlesDone() > 0);
        best.stop();
        QVERIFY(!best.isRunning() && !best.isDone());
        QTest::qWait(100);
        const std::int64_t stopped = best.matrix().battlesDone();
        best.resume();
        QTRY_VERIFY(best.matrix().battlesDone() > stopped);
        best.stop();
    }

    void theListThatIsOpenIsTheEnemyOrOnesOwn() {
        BestListChoice choice(needs());
        auto& enemies = *part<QListWidget>(choice, "bestEnemies");
        QTRY_VERIFY(!enemies.findItems(QStringLiteral("Large"), Qt::MatchExactly).isEmpty());
        QCOMPARE(choice.question().enemies.size(), std::size_t{1});
        QCOMPARE(choice.question().enemies.front().name, QStringLiteral("Enemy"));
        const std::size_t all = choice.question().candidates.size();
        QVERIFY(all > 5);
        const int points = findSystem("men_of_bronze")->summary(enemyList()).cost.value();
        QCOMPARE(choice.question().limits.points, points);
        auto& pool = *part<QComboBox>(choice, "bestPool");
        pool.setCurrentIndex(1);
        QCOMPARE(choice.question().candidates.size(), std::size_t{3});
        part<QComboBox>(choice, "bestQuestion")->setCurrentIndex(1);
        QCOMPARE(choice.question().candidates.front().name, QStringLiteral("Enemy"));
        QCOMPARE(choice.question().enemies.size(), std::size_t{1});
        QCOMPARE(choice.question().enemies.front().name, QStringLiteral("Large"));  // "Broken" is not legal
        auto& limit = *part<QSpinBox>(choice, "bestPoints");
        limit.setValue(99);
        enemies.item(0)->setCheckState(Qt::Checked);
        QCOMPARE(choice.question().limits.points, 99);
        for (int i = 0; i < enemies.count(); ++i)
            enemies.item(i)->setCheckState(Qt::Unchecked);
        QVERIFY(!part<QPushButton>(choice, "bestFind")->isEnabled());
    }

    void theAnswerIsReadAndUsed() {
        BestListDialog dialog(needs());
        dialog.show();
        QTRY_VERIFY(
            !part<QListWidget>(dialog, "bestEnemies")->findItems(QStringLiteral("Large"), Qt::MatchExactly).isEmpty());
        part<QComboBox>(dialog, "bestPool")->setCurrentIndex(1);
        part<QSpinBox>(dialog, "bestPoints")->setValue(0);
        part<QSpinBox>(dialog, "bestRuns")->setValue(400);
        press(dialog, "bestFind");
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.best().isRunning() && dialog.best().isDone() && !dialog.best().lists().empty(),
                                 60000);
        const QString answer = part<QLabel>(dialog, "bestAnswer")->text();
        QVERIFY2(answer.contains(QStringLiteral("Large")) && answer.contains(u'%'), qPrintable(answer));
        const QString leftOut = part<QLabel>(dialog, "bestLeftOut")->text();
        QVERIFY2(leftOut.contains(QStringLiteral("Broken")) && leftOut.contains(QStringLiteral("not legal")),
                 qPrintable(leftOut));
        QVERIFY(!part<QPushButton>(dialog, "bestOpen")->isEnabled());
        auto& table = *part<QTableView>(dialog, "bestTable");
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualRect(table.model()->index(0, BestListModel::NameColumn)).center());
        QSignalSpy opened(&dialog, &BestListDialog::openWanted);
        QSignalSpy fought(&dialog, &BestListDialog::fightWanted);
        press(dialog, "bestOpen");
        press(dialog, "bestFight");
        QCOMPARE(opened[0][0].toString(), m_folder.filePath(QStringLiteral("large.toml")));
        const Setup setup = fought[0][0].value<Setup>();
        QCOMPARE(setup.lists[0].name, std::string("Large"));
        QCOMPARE(setup.lists[1].name, std::string("Enemy"));
    }

    void itCanBeSeen() {
        test::picture(
            QStringLiteral("best-list"), [this] { return std::make_unique<BestListDialog>(needs()); },
            [](QWidget& dialog) {
                auto& enemies = *part<QListWidget>(dialog, "bestEnemies");
                QTRY_VERIFY(!enemies.findItems(QStringLiteral("Large"), Qt::MatchExactly).isEmpty());
                enemies.item(enemies.count() - 1)->setCheckState(Qt::Checked);
                part<QSpinBox>(dialog, "bestRuns")->setValue(50);
                press(dialog, "bestFind");
                const BestList& best = static_cast<BestListDialog&>(dialog).best();
                QTRY_VERIFY_WITH_TIMEOUT(!best.isRunning() && !best.lists().empty(), 60000);
            },
            {980, 580});
    }
};

QTEST_MAIN(TestBestListDialog)
#include "tst_best_list_dialog.moc"
