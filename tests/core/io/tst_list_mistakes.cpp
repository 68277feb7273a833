// The mistakes that a player made on the first day with the program: the message of each, and its fix.
#include "core/base/fix.h"
#include "reading.h"

#include <QTest>

using namespace ephor;

namespace {

struct Mistake {
    const char* what;
    std::string text;
    std::string said;    ///< a part of the message
    std::string fix;     ///< the label of the first fix; empty: there is none
    std::string mended;  ///< a part of the text after it
};

const std::string bronze = "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"\n";
const std::string general = "\n[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n";
const std::string alalaHead = "format = 1\nsystem = \"alala\"\nrules = \"1\"\nname = \"Athens\"\n";
const std::string phalanx = "\n[[phalanx]]\nname = \"Right\"\n\n[[phalanx.unit]]\ngrade = \"B\"\ncount = 2\n";
const std::string dbaHead = "format = 1\nsystem = \"dba\"\nrules = \"1\"\nname = \"Alexander\"\n";
const std::string skirmishHead =
    "format = 1\nsystem = \"skirmish\"\nrules = \"1\"\nname = \"Calais\"\n\n[[retinue]]\nname = \"Ours\"\n";
std::string unit(const std::string& lines) { return bronze + general + "\n[[unit]]\n" + lines; }
std::string figures(int count) {
    return skirmishHead + "\n[[retinue.figure]]\ntype = \"sergeant\"\nleader = true\n\n[[retinue.figure]]\ntype = " +
           "\"archer\"\nstandard = true\n\n[[retinue.figure]]\ntype = \"spearman\"\ncount = " + std::to_string(count) +
           "\n";
}

/// The messages of the rules.
std::vector<Mistake> ofTheRules() {
    return {
        {"a type by its name", unit("type = \"Elite Hoplite\"\n"), "did you mean \"elite_hoplite\"",
         "Write \"elite_hoplite\"", "type = \"elite_hoplite\"\n"},
        {"a number in quotes", unit("type = \"psiloi\"\ncount = \"2\"\n"), "takes a whole number", "Write 2",
         "count = 2\n"},
        {"a system by its name", "format = 1\nsystem = \"Men of Bronze\"\nrules = \"1\"\nname = \"Sparta\"\n" + general,
         "There are no rules", "Write \"men_of_bronze\"", "system = \"men_of_bronze\""},
        {"a hundred units", unit("type = \"psiloi\"\ncount = 100\n"), "it may be 1 to 20", "Write 20", "count = 20\n"},
        {"a key misspelt", unit("type = \"psiloi\"\ncuont = 2\n"), "did you mean \"count\"", "Write \"count\"",
         "count = 2\n"},
        {"two generals", unit("type = \"drilled_hoplite\"\nstrategos = true\n"), "is already with",
         "Remove the Strategos from Drilled Hoplite", "strategos = false\n"},
        {"no general", bronze + "\n[[unit]]\ntype = \"elite_hoplite\"\n", "no Strategos",
         "Put the Strategos with Elite Hoplite", "strategos = true\n"},
        {"over the limit", bronze + "limit = 20\n" + general + "\n[[unit]]\ntype = \"psiloi\"\ncount = 6\n",
         "over its limit", "Drop 2 Psiloi", "limit = 20\n"},
        {"half a point", bronze + "limit = 38.5\n" + general, "takes a whole number", "Write 38", "limit = 38\n"},
        {"no leader",
         skirmishHead + "\n[[retinue.figure]]\ntype = \"sergeant\"\n\n[[retinue.figure]]\ntype = \"archer\"\n"
                        "standard = true\n\n[[retinue.figure]]\ntype = \"spearman\"\ncount = 4\n",
         "has no leader", "Choose Sergeant", "leader = true\n"},
        {"two figures", figures(1), "has 3 figures; a retinue has", "Add 2 of type Spearman", "count = 2\n"},
        {"a grade in small letters", alalaHead + "\n[[phalanx]]\n\n[[phalanx.unit]]\ngrade = \"b\"\ncount = 2\n",
         "is no grade", "Write \"B\"", "grade = \"B\"\n"},
        {"22 figures", alalaHead + phalanx + "figures = 22\n", "20 or 24 figures", "Write 20", "figures = 20\n"},
        {"7 command points", alalaHead + "\n[[phalanx]]\ncp = 7\n\n[[phalanx.unit]]\ngrade = \"B\"\ncount = 2\n",
         "2 to 5 command points", "Write 5", "cp = 5\n"},
        {"a phalanx of one", alalaHead + "\n[[phalanx]]\n\n[[phalanx.unit]]\ngrade = \"B\"\n",
         "two hoplite units or more", "Let it have two units", "count = 2\n"},
        {"hoplites as a band", alalaHead + phalanx + "\n[[band]]\ntype = \"hoplite\"\n", "Hoplites stand in a phalanx",
         "Put them into a phalanx", "\n[[phalanx.unit]]\ngrade = \"B\"\ncount = 2\n"},
    };
}

/// DBA without the book.
std::vector<Mistake> ofPublishedArmies() {
    const std::string eight =
        "army = \"II/12\"\n\n[[element]]\ntype = \"3Kn\"\ngeneral = true\n\n[[element]]\ntype = "
        "\"LH\"\n\n[[element]]\ntype = \"Ps\"\n\n[[element]]\ntype = \"4Ax\"\n";
    const std::string thirteen =
        dbaHead +
        "army = \"II/5b\"\n\n[[element]]\ntype = \"Cv\"\ncount = 2\n\n[[element]]\ntype = \"LH\"\n"
        "\n[[element]]\ntype = \"Sp\"\ncount = 5\n\n[[element]]\ntype = \"Ps\"\ncount = 5\n";
    return {
        {"one too many", thirteen, "has 13 elements", "Drop one Cavalry", "type = \"Cv\"\ncount = 1\n"},
        {"a general among several", thirteen, "has no general", "Put the general with Spears",
         "general = true\ntype = \"Sp\"\ncount = 5\n"},
        {"an army by its name", dbaHead + "army = \"Alexandrian Macedonian\"\n" + eight.substr(eight.find('\n') + 1),
         "did you mean II/12 Alexandrian Macedonian, 359–319 BC?", "Write \"II/12\"", "army = \"II/12\"\n"},
        {"four of twelve", dbaHead + eight,
         "8 places of II/12 Alexandrian Macedonian, 359–319 BC are open: 1 Cavalry, 6 Pikes, 1 Spears or Auxilia or Fast "
         "auxilia or Artillery.",
         "Fill them", "type = \"4Pk\"\ncount = 6\n"},
        {"an element by its name", dbaHead + eight + "\n[[element]]\ntype = \"Pikes\"\ncount = 6\n",
         "lists write Pikes as \"4Pk\"", "Write \"4Pk\"", "type = \"4Pk\"\n"},
    };
}

/// Slips of the keyboard.
std::vector<Mistake> ofTheSyntax() {
    const std::string psiloi = "type = \"psiloi\"\n";
    return {
        {"a text without quotes", unit("type = psiloi\n"), "Text stands in quotes", "Write \"psiloi\"", psiloi},
        {"typographic quotes", unit("type = “psiloi”\n"), "straight quotes", "Write straight quotes", psiloi},
        {"yes for true", unit(psiloi + "strategos = yes\n"), "\"yes\" is written true", "Write true",
         "strategos = true\n"},
        {"an open quote", unit("type = \"psiloi\ncount = 2\n"), "is not closed", "Close the quote",
         psiloi + "count = 2\n"},
        {"an open quote before a comment", unit("type = \"psiloi  # javelins\n"), "is not closed", "Close the quote",
         "type = \"psiloi\"  # javelins\n"},
        {"one bracket", bronze + general + "\n[unit]\n" + psiloi, "in two brackets", "Write [[unit]]",
         "[[unit]]\n" + psiloi},
        {"a bracket missing", bronze + general + "\n[[unit]\n" + psiloi, "in two brackets", "Write [[unit]]",
         "[[unit]]\n" + psiloi},
        {"a key twice", unit(psiloi + "type = \"peltast\"\n"), "has 2 values here; the first is in line 11",
         "Delete the line", psiloi},
        {"no equals sign", unit(psiloi + "count 2\n"), "\"=\" is missing", "Write \"=\"", "count = 2\n"},
        {"a colon", unit(psiloi + "count: 2\n"), "not \":\"", "Write \"=\"", "count = 2\n"},
        {"no value", unit(psiloi + "count =\n"), "no value", "Delete the line", psiloi},
        {"a comment of C", bronze + "// the old guard\n" + general, "begins with #", "Make it a comment",
         "# the old guard\n"},
        {"words behind a number", bronze + "limit = 38 points\n" + general, "Behind the value 38", "Make it a comment",
         "limit = 38 # points\n"},
        {"a line of text", bronze + "38 points\n" + general, "neither a key with its value", "Make it a comment",
         "# 38 points\n"},
        {"a list of New Recruit",
         bronze + "+ FORCE: Sparta [38 pts]\n\nStrategos [12 pts]\n2x Psiloi [8 pts]\n" + general, "These 3 lines",
         "Make them comments", "# + FORCE: Sparta [38 pts]\n\n# Strategos [12 pts]\n# 2x Psiloi [8 pts]\n"},
        {"the head below the units", general + "\n" + bronze, "belongs at the top", "Move it to the top",
         bronze + "\n" + general},
    };
}

}  // namespace

