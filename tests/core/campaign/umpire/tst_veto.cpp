// The veto of an omen, a fight or storm at sea, an income or a levy: the adjudication is done again without it, and
// nothing else falls otherwise.
#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "core/campaign/umpire/verification.h"
#include "core/campaign/umpire/veto.h"
#include "core/rules/builtin.h"
#include "tests/support/joined_lines.h"
#include "tests/support/sea_campaign.h"
#include "tests/support/small_campaign.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace ephor;
using namespace ephor::campaign;

namespace {

const Act omen{ActKind::Omen};
const Act incomeOfAthens{ActKind::Income, 0};
const Act levyOfAthens{ActKind::Levy, 0};
const Act stormOverAttica{ActKind::Storm, 0};
const Act seaFight{ActKind::SeaFight, 0, 1};

ScenarioFiles smallWith(const char* cards) {
    ScenarioFiles files = smallFiles();
    files.texts[6] = std::string("format = 1\nevent = [\n") + cards + "]\n";
    return files;
}

Journal with(const ScenarioFiles& files, auto change) {
    Journal journal = *Journal::found(files, 431);
    State changed = journal.campaign().state;
    change(changed);
    journal.record({EntryKind::Ruling, "umpire", "{}", {}, difference(journal.campaign().state, changed)});
    return journal;
}

/// The small campaign before its winter.
Journal atYearsEnd() {
    return with(smallFiles(), [](State& state) {
        state.course.turnOfYear = 5;
        state.course.phase = Phase::Battles;
        for (Unit& unit : state.units)
            unit.steps = 1;
    });
}

/// The last deed comes out as it is written, with its vetoes.
bool isDoneAgain(const Journal& journal) {
    const JournalEntry& entry = journal.entries()[static_cast<std::size_t>(journal.undoable() - 1)];
    const Result<std::string> action = vetoedAgain(*journal.at(entry.number - 1), entry);
    return repeatStep(journal, entry.number) && action && *action == entry.action;
}

RepeatedStep last(const Journal& journal) { return repeatStep(journal, journal.undoable()).value(); }
bool has(const RepeatedStep& one, const Act& act) { return std::ranges::contains(one.acts, act); }

int stepsOf(const State& state, PowerId power) {
    int steps = 0;
    for (const Unit& unit : state.units)
        if (unit.army && state.armies[unit.army.index()].power == power)
            steps += unit.steps;
    return steps;
}

/// Faces by purpose.
std::map<std::string, std::vector<int>> facesIn(const JournalEntry& entry) {
    std::map<std::string, std::vector<int>> faces;
    std::istringstream lines(entry.dice);
    for (std::string line; std::getline(lines, line);)
        if (const std::optional<CampaignRoll> thrown = parseRoll(line))
            faces[purposeOf(*thrown)] = thrown->faces;
    return faces;
}

/// The veto of the act: nothing else falls otherwise, it verifies, and what is lifted again is as it was.
void vetoAndLift(Journal journal, const Act& act, const RuleSystem& system) {
    const JournalEntry before = journal.entries().back();
    const State with = journal.campaign().state;
    veto(journal, last(journal), act, "A test.");
    const JournalEntry& after = journal.entries().back();
    QCOMPARE(after.kind, before.kind);
    const auto faces = facesIn(before);
    for (const auto& [purpose, fell] : facesIn(after))
        if (const auto same = faces.find(purpose); same != faces.end())
            QVERIFY2(same->second == fell, purpose.c_str());
    QVERIFY(!has(last(journal), act));
    QCOMPARE(vetoesOf(after)->size(), std::size_t{1});
    QVERIFY(Journal::from(journal.entries()));
    const Diagnostics faults = retrace(journal, system);
    QVERIFY2(faults.empty(), faults.empty() ? "" : toText(faults.front()).c_str());
    QVERIFY(liftVeto(journal));
    QVERIFY(journal.campaign().state == with);
    QCOMPARE(journal.entries().back().dice, before.dice);
    QCOMPARE(journal.entries().back().action, before.action);
    QVERIFY(!liftVeto(journal));
}

}  // namespace

