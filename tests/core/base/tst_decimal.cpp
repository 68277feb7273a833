#include "core/base/decimal.h"

#include <QTest>
#include <clocale>
#include <limits>

using namespace ephor;

class TestDecimal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAreReadToTheLastBit() {
        QCOMPARE(decimalIn("12"), std::optional(12.0));
        QCOMPARE(decimalIn("-1.5"), std::optional(-1.5));
        QCOMPARE(decimalIn("2e3"), std::optional(2000.0));
        QCOMPARE(decimalIn(".25"), std::optional(0.25));
        QCOMPARE(decimalIn("0.1"), std::optional(0.1));
        QCOMPARE(decimalIn("1.7976931348623157e308"), std::optional(std::numeric_limits<double>::max()));
    }
    void anythingElseIsNoNumber() {
        for (const std::string_view bad :
             {"", " 1", "1 ", "+1", "1,5", "0x10", "inf", "nan", "1e", "-", ".", "1.2.3", "1e999", "five"})
            QVERIFY2(!decimalIn(bad), bad.data());
    }
    void theLocaleDoesNotMatter() {
        const std::string before = std::setlocale(LC_NUMERIC, nullptr);
        std::setlocale(LC_NUMERIC, "de_DE.UTF-8");  // where it is installed
        QCOMPARE(decimalIn("2.5"), std::optional(2.5));
        QVERIFY(!decimalIn("2,5"));
        std::setlocale(LC_NUMERIC, before.c_str());
    }
};

QTEST_APPLESS_MAIN(TestDecimal)
#include "tst_decimal.moc"