class TestListMistakes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMistakeHasItsMessageAndFix_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("fix");
        QTest::addColumn<QString>("mended");
        for (const auto& table : {ofTheRules(), ofPublishedArmies(), ofTheSyntax()})
            for (const Mistake& one : table)
                QTest::newRow(one.what) << QString::fromStdString(one.text) << QString::fromStdString(one.said)
                                        << QString::fromStdString(one.fix) << QString::fromStdString(one.mended);
    }
    void everyMistakeHasItsMessageAndFix() {
        QFETCH(QString, text);
        QFETCH(QString, said);
        QFETCH(QString, fix);
        QFETCH(QString, mended);
        const ReadList before = readList(text.toStdString());
        const auto fault = std::ranges::find_if(before.diagnostics, [&](const Diagnostic& one) {
            return QString::fromStdString(toText(one.message)).contains(said);
        });
        QVERIFY2(fault != before.diagnostics.end(), allText(before.diagnostics).c_str());
        QVERIFY2(!fault->fixes.empty(), toText(*fault).c_str());
        QCOMPARE(QString::fromStdString(toText(fault->fixes.front().label)), fix);
        const std::string now = withFix(text.toStdString(), fault->fixes.front());
        QVERIFY2(QString::fromStdString(now).contains(mended), now.c_str());
        for (const Diagnostic& one : readList(now).diagnostics)
            QVERIFY2(!QString::fromStdString(toText(one.message)).contains(said), toText(one).c_str());
    }

    void anUnknownLineCanBeDeleted_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("without");
        QTest::newRow("a key in a unit") << QString::fromStdString(unit("type = \"psiloi\"\ncolour = \"red\"\n"))
                                         << QString::fromStdString(unit("type = \"psiloi\"\n"));
        QTest::newRow("a misspelt key") << QString::fromStdString(unit("type = \"psiloi\"\ncuont = 2\n"))
                                        << QString::fromStdString(unit("type = \"psiloi\"\n"));
        QTest::newRow("a key of the list") << QString::fromStdString(bronze + "colour = \"red\"\n" + general)
                                           << QString::fromStdString(bronze + general);
        QTest::newRow("a line of text") << QString::fromStdString(bronze + "38 points\n" + general)
                                        << QString::fromStdString(bronze + general);
        QTest::newRow("several lines of text") << QString::fromStdString(bronze + "38 points\nSee you\n" + general)
                                               << QString::fromStdString(bronze + general);
    }
    void anUnknownLineCanBeDeleted() {
        QFETCH(QString, text);
        const ReadList read = readList(text.toStdString());
        QCOMPARE(read.diagnostics.size(), std::size_t{1});
        const std::vector<Fix>& fixes = read.diagnostics.front().fixes;
        QVERIFY2(!fixes.empty() && toText(fixes.back().label).starts_with("Delete the"),
                 allText(read.diagnostics).c_str());
        const std::string now = withFix(text.toStdString(), fixes.back());
        QTEST(QString::fromStdString(now), "without");
        QVERIFY2(readList(now).diagnostics.empty(), now.c_str());
    }

    /// The line is the whole unit.
    void aKeyInBracesIsNotDeletedWithItsLine() {
        const ReadList read =
            readList(bronze + "unit = [\n  { type = \"elite_hoplite\", strategos = true, colour = 1 },\n]\n");
        QCOMPARE(countOf(read.diagnostics, "list-unknown-key"), 1);
        for (const Diagnostic& one : read.diagnostics)
            QVERIFY2(one.fixes.empty(), toText(one).c_str());
    }

    void anEmptyTextOffersTheSystems() {
        const ReadList read = readList("");
        QVERIFY2(hasErrors(read.diagnostics), allText(read.diagnostics).c_str());
    }

    void aFileOfWindowsIsReadAndSaidSo() {
        const ReadList read = readList(bronze + general + "name = \"Myrmid\xF3nes\"\n");
        QVERIFY(read.list);
        QCOMPARE(read.list->entries.front().text("name"), std::string("Myrmidónes"));
        QCOMPARE(countOf(read.diagnostics, "list-windows-1252"), 1);
        QVERIFY(!hasErrors(read.diagnostics));
    }

    void aByteOrderMarkIsAccepted() { QVERIFY(!hasErrors(readList("\xEF\xBB\xBF" + bronze + general).diagnostics)); }

    void aListIsMadeFromAnArmyAloneByItsFixes() {
        const std::string text = dbaHead + "army = \"II/12\"\n";
        const ReadList read = readList(text);
        const auto fault = std::ranges::find(read.diagnostics, "list-size", &Diagnostic::code);
        QVERIFY2(fault != read.diagnostics.end() && !fault->fixes.empty(), allText(read.diagnostics).c_str());
        const ReadList filled = readList(withFix(text, fault->fixes.front()));
        QVERIFY2(!hasErrors(filled.diagnostics), allText(filled.diagnostics).c_str());
    }
};

QTEST_APPLESS_MAIN(TestListMistakes)
#include "tst_list_mistakes.moc"
