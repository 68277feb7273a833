#include "core/base/message.h"

#include <QTest>

using namespace ephor;

class TestMessage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void argumentsTakeTheirPlaces() {
        QCOMPARE(toText({"{0} charges {1}.", {"Sparta", "Argos"}}), std::string("Sparta charges Argos."));
        QCOMPARE(filled("{1} was charged by {0}, by {0}!", {"Sparta", "Argos"}),
                 std::string("Argos was charged by Sparta, by Sparta!"));
    }

    void aPlaceWithoutArgumentStaysAsItIs() {
        QCOMPARE(filled("{0} and {1}", {"one"}), std::string("one and {1}"));
        QCOMPARE(filled("{9}", {}), std::string("{9}"));
    }

    void whatOnlyLooksLikeAPlaceStays() {
        QCOMPARE(filled("{} {x} {0 0} {", {"no"}), std::string("{} {x} {0 0} {"));
        QCOMPARE(filled("{{0}}", {"in"}), std::string("{in}"));
        QCOMPARE(filled("", {"no"}), std::string());
    }

    void anArgumentIsNotReadAsAFormat() { QCOMPARE(filled("{0}{1}", {"{1}", "x"}), std::string("{1}x")); }

    void aPlainTextIsAMessage() { QCOMPARE(toText("The sea! The sea!"), std::string("The sea! The sea!")); }
};

QTEST_APPLESS_MAIN(TestMessage)
#include "tst_message.moc"
