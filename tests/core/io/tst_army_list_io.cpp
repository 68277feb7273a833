#include "core/io/builtin_data.h"
#include "made_up.h"
#include "reading.h"

#include <nlohmann/json.hpp>

using namespace ephor;

namespace {

const std::string sparta = R"(format = 1
system = "men_of_bronze"
rules = "1"
name = "Sparta, 38 points"
state = "sparta"

[[unit]]
name = "The three hundred"
type = "elite_hoplite"
strategos = true

[[unit]]
type = "psiloi"   # helots
count = 2
)";

ArmyList listOf(std::string_view text) { return readList(text).list.value_or(ArmyList{}); }

/// A system whose lists may say anything: for round trips of every list there can be.
class AnythingGoes final : public RuleSystem {
public:
    AnythingGoes() {
        m_info.id = "men_of_bronze";
        m_info.version = "1";
    }
    const SystemInfo& info() const override { return m_info; }
    const Catalogue& catalogue() const override { return m_catalogue; }
    Diagnostics check(const ArmyList&) const override { return {}; }
    ListSummary summary(const ArmyList&) const override { return {}; }
    Result<std::shared_ptr<const Game>> open(const Setup&) const override { return failure("none", "none"); }
    const std::vector<ClashField>& clashFields() const override { return m_fields; }
    Result<ClashReport> clash(const ClashInputs&) const override { return failure("none", "none"); }
    Digest dataDigest() const override { return {}; }

private:
    SystemInfo m_info;
    Catalogue m_catalogue;
    std::vector<ClashField> m_fields;
};

}  // namespace

