// Lists are read back from the text that people paste: our own for chats and forums, and that of other apps.
#include "core/io/builtin_data.h"
#include "core/io/lists/print/list_chat.h"
#include "core/io/lists/text/list_text.h"
#include "reading.h"

#include <QTest>

using namespace ephor;

namespace {

ReadList pasted(const std::string& text) { return readListText(text, findSystem, systemIds()); }

/// What a reader of the text can know of the list: its rows.
QStringList shownRows(const ArmyList& list, const RuleSystem& system) {
    QStringList rows;
    for (const ListRow& row : system.summary(list).rows)
        rows << QStringLiteral("%1: %2 × %3 (%4), %5; %6; %7")
                    .arg(QString::fromStdString(row.group))
                    .arg(row.count)
                    .arg(QString::fromStdString(row.name), QString::fromStdString(row.type ? row.type->id : row.kind))
                    .arg(row.points.value_or(-1))
                    .arg(QString::fromStdString(inOneLine(row.leader)), QString::fromStdString(inOneLine(row.remarks)));
    return rows;
}

std::string faultsOf(const ReadList& read) { return allText(read.diagnostics); }

const std::string newRecruit =
    "Tegea - Men of Bronze - [38 pts]\n"
    "\n"
    "# ++ Army ++ [38 pts]\n"
    "## Units [38 pts]\n"
    "Elite Hoplite [12 pts]: Strategos\n"
    "Drilled Hoplites [10 pts]\n"
    "Drilled Hoplites [10 pts]\n"
    "• 1x Banner of Athena\n"
    "2x Psiloi [4 pts]\n"
    "Krakens [2 pts]\n";

}  // namespace

