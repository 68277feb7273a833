// What a form offers is what the systems' own checks allow.
#include "core/io/builtin_data.h"
#include "core/io/lists/edit/army_list_edit.h"
#include "core/io/lists/edit/list_choices.h"
#include "reading.h"

using namespace ephor;

namespace {

std::vector<std::string> choices(std::string_view system, std::string_view heading, std::string_view key) {
    const RuleSystem& rules = *findSystem(system);
    const TableRule* table = tableRule(rules.info().list, heading);
    return choicesOf(rules, heading, *std::ranges::find(table->keys, key, &KeyRule::key));
}

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words)
        all += word + " ";
    return all;
}

}  // namespace

class TestListChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreThoseThatTheCheckTakes() {
        QCOMPARE(joined(choices("alala", "phalanx.unit", "grade")), std::string("A B C "));
        QCOMPARE(joined(choices("alala", "band", "grade")), std::string("B C "));
        QCOMPARE(joined(choices("alala", "band", "type")), std::string("psiloi peltast cavalry hamippoi thessalian "));
        QCOMPARE(joined(choices("skirmish", "retinue.figure", "class")), std::string("militia average veteran elite "));
        QCOMPARE(joined(choices("dba", "element", "holds")), std::string("camp city fort "));
        QVERIFY(std::ranges::contains(choices("ohw", "general", "type"), "hannibal"));
        QVERIFY(!std::ranges::contains(choices("ohw", "general", "type"), "cavalry"));
        QVERIFY(choices("men_of_bronze", "unit", "name").empty());
        QCOMPARE(choices("men_of_bronze", "unit", "type").size(),
                 findSystem("men_of_bronze")->catalogue().types.size());
    }

    void everythingThatIsOfferedCanBeAddedToANewList() {
        for (const RuleSystem* system : builtinSystems()) {
            const std::vector<ListOffer> offers = offersOf(*system);
            QVERIFY2(offers.size() >= system->catalogue().types.size() / 2, system->info().id.c_str());
            const std::string text(builtinText("new_lists/" + system->info().id + ".toml"));
            for (const ListOffer& offer : offers) {
                const Result<EditedList> now = withEntry(text, offer.heading, offer.fields, 0);
                QVERIFY2(now.has_value(), offer.name.c_str());
                // What the words of the new entry say is right; that an army has its size is for the player.
                for (const Diagnostic& fault : readList(now->text).diagnostics)
                    QVERIFY2(fault.severity != Severity::Error || fault.place.line <= now->line,
                             (system->info().id + " " + offer.name + ": " + toText(fault)).c_str());
            }
        }
    }

    void everyTypeIsOfferedOnceWhereItMayStand() {
        for (const RuleSystem* system : builtinSystems()) {
            std::string all;
            for (const ListOffer& offer : offersOf(*system))
                all += offer.heading + ":" + offer.name + " ";
            for (const TroopType& type : system->catalogue().types)
                if (type.id != "hoplite" && type.id != "CF" && type.id != "Den")
                    QVERIFY2(all.find(":" + type.name + " ") != std::string::npos, (type.name + " of " + all).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestListChoices)
#include "tst_list_choices.moc"
