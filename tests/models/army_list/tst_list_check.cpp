// Thirty lists against an event's file, and what a collection lacks for some lists.
#include "core/rules/builtin.h"
#include "models/army_list/list_check.h"
#include "tests/support/written_file.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ephor;

namespace {

QByteArray listOf(const QByteArray& name, const QByteArray& units) {
    return "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"" + name +
           "\"\n\n[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n" + units;
}

QByteArray psiloi(int count, int owned) {
    return "\n[[unit]]\ntype = \"psiloi\"\ncount = " + QByteArray::number(count) +
           "\nowned = " + QByteArray::number(owned) + "\n";
}

}  // namespace

class TestListCheck : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    QString put(const QString& name, const QByteArray& bytes) const {
        const QString path = m_dir.filePath(name);
        test::writeFile(path, bytes);
        return path;
    }

private Q_SLOTS:
    void thirtyListsAreCheckedAtOnce() {
        QStringList files;
        for (int i = 0; i < 30; ++i)
            files << put(QStringLiteral("list%1.toml").arg(i),
                         listOf("List " + QByteArray::number(i), psiloi(i < 28 ? 2 : 19, 0)));
        files << put(QStringLiteral("broken.toml"), "format = 1\nsystem = \"men_of_bronze\nname = \"x\"\n")
              << m_dir.filePath(QStringLiteral("missing.toml"));
        const ListEvent event{"Open day", "men_of_bronze", {}, {}, 38, {}, {}, {}};
        const std::vector<EventVerdict> verdicts = checkedForEvent(event, files, findSystem, systemIds());
        QCOMPARE(verdicts.size(), std::size_t{32});
        QCOMPARE(std::ranges::count_if(verdicts, [](const EventVerdict& one) { return one.faults.isEmpty(); }), 28);
        QCOMPARE(verdicts[3].name, QStringLiteral("List 3"));
        QVERIFY2(verdicts[29].faults.join(u' ').contains(QStringLiteral("more than the 38 of the event")),
                 qPrintable(verdicts[29].faults.join(u' ')));
        QVERIFY(!verdicts[30].faults.isEmpty() && !verdicts[31].faults.isEmpty());
    }

    void whatIsMissingIsSummedUp() {
        const auto read = [](const QByteArray& text) {
            return readArmyList(text.toStdString(), {}, findSystem, systemIds());
        };
        QCOMPARE(lacksOf({read(listOf("A", psiloi(6, 2)))}), (std::vector<Lack>{{QStringLiteral("Psiloi"), 6, 2}}));
        // Lists are played one at a time: the larger need counts, and what one of them says is owned.
        QCOMPARE(lacksOf({read(listOf("A", psiloi(6, 2))), read(listOf("B", psiloi(3, 4)))}),
                 (std::vector<Lack>{{QStringLiteral("Psiloi"), 6, 4}}));
        QVERIFY(lacksOf({read(listOf("A", psiloi(2, 2)))}).empty());
        QVERIFY(lacksOf({read(listOf("A", "\n[[unit]]\ntype = \"psiloi\"\n"))}).empty());
    }
};

QTEST_GUILESS_MAIN(TestListCheck)
#include "tst_list_check.moc"
