// What beats what: every pair is fought, refined alike, stopped and gone on with; the table says it with intervals.
#include "core/ai/computer_players.h"
#include "core/rules/builtin.h"
#include "tests/support/written_file.h"
#include "tests/ui/pictures.h"
#include "tests/ui/widgets.h"
#include "ui/odds/matrix_dialog.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
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

MatrixNeeds needs() {
    const auto systems = builtinSystems();
    return {{systems.begin(), systems.end()}, findSystem, 431, nullptr};
}

std::vector<ArmyList> bronzeLists(std::size_t count) {
    std::vector<ArmyList> lists;
    for (const Sample& sample : sampleArmies(findSystem, systemIds()))
        if (sample.system == "men_of_bronze" && lists.size() < count)
            lists.push_back(*readArmyList(sample.text, "x", findSystem, systemIds()).list);
    return lists;
}

}  // namespace

class TestMatrixDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void everyPairIsFoughtToTheEnd() {
        OddsMatrix matrix;
        OddsMatrixModel model(matrix);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        matrix.ask(*findSystem("men_of_bronze"), bronzeLists(3), 120, 1);
        QTRY_VERIFY_WITH_TIMEOUT(!matrix.isRunning(), 60000);
        QVERIFY(matrix.isDone());
        QCOMPARE(matrix.battlesDone(), 360);
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column) {
                if (row == column) {
                    QVERIFY(!matrix.wins(row, column));
                    continue;
                }
                QCOMPARE(matrix.battles(row, column), 120);
                const double all =
                    matrix.wins(row, column)->p + matrix.wins(column, row)->p + matrix.draws(row, column)->p;
                QVERIFY(std::abs(all - 1) < 1e-12);
                const QString cell = model.index(row, OddsMatrixModel::FirstListColumn + column).data().toString();
                QVERIFY2(cell.contains(QStringLiteral("±")), qPrintable(cell));
            }
        const std::vector<std::optional<Rank>> ranks = matrix.ranks();
        for (int row = 0; row < 3; ++row) {
            const Share all = *matrix.winsAgainstAll(row);
            const Share first = *matrix.wins(row, row == 0 ? 1 : 0);
            const Share second = *matrix.wins(row, row == 2 ? 1 : 2);
            QVERIFY(std::abs(all.p - (first.p + second.p) / 2) < 1e-12);
            // Narrower than that of one pair, wider than if it had no error.
            QVERIFY(all.low < all.p && all.p < all.high);
            QVERIFY(all.halfWidth() < std::max(first.halfWidth(), second.halfWidth()));
            const Rank rank = *ranks[static_cast<std::size_t>(row)];
            QVERIFY(1 <= rank.best && rank.best <= rank.worst && rank.worst <= 3);
            QVERIFY(model.index(row, OddsMatrixModel::AllColumn).data().toString().contains(QStringLiteral("±")));
            for (int other = 0; other < 3; ++other)
                if (matrix.winsAgainstAll(other)->low > all.high)
                    QVERIFY(ranks[static_cast<std::size_t>(other)]->worst < rank.worst &&
                            ranks[static_cast<std::size_t>(other)]->best < rank.best);
        }
    }

    void itIsThatOfTheSimulator() {
        OddsMatrix matrix;
        const std::vector<ArmyList> lists = bronzeLists(3);
        matrix.ask(*findSystem("men_of_bronze"), lists, 200, 7);
        QTRY_VERIFY_WITH_TIMEOUT(!matrix.isRunning(), 60000);
        const RuleSystem& system = *findSystem("men_of_bronze");
        std::size_t match = 0;  // each has its own dice
        for (int first = 0; first < 3; ++first)
            for (int second = first + 1; second < 3; ++second) {
                SimulationPlan plan;
                plan.game = *system.open(matchOf(system, matrix.list(first), matrix.list(second)));
                plan.players.fill(&standardPlayer(*plan.game));
                plan.seed = matchSeed(7, match++);
                plan.runs = 200;
                QCOMPARE(matrix.wins(first, second)->p, simulate(plan).report.wins(Side::A).p);
            }
    }

    void onlyEnemiesAreFought() {
        OddsMatrix matrix;
        matrix.ask(*findSystem("men_of_bronze"), bronzeLists(5), 60, 7, 2);
        QTRY_VERIFY_WITH_TIMEOUT(!matrix.isRunning(), 60000);
        QCOMPARE(matrix.candidates(), 3);
        QCOMPARE(matrix.battlesDone(), 3 * 2 * 60);
        QCOMPARE(matrix.ranks().size(), std::size_t{3});
        for (int row = 0; row < 5; ++row)
            for (int column = 0; column < 5; ++column)
                QCOMPARE(matrix.battles(row, column), (row < 3) != (column < 3) ? 60 : 0);
        const std::array<Share, 2> shares{*matrix.wins(1, 3), *matrix.wins(1, 4)};
        QCOMPARE(matrix.winsAgainstAll(1), averageOf(shares));
    }

    void itStopsAndGoesOn() {
        OddsMatrix matrix;
        QSignalSpy refined(&matrix, &OddsMatrix::refined);
        matrix.ask(*findSystem("men_of_bronze"), bronzeLists(4), 100'000, 1);
        QTRY_VERIFY(refined.size() > 3);
        matrix.stop();
        QVERIFY(!matrix.isRunning());
        QVERIFY(!matrix.isDone());
        QTest::qWait(100);
        const std::int64_t stopped = matrix.battlesDone();
        QTest::qWait(100);
        QCOMPARE(matrix.battlesDone(), stopped);
        matrix.resume();
        QTRY_VERIFY(matrix.battlesDone() > stopped);
        matrix.stop();
    }

    void listsThatCannotMeetSayWhy() {
        std::vector<ArmyList> lists = bronzeLists(2);
        lists[1].entries.clear();
        OddsMatrix matrix;
        OddsMatrixModel model(matrix);
        matrix.ask(*findSystem("men_of_bronze"), lists, 50, 1);
        QTRY_VERIFY(!matrix.isRunning());
        QVERIFY(!matrix.whyNot(0, 1).empty());
        const int first = OddsMatrixModel::FirstListColumn;
        QCOMPARE(model.index(0, first + 1).data().toString(), QStringLiteral("cannot meet"));
        QVERIFY(!model.index(1, first).data(Qt::ToolTipRole).toString().isEmpty());
        QVERIFY(!matrix.winsAgainstAll(0) && !matrix.ranks()[0]);
    }

    void twoListsOfOneCityKeepTheirNames() {
        std::vector<ArmyList> lists = bronzeLists(3);
        lists[0].name = "Corinth, mine";
        lists[1].name = "Corinth, as published";
        lists[2].name = "Argos, 38 points";
        lists.push_back(lists[2]);
        OddsMatrix matrix;
        const OddsMatrixModel model(matrix);
        matrix.ask(*findSystem("men_of_bronze"), lists, 50, 1);
        const auto head = [&model](int list) {
            return model.headerData(OddsMatrixModel::FirstListColumn + list, Qt::Horizontal, Qt::DisplayRole);
        };
        QCOMPARE(head(0).toString(), QStringLiteral("Corinth, mine"));
        QCOMPARE(head(1).toString(), QStringLiteral("Corinth, as published"));
        QCOMPARE(head(2).toString(), QStringLiteral("Argos, 38 points (1)"));
        QCOMPARE(head(3).toString(), QStringLiteral("Argos, 38 points (2)"));
        matrix.stop();
    }

    void aClubChoosesAndFights() {
        MatrixDialog dialog(needs());
        dialog.show();
        auto& choice = *part<QListWidget>(dialog, "matrixLists");
        QVERIFY(choice.count() >= 8);
        part<QSpinBox>(dialog, "matrixRuns")->setValue(20);
        QListWidgetItem* last = choice.item(choice.count() - 1);
        choice.scrollToItem(last);
        const QRect box = choice.visualItemRect(last);
        QTest::mouseClick(choice.viewport(), Qt::LeftButton, {}, QPoint(box.left() + 10, box.center().y()));
        QCOMPARE(last->checkState(), Qt::Checked);
        auto& fight = *part<QPushButton>(dialog, "matrixFight");
        QTest::mouseClick(&fight, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.matrix().isRunning(), 60000);
        QCOMPARE(dialog.matrix().lists(), 6);
        QCOMPARE(dialog.matrix().battlesDone(), 15 * 20);
        press(dialog, "matrixCopy");
        const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split(u'\n');
        QCOMPARE(lines.size(), 7);
        QCOMPARE(lines[1].split(u'\t').size(), 9);
        const QTemporaryDir folder;
        QVERIFY(dialog.saveCsv(folder.filePath(QStringLiteral("t.csv"))));
        QVERIFY(!dialog.saveCsv(folder.filePath(QStringLiteral("no/such/t.csv"))));
    }

    void filesJoinAndBadOnesAreNamed() {
        const QTemporaryDir folder;
        const QString good = folder.filePath(QStringLiteral("good.toml"));
        test::writeFile(
            good,
            "format = 1\nsystem = \"ohw\"\nrules = \"1\"\nname = \"Our own\"\n\n[[general]]\ntype = \"able\"\n\n[[unit]]\ntype = \"hoplites\"\ncount = 6\n");
        const QString bad = folder.filePath(QStringLiteral("bad.toml"));
        test::writeFile(bad, "[[[");
        MatrixDialog dialog(needs());
        dialog.show();
        dialog.addFiles({good, bad});
        auto& choice = *part<QListWidget>(dialog, "matrixLists");
        QVERIFY(!choice.findItems(QStringLiteral("Our own"), Qt::MatchExactly).isEmpty());
        bool isNamed = false;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            isNamed = isNamed || label->text().contains(QStringLiteral("bad.toml"));
        QVERIFY(isNamed);
    }

    void itCanBeSeen() {
        test::picture(
            QStringLiteral("matrix"), [] { return std::make_unique<MatrixDialog>(needs()); },
            [](QWidget& dialog) {
                press(dialog, "matrixFight");
                QTRY_VERIFY_WITH_TIMEOUT(!static_cast<MatrixDialog&>(dialog).matrix().isRunning(), 60000);
            },
            {1100, 640});
    }
};

QTEST_MAIN(TestMatrixDialog)
#include "tst_matrix_dialog.moc"
