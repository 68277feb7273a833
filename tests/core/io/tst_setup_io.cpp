#include "core/base/fix.h"
#include "made_up.h"
#include "reading.h"

using namespace ephor;

namespace {

const std::string head = "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"A battle\"\n";
const std::string lists =
    "\n[a]\nname = \"Ours\"\n\n[[a.unit]]\ntype = \"elite_hoplite\"\nstrategos = true\n\n[b]\nname = \"Theirs\"\n\n[[b.unit]]\ntype = \"psiloi\"\nstrategos = true\n";
const std::string file =
    "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"From a file\"\n\n[[unit]]\ntype = \"peltast\"\nstrategos = true\n";

std::string terrain(const std::string& outline, const std::string& more = {}) {
    return "\n[[terrain]]\nkind = \"wood\"\n" + more + "outline = " + outline + "\n";
}
std::string placement(const std::string& lines) { return "\n[[placement]]\n" + lines; }

Diagnostics faultsOf(const std::string& text, const ReadOther& other = {}) {
    const Result<Setup> setup = readSetupText(text, other);
    return setup ? Diagnostics{} : setup.error();
}

struct Case {
    const char* what;
    std::string text;
    const char* code;
    int line;
    bool fixed;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {"not TOML", head + "[table\n", "setup-syntax", 5, true},
        {"format missing", head.substr(11), "setup-format", 1, true},
        {"format newer", "format = 2\n" + head.substr(11), "setup-newer-format", 1, false},
        {"system missing", "format = 1\nname = \"x\"\n", "setup-missing-key", 1, true},
        {"system unknown", "format = 1\nsystem = \"men_of_bronce\"\nname = \"x\"\n", "setup-unknown-word", 2, true},
        {"name missing", "format = 1\nsystem = \"men_of_bronze\"\n", "setup-missing-key", 1, true},
        {"name too long", head.substr(0, head.size() - 10) + std::string(81, 'x') + "\"\n", "setup-text-length", 4,
         false},
        {"unknown key", head + "notes = \"x\"\n", "setup-unknown-key", 5, true},
        {"table too small", head + "[table]\nwidth = 5\nheight = 48\n", "setup-range", 6, true},
        {"table without end", head + "[table]\nwidth = inf\nheight = 48\n", "setup-range", 6, true},
        {"table that is no number", head + "[table]\nwidth = nan\nheight = 48\n", "setup-range", 6, true},
        {"table without height", head + "[table]\nwidth = 72\n", "setup-missing-key", 5, true},
        {"option unknown", head + "[options]\nturn_limits = 8\n", "setup-unknown-key", 6, true},
        {"option of a wrong value", head + "[options]\nturn_limit = 99\n", "setup-option", 6, true},
        {"option of a broken number", head + "[options]\nturn_limit = 6.5\n", "setup-option", 6, true},
        {"option of a range", head + "[options]\nturn_limit = \"1..50\"\n", "setup-option", 6, true},
        {"option of a wrong word", head + "[options]\narmor_model = \"exces\"\n", "setup-option", 6, true},
        {"option of a wrong kind", head + "[options]\narmor_model = []\n", "setup-option", 6, true},
        {"terrain of an unknown kind",
         head + "\n[[terrain]]\nkind = \"forest of trees\"\noutline = [[1, 1], [2, 1], [1, 2]]\n", "setup-unknown-word",
         7, false},
        {"terrain of an unknown ground", head + terrain("[[1, 1], [2, 1], [1, 2]]", "ground = \"dificult\"\n"),
         "setup-unknown-word", 8, true},
        {"terrain in one bracket", head + "\n[terrain]\nkind = \"wood\"\noutline = [[1, 1], [2, 1], [1, 2]]\n",
         "setup-wrong-kind", 6, true},
        {"outline missing", head + "\n[[terrain]]\nkind = \"wood\"\n", "setup-missing-key", 6, false},
        {"outline of two corners", head + terrain("[[1, 1], [2, 1]]"), "setup-outline", 8, false},
        {"outline that crosses itself", head + terrain("[[1, 1], [3, 3], [3, 1], [1, 3]]"), "setup-outline", 8, false},
        {"outline without area", head + terrain("[[1, 1], [2, 2], [3, 3]]"), "setup-outline", 8, false},
        {"outline off the table", head + terrain("[[1, 1], [80, 1], [1, 3]]"), "setup-off-table", 8, false},
        {"corner of three numbers", head + terrain("[[1, 1, 1], [80, 1], [1, 3]]"), "setup-point", 8, false},
        {"corner of words", head + terrain("[[\"a\", 1], [80, 1], [1, 3]]"), "setup-point", 8, false},
        {"corner that is no number", head + terrain("[[nan, 1], [8, 1], [1, 3]]"), "setup-point", 8, false},
        {"placement of nobody", head + placement("unit = \"c1\"\nat = [1, 1]\n"), "setup-unit", 7, false},
        {"placement of unit none", head + placement("unit = \"a0\"\nat = [1, 1]\n"), "setup-unit", 7, false},
        {"placement nowhere", head + placement("unit = \"a1\"\n"), "setup-missing-key", 6, false},
        {"placement at a word", head + placement("unit = \"a1\"\nat = [\"x\", 1]\n"), "setup-point", 8, false},
        {"facing misspelt", head + placement("unit = \"a1\"\nat = [1, 1]\nfacing = \"nort\"\n"), "setup-unknown-word",
         9, true},
        {"facing nowhere", head + placement("unit = \"a1\"\nat = [1, 1]\nfacing = [0, 0]\n"), "setup-facing", 9, false},
        {"one list only", head + "\n[a]\nname = \"Ours\"\n\n[[a.unit]]\ntype = \"psiloi\"\nstrategos = true\n",
         "setup-one-list", 6, false},
        {"list of another kind", head + "a = 5\nb = 6\n", "setup-wrong-kind", 5, false},
        {"list with a fault", head + "\n[a]\nname = \"Ours\"\n\n[[a.unit]]\ntype = \"psilio\"\nstrategos = true\n",
         "list-unknown-type", 10, true},
        {"list without a name", head + "\n[a]\n\n[[a.unit]]\ntype = \"psiloi\"\nstrategos = true\n", "list-missing-key",
         6, true},
        {"list of another system", head + "\n[a]\nsystem = \"dba\"\nname = \"Ours\"\n", "list-system", 7, true},
        {"list with its unit in one bracket",
         head + "\n[a]\nname = \"Ours\"\n\n[a.unit]\ntype = \"psiloi\"\nstrategos = true\n", "list-wrong-kind", 9,
         false},
        {"list in a file that is not there", head + "a = \"none.toml\"\nb = \"list.toml\"\n", "setup-list", 5, false},
        {"list in a file with a fault", head + "a = \"bad.toml\"\nb = \"list.toml\"\n", "list-unknown-type", 7, true},
    };
    return all;
}

