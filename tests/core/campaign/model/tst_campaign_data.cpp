// The scenarios that every program carries are right, and faulty ones are refused with the place of every fault.
#include "core/campaign/model/changes/state_check.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

std::string allText(const Diagnostics& diagnostics) {
    std::string text;
    for (const Diagnostic& d : diagnostics)
        text += toText(d) + "\n";
    return text;
}

/// The faults of the small scenario with a text of file `which` replaced.
std::string faultsWith(std::size_t which, const std::string& from, const std::string& to) {
    ScenarioFiles files = smallFiles();
    const std::size_t at = files.texts[which].find(from);
    if (at == std::string::npos)
        return "the text to replace is not there";
    files.texts[which].replace(at, from.size(), to);
    const Result<Campaign> read = readScenario(files, 1);
    return read ? "" : allText(read.error());
}

}  // namespace

class TestCampaignData : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyScenarioIsRight() {
        QCOMPARE(builtinScenarios(), (std::vector<std::string>{"quick_start", "hellas_431", "hellas_371"}));
        for (const std::string& id : builtinScenarios()) {
            const Result<Campaign> read = readScenario(*builtinScenario(id), 1);
            QVERIFY2(read, read ? "" : allText(read.error()).c_str());
            QVERIFY2(!danglingId(*read), id.c_str());
            QVERIFY(read->scenario.powers.size() >= 6);
            QVERIFY(read->scenario.omens.size() >= 12);
        }
    }
    void everyArmyHasUnitsAndStandsWithFriends() {
        for (const std::string& id : builtinScenarios()) {
            const Campaign campaign = *readScenario(*builtinScenario(id), 1);
            std::vector<int> units(campaign.state.armies.size());
            for (const Unit& unit : campaign.state.units)
                ++units[unit.army.index()];
            for (std::size_t i = 0; i < units.size(); ++i) {
                const Army& army = campaign.state.armies[i];
                QVERIFY2(units[i] > 0 && units[i] <= 20, (id + ": " + army.id).c_str());
                QVERIFY2(campaign.state.cities[army.place.index()].owner == army.power, (id + ": " + army.id).c_str());
                QVERIFY2(army.leader, (id + ": " + army.id).c_str());
            }
        }
    }
    void everyPlaceCanBeReached() {
        for (const std::string& id : builtinScenarios()) {
            const Campaign campaign = *readScenario(*builtinScenario(id), 1);
            const std::array source{PlaceId(0)};
            const std::vector<int> far = distances(campaign.scenario.map, source, 1000, true);
            for (std::size_t i = 0; i < far.size(); ++i)
                QVERIFY2(far[i] < 1000, (id + ": " + campaign.scenario.map.places()[i].id).c_str());
        }
    }
    void everyPowerHoldsItsCapital() {
        for (const std::string& id : builtinScenarios()) {
            const Campaign campaign = *readScenario(*builtinScenario(id), 1);
            for (std::size_t i = 0; i < campaign.scenario.powers.size(); ++i)
                QVERIFY2(campaign.state.cities[campaign.scenario.powers[i].capital.index()].owner ==
                             PowerId(static_cast<int>(i)),
                         campaign.scenario.powers[i].id.c_str());
        }
    }
    void anIdIsWhatAFileNameAPageAndASpreadsheetCanBear_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("isOne");
        for (const char* id : {"athens", "athens_2", "x-1", "431"})
            QTest::newRow(id) << QByteArray(id) << true;
        for (const char* id :
             {"../../x", "a<b>", "a,b", "=1+1", "A", "-x", "a b", "\xC3\xA9", "nobody", "umpire", "everybody"})
            QTest::newRow(id) << QByteArray(id) << false;
    }
    void anIdIsWhatAFileNameAPageAndASpreadsheetCanBear() {
        QFETCH(QByteArray, id);
        QFETCH(bool, isOne);
        ScenarioFiles files = smallFiles();
        const std::string from = "id = \"attic\"";
        std::string& armies = files.texts[4];
        armies.replace(armies.find(from), from.size(), "id = \"" + id.toStdString() + "\"");
        const Result<Campaign> read = readScenario(files, 1);
        QCOMPARE(read.has_value(), isOne);
        if (!isOne)
            QVERIFY(std::ranges::contains(read.error(), std::string("campaign-id"), &Diagnostic::code));
        // Campaigns of before keep theirs.
        QVERIFY(readScenario(files, *CampaignSeed::fromText("1", 3)));
    }
    /// Seeds and seals are made with the name.
    void twoPowersHaveDifferentNames() {
        QVERIFY(faultsWith(2, "name = \"Sparta\"", "name = \"Athens\"").contains("Two powers are called \"Athens\""));
        ScenarioFiles files = smallFiles();
        files.texts[2].replace(files.texts[2].find("name = \"Sparta\""), 15, "name = \"Athens\"");
        QVERIFY(readScenario(files, *CampaignSeed::fromText("1", 3)));
    }
    void faultsNameFileLineAndRemedy() {
        QCOMPARE(
            faultsWith(1, "b = \"eleusis\"", "b = \"eleusos\""),
            "small/map.toml:10:22: error: A way leads to \"eleusos\", which is no place; did you mean \"eleusis\"?\n");
        QVERIFY(faultsWith(1, "tier = 1,", "tier = 9,").contains("small/map.toml:4:"));
        QVERIFY(faultsWith(2, "cities = [\"sparta\", \"corinth\"]", "cities = [\"sparta\", \"athens\"]")
                    .contains("held by two powers"));
        QVERIFY(faultsWith(2, "war = [\"athens\"]", "").contains("which does not say so itself"));
        QVERIFY(faultsWith(3, "power = \"sparta\"", "power = \"sparte\"").contains("did you mean \"sparta\"?"));
        QVERIFY(faultsWith(4, "leader = \"agis\"", "leader = \"nicias\"").contains("leads another army"));
        QVERIFY(faultsWith(4, "place = \"sparta\"", "place = \"spurta\"").contains("did you mean \"sparta\"?"));
        QVERIFY(faultsWith(4, "troop = \"psiloi\"", "troop = \"psilos\"").contains("small/armies.toml:"));
        QVERIFY(faultsWith(0, "format = 1", "format = 2").contains("newer version"));
        QVERIFY(faultsWith(5, "format = 1", "format = 1\nmoove = 1").contains("did you mean \"move\"?"));
    }
};

QTEST_GUILESS_MAIN(TestCampaignData)
#include "tst_campaign_data.moc"
