// Every save of a list keeps what the file held before, with what changed.
#include "core/rules/builtin.h"
#include "models/army_list/army_list_document.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace ephor;

namespace {

QString listOf(int psiloi) {
    return QStringLiteral(
               "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"\n\n[[unit]]\ntype = "
               "\"elite_hoplite\"\nstrategos = true\n\n[[unit]]\ntype = \"psiloi\"\ncount = %1\n")
        .arg(psiloi);
}

}  // namespace

class TestListVersions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSaveKeepsWhatTheFileHeldBefore() {
        const QTemporaryDir dir;
        const std::filesystem::path file = dir.filePath(QStringLiteral("sparta.toml")).toStdString();
        ArmyListDocument document(findSystem, systemIds(), dir.path().toStdString());
        document.startWith(listOf(2), QStringLiteral("New army"));
        QVERIFY(document.save(file));
        QVERIFY(document.versions()().empty());
        QVERIFY(document.save(file));  // the same once more is no version
        QVERIFY(document.versions()().empty());
        for (const int count : {3, 4}) {
            document.setText(listOf(count));
            QVERIFY(document.save(file));
            QTest::qSleep(5);  // versions are named by the millisecond
        }
        const std::vector<ListVersion> versions = document.versions()();
        QCOMPARE(versions.size(), std::size_t{2});
        QCOMPARE(versions[0].text, listOf(3));
        QCOMPARE(versions[1].text, listOf(2));
        QVERIFY2(versions[0].changes.join(u' ').contains(u'4'), qPrintable(versions[0].changes.join(u' ')));
        QVERIFY2(versions[1].changes.join(u' ').contains(u'3'), qPrintable(versions[1].changes.join(u' ')));
        ArmyListDocument other(findSystem, systemIds(), dir.path().toStdString());
        QVERIFY(other.load(file));
        QCOMPARE(other.versions()().size(), std::size_t{2});
    }

    void onlyTheLatestAreKept() {
        const QTemporaryDir dir;
        const ListVersions versions(dir.path().toStdString());
        const QDateTime start(QDate(2026, 11, 27), QTime(2, 0), QTimeZone::utc());
        for (int i = 0; i < ListVersions::mostVersions + 5; ++i)
            versions.keep("list.toml", listOf(1 + i % 9).toStdString(), start.addSecs(i));
        const auto all = versions.of("list.toml", listOf(1), findSystem, systemIds());
        QCOMPARE(all.size(), std::size_t{ListVersions::mostVersions});
        QCOMPARE(all.front().saved.toUTC(), start.addSecs(ListVersions::mostVersions + 4));
        QVERIFY(ListVersions({}).of("list.toml", {}, findSystem, systemIds()).empty());
    }
};

QTEST_GUILESS_MAIN(TestListVersions)
#include "tst_list_versions.moc"
