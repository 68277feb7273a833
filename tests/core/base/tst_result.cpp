#include "core/base/result.h"

#include <QTest>

using namespace ephor;

class TestResult : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDiagnosticIsOneLineWithItsPlaceAndRule() {
        Diagnostic d{Severity::Error, "list-type", {"sparta.toml", 4, 9}, {"There is no \"{0}\"", {"hoplight"}},
                     "MOB-200",       {}};
        QCOMPARE(toText(d), std::string("sparta.toml:4:9: error: There is no \"hoplight\" (MOB-200)"));
        d.place.column = 0;
        QCOMPARE(toText(d), std::string("sparta.toml:4: error: There is no \"hoplight\" (MOB-200)"));
        d.place = {};
        d.rule = {};
        d.severity = Severity::Advice;
        QCOMPARE(toText(d), std::string("advice: There is no \"hoplight\""));
    }

    void onlyErrorsAreErrors() {
        Diagnostics list{{Severity::Warning, "a", {}, "a", {}, {}}, {Severity::Advice, "b", {}, "b", {}, {}}};
        QVERIFY(!hasErrors(list));
        list.push_back({Severity::Error, "c", {}, "c", {}, {}});
        QVERIFY(hasErrors(list));
        QVERIFY(!hasErrors({}));
    }

    void aFailureIsOneError() {
        const Result<int> result = failure("no", "It is not so");
        QVERIFY(!result);
        QCOMPARE(result.error().size(), std::size_t{1});
        QVERIFY(hasErrors(result.error()));
    }

    void theNearestWordHasTheFewestEdits() {
        const std::vector<std::string> words{"elite_hoplite", "drilled_hoplite", "militia_hoplite", "psiloi",
                                             "peltast"};
        QVERIFY(nearestWord("elite_hoplit", words) == "elite_hoplite");
        QVERIFY(nearestWord("psloi", words) == "psiloi");
        QVERIFY(nearestWord("peltasts", words) == "peltast");
        QVERIFY(nearestWord("psiloi", words) == "psiloi");
    }

    void aStrangeWordIsNearToNone() {
        const std::vector<std::string> words{"psiloi", "peltast"};
        QVERIFY(!nearestWord("x", {}));
        QVERIFY(!nearestWord("quinquereme", words));
        QVERIFY(!nearestWord("", words));
        QVERIFY(!nearestWord(std::string(1000, 'p'), words));
    }
};

QTEST_APPLESS_MAIN(TestResult)
#include "tst_result.moc"