class TestListText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAllyStandsFirstAmongTheRemarks() {
        std::string toml(builtinText("armies/men_of_bronze/athens.toml"));
        const std::size_t type = toml.find("type = ");
        QVERIFY(type != std::string::npos);
        toml.insert(toml.find('\n', type) + 1, "ally = \"Corinth\"\n");
        const ReadList read = readList(toml);
        QVERIFY2(read.list && read.system, faultsOf(read).c_str());
        const std::string remarks = inOneLine(read.system->summary(*read.list).rows.front().remarks);
        QVERIFY2(remarks.starts_with("Ally: Corinth"), remarks.c_str());
    }

    void ownTextIsReadBack_data() {
        QTest::addColumn<QString>("path");
        for (const BuiltinFile& file : builtinFiles())
            if (file.path.starts_with("armies/"))
                QTest::newRow(std::string(file.path).c_str())
                    << QString::fromUtf8(file.path.data(), std::ssize(file.path));
    }
    void ownTextIsReadBack() {
        QFETCH(const QString, path);
        const ReadList before = readList(std::string(builtinText(path.toStdString())));
        QVERIFY(before.list && before.system);
        for (const ChatForm form : {ChatForm::Plain, ChatForm::Discord, ChatForm::Forum}) {
            const std::string text = listForChat(*before.list, *before.system, form);
            const ReadList after = pasted(text);
            QVERIFY2(after.list && after.system == before.system, (text + faultsOf(after)).c_str());
            for (const Diagnostic& one : after.diagnostics)  // the text has no room for the grades behind the first
                QVERIFY2(toText(one.message).contains("grades of the units behind"), (text + faultsOf(after)).c_str());
            QCOMPARE(QString::fromStdString(after.list->name), QString::fromStdString(before.list->name));
            QCOMPARE(after.list->state, before.list->state);
            QCOMPARE(shownRows(*after.list, *after.system).join(u'\n'),
                     shownRows(*before.list, *before.system).join(u'\n'));
            const ReadList again = readList(toToml(*after.list));
            QVERIFY2(again.list && !hasErrors(again.diagnostics), (toToml(*after.list) + faultsOf(again)).c_str());
        }
    }

    void theTextOfAnotherAppIsConvertedAndWhatIsNotUnderstoodIsSaid() {
        const ReadList read = pasted(newRecruit);
        QVERIFY2(read.list, faultsOf(read).c_str());
        QCOMPARE(read.system->info().id, std::string("men_of_bronze"));
        const ListSummary summary = read.system->summary(*read.list);
        QCOMPARE(summary.units, 5);
        QVERIFY(read.list->entries.front().flag("strategos"));
        QCOMPARE(read.list->entries[1].integer("count", 1), 2);
        QCOMPARE(countOf(read.diagnostics, "list-text-left-out"), 3);
        QVERIFY2(faultsOf(read).contains("Banner of Athena") && faultsOf(read).contains("Krakens") &&
                     faultsOf(read).contains("The text says 38 points in all; what was read of it costs 36."),
                 faultsOf(read).c_str());
    }

    void unitsAreReadAsPeopleWriteThemInAChat() {
        const ReadList read = pasted(
            "Sparta for Thursday\n\nKing Guard - Elite Hoplites (12) general\n2 Militia Hoplite\n3 Psiloi\n"
            "Archer/Slinger x2\nPeltast (4)\nLight Cavalry (2)\n");
        QVERIFY2(read.list && read.diagnostics.empty(), faultsOf(read).c_str());
        QCOMPARE(
            shownRows(*read.list, *read.system).join(u'\n'),
            QStringLiteral(
                ": 1 × King Guard (elite_hoplite), 12; ; Strategos\n: 2 × Militia Hoplite (militia_hoplite), 16; ; \n"
                ": 3 × Psiloi (psiloi), 6; ; \n: 2 × Archer/Slinger (archer_slinger), 8; ; \n"
                ": 1 × Peltast (peltast), 4; ; \n: 2 × Light Cavalry (light_cavalry), 12; ; "));
        QVERIFY(read.list->entries.front().flag("strategos"));
    }

    void aGreetingIsNotTheName_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        const QString units = QStringLiteral("\n2 Psiloi\nElite Hoplite general\n");
        QTest::newRow("before the name") << "Hi all,\n\nSparta for Thursday\n" + units << "Sparta for Thursday";
        QTest::newRow("without a comma") << "Hello Tom\nSparta\n" + units << "Sparta";
        QTest::newRow("a sentence") << "Here is my list for Thursday\nSparta, 38 points\n" + units
                                    << "Sparta, 38 points";
        QTest::newRow("a colon") << "What I bring on Thursday evening:\nSparta\n" + units << "Sparta";
        QTest::newRow("German") << "Moin zusammen\nSparta\n" + units << "Sparta";
        QTest::newRow("of a chat with names")
            << "[27/11, 19:02] Anna: Hi!\n[27/11, 19:03] Anna: Sparta\n" + units << "Sparta";
        QTest::newRow("a name with a colon") << "Sparta:\n" + units << "Sparta";
        QTest::newRow("no name at all") << "Hi all, see you on Thursday\n" + units << "A list from text";
        QTest::newRow("my list with more words") << "My list for Thursday\nSparta\n" + units << "Sparta";
        QTest::newRow("my army alone") << "My army\n" + units << "My army";
        QTest::newRow("my list alone, in German") << "Meine Liste:\n" + units << "Meine Liste";
        QTest::newRow("a name that only begins alike") << "Hieron's men\n" + units << "Hieron's men";
    }
    void aGreetingIsNotTheName() {
        QFETCH(const QString, text);
        const ReadList read = pasted(text.toStdString());
        QVERIFY2(read.list, faultsOf(read).c_str());
        QTEST(QString::fromStdString(read.list->name), "name");
        QCOMPARE(read.system->summary(*read.list).units, 3);
    }

    void aGreetingBeforeOurOwnTextIsNotItsName() {
        const ReadList before = readList(std::string(builtinText("armies/men_of_bronze/sparta.toml")));
        QVERIFY(before.list && before.system);
        const std::string text = listForChat(*before.list, *before.system, ChatForm::Discord);
        const ReadList after = pasted("Spartans on Friday\n\n" + text);
        QVERIFY2(after.list, faultsOf(after).c_str());
        QCOMPARE(after.list->name, before.list->name);
    }

    void aTotalIsComparedWithWhatWasRead() {
        const ReadList read = pasted("Tegea\nMen of Bronze\n2x Psiloi\n3 Krakens\n38 points\n");
        QCOMPARE(countOf(read.diagnostics, "list-text-left-out"), 2);
        QVERIFY2(faultsOf(read).contains("Not understood: \"3 Krakens\".") &&
                     faultsOf(read).contains("The text says 38 points in all; what was read of it costs 4."),
                 faultsOf(read).c_str());
        QVERIFY(pasted("Tegea\nMen of Bronze\n2x Psiloi\n4 points\n").diagnostics.empty());
        QCOMPARE(
            countOf(pasted("Tegea\nMen of Bronze\n2x Psiloi\nKrakens [2 pts]\n").diagnostics, "list-text-left-out"),
            1);  // what is no unit is no total
    }

    void otherPointsAreSaid() {
        const ReadList read = pasted("Tegea\nMen of Bronze\n\n2x Psiloi, 7 points\n");
        QVERIFY(read.list);
        QVERIFY2(faultsOf(read).contains("The text says 7 points for Psiloi; by these rules it is 4."),
                 faultsOf(read).c_str());
    }

    void theRulesAreFoundByTheTroops() {
        const ReadList read = pasted("Our men\n\nElite Hoplite\nDrilled Hoplite\n3 x Psiloi\n");
        QVERIFY2(read.system && read.system->info().id == "men_of_bronze", faultsOf(read).c_str());
    }

    void otherTextIsRefused() {
        for (const char* text : {"", "Dear all, see you on Friday.\n", "\n\n\n", "12x\n", "** **", "Men of Bronze\n"}) {
            const ReadList read = pasted(text);
            QVERIFY2(!read.list && hasErrors(read.diagnostics), text);
        }
    }
};

QTEST_APPLESS_MAIN(TestListText)
#include "tst_list_text.moc"
