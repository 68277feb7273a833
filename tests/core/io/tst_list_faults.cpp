// Everything that can be wrong with a list of Men of Bronze: it is found, it has a place, and the fix that is offered
// takes it away.
#include "core/base/fix.h"
#include "reading.h"

using namespace ephor;

namespace {

const std::string head = "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"\n";
const std::string general = "\n[[unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n";

struct Case {
    const char* what;
    std::string text;
    const char* code;
    int line;
    bool fixed;  ///< a fix must be offered
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {"unknown key at the top", head + "limti = 38\n" + general, "list-unknown-key", 5, true},
        {"unknown key that is like nothing", head + "zzzzzzzzzz = 38\n" + general, "list-unknown-key", 5, true},
        {"name misspelt", "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nnmae = \"Sparta\"\n" + general,
         "list-unknown-key", 4, true},
        {"unknown key of a unit", head + general + "nmae = \"x\"\n", "list-unknown-key", 9, true},
        {"unknown key of an inline unit", head + "unit = [{type = \"psiloi\", strategos = true, nmae = \"x\"}]\n",
         "list-unknown-key", 5, true},
        {"unknown key with letters beyond ASCII before it",
         head + "unit = [{name = \"Ἀθηναῖοι\", tpye = \"psiloi\", strategos = true}]\n", "list-unknown-key", 5, true},
        {"unknown table", head + general + "\n[[unti]]\ntype = \"psiloi\"\n", "list-unknown-table", 10, true},
        {"one bracket instead of two", head + "[unit]\ntype = \"psiloi\"\nstrategos = true\n", "list-wrong-kind", 5,
         true},
        {"type missing", head + general + "\n[[unit]]\ncount = 2\n", "list-missing-key", 10, false},
        {"type of another kind", head + general + "\n[[unit]]\ntype = 5\n", "list-wrong-kind", 11, true},
        {"type is an array", head + general + "\n[[unit]]\ntype = [\"psiloi\"]\n", "list-wrong-kind", 11, false},
        {"count in quotes", head + general + "\n[[unit]]\ntype = \"psiloi\"\ncount = \"2\"\n", "list-wrong-kind", 12,
         true},
        {"count with a fraction", head + general + "\n[[unit]]\ntype = \"psiloi\"\ncount = 2.0\n", "list-wrong-kind",
         12, true},
        {"flag in words", head + "[[unit]]\ntype = \"psiloi\"\nstrategos = \"yes\"\n", "list-wrong-kind", 7, true},
        {"flag is a date", head + general + "\n[[unit]]\ntype = \"psiloi\"\nstrategos = 1979-05-27\n",
         "list-wrong-kind", 12, false},
        {"count of none", head + general + "\n[[unit]]\ntype = \"psiloi\"\ncount = 0\n", "list-range", 12, true},
        {"count too high", head + general + "\n[[unit]]\ntype = \"psiloi\"\ncount = 9223372036854775807\n",
         "list-range", 12, true},
        {"count below nothing", head + general + "\n[[unit]]\ntype = \"psiloi\"\ncount = -3\n", "list-range", 12, true},
        {"limit of none", head + "limit = 0\n" + general, "list-range", 5, true},
        {"unit name too long", head + general + "name = \"" + std::string(41, 'x') + "\"\n", "list-text-length", 9,
         false},
        {"unit name empty", head + general + "name = \"\"\n", "list-text-length", 9, false},
        {"unit name with a line break", head + general + "name = \"a\\nb\"\n", "list-text-characters", 9, false},
        {"list name too long",
         "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"" + std::string(81, 'x') + "\"\n" + general,
         "list-text-length", 4, false},
        {"list name empty", "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"\"\n" + general,
         "list-text-length", 4, false},
        {"state with control characters", head + "state = \"a\\u0007\"\n" + general, "list-text-characters", 5, false},
        {"list name missing", "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\n" + general, "list-missing-key",
         1, true},
        {"list name of another kind", "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = 3\n" + general,
         "list-wrong-kind", 4, false},
        {"format missing", "system = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"\n" + general, "list-format", 1,
         true},
        {"format missing after a byte order mark",
         "\xEF\xBB\xBFsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"\n" + general, "list-format", 1,
         true},
        {"format of none", "format = 0\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"\n" + general,
         "list-format", 1, true},
        {"format in quotes", "format = \"1\"\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"\n" + general,
         "list-format", 1, true},
        {"format newer", "format = 2\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"\n" + general,
         "list-newer-format", 1, false},
        {"system missing", "format = 1\nrules = \"1\"\nname = \"Sparta\"\n" + general, "list-system", 1, true},
        {"system misspelt", "format = 1\nsystem = \"men_of_bronce\"\nrules = \"1\"\nname = \"Sparta\"\n" + general,
         "list-system", 2, true},
        {"system of another kind", "format = 1\nsystem = 7\nrules = \"1\"\nname = \"Sparta\"\n" + general,
         "list-wrong-kind", 2, false},
        {"rules missing", "format = 1\nsystem = \"men_of_bronze\"\nname = \"Sparta\"\n" + general, "list-no-rules", 1,
         true},
        {"rules of another version",
         "format = 1\nsystem = \"men_of_bronze\"\nrules = \"0.9\"\nname = \"Sparta\"\n" + general, "list-other-rules",
         3, false},
        {"unknown type", head + general + "\n[[unit]]\ntype = \"drilled_hoplites\"\n", "list-unknown-type", 11, true},
        {"unknown type that is like none",
         head + general + "\n[[unit]]\ntype = \"war_elephants_of_pyrrhus_in_italy\"\n", "list-unknown-type", 11, false},
        {"no units", head, "list-no-units", 4, true},
        {"no units and no line end", "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta\"",
         "list-no-units", 4, true},
        {"too many units",
         head + general + "\n[[unit]]\ntype = \"psiloi\"\ncount = 20\n\n[[unit]]\ntype = \"peltast\"\ncount = 15\n",
         "list-too-many-units", 14, true},
        {"too many units, one of them alone",
         head + general +
             "\n[[unit]]\ntype = \"psiloi\"\ncount = 20\n\n[[unit]]\ntype = \"peltast\"\ncount = 9\n\n[[unit]]\ntype = \"psiloi\"\n",
         "list-too-many-units", 18, true},
        {"no Strategos", head + "[[unit]]\ntype = \"elite_hoplite\"\n", "list-no-strategos", 4, true},
        {"no Strategos, said so", head + "[[unit]]\ntype = \"elite_hoplite\"\nstrategos = false\n", "list-no-strategos",
         4, true},
        {"no Strategos, inline", head + "unit = [{type = \"elite_hoplite\"}]\n", "list-no-strategos", 4, true},
        {"no Strategos, no single unit", head + "[[unit]]\ntype = \"elite_hoplite\"\ncount = 3\nname = \"Three\"\n",
         "list-no-strategos", 4, true},
        {"no Strategos, two alike", head + "[[unit]]\ntype = \"elite_hoplite\"\ncount = 2", "list-no-strategos", 4,
         true},
        {"two Strategoi", head + general + general, "list-many-strategoi", 12, true},
        {"Strategos of several", head + "[[unit]]\ntype = \"psiloi\"\ncount = 3\nstrategos = true\n",
         "list-strategos-count", 8, true},
        {"Strategos of several, inline", head + "unit = [{type = \"psiloi\", count = 3, strategos = true}]\n",
         "list-strategos-count", 5, true},
        {"over the limit", head + "limit = 20\n" + general + "\n[[unit]]\ntype = \"drilled_hoplite\"\n",
         "list-over-limit", 5, true},
        {"over the limit by a few of many",
         head + "limit = 20\n" + general + "\n[[unit]]\ntype = \"psiloi\"\ncount = 5\n", "list-over-limit", 5, true},
        {"over the limit with the Strategos alone", head + "limit = 10\n" + general, "list-over-limit", 5, true},
        {"nine units at 38 points", head + general + "\n[[unit]]\ntype = \"psiloi\"\ncount = 13\n", "list-unusual-size",
         4, false},
        {"equal names", head + general + "name = \"Thebans\"\n\n[[unit]]\ntype = \"psiloi\"\nname = \"Thebans\"\n",
         "list-duplicate-name", 13, true},
        {"not TOML", head + "[[unit]\n", "list-syntax", 5, true},
        {"a key twice", head + "name = \"x\"\n", "list-syntax", 5, true},
        {"of Windows", head + "state = \"\xFF\"\n", "list-windows-1252", 1, false},
        {"not UTF-8", head + "state = \"\x81\"\n", "list-encoding", 5, false},
        {"in UTF-16",
         std::string("\xFF\xFE"
                     "f\0o\0",
                     6),
         "list-encoding", 1, false},
        {"in UTF-16 without its mark", std::string("f\0o\0r\0", 6), "list-encoding", 1, false},
        {"a NUL byte", head + std::string("state = \"a\0b\"\n", 14), "list-syntax", 5, false},
        {"a key of many parts", head + "a.b.c.d.e.f.g.h.i.j.k = 1\n", "list-too-deep", 5, false},
        {"arrays in arrays", head + "a = " + std::string(40, '[') + std::string(40, ']') + "\n", "list-syntax", 5,
         false},
        {"three brackets", "[[[1]]]", "list-syntax", 1, false},
        {"letters beyond ASCII without quotes", head + "limit = 1Ἀθηναῖοι\n", "list-syntax", 5, true},
        {"a key beyond ASCII without quotes", head + "Ἀθήνη = 1\n", "list-syntax", 5, true},
        {"empty", "", "list-format", 1, true},
    };
    return all;
}

}  // namespace

class TestListFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFaultIsFoundWithItsPlace_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].what) << static_cast<int>(i);
    }
    void everyFaultIsFoundWithItsPlace() {
        QFETCH(int, index);
        const Case& c = cases()[static_cast<std::size_t>(index)];
        const ReadList read = readList(c.text);
        const auto found = std::ranges::find(read.diagnostics, c.code, &Diagnostic::code);
        QVERIFY2(found != read.diagnostics.end(), allText(read.diagnostics).c_str());
        QCOMPARE(found->place.line, c.line);
        QCOMPARE(found->place.file, std::string("army.toml"));
        QVERIFY2(!toText(found->message).empty() && toText(found->message).find('{') == std::string::npos,
                 toText(found->message).c_str());
        QVERIFY2(found->fixes.empty() != c.fixed, allText(read.diagnostics).c_str());
        // Nothing else is made up: a second diagnostic is either another of the cases or the same one again.
        QVERIFY2(read.diagnostics.size() <= 5, allText(read.diagnostics).c_str());
    }

    void everyOfferedFixTakesItsFaultAway_data() { everyFaultIsFoundWithItsPlace_data(); }
    void everyOfferedFixTakesItsFaultAway() {
        QFETCH(int, index);
        const Case& c = cases()[static_cast<std::size_t>(index)];
        const ReadList before = readList(c.text);
        for (const Diagnostic& fault : before.diagnostics) {
            for (const Fix& fix : fault.fixes) {
                const std::string text = withFix(c.text, fix);
                const ReadList after = readList(text);
                const std::string told = toText(fault) + "\n--- after " + toText(fix.label) + " ---\n" + text +
                                         "\n---\n" + allText(after.diagnostics);
                QVERIFY2(countOf(after.diagnostics, fault.code) < countOf(before.diagnostics, fault.code),
                         told.c_str());
                QVERIFY2(countOf(after.diagnostics, "list-syntax") == 0, told.c_str());
                // Mending one fault may bring others to light only where it kept the list from being looked at.
                if (fault.code != "list-system" && fault.code != "list-format" && fault.code != "list-syntax")
                    QVERIFY2(errorsIn(after.diagnostics) <= errorsIn(before.diagnostics), told.c_str());
            }
        }
    }

    void aFixNamesTheTypeThatAMisspeltOneMeans() {
        const ReadList read = readList(head + general + "\n[[unit]]\ntype = \"psilio\"\ncount = 20\n" +
                                       "\n[[unit]]\ntype = \"psilio\"\ncount = 20\n");
        const auto many = std::ranges::find(read.diagnostics, "list-too-many-units", &Diagnostic::code);
        QVERIFY2(many != read.diagnostics.end() && !many->fixes.empty(), allText(read.diagnostics).c_str());
        QCOMPARE(toText(many->fixes.front().label), std::string("Drop 11 Psiloi"));
    }
    void aListIsMendedByItsFixesAlone() {
        std::string text =
            "system = \"men_of_bronze\"\nnmae = \"Sparta\"\nlimit = 20\n\n[[unti]]\ntype = \"elite_hoplites\"\ncuont = \"3\"\n\n[[unit]]\ntype = \"psiloi\"\ncount = 40\n";
        for (int round = 0; round < 20; ++round) {
            const ReadList read = readList(text);
            const auto fault = std::ranges::find_if(read.diagnostics, [](const Diagnostic& d) {
                return d.severity != Severity::Advice && !d.fixes.empty();
            });
            if (fault == read.diagnostics.end())
                break;
            text = withFix(text, fault->fixes.front());
        }
        const ReadList read = readList(text);
        QVERIFY2(!hasErrors(read.diagnostics), (text + allText(read.diagnostics)).c_str());
    }

    void allFaultsAreFoundAtOnce() {
        const ReadList read = readList(
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"0\"\nlimit = 5\nbogus_key_of_mine = 1\n[[unit]]\ntype = \"psilio\"\ncount = 0\n[[unit]]\nname = 3\n");
        for (const char* code : {"list-missing-key", "list-other-rules", "list-unknown-key", "list-unknown-type",
                                 "list-range", "list-wrong-kind", "list-no-strategos"})
            QVERIFY2(countOf(read.diagnostics, code) >= 1, code);
        QVERIFY(std::ranges::is_sorted(read.diagnostics, {}, [](const Diagnostic& d) { return d.place.line; }));
    }

    void aValueOfTheWrongKindIsNotCalledMissing() {
        const ReadList read = readList(head + general + "\n[[unit]]\ntype = [\"psiloi\"]\n");
        QCOMPARE(countOf(read.diagnostics, "list-missing-key"), 0);
    }

    void aHundredMegabytesOfBracketsAreRefusedBySize() {
        const std::string brackets(100 << 20, '[');
        const ReadList read = readList(brackets);
        QCOMPARE(read.diagnostics.size(), 1U);
        QCOMPARE(read.diagnostics[0].code, std::string("list-too-large"));
        const std::string message = toText(read.diagnostics[0].message);
        QVERIFY2(message.find(std::to_string(brackets.size())) != std::string::npos &&
                     message.find(std::to_string(largestList)) != std::string::npos,
                 message.c_str());
        QVERIFY(!read.list);
    }

    void hostileTextsOfTheLargestSizeAreReadInGoodTime() {
        const auto repeated = [](const std::string& piece) {
            std::string text = head;
            while (text.size() + piece.size() < largestList)
                text += piece;
            return text;
        };
        std::string keys = head;
        for (int i = 0; keys.size() < largestList - 20; ++i)
            keys += "k" + std::to_string(i) + "=1\n";
        std::string tables = head;
        for (int i = 0; tables.size() < largestList - 20; ++i)
            tables += "[[t" + std::to_string(i) + "]]\n";
        std::string nested = head + "a = ";
        while (nested.size() < largestList - 20)
            nested += "{a.a.a.a.a.a=";
        const std::string quoted = head + "x = [\"\"\"a\"\"\"\", {" + repeated("a.").substr(head.size() + 64) + "=1}]";
        for (const std::string& text :
             {repeated("["), repeated("a."), repeated("[["), repeated("[[unit]]\n"),
              repeated("[[unit]]\ntype=\"psiloi\"\n"), repeated("\"a\"."), repeated("{a="), repeated("'''"),
              repeated("#"), repeated("\n"), repeated("x=[[],[]],"), keys, tables, nested, quoted}) {
            QElapsedTimer timer;
            timer.start();
            const ReadList read = readList(std::string_view(text).substr(0, largestList));
            QVERIFY2(hasErrors(read.diagnostics), text.substr(0, 200).c_str());
            QVERIFY2(read.diagnostics.size() <= 101, text.substr(0, 200).c_str());
            QVERIFY2(timer.elapsed() < 20'000, (text.substr(0, 200) + std::to_string(timer.elapsed())).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestListFaults)
#include "tst_list_faults.moc"
