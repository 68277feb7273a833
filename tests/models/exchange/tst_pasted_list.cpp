// What a pasted text says and the list does not hold is kept in it, as comments.
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "models/exchange/pasted_list.h"

#include <QTest>

using namespace ephor;

class TestPastedList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotUnderstoodIsKeptAsComments() {
        const Result<ScannedList> pasted =
            pastedList("Tegea\nMen of Bronze\nElite Hoplite; Strategos\n2 Krakens \x01 of the sea\n38 points\n",
                       findSystem, systemIds());
        QVERIFY(pasted);
        const QString text = QString::fromStdString(pasted->text);
        QVERIFY2(text.endsWith(QStringLiteral(
                     "\n# Line 4 of the text: Not understood: \"2 Krakens  of the sea\".\n"
                     "# Line 5 of the text: The text says 38 points in all; what was read of it costs 12.\n")),
                 qPrintable(text));
        const ReadList read = readArmyList(pasted->text, "pasted", findSystem, systemIds());
        QVERIFY(read.list && !hasErrors(read.diagnostics));
    }

    void aTextThatIsUnderstoodHasNoComments() {
        const Result<ScannedList> pasted =
            pastedList("Tegea\nMen of Bronze\nElite Hoplite; Strategos\n", findSystem, systemIds());
        QVERIFY(pasted && !pasted->text.contains('#'));
    }
};

QTEST_APPLESS_MAIN(TestPastedList)
#include "tst_pasted_list.moc"
