#include "core/army/unit_names.h"

#include <QTest>
#include <set>

using namespace ephor;

class TestUnitNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreRoman() {
        QCOMPARE(roman(1), std::string("I"));
        QCOMPARE(roman(4), std::string("IV"));
        QCOMPARE(roman(19), std::string("XIX"));
        QCOMPARE(roman(1949), std::string("MCMXLIX"));
    }
    void onlyEqualNamesAreNumbered() {
        QCOMPARE(toldApart({"Psiloi", "Thebans", "Psiloi"}),
                 (std::vector<std::string>{"Psiloi I", "Thebans", "Psiloi II"}));
    }
    void aNumberedNameNeverEqualsAnotherOne() {
        const std::vector<std::string> names = toldApart({"Psiloi", "Psiloi II", "Psiloi", "Psiloi II", "Psiloi II I"});
        QCOMPARE(std::set<std::string>(names.begin(), names.end()).size(), names.size());
    }
};

QTEST_APPLESS_MAIN(TestUnitNames)
#include "tst_unit_names.moc"