Result<std::string> listFile(std::string_view name) {
    if (name == "list.toml")
        return file;
    if (name == "bad.toml") {
        std::string bad = file;
        return bad.replace(bad.find("peltast"), 7, "paltest");
    }
    return failure("file-read", "There is no such file.", {std::string(name), 0, 0});
}

}  // namespace

class TestSetupIo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSetupWithItsListsIsRead() {
        const Result<Setup> setup = readSetupText(
            head +
            "note = \"\"\"\none\ntwo\"\"\"\n[table]\nwidth = 84\nheight = 48.5\n[options]\nturn_limit = 8\npremeasure = true\narmor_model = \"excess\"\n" +
            terrain("[[1, 1], [4.5, 1], [1, 3]]", "name = \"A wood\"\nground = \"difficult\"\nblocks_sight = true\n") +
            placement("unit = \"b1\"\nat = [10, 40]\ncode = 1\n") +
            placement("unit = \"a1\"\nat = [10, 5]\nfacing = [3, 4]\n") + lists);
        QVERIFY2(setup.has_value(), setup ? "" : allText(setup.error()).c_str());
        QCOMPARE(setup->note, std::string("one\ntwo"));
        QCOMPARE(setup->table.height, 48.5);
        QCOMPARE(setup->options,
                 (std::vector<ChosenOption>{{"turn_limit", "8"}, {"premeasure", "true"}, {"armor_model", "excess"}}));
        QCOMPARE(setup->terrain.size(), 1U);
        QCOMPARE(setup->terrain[0].ground, Ground::Difficult);
        QVERIFY(setup->terrain[0].blocksSight);
        QCOMPARE(setup->placements.size(), 2U);
        QCOMPARE(setup->placements[0].side, Side::B);
        QCOMPARE(setup->placements[0].pose.facing, (Vec{0, -1}));
        QCOMPARE(setup->placements[0].code, 1);
        QCOMPARE(setup->placements[1].pose, snapped(Pose{{10, 5}, {0.6, 0.8}}));
        QCOMPARE(setup->lists[0].name, std::string("Ours"));
        QCOMPARE(setup->lists[1].system, std::string("men_of_bronze"));
        QCOMPARE(setup->lists[1].rules, std::string("1"));
    }
    // MOB-207
    void aTableAloneHasTheUsualSizeAndNoLists() {
        const Result<Setup> setup = readSetupText(head);
        QVERIFY(setup.has_value());
        QCOMPARE(setup->table, (TableSize{72, 48}));
        QCOMPARE(setup->lists, (std::array<ArmyList, 2>{}));
    }
    void listsMayStandInOtherFiles() {
        const Result<Setup> setup =
            readSetupText(head + "a = \"list.toml\"\n" + lists.substr(lists.find("[b]")), listFile);
        QVERIFY2(setup.has_value(), setup ? "" : allText(setup.error()).c_str());
        QCOMPARE(setup->lists[0].name, std::string("From a file"));
        QCOMPARE(setup->lists[1].name, std::string("Theirs"));
    }
    void faultsOfAListInAnotherFileNameThatFile() {
        const Diagnostics faults = faultsOf(head + "a = \"bad.toml\"\nb = \"list.toml\"\n", listFile);
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults[0].place.file, std::string("bad.toml"));
    }
    void anOtherRulesVersionIsRemarkedAndTheCurrentOneTaken() {
        Diagnostics remarks;
        const Result<Setup> setup =
            readSetupText("format = 1\nsystem = \"men_of_bronze\"\nrules = \"0.5\"\nname = \"x\"\n", {}, &remarks);
        QVERIFY(setup.has_value());
        QCOMPARE(setup->rules, std::string("1"));
        QCOMPARE(countOf(remarks, "setup-other-rules"), 1);
    }

    void everyFaultIsFoundWithItsPlace_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].what) << static_cast<int>(i);
    }
    void everyFaultIsFoundWithItsPlace() {
        QFETCH(int, index);
        const Case& c = cases()[static_cast<std::size_t>(index)];
        const Diagnostics faults = faultsOf(c.text, listFile);
        const auto found = std::ranges::find(faults, c.code, &Diagnostic::code);
        QVERIFY2(found != faults.end(), allText(faults).c_str());
        QCOMPARE(found->place.line, c.line);
        QVERIFY2(found->fixes.empty() != c.fixed, allText(faults).c_str());
        QVERIFY2(toText(found->message).find('{') == std::string::npos, toText(found->message).c_str());
    }
    void everyOfferedFixTakesItsFaultAway_data() { everyFaultIsFoundWithItsPlace_data(); }
    void everyOfferedFixTakesItsFaultAway() {
        QFETCH(int, index);
        const Case& c = cases()[static_cast<std::size_t>(index)];
        const Diagnostics before = faultsOf(c.text, listFile);
        for (const Diagnostic& fault : before) {
            for (const Fix& fix : fault.fixes) {
                if (fault.place.file != "battle.toml")
                    continue;
                const std::string text = withFix(c.text, fix);
                const Diagnostics after = faultsOf(text, listFile);
                QVERIFY2(
                    countOf(after, fault.code) < countOf(before, fault.code) && countOf(after, "setup-syntax") == 0,
                    (toText(fault) + "\n" + text + allText(after)).c_str());
            }
        }
    }

    void everySetupThereCanBeReadsBackEqual() {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            MadeUp made(seed);
            Setup setup = made.setup(false);
            setup.options = {{"turn_limit", "8"}, {"armor_model", "excess"}};
            if (made.chance(2))
                setup.lists = readSetupText(head + lists)->lists;
            const std::string text = toToml(setup);
            const Result<Setup> read = readSetupText(text);
            QVERIFY2(read.has_value(), read ? "" : (text + allText(read.error())).c_str());
            QVERIFY2(*read == setup, text.c_str());
        }
    }
    void aFileTooLargeIsRefusedBySize() {
        const Diagnostics faults = faultsOf(std::string(100 << 20, '['));
        QCOMPARE(faults.size(), 1U);
        QCOMPARE(faults[0].code, std::string("setup-too-large"));
    }
};

QTEST_APPLESS_MAIN(TestSetupIo)
#include "tst_setup_io.moc"
