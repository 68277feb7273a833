#include "core/army/check_schema.h"

#include <QTest>
#include <algorithm>

using namespace ephor;

namespace {

const ListSchema schema{
    {{"limit", FieldKind::Integer, false, 1, 100, "points"}, {"weight", FieldKind::Number, false, 0, 2, "a number"}},
    {{"unit",
      {{"type", FieldKind::Text, true, 0, 0, "its type", 10}, {"leader", FieldKind::Flag, false, 0, 0, ""}},
      {}},
     {"phalanx",
      {{"name", FieldKind::Text, false, 0, 0, ""}},
      {{"unit", {{"type", FieldKind::Text, true, 0, 0, ""}}, {}}}}}};

Entry unit(std::vector<Field> fields) { return entry("unit", std::move(fields)); }

std::vector<std::string> codes(const ArmyList& list) {
    std::vector<std::string> all;
    for (const Diagnostic& d : checkSchema(list, schema))
        all.push_back(d.code);
    return all;
}

}  // namespace

class TestCheckSchema : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRightListHasNoFaults() {
        ArmyList list;
        list.fields = {field("limit", std::int64_t{38}), field("weight", 1.5)};
        list.entries = {unit({field("type", "psiloi"), field("leader", true)})};
        QCOMPARE(codes(list), std::vector<std::string>{});
    }
    void aNumberMayBeWrittenWhole() {
        ArmyList list;
        list.fields = {field("weight", std::int64_t{2})};
        QCOMPARE(codes(list), std::vector<std::string>{});
    }
    void everyFaultIsFoundAtOnce() {
        ArmyList list;
        list.fields = {field("limit", std::int64_t{0}), field("wieght", 1.0)};
        list.entries = {unit({field("leader", std::int64_t{1})}), unit({field("type", "much too long a type")})};
        QCOMPARE(codes(list), (std::vector<std::string>{"list-range", "list-unknown-key", "list-wrong-kind",
                                                        "list-missing-key", "list-text-length"}));
    }
    void tablesInsideTablesHaveRulesOfTheirOwn() {
        Entry phalanx;
        phalanx.table = "phalanx";
        phalanx.children = {unit({}), unit({field("type", "x"), field("leader", true)})};
        ArmyList list;
        list.entries = {phalanx};
        QCOMPARE(codes(list), (std::vector<std::string>{"list-missing-key", "list-unknown-key"}));
    }
    void notANumberIsOutOfRange() {
        ArmyList list;
        list.fields = {field("weight", std::nan(""))};
        QCOMPARE(codes(list), std::vector<std::string>{"list-range"});
    }
    void noFixIsOfferedWithoutAPlaceForIt() {
        ArmyList list;
        list.fields = {field("limit", std::int64_t{0})};
        QVERIFY(checkSchema(list, schema).front().fixes.empty());
    }
};

QTEST_APPLESS_MAIN(TestCheckSchema)
#include "tst_check_schema.moc"
