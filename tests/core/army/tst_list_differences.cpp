// What two lists have different: entries find their like by equality, then name, then type.
#include "core/army/list_differences.h"

#include <QTest>

using namespace ephor;

namespace {

Entry unit(std::string type, std::int64_t count, std::string name = {}) {
    Entry made = entry("unit", {field("type", std::move(type)), field("count", count)});
    if (!name.empty())
        made.fields.push_back(field("name", std::move(name)));
    return made;
}

ArmyList army(std::vector<Entry> entries) {
    ArmyList list;
    list.system = "men_of_bronze";
    list.rules = "1";
    list.name = "Sparta";
    list.entries = std::move(entries);
    return list;
}

}  // namespace

class TestListDifferences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalListsAreTheSame() {
        const ArmyList list = army({unit("psiloi", 2), unit("archers", 1)});
        QVERIFY(comparisonOf(list, list).isSame());
        QVERIFY(differencesOf(list, list, {}).empty());
    }

    void whatCameWentAndChangedIsToldApart() {
        const ArmyList before = army({unit("hoplite", 1, "The guard"), unit("psiloi", 2), unit("cavalry", 1)});
        const ArmyList after = army({unit("psiloi", 3), unit("archers", 1), unit("elite", 1, "The guard")});
        const ListComparison comparison = comparisonOf(before, after);
        QCOMPARE(comparison.entries.size(), 4U);
        const EntryPair& guard = comparison.entries[0];
        QCOMPARE(guard.second, &after.entries[2]);
        QCOMPARE(guard.changes.size(), 1U);
        QCOMPARE(std::get<std::string>(*guard.changes[0].second), std::string("elite"));
        QCOMPARE(comparison.entries[1].second, &after.entries[0]);
        QCOMPARE(comparison.entries[2].second, nullptr);
        QCOMPARE(comparison.entries[3].first, nullptr);
        QCOMPARE(differencesOf(before, after, {}).size(), 4U);
    }

    void anEqualUnitIsNeverTakenForAChangedOne() {
        const ArmyList before = army({unit("psiloi", 2), unit("psiloi", 4)});
        const ArmyList after = army({unit("psiloi", 4), unit("psiloi", 3)});
        const ListComparison comparison = comparisonOf(before, after);
        QCOMPARE(comparison.entries[0].second, &after.entries[1]);
        QVERIFY(comparison.entries[1].isSame());
    }

    void anotherOrderIsADifferenceWhereNothingElseIs() {
        const ArmyList before = army({unit("psiloi", 2), unit("archers", 1)});
        const ArmyList after = army({unit("archers", 1), unit("psiloi", 2)});
        QVERIFY(comparisonOf(before, after).otherOrder);
        QVERIFY(!comparisonOf(before, after).isSame());
        QVERIFY(!comparisonOf(before, army({unit("archers", 2), unit("psiloi", 2)})).otherOrder);
    }

    void whatStandsWithinAnEntryIsComparedToo() {
        ArmyList before = army({unit("phalanx", 1, "Right")});
        before.entries[0].children = {unit("hoplite", 2)};
        ArmyList after = before;
        after.entries[0].children[0].fields[1].value = std::int64_t{3};
        const ListComparison comparison = comparisonOf(before, after);
        QVERIFY(!comparison.isSame());
        QVERIFY(comparison.entries[0].changes.empty());
        QCOMPARE(comparison.entries[0].children[0].changes[0].key, std::string("count"));
    }
};

QTEST_GUILESS_MAIN(TestListDifferences)
#include "tst_list_differences.moc"
