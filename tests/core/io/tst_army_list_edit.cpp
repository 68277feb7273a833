// Edits by a form: what they are not about keeps every byte.
#include "core/io/builtin_data.h"
#include "core/io/lists/edit/army_list_edit.h"
#include "made_up.h"
#include "reading.h"
#include "tests/support/effort.h"

#include <algorithm>
#include <set>
#include <sstream>

using namespace ephor;

namespace {

const std::string sparta = R"(# The list of the club's Tuesday.
format = 1
system = "men_of_bronze"   # no other
rules  = "1"
name   = "Sparta"

# The three hundred, painted by Anna.
[[unit]]
name      = "The three hundred"
type      = "elite_hoplite"
strategos = true  # Brasidas

# --- the light troops stand below ---

[[unit]]
type  = "psiloi"
count = 2   # borrowed
# one is broken
)";

const std::string athens = R"(format = 1
system = "alala"
name = "Athens"

[[phalanx]]
name = "Right"
commander = true

  # the picked tribes
  [[phalanx.unit]]
  grade = "A"

  [[phalanx.unit]]
  grade = "B"
  count = 2

[[phalanx]]
name = "Left"

  [[phalanx.unit]]
  grade = "C"

[[band]]
type = "psiloi"
)";

int lineOf(const std::string& text, const std::string& words, int which = 1) {
    int line = 0;
    std::istringstream lines(text);
    for (std::string one; std::getline(lines, one);) {
        ++line;
        if (one.find(words) != std::string::npos && --which == 0)
            return line;
    }
    return 0;
}

std::multiset<std::string> commentsOf(const std::string& text) {
    std::multiset<std::string> comments;
    std::istringstream lines(text);
    for (std::string one; std::getline(lines, one);)
        if (const std::size_t at = one.find('#'); at != std::string::npos && one.find('"', at) == std::string::npos)
            comments.insert(one.substr(at));
    return comments;
}

/// All headings of a list with the tables that they name.
std::vector<std::pair<int, std::string>> headingsOf(const std::string& text) {
    std::vector<std::pair<int, std::string>> all;
    std::istringstream lines(text);
    int line = 0;
    for (std::string one; std::getline(lines, one);) {
        ++line;
        const std::size_t begin = one.find("[[");
        if (begin != std::string::npos && one.find_first_not_of(' ') == begin)
            all.emplace_back(line, one.substr(begin + 2, one.find("]]") - begin - 2));
    }
    return all;
}

std::string edited(const Result<EditedList>& result) { return result ? result->text : allText(result.error()); }

}  // namespace

