// The page of an army list: its data are those of the list, whatever its names are.
#include "core/io/builtin_data.h"
#include "core/io/lists/army_list_io.h"
#include "core/io/lists/print/list_chat.h"
#include "core/pages/list_page.h"
#include "core/rules/builtin.h"

#include <QByteArray>
#include <QTest>
#include <nlohmann/json.hpp>
#include <set>

using namespace ephor;

namespace {

using Json = nlohmann::json;

ReadList listOf(std::string_view text) { return readArmyList(text, "list.toml", findSystem, systemIds()); }

Json dataOf(const std::string& page) {
    const std::size_t from = page.find("id=\"data\">") + 10;
    return Json::parse(page.substr(from, page.find("</script>", from) - from));
}

constexpr std::string_view hostile = R"(format = 1
system = "alala"
rules = "1"
name = "</script><script>alert(1)</script> **@everyone** [b]"
[[phalanx]]
name = "Right <b>wing</b>"
leader = "Laches"
cp = 4
commander = true
[[phalanx.unit]]
grade = "A"
count = 2
[[band]]
type = "psiloi"
)";

}  // namespace

class TestListPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyUnitOfEverySampleHasACardWithItsRules() {
        int lists = 0;
        for (const BuiltinFile& file : builtinFiles()) {
            if (!file.path.starts_with("armies/"))
                continue;
            const ReadList read = listOf(file.text);
            const Json data = dataOf(listPage(*read.list, *read.system, {}));
            const ListSummary summary = read.system->summary(*read.list);
            int units = 0;
            for (const ListRow& row : summary.rows)
                units += row.count;
            QCOMPARE(static_cast<int>(data["cards"].size()), units);
            std::set<std::string> names;
            std::set<std::string> rules;
            for (const Json& rule : data["rules"])
                rules.insert(rule["name"]);
            for (const Json& card : data["cards"]) {
                QVERIFY2(names.insert(card["name"]).second, card.dump().c_str());
                QVERIFY(card["losses"] >= 1);
                for (const Json& trait : card["traits"])
                    QVERIFY2(rules.contains(trait), card.dump().c_str());
            }
            ++lists;
        }
        QVERIFY(lists >= 50);
    }

    void aLeaderIsOnOneCardOnly() {
        const ReadList read = listOf(hostile);
        const std::string page = listPage(*read.list, *read.system, {});
        int leaders = 0;
        const Json data = dataOf(page);
        for (const Json& card : data["cards"])
            leaders += card["leader"].get<std::string>().empty() ? 0 : 1;
        QCOMPARE(leaders, 1);
    }

    void namesAreDataAndNeverMarkup() {
        const ReadList read = listOf(hostile);
        const std::string page = listPage(*read.list, *read.system, {{"EPHOR:<>", 1, {true}}});
        QVERIFY(!page.contains("<script>alert"));
        QVERIFY(!page.contains("<b>wing"));
        QCOMPARE(dataOf(page)["name"].get<std::string>(), read.list->name);
        QCOMPARE(dataOf(page)["codes"][0]["squares"].get<std::string>(), "1");
        QVERIFY(!page.contains("import ") && !page.contains("https://"));
        QVERIFY(page.contains("default-src 'none'"));
    }

    void aMessageHasOneUnitALineAndNamesAddNoMarkup() {
        const ReadList read = listOf(hostile);
        const std::string plain = listForChat(*read.list, *read.system, ChatForm::Plain);
        QVERIFY2(plain.contains("\n2× "), plain.c_str());
        QVERIFY2(plain.contains("Right <b>wing</b>\n"), plain.c_str());
        const std::string discord = listForChat(*read.list, *read.system, ChatForm::Discord);
        QVERIFY2(!discord.contains("@everyone") && discord.contains("\\*\\*@"), discord.c_str());
        const std::string forum = listForChat(*read.list, *read.system, ChatForm::Forum);
        QVERIFY2(forum.contains("(b)") && forum.starts_with("[b]"), forum.c_str());
    }
};

QTEST_GUILESS_MAIN(TestListPage)
#include "tst_list_page.moc"
