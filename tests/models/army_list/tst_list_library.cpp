// The lists of a club: two thousand are read in the background, searched, watched, and changed as files.
#include "core/rules/builtin.h"
#include "models/army_list/list_comparison_model.h"
#include "models/army_list/list_library_model.h"
#include "tests/support/written_file.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace ephor;

namespace {

QByteArray listText(const QString& name, const char* type, int count) {
    return QStringLiteral(
               "# kept by Anna\nformat = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"%1\"\nstate = \"sparta\"\n"
               "note = \"for the league\"\n\n[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n\n"
               "[[unit]]\ntype = \"%2\"\ncount = %3\n")
        .arg(name, QLatin1StringView(type))
        .arg(count)
        .toUtf8();
}

QByteArray textOf(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

}  // namespace

class TestListLibrary : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;

    static bool settled(ListLibrary& library) {
        return QTest::qWaitFor([&] { return !library.isReading(); }, 60000);
    }
    /// The library with `count` files in it, as soon as it has noticed.
    static bool has(ListLibrary& library, std::size_t count) {
        return QTest::qWaitFor([&] { return !library.isReading() && library.lists().size() == count; }, 20000);
    }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_DATA_HOME", m_home.path().toUtf8()); }

    void theColumnOfArmiesHasStatesAndPublishedArmies() {
        const QTemporaryDir folder;
        test::writeFile(folder.filePath(QStringLiteral("a.toml")), listText(QStringLiteral("A"), "psiloi", 1));
        test::writeFile(folder.filePath(QStringLiteral("b.toml")),
                        "format = 1\nsystem = \"dba\"\nrules = \"1\"\nname = \"B\"\narmy = \"II/5b\"\n");
        ListLibrary library(findSystem, systemIds());
        ListLibraryModel model(library, findSystem);
        ListLibraryFilter filter(model);
        QVERIFY(library.open(folder.path()));
        QVERIFY(has(library, 2));
        const auto army = [&filter](int row) {
            return filter.index(row, ListLibraryModel::ArmyColumn).data().toString();
        };
        QCOMPARE(army(0), QStringLiteral("Sparta"));
        QCOMPARE(army(1), QStringLiteral("II/5b Later Hoplite Athenian, 448–278 BC"));
        filter.setWords(QStringLiteral("hoplite athenian"));
        QCOMPARE(filter.rowCount(), 1);
    }

    void aComparisonNamesTheRules() {
        const auto side = [](const char* id) {
            ArmyList list;
            list.system = id;
            return ListComparisonModel::Side{std::move(list), findSystem(id)};
        };
        ListComparisonModel model;
        model.compare(side("dba"), side("men_of_bronze"));
        QCOMPARE(model.index(0, ListComparisonModel::FirstColumn).data().toString(), QStringLiteral("DBA"));
        QCOMPARE(model.index(0, ListComparisonModel::SecondColumn).data().toString(), QStringLiteral("Men of Bronze"));
    }

    void twoThousandListsAreReadWhileTheWindowAnswers() {
        const QTemporaryDir folder;
        for (int i = 0; i < 2000; ++i)
            test::writeFile(folder.filePath(QStringLiteral("season %1/list_%2.toml").arg(i % 20).arg(i)),
                            listText(QStringLiteral("Army %1").arg(i), i % 10 == 0 ? "psilio" : "psiloi", 1 + i % 4));
        ListLibrary library(findSystem, systemIds());
        ListLibraryModel model(library, findSystem);
        ListLibraryFilter filter(model);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy progressed(&library, &ListLibrary::progressed);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(library.open(folder.path()));
        const qint64 opening = clock.elapsed();
        QVERIFY(settled(library));
        const qint64 reading = clock.restart();
        QCOMPARE(library.lists().size(), 2000U);
        QCOMPARE(library.folders().size(), 20);
        QVERIFY(progressed.size() > 3);
        filter.setOnlyFaulty(true);
        QCOMPARE(filter.rowCount(), 200);
        filter.setOnlyFaulty(false);
        filter.setWords(QStringLiteral("LEAGUE army 1999 psiloi"));
        QCOMPARE(filter.rowCount(), 1);
        const qint64 searching = clock.restart();
        library.readAgain();
        QVERIFY(settled(library));
        qInfo("2,000 lists: opened in %lld ms, read in %lld ms, searched twice in %lld ms, looked at again in %lld ms",
              opening, reading, searching, clock.elapsed());
        QVERIFY(opening < 200);
        QVERIFY(searching < 1000);
    }

    void readingStopsAndGoesOn() {
        const QTemporaryDir folder;
        for (int i = 0; i < 1500; ++i)
            test::writeFile(folder.filePath(QStringLiteral("list_%1.toml").arg(i)),
                            listText(QStringLiteral("Army %1").arg(i), "psiloi", 2));
        ListLibrary library(findSystem, systemIds());
        QVERIFY(library.open(folder.path()));
        QVERIFY(QTest::qWaitFor([&] { return library.filesRead() > 5; }, 20000));
        library.cancel();
        QVERIFY(settled(library));
        QVERIFY(library.wasCancelled());
        const std::size_t read = library.lists().size();
        QVERIFY(read > 0 && read < 1500);
        library.readAgain();
        QVERIFY(has(library, 1500));
        QVERIFY(!library.wasCancelled());
    }