class TestArmyListIo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theListOfTheContractIsRead() {
        const ReadList read = readList(sparta);
        QVERIFY2(read.diagnostics.empty(), allText(read.diagnostics).c_str());
        QVERIFY(read.list && read.system == findSystem("men_of_bronze"));
        QCOMPARE(read.list->name, std::string("Sparta, 38 points"));
        QCOMPARE(read.list->state, std::string("sparta"));
        QCOMPARE(read.list->entries.size(), 2U);
        QCOMPARE(read.list->entries[0].text("type"), std::string("elite_hoplite"));
        QVERIFY(read.list->entries[0].flag("strategos"));
        QCOMPARE(read.list->entries[1].integer("count", 1), 2);
    }
    void everyWordHasItsPlace() {
        const ArmyList list = listOf(sparta);
        const Entry& first = list.entries[0];
        QCOMPARE(first.place, (SourcePosition{"army.toml", 7, 1}));
        QCOMPARE(first.lines, 4);
        QCOMPARE(first.headLength, 8);
        QCOMPARE(first.find("name")->keyPlace, (SourcePosition{"army.toml", 8, 1}));
        QCOMPARE(first.find("name")->keyLength, 4);
        QCOMPARE(first.find("name")->valuePlace, (SourcePosition{"army.toml", 8, 8}));
        QCOMPARE(first.find("name")->valueLength, 19);
        QCOMPARE(list.entries[1].place.line, 12);
        QCOMPARE(list.entries[1].lines, 3);
        QCOMPARE(list.namePlace, (SourcePosition{"army.toml", 4, 8}));
    }
    void inlineTablesAreTheSameList() {
        const std::string text =
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"Sparta, 38 points\"\nstate = \"sparta\"\n"
            "unit = [{name = \"The three hundred\", type = \"elite_hoplite\", strategos = true},\n  {type = \"psiloi\", count = 2}]\n";
        QCOMPARE(listOf(text), listOf(sparta));
        QCOMPARE(listOf(text).entries[1].headLength, 0);
    }
    void carriageReturnsAndTheByteOrderMarkAreNoPartOfTheList() {
        std::string text = "\xEF\xBB\xBF";
        for (const char c : sparta)
            text += c == '\n' ? std::string("\r\n") : std::string(1, c);
        QCOMPARE(listOf(text), listOf(sparta));
    }
    void aTextMayGoOnInTheNextLine() {
        const ReadList read = readList(
            "format = 1\nsystem = \"men_of_bronze\"\nrules = \"1\"\nname = \"\"\"\nOf \\\n   Ἀθῆναι\"\"\"\n[[unit]]\ntype = \"psiloi\"\nstrategos = true\n");
        QVERIFY2(read.diagnostics.empty(), allText(read.diagnostics).c_str());
        QCOMPARE(read.list->name, std::string("Of Ἀθῆναι"));
    }
    void aWrittenListReadsBackEqual() {
        QCOMPARE(listOf(toToml(listOf(sparta))), listOf(sparta));
        QCOMPARE(toToml(listOf(toToml(listOf(sparta)))), toToml(listOf(sparta)));
    }
    void everyListThereCanBeReadsBackEqual() {
        const AnythingGoes system;
        const FindSystem find = [&](std::string_view) { return &system; };
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const ArmyList list = MadeUp(seed).list();
            const std::string text = toToml(list);
            const ReadList read = readArmyList(text, "x", find, {"men_of_bronze"});
            QVERIFY2(read.diagnostics.empty(), (text + allText(read.diagnostics)).c_str());
            QVERIFY2(read.list == list, text.c_str());
        }
    }
    void aNewerFormatIsStillNamedInTheList() {
        const ReadList read = readList("format = 7\nsystem = \"x\"\n");
        QCOMPARE(read.diagnostics.size(), 1U);
        QCOMPARE(read.list->format, 7);
    }

    void theTextHasARowForEveryEntryAndTheTotal() {
        const std::string text = listAsText(listOf(sparta), *findSystem("men_of_bronze"));
        for (const char* part :
             {"Sparta, 38 points\nMen of Bronze, Sparta\n", "The three hundred  Elite Hoplite    12  Strategos",
              "2 × Psiloi         Psiloi            4", "\n16 points, 3 units\n"})
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());
    }
    void theHtmlIsWholeAndNothingInItIsMarkup() {
        ArmyList list = listOf(sparta);
        list.name = "<script>alert('&\"')</script>";
        std::get<std::string>(list.entries[0].fields[0].value) = "A <b>bold</b> unit";
        const std::string html = listAsHtml(list, *findSystem("men_of_bronze"));
        QVERIFY(html.starts_with("<!DOCTYPE html>") && html.ends_with("</html>\n"));
        QVERIFY2(html.find("<script") == std::string::npos && html.find("<b>") == std::string::npos, html.c_str());
        QVERIFY(html.find("&lt;script&gt;alert(&#39;&amp;&quot;&#39;)&lt;/script&gt;") != std::string::npos);
        for (const char* part :
             {"@media print", "<th class=\"number\">Courage</th>", "Counter charge", "16 points, 3 units"})
            QVERIFY2(html.find(part) != std::string::npos, part);
        for (const char* tag : {"table", "thead", "tbody", "tfoot", "tr", "td", "th", "html", "body"}) {
            const auto times = [&](const std::string& word) {
                std::size_t n = 0;
                for (std::size_t at = html.find(word); at != std::string::npos; at = html.find(word, at + 1))
                    ++n;
                return n;
            };
            QCOMPARE(times("<" + std::string(tag) + ">") + times("<" + std::string(tag) + " "),
                     times("</" + std::string(tag) + ">"));
        }
    }
    void traitsAreShownWhereTheSystemHasThemAndFiguresOfTheWorkbenchNever() {
        ArmyList hoplites = listOf(
            "format = 1\nsystem = \"alala\"\nrules = \"1\"\nname = \"x\"\n[[phalanx]]\nleader = \"L\"\n[[phalanx.unit]]\nname = \"y\"\ngrade = \"A\"\n");
        const std::string html = listAsHtml(hoplites, *findSystem("alala"));
        QVERIFY2(html.contains("<th>Traits</th>") && html.contains("Passage disorders"), html.c_str());
        QVERIFY2(html.contains("Figures") && !html.contains("Base width") && !html.contains("Points"), html.c_str());
        QVERIFY2(listAsMarkdown(hoplites, *findSystem("alala")).contains("| Unit | Type | Traits | Remarks |"),
                 html.c_str());
        hoplites.entries.clear();
        QVERIFY(!listAsHtml(hoplites, *findSystem("alala")).contains("Traits"));
        QVERIFY(!listAsMarkdown(hoplites, *findSystem("alala")).contains("Traits"));
    }
    // L5
    void everyFormOfAListTellsItsPhalanxesAndRetinues() {
        const RuleSystem& alala = *findSystem("alala");
        const ArmyList athens = listOf(builtinText("armies/alala/athens.toml"));
        const std::string text = listAsText(athens, alala);
        QVERIFY2(text.contains("\n\nRight wing\n  2 × Picked tribes  ") &&
                     text.contains("\nLeft wing\n  2 × Tribes  ") && text.contains("\nBands\n  2 × Athenian horse  "),
                 text.c_str());
        const std::string markdown = listAsMarkdown(athens, alala);
        QVERIFY2(markdown.contains("\n| **Right wing** | | | |\n| 2 × Picked tribes |"), markdown.c_str());
        const std::string html = listAsHtml(athens, alala);
        QVERIFY2(html.contains("<b>Right wing</b></td></tr>\n<tr><td>2 × Picked tribes</td>"), html.c_str());
        const std::string csv = listAsCsv(athens, alala);
        QVERIFY2(
            csv.contains(",traits,remarks,group\r\n") && csv.contains("commander in chief; Grade B\",Right wing\r\n"),
            csv.c_str());
        const auto json = nlohmann::json::parse(listAsJson(athens, alala));
        QCOMPARE(json["rows"][3]["group"].get<std::string>(), std::string("Left wing"));
        const std::string conroi =
            listAsText(listOf(builtinText("armies/skirmish/conroi.toml")), *findSystem("skirmish"));
        QVERIFY2(conroi.contains("leader"), conroi.c_str());
        QVERIFY2(listAsText(listOf("format = 1\nsystem = \"skirmish\"\nrules = \"1\"\nname = \"x\"\n"
                                   "[[retinue]]\n[[retinue.figure]]\ntype = \"archer\"\n"),
                            *findSystem("skirmish"))
                     .contains("\nRetinue 1\n  Archer"),
                 "a retinue without a name");
    }
    // L5, ALA-052: he rides with the unit that the list names, and with the first where it names none.
    void aLeaderIsWithOneUnitOfHisPhalanx() {
        const RuleSystem& alala = *findSystem("alala");
        const auto led = [&](const char* flags) {
            const ListSummary summary = alala.summary(
                listOf(std::string("format = 1\nsystem = \"alala\"\nrules = \"1\"\nname = \"x\"\n[[phalanx]]\n"
                                   "leader = \"Laches\"\ncp = 4\n[[phalanx.unit]]\ngrade = \"B\"\ncount = 2\n"
                                   "[[phalanx.unit]]\ngrade = \"C\"\n") +
                       flags));
            return std::pair(inOneLine(summary.rows[0].leader), inOneLine(summary.rows[1].leader));
        };
        QCOMPARE(led(""), std::pair(std::string("Laches, 4 CP"), std::string()));
        QCOMPARE(led("leader = true\n"), std::pair(std::string(), std::string("Laches, 4 CP")));
    }
    // L6, DBA-160
    void aListOfDbaNamesItsArmyAndHasNoColumnOfPoints() {
        const RuleSystem& dba = *findSystem("dba");
        const ArmyList macedon = listOf(builtinText("armies/dba/macedon.toml"));
        const std::string text = listAsText(macedon, dba);
        QVERIFY2(text.contains("\nII/12 Alexandrian Macedonian, 359–319 BC\nAggression 4, home terrain Arable\n"),
                 text.c_str());
        QVERIFY2(text.contains("Knights") && text.contains("General") && text.ends_with("\n12 units\n"), text.c_str());
        const std::string html = listAsHtml(macedon, dba);
        for (const char* heading : {"Against foot", "Against mounted", "Move, good going", "Move, bad going",
                                    "Pursuit, half base widths", "II/12 Alexandrian Macedonian"})
            QVERIFY2(html.contains(heading), heading);
        for (const std::string& form : {text, html, listAsMarkdown(macedon, dba)})
            QVERIFY2(!form.contains("oints") && !form.contains("V foot") && !form.contains("half bw"), form.c_str());
    }
    void theCsvQuotesAndNeverHoldsAFormula() {
        ArmyList list = listOf(sparta);
        std::get<std::string>(list.entries[0].fields[0].value) = "=HYPERLINK(\"http://x\", \"y\")";
        const std::string csv = listAsCsv(list, *findSystem("men_of_bronze"));
        QVERIFY(csv.starts_with("name,type,count,points,move,"));
        QVERIFY2(csv.find("\r\n\"'=HYPERLINK(\"\"http://x\"\", \"\"y\"\")\",elite_hoplite,1,12,6,6,2,5,4,") !=
                     std::string::npos,
                 csv.c_str());
        QCOMPARE(std::ranges::count(csv, '\n'), 3);
    }
    void theJsonHasWhatTheTextHas() {
        const auto json = nlohmann::json::parse(listAsJson(listOf(sparta), *findSystem("men_of_bronze")));
        QCOMPARE(json["cost"].get<int>(), 16);
        QCOMPARE(json["units"].get<int>(), 3);
        QCOMPARE(json["rows"][1]["type"].get<std::string>(), std::string("psiloi"));
        QCOMPARE(json["rows"][1]["stats"]["range"].get<int>(), 6);
    }
    void theJsonOfACheckIsAsInTheContract() {
        const auto good = nlohmann::json::parse(checkAsJson(readList(sparta), "army.toml"));
        QCOMPARE(good["file"].get<std::string>(), std::string("army.toml"));
        QCOMPARE(good["system"].get<std::string>(), std::string("men_of_bronze"));
        QCOMPARE(good["name"].get<std::string>(), std::string("Sparta, 38 points"));
        QCOMPARE(good["valid"].get<bool>(), true);
        QCOMPARE(good["cost"].get<int>(), 16);
        QCOMPARE(good["units"].get<int>(), 3);
        QVERIFY(good["diagnostics"].empty());

        const auto bad = nlohmann::json::parse(checkAsJson(readList(sparta + "cuont = 2\n"), "army.toml"));
        QCOMPARE(bad["valid"].get<bool>(), false);
        const auto& one = bad["diagnostics"][0];
        for (const char* key : {"severity", "code", "line", "column", "message", "rule", "fix"})
            QVERIFY2(one.contains(key), key);
        QCOMPARE(one["code"].get<std::string>(), std::string("list-unknown-key"));
        QCOMPARE(one["line"].get<int>(), 15);

        const auto none = nlohmann::json::parse(checkAsJson(readList("["), "army.toml"));
        QCOMPARE(none["valid"].get<bool>(), false);
        QVERIFY(none["cost"].is_null());
    }
};

QTEST_APPLESS_MAIN(TestArmyListIo)
#include "tst_army_list_io.moc"