class TestArmyListEdit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aValueChangesNothingBesideIt() {
        std::string expected = sparta;
        expected.replace(expected.find("count = 2 "), 10, "count = 12 ");
        QCOMPARE(edited(withValue(sparta, lineOf(sparta, "[[unit]]", 2), "count", FieldValue(std::int64_t{12}))),
                 expected);
        expected = sparta;
        expected.replace(expected.find("\"Sparta\""), 8, "\"Sparta \\\"the second\\\"\"");
        QCOMPARE(edited(withValue(sparta, 0, "name", FieldValue(std::string("Sparta \"the second\"")))), expected);
    }

    void aNewKeyStandsBelowTheLastAndInLine() {
        const std::string now =
            edited(withValue(sparta, lineOf(sparta, "[[unit]]", 2), "name", FieldValue(std::string("Helots"))));
        QVERIFY2(now.find("count = 2   # borrowed\nname  = \"Helots\"\n# one is broken") != std::string::npos,
                 now.c_str());
        const std::string top = edited(withValue(sparta, 0, "limit", FieldValue(std::int64_t{38})));
        QVERIFY2(top.find("name   = \"Sparta\"\nlimit  = 38\n\n# The three") != std::string::npos, top.c_str());
        const std::string deep =
            edited(withValue(athens, lineOf(athens, "[[phalanx.unit]]"), "count", FieldValue(std::int64_t{3})));
        QVERIFY2(deep.find("  grade = \"A\"\n  count = 3\n") != std::string::npos, deep.c_str());
    }

    void aKeyThatGoesLeavesItsComment() {
        const std::string now = edited(withValue(sparta, lineOf(sparta, "[[unit]]"), "strategos", {}));
        QVERIFY2(now.find("strategos") == std::string::npos && now.find("# Brasidas") != std::string::npos,
                 now.c_str());
    }

    void anEntryGoesWithItsOwnCommentsAlone() {
        const std::string now = edited(withoutEntry(sparta, lineOf(sparta, "[[unit]]")));
        QVERIFY2(now.find("painted by Anna") == std::string::npos, now.c_str());
        QVERIFY2(
            now.find("name   = \"Sparta\"\n\n# --- the light troops stand below ---\n\n[[unit]]") != std::string::npos,
            now.c_str());
        const std::string last = edited(withoutEntry(sparta, lineOf(sparta, "[[unit]]", 2)));
        QVERIFY2(last.ends_with("stand below ---\n"), last.c_str());
    }

    void aCopyLeavesOutTheGeneral() {
        const auto now = withCopy(sparta, lineOf(sparta, "[[unit]]"), {"strategos"});
        QVERIFY2(now.has_value(), edited(now).c_str());
        const ReadList read = readList(now->text);
        QCOMPARE(read.list->entries.size(), 3U);
        QCOMPARE(read.list->entries[1].place.line, now->line);
        QCOMPARE(read.list->entries[1].text("name"), std::string("The three hundred"));
        QVERIFY(!read.list->entries[1].flag("strategos"));
    }

    void aUnitMovesToTheOtherPhalanxWithItsComment() {
        const auto now = withEntryMoved(athens, lineOf(athens, "[[phalanx.unit]]"), lineOf(athens, "[[phalanx]]", 2),
                                        Beside::Behind);
        QVERIFY2(now.has_value(), edited(now).c_str());
        const ReadList read = readList(now->text);
        QCOMPARE(read.list->entries[0].children.size(), 1U);
        QCOMPARE(read.list->entries[1].children.size(), 2U);
        QCOMPARE(read.list->entries[1].children[1].text("grade"), std::string("A"));
        QCOMPARE(read.list->entries[1].children[1].place.line, now->line);
        QVERIFY2(now->text.find("  # the picked tribes\n  [[phalanx.unit]]\n  grade = \"A\"\n\n[[band]]") !=
                     std::string::npos,
                 now->text.c_str());
        const auto back = withEntryMoved(now->text, now->line, lineOf(now->text, "[[phalanx.unit]]"), Beside::Before);
        QCOMPARE(edited(back), athens);
    }

    void aPhalanxMovesWithItsUnits() {
        const auto now =
            withEntryMoved(athens, lineOf(athens, "[[phalanx]]", 2), lineOf(athens, "[[phalanx]]"), Beside::Before);
        QVERIFY2(now.has_value(), edited(now).c_str());
        const ReadList read = readList(now->text);
        QCOMPARE(read.list->entries[0].text("name"), std::string("Left"));
        QCOMPARE(read.list->entries[0].children.size(), 1U);
        QCOMPARE(read.list->entries[0].place.line, now->line);
        QCOMPARE(read.list->entries[1].children.size(), 2U);
    }

    void newEntriesFindTheirPlace() {
        const std::vector<Field> grade{{"grade", std::string("B"), {}, {}, 0, 0}};
        const auto unit = withEntry(athens, "phalanx.unit", grade, lineOf(athens, "[[phalanx]]"));
        QVERIFY2(unit.has_value(), edited(unit).c_str());
        QCOMPARE(readList(unit->text).list->entries[0].children.size(), 3U);
        QVERIFY2(
            unit->text.find("  count = 2\n\n  [[phalanx.unit]]\n  grade = \"B\"\n\n[[phalanx]]") != std::string::npos,
            unit->text.c_str());
        const auto band = withEntry(athens, "band", {{"type", std::string("peltast"), {}, {}, 0, 0}}, 0);
        QVERIFY2(band && band->text.ends_with("type = \"psiloi\"\n\n[[band]]\ntype = \"peltast\"\n"),
                 edited(band).c_str());
        const auto first = withEntry("format = 1\n", "band", {}, 0);
        QCOMPARE(edited(first), std::string("format = 1\n\n[[band]]\n"));
        QVERIFY(!withEntry("format = 1\n", "phalanx.unit", {}, 0));
    }

    void anEntryInBracesChangesWhereItStands() {
        const std::string one = "format = 1\nunit = [{type = \"psiloi\", count = 2}] # all of it\n";
        QCOMPARE(edited(withValue(one, 2, "count", FieldValue(std::int64_t{3}))),
                 std::string("format = 1\nunit = [{type = \"psiloi\", count = 3}] # all of it\n"));
        QCOMPARE(edited(withValue(one, 2, "count", {})),
                 std::string("format = 1\nunit = [{type = \"psiloi\"}] # all of it\n"));
        QCOMPARE(edited(withValue(one, 2, "type", {})), std::string("format = 1\nunit = [{count = 2}] # all of it\n"));
        QCOMPARE(edited(withValue(one, 2, "name", FieldValue(std::string("Slingers")))),
                 std::string("format = 1\nunit = [{type = \"psiloi\", count = 2, name = \"Slingers\"}] # all of it\n"));
        QCOMPARE(
            edited(withCopy(one, 2, {})),
            std::string(
                "format = 1\nunit = [{type = \"psiloi\", count = 2},\n  {type = \"psiloi\", count = 2}] # all of it\n"));
        QCOMPARE(edited(withoutEntry(one, 2)), std::string("format = 1\nunit = [] # all of it\n"));
    }

    void entriesInBracesComeAndGoByLines() {
        const std::string braces =
            "unit = [\n  # the guard\n  {type = \"elite_hoplite\", strategos = true},  # Brasidas\n"
            "  {type = \"psiloi\"}\n]\n";
        QCOMPARE(
            edited(withoutEntry(braces, 4)),
            std::string("unit = [\n  # the guard\n  {type = \"elite_hoplite\", strategos = true},  # Brasidas\n]\n"));
        QCOMPARE(edited(withCopy(braces, 3, {"strategos"})),
                 std::string("unit = [\n  # the guard\n  {type = \"elite_hoplite\", strategos = true},  # Brasidas\n"
                             "  {type = \"elite_hoplite\"},\n  {type = \"psiloi\"}\n]\n"));
        const std::vector<Field> archers{{"type", std::string("archers"), {}, {}, 0, 0}};
        const std::string more =
            "unit = [\n  # the guard\n  {type = \"elite_hoplite\", strategos = true},  # Brasidas\n"
            "  {type = \"psiloi\"},\n  { type = \"archers\" },\n]\n";
        QCOMPARE(edited(withEntry(braces, "unit", archers, 4)), more);
        QCOMPARE(edited(withEntry(braces, "unit", archers, 0)), more);
        QCOMPARE(withCopy(braces, 3, {})->line, 4);
    }

    void whatCannotBeToldApartInBracesIsLeftAloneWithARemedy() {
        const std::string two = "unit = [{type = \"psiloi\"}, {type = \"archers\"}]\n";
        for (const auto& refused : {withValue(two, 1, "count", FieldValue(std::int64_t{3})), withoutEntry(two, 1),
                                    withCopy(two, 1, {}), withEntryMoved(two, 1, 1, Beside::Behind)})
            QVERIFY(!refused && refused.error().front().place.line == 1);
        QVERIFY(toText(withoutEntry(two, 1).error().front()).contains("[[unit]]"));
        QVERIFY(!withValue("a = [", 0, "name", FieldValue(true)));
    }

    void windowsLineEndsStay() {
        std::string text = sparta;
        for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
            text.replace(at, 1, "\r\n");
        const std::string now = edited(withValue(text, 0, "limit", FieldValue(std::int64_t{38})));
        QVERIFY(now.find("limit  = 38\r\n") != std::string::npos);
        for (std::size_t at = 0; (at = now.find('\n', at)) != std::string::npos; ++at)
            QVERIFY(now[at - 1] == '\r');
    }

    /// Over every sample army and new list: a hundred random edits each (fewer under a sanitizer), and no comment of
    /// the text is ever lost or changed but those of an entry that is taken out, and the list stays one.
    void everyCommentSurvivesRandomEdits() {
        const int edits = std::max(20, testing::effort(100));
        int looked = 0;
        for (const BuiltinFile& file : builtinFiles()) {
            if (!file.path.starts_with("armies/") && !file.path.starts_with("new_lists/"))
                continue;
            MadeUp random(431 + static_cast<std::uint64_t>(++looked));
            std::string text(file.text);
            // Comments at all kinds of places.
            int number = 0;
            for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; ++at)
                if (random.chance(3) && at > 0 && text[at - 1] != '#')
                    text.insert(at, random.chance(2) ? "  # remark " + std::to_string(++number)
                                                     : "\n# line " + std::to_string(++number));
            QVERIFY(readList(text).list);
            for (int i = 0; i < edits; ++i) {
                const auto headings = headingsOf(text);
                const auto any = [&] { return headings[random.count(static_cast<int>(headings.size()) - 1)]; };
                const std::multiset<std::string> before = commentsOf(text);
                Result<EditedList> now = EditedList{text, 0};
                bool copied = false;
                switch (random.from(0, 4)) {
                case 0:
                    now =
                        withValue(text, random.chance(4) ? 0 : any().first, "note", FieldValue(std::string("a note")));
                    break;
                case 1:
                    now = withValue(text, any().first, random.chance(2) ? "note" : "name", {});
                    break;
                case 2:
                    now = withEntryMoved(text, any().first, any().first,
                                         random.chance(2) ? Beside::Before : Beside::Behind);
                    break;
                case 3:
                    now = withEntry(text, any().second, {{"note", std::string("new"), {}, {}, 0, 0}},
                                    random.chance(2) ? 0 : any().first);
                    break;
                default:
                    now = withCopy(text, any().first, {"strategos", "general"});
                    copied = true;
                    break;
                }
                if (!now)
                    continue;
                const std::multiset<std::string> after = commentsOf(now->text);
                QVERIFY2(copied ? std::ranges::includes(after, before) : after == before,
                         (text + "\n--- after ---\n" + now->text).c_str());
                QVERIFY2(readList(now->text).list, now->text.c_str());
                const auto there = headingsOf(now->text);
                QVERIFY2(now->line == 0 || std::ranges::contains(there, now->line, &std::pair<int, std::string>::first),
                         now->text.c_str());
                if (now->text.size() < 20'000)
                    text = now->text;
            }
        }
        QVERIFY(looked > 40);
    }
};

QTEST_APPLESS_MAIN(TestArmyListEdit)
#include "tst_army_list_edit.moc"