    void aReadingWhoseListsAreNotTakenYetGoesOn() {
        const QTemporaryDir folder;
        test::writeFile(folder.filePath(QStringLiteral("list.toml")), listText(QStringLiteral("Army"), "psiloi", 2));
        ListLibrary library(findSystem, systemIds());
        QVERIFY(library.open(folder.path()));
        QThreadPool::globalInstance()->waitForDone();
        QVERIFY(library.isReading());
        library.readAgain();
        QVERIFY(has(library, 1));
    }

    void itKnowsWhatAListIsAndWhatIsWrongWithIt() {
        const QTemporaryDir folder;
        test::writeFile(folder.filePath(QStringLiteral("good.toml")), listText(QStringLiteral("Good"), "psiloi", 2));
        test::writeFile(folder.filePath(QStringLiteral("league/bad.toml")),
                        listText(QStringLiteral("Bad"), "psilio", 2));
        test::writeFile(folder.filePath(QStringLiteral("league/no list.toml")), "name = [");
        test::writeFile(folder.filePath(QStringLiteral("league/notes.txt")), "nothing");
        ListLibrary library(findSystem, systemIds());
        QVERIFY(library.open(folder.path()));
        QVERIFY(has(library, 3));
        const ShelvedList& good = library.lists()[0];
        QCOMPARE(good.name, QStringLiteral("Good"));
        QCOMPARE(good.units, 3);
        QVERIFY(good.points.value_or(0) > 12);
        QCOMPARE(good.errors, 0);
        QCOMPARE(library.lists()[1].folder, QStringLiteral("league"));
        QVERIFY(library.lists()[1].errors > 0);
        QCOMPARE(library.lists()[2].name, QStringLiteral("no list"));
        QVERIFY(library.lists()[2].errors > 0);
        ListLibraryModel model(library, findSystem);
        ListLibraryFilter filter(model);
        filter.setFolder(QStringLiteral("league"));
        QCOMPARE(filter.rowCount(), 2);
        filter.setSystem("men_of_bronze");
        QCOMPARE(filter.rowCount(), 1);
    }

    void whatOtherProgramsChangeIsSeen() {
        const QTemporaryDir folder;
        test::writeFile(folder.filePath(QStringLiteral("one.toml")), listText(QStringLiteral("One"), "psiloi", 2));
        ListLibrary library(findSystem, systemIds());
        QVERIFY(library.open(folder.path()));
        QVERIFY(has(library, 1));
        test::writeFile(folder.filePath(QStringLiteral("two.toml")), listText(QStringLiteral("Two"), "psiloi", 2));
        QVERIFY(has(library, 2));
        test::writeFile(folder.filePath(QStringLiteral("one.toml")),
                        listText(QStringLiteral("First of all"), "psiloi", 2));
        QTRY_COMPARE_WITH_TIMEOUT(library.lists()[0].name, QStringLiteral("First of all"), 20000);
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("one.toml"))));
        QVERIFY(has(library, 1));
    }

    void aCopyARenamedListAndAMovedOneKeepEveryComment() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("one.toml"));
        test::writeFile(file, listText(QStringLiteral("One"), "psiloi", 2));
        ListLibrary library(findSystem, systemIds());
        QVERIFY(library.open(folder.path()));
        QVERIFY(has(library, 1));
        const Result<QString> copy = library.duplicate(file);
        QVERIFY(copy && *copy != file);
        QVERIFY(textOf(*copy).startsWith("# kept by Anna\n") && textOf(*copy).contains("name = \"One (copy)\""));
        const Result<QString> renamed = library.rename(*copy, QStringLiteral("Athens, the fleet"));
        QVERIFY(renamed);
        QCOMPARE(QFileInfo(*renamed).fileName(), QStringLiteral("athens_the_fleet.toml"));
        QCOMPARE(textOf(*renamed), listText(QStringLiteral("Athens, the fleet"), "psiloi", 2));
        QVERIFY(!QFile::exists(*copy));
        QVERIFY(library.makeFolder(QStringLiteral("league/2026")));
        QVERIFY(!library.makeFolder(QStringLiteral("league/2026")));
        QVERIFY(!library.makeFolder(QStringLiteral("../outside")));
        const Result<QString> moved = library.move(*renamed, QStringLiteral("league/2026"));
        QVERIFY(moved && moved->endsWith(QStringLiteral("league/2026/athens_the_fleet.toml")));
        QVERIFY(has(library, 2));
        QCOMPARE(library.lists()[1].folder, QStringLiteral("league/2026"));
        QVERIFY(!library.duplicate(folder.filePath(QStringLiteral("not there.toml"))));
    }

    void theTrashGivesAListBack() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("one.toml"));
        test::writeFile(file, listText(QStringLiteral("One"), "psiloi", 2));
        ListLibrary library(findSystem, systemIds());
        QVERIFY(library.open(folder.path()));
        QVERIFY(has(library, 1));
        const Result<QString> trashed = library.moveToTrash(file);
        QVERIFY(trashed);
        QVERIFY(!QFile::exists(file));
        QVERIFY(has(library, 0));
        QVERIFY(library.putBack(*trashed, file));
        QVERIFY(has(library, 1));
        QVERIFY(!library.moveToTrash(folder.filePath(QStringLiteral("not there.toml"))));
    }
};

QTEST_GUILESS_MAIN(TestListLibrary)
#include "tst_list_library.moc"