class TestVeto : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In a war that the program plays, the first three acts of each kind.
    void whateverIsVetoedNothingElseFallsOtherwise() {
        const RuleSystem& system = *findSystem("ohw");
        ScenarioFiles files = *builtinScenario("hellas_431");
        files.texts[0].replace(files.texts[0].find("years = "), 9, "years = 2");
        Journal journal = *Journal::found(files, 11);
        std::map<ActKind, int> tried;
        const auto tryAll = [&] {
            for (const Act& act : last(journal).acts)
                if (tried[act.kind]++ < 3)
                    vetoAndLift(journal, act, system);
        };
        while (journal.campaign().state.course.phase != Phase::Over) {
            adjudicateTurn(journal);
            tryAll();
            resolveAll(journal, system, 1);
            closeTurn(journal);
            tryAll();
        }
        for (std::size_t i = 0; i < Words<ActKind>::list.size(); ++i)
            QVERIFY2(tried[static_cast<ActKind>(i)] > 0, Words<ActKind>::list[i].data());
    }
    void withoutItsOmenAMoveIsThatOfAScenarioWithoutOmens_data() {
        QTest::addColumn<QString>("card");
        for (const char* effect : {"good_harvest", "poor_harvest", "plague", "earthquake", "unrest", "gold", "storms",
                                   "truce", "volunteers"})
            QTest::newRow(effect) << QStringLiteral(
                                         R"({id = "card", title = "Card", text = "It falls.", effect = "%1"},)")
                                         .arg(QLatin1StringView(effect));
    }
    void withoutItsOmenAMoveIsThatOfAScenarioWithoutOmens() {
        QFETCH(QString, card);
        const auto thin = [](State& state) { state.units[0].steps = 2; };
        const auto adjudicate = [](Journal& journal) {
            for (const int power : {0, 1})
                QVERIFY(submitOrders(journal, PowerId(power), {.land = {order(ArmyId(power), Posture::Seek)}}, {}));
            adjudicateTurn(journal);
        };
        Journal silent = with(smallFiles(), thin);
        adjudicate(silent);
        Journal journal = with(smallWith(qPrintable(card)), thin);
        adjudicate(journal);
        QVERIFY(has(last(journal), omen));
        veto(journal, last(journal), omen, "The seer had drunk.");
        QVERIFY(journal.campaign().state == silent.campaign().state);
        QCOMPARE(journal.campaign().state.course.omen, -1);
    }
    void anOmenThatAPowerPlaysStaysInItsHand() {
        Journal journal =
            with(smallWith(R"({id = "quake", title = "Quake", text = "Walls are down.", effect = "earthquake"},)"),
                 [](State& state) { state.favours.push_back({PowerId(0), 0, 0, false}); });
        Deal deal;
        deal.kind = DealKind::Omen;
        deal.card = 0;
        deal.place = PlaceId(4);
        QVERIFY(submitOrders(journal, PowerId(0), {.deals = {deal}}, {}));
        adjudicateTurn(journal);
        const Act favour{ActKind::Favour, 0, 0};
        QVERIFY(journal.campaign().state.favours[0].played);
        const int breach = journal.campaign().state.cities[4].breach;
        QCOMPARE(actWords(last(journal).after, favour), std::string("favour athens quake"));
        veto(journal, last(journal), favour, "The altar was profaned.");
        QVERIFY(!journal.campaign().state.favours[0].played);
        QCOMPARE(journal.campaign().state.cities[4].breach, breach - 1);
    }
    void fleetsThatMayNotFightPassEachOther() {
        Journal journal = with(seaFiles(), [](State& state) { state.fleets[1].place = epidaurus; });
        const auto sail = [](FleetId fleet, PowerId power, Journal& into, Station station, std::vector<PlaceId> path) {
            QVERIFY(submitOrders(into, power, {.voyages = {voyage(fleet, station, std::move(path))}}, {}));
        };
        sail(attic, athenians, journal, Station::Seek, {aegina, epidaurus});
        sail(isthmian, corinthians, journal, Station::Watch, {});
        adjudicateTurn(journal, {{"Fleet of Cenchreae intercepts Fleet of Piraeus", {2}}});
        QCOMPARE(journal.campaign().state.seaFights.size(), std::size_t{1});
        const RepeatedStep fought = last(journal);
        QCOMPARE(fought.acts, std::vector<Act>{seaFight});
        QCOMPARE(actText(fought.after, seaFight), std::string("the sea fight of Athens and Corinth off Epidaurus"));
        veto(journal, fought, seaFight, "Nobody could see for fog.");
        const Campaign& now = journal.campaign();
        QVERIFY(now.state.seaFights.empty());
        QVERIFY(fleet(now, attic).place == epidaurus && fleet(now, isthmian).place == epidaurus);
        QCOMPARE(fleet(now, attic).squadrons, 12);
        QCOMPARE(fleet(now, isthmian).squadrons, 4);
        QVERIFY(!fleet(now, isthmian).beaten);
        QVERIFY(!journal.entries().back().dice.contains("Sea fight"));
    }
    /// The die was typed in; it counts again when the veto is lifted.
    void aStormThatIsVetoedSinksNobody() {
        Journal journal = with(seaFiles(), [](State& state) {
            state.course.turnOfYear = 4;
            state.course.phase = Phase::Battles;
            state.fleets[0].place = epidaurus;
            state.fleets[0].station = Station::Sail;
        });
        const TypedDice typed{{"Storm over Fleet of Piraeus", {1}}};
        closeTurn(journal, typed);
        QCOMPARE(fleet(journal.campaign(), attic).squadrons, 11);
        QVERIFY(has(last(journal), stormOverAttica));
        veto(journal, last(journal), stormOverAttica, "They lay under the land.");
        QCOMPARE(fleet(journal.campaign(), attic).squadrons, 12);
        QVERIFY(isDoneAgain(journal));
        const Preview seen = previewClose(*journal.at(journal.undoable() - 3), typed, {stormOverAttica});
        QVERIFY(!hasErrors(seen.remarks));
        QCOMPARE(seen.after.fleets[0].squadrons, 12);
        QVERIFY(liftVeto(journal));
        QCOMPARE(fleet(journal.campaign(), attic).squadrons, 11);
        QCOMPARE(*typedDiceFromJson(journal.entries().back().action), typed);
    }
    void withoutItsIncomeAPowerHasWhatItWouldHaveIfNothingCameIn() {
        Journal journal = atYearsEnd();
        Campaign poor = journal.campaign();
        poor.scenario.rules.income = {};
        const PlayedStep idle = playStep(poor, EntryKind::Close, {});
        applyAll(poor.state, idle.changes);
        closeTurn(journal);
        const State rich = journal.campaign().state;
        veto(journal, last(journal), incomeOfAthens, "The mines were flooded.");
        const State& now = journal.campaign().state;
        QCOMPARE(now.powers[0].treasury, poor.state.powers[0].treasury);
        QVERIFY(now.powers[0].treasury < rich.powers[0].treasury);
        QCOMPARE(stepsOf(now, PowerId(0)), stepsOf(poor.state, PowerId(0)));
        QCOMPARE(now.powers[1], rich.powers[1]);
        QCOMPARE(stepsOf(now, PowerId(1)), stepsOf(rich, PowerId(1)));
    }
    void withoutItsLevyAPowerHasWhatItWouldHaveIfNobodyCame() {
        Journal journal = atYearsEnd();
        Campaign lonely = journal.campaign();
        lonely.scenario.rules.levyBase = lonely.scenario.rules.levyPerCity = 0;
        const PlayedStep idle = playStep(lonely, EntryKind::Close, {});
        applyAll(lonely.state, idle.changes);
        closeTurn(journal);
        const State full = journal.campaign().state;
        veto(journal, last(journal), levyOfAthens, "There was a plague.");
        const State& now = journal.campaign().state;
        QCOMPARE(stepsOf(now, PowerId(0)), stepsOf(lonely.state, PowerId(0)));
        QVERIFY(stepsOf(now, PowerId(0)) < stepsOf(full, PowerId(0)));
        QCOMPARE(now.powers[0].treasury, lonely.state.powers[0].treasury);
        QCOMPARE(now.powers[1], full.powers[1]);
        QCOMPARE(stepsOf(now, PowerId(1)), stepsOf(full, PowerId(1)));
        QVERIFY(!journal.entries().back().dice.contains("Winter levy of Athens"));
        QVERIFY(journal.entries().back().dice.contains("Winter levy of Sparta"));
    }
    void twoVetoesAreLiftedOneAfterTheOther() {
        Journal journal = atYearsEnd();
        closeTurn(journal);
        const State full = journal.campaign().state;
        veto(journal, last(journal), levyOfAthens, "There was a plague.");
        const State one = journal.campaign().state;
        veto(journal, last(journal), incomeOfAthens, "The mines were flooded.");
        QCOMPARE(vetoesOf(journal.entries().back())->size(), std::size_t{2});
        QVERIFY(isDoneAgain(journal));
        QVERIFY(liftVeto(journal));
        QVERIFY(journal.campaign().state == one);
        QVERIFY(liftVeto(journal));
        QVERIFY(journal.campaign().state == full);
    }
    void whoKnowsOfItIsToldWhy() {
        Journal journal = atYearsEnd();
        closeTurn(journal);
        veto(journal, last(journal), levyOfAthens, "There was a plague.");
        const Campaign& now = journal.campaign();
        const std::string told = joinedLines(rulingLines(journal.entries(), now, PowerId(0)));
        QVERIFY2(told.contains("  Vetoed: the winter levy of Athens (There was a plague.)\n"), told.c_str());
        QCOMPARE(joinedLines(rulingLines(journal.entries(), now, PowerId(1))), std::string());
        for (const ChronicleLine& line : chronicle(journal))
            QVERIFY2(!line.text.contains("plague"), line.text.c_str());
        liftVeto(journal);
        QCOMPARE(joinedLines(rulingLines(journal.entries(), journal.campaign(), PowerId(0))), std::string());
    }
    void ofTheSeasonsOmenEverybodyIsTold() {
        Journal journal = *Journal::found(
            smallWith(R"({id = "truce", title = "Truce", text = "Heralds run.", effect = "truce"},)"), 431);
        adjudicateTurn(journal);
        veto(journal, last(journal), omen, "The heralds were false.");
        for (const PowerId power : {PowerId(0), PowerId(1)}) {
            const std::string told = joinedLines(rulingLines(journal.entries(), journal.campaign(), power));
            QVERIFY2(told.contains("Vetoed: the omen of the season, \"Truce\" (The heralds were false.)\n"),
                     told.c_str());
        }
        const std::vector<ChronicleLine> lines = chronicle(journal);
        QVERIFY(std::ranges::any_of(lines, [](const ChronicleLine& line) {
            return line.text == "Vetoed: the omen of the season, \"Truce\" (The heralds were false.)";
        }));
        QVERIFY(std::ranges::none_of(lines, [](const ChronicleLine& line) { return line.news == News::Omen; }));
    }
    void onlyTheLastDeedIsVetoed() {
        Journal journal = atYearsEnd();
        QVERIFY(whyNotVetoed(journal, journal.undoable()));
        QVERIFY(whyNotVetoed(journal, 0));
        closeTurn(journal);
        const int entry = journal.undoable();
        QVERIFY(!whyNotVetoed(journal, entry));
        rule(journal, Ruling{RulingSubject::Arete, 0, 7}, "A gift.");
        QCOMPARE(toText(*whyNotVetoed(journal, entry)), std::string("Other actions have followed: undo them first."));
        journal.undo("umpire");
        QVERIFY(!whyNotVetoed(journal, entry));
    }
    void diceThatAreTypedInAfterwardsKeepTheVeto() {
        Journal journal = atYearsEnd();
        closeTurn(journal);
        veto(journal, last(journal), levyOfAthens, "There was a plague.");
        const State before = journal.campaign().state;
        runStepAgain(journal, {});
        QVERIFY(journal.campaign().state == before);
        QCOMPARE(vetoesOf(journal.entries().back())->size(), std::size_t{1});
    }
    /// The journal hashes them.
    void theBytesOfAVetoStayTheSame() {
        Journal journal = atYearsEnd();
        closeTurn(journal);
        const int turn = journal.campaign().state.course.turn;
        veto(journal, last(journal), levyOfAthens, "There was a plague.");
        QVERIFY2(
            journal.entries().back().action.ends_with(
                R"("vetoed":[{"act":"levy","concerns":["athens"],"one":0,"other":-1,"reason":"There was a plague.",)"
                R"("turn":)" +
                std::to_string(turn) + R"(,"what":"the winter levy of Athens"}]})"),
            journal.entries().back().action.c_str());
    }
    void vetoesThatNobodyCanReadAreNamed_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("no list") << R"("vetoed":[)" << R"("vetoed":7,"x":[)";
        QTest::newRow("an unknown act") << R"("act":"levy")" << R"("act":"tax")";
        QTest::newRow("no row") << R"("one":0)" << R"("one":-9)";
        QTest::newRow("no reason") << R"("reason":"There was a plague.")" << R"("reason":1)";
        QTest::newRow("no names") << R"(["athens"])" << R"([1])";
    }
    void vetoesThatNobodyCanReadAreNamed() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        Journal journal = atYearsEnd();
        closeTurn(journal);
        veto(journal, last(journal), levyOfAthens, "There was a plague.");
        JournalEntry entry = journal.entries().back();
        const std::size_t at = entry.action.find(from.toStdString());
        QVERIFY2(at != std::string::npos, entry.action.c_str());
        entry.action.replace(at, from.toStdString().size(), to.toStdString());
        QVERIFY(!vetoesOf(entry));
    }
};

QTEST_GUILESS_MAIN(TestVeto)
#include "tst_veto.moc"
