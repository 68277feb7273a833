// The umpire's word: what it sets, what it cannot set, that it can be undone, and whom it is told.
#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/model/changes/state_check.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/reversal.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "core/campaign/umpire/ruling_text.h"
#include "core/campaign/umpire/verification.h"
#include "core/rules/builtin.h"
#include "tests/support/joined_lines.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

Journal begun() { return *Journal::found(smallFiles(), 431); }

Ruling ruling(const Journal& journal, const std::vector<std::string>& words) {
    return rulingFrom(journal.campaign(), words).value();
}

std::string faultOf(const std::vector<std::string>& words) {
    const Journal journal = begun();
    const Result<Ruling> read = rulingFrom(journal.campaign(), words);
    if (!read)
        return toText(read.error().front().message);
    const std::optional<Message> why = whyNotRuled(journal.campaign(), *read);
    return why ? toText(*why) : "";
}

}  // namespace

class TestRuling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMatterIsSetAndUndone_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* words, const char* said) {
            QTest::newRow(words) << QString::fromLatin1(words).split(u' ') << QString::fromLatin1(said);
        };
        row("treasury athens 12", "the treasury of Athens: 12 (was 20)");
        row("arete sparta -2", "the Arete of Sparta: -2 (was 0)");
        row("loyalty corinth 3", "the loyalty of Corinth: 3 (was 1)");
        row("owner megara athens", "who holds Megara: Athens (was nobody)");
        row("owner corinth nobody", "who holds Corinth: nobody (was Sparta)");
        row("place attic eleusis", "the place of Army of Attica: Eleusis (was Athens)");
        row("fate nicias dead", "the fate of Nicias: dead (was serving)");
        row("fate nicias captured sparta", "the fate of Nicias: captured by Sparta (was serving)");
    }
    void everyMatterIsSetAndUndone() {
        QFETCH(QStringList, words);
        QFETCH(QString, said);
        std::vector<std::string> all;
        for (const QString& word : words)
            all.push_back(word.toStdString());
        Journal journal = begun();
        const Ruling wanted = ruling(journal, all);
        QCOMPARE(QString::fromStdString(rulingText(journal.campaign(), wanted)), said);
        const State before = journal.campaign().state;
        QVERIFY(!whyNotRuled(journal.campaign(), wanted));
        rule(journal, wanted, "So it was agreed.");
        QCOMPARE(valueOf(journal.campaign(), wanted.subject, wanted.thing), wanted.value);
        QVERIFY(!danglingId(journal.campaign()));
        QVERIFY(Journal::from(journal.entries()));
        QVERIFY(retrace(journal, *findSystem("men_of_bronze")).empty());
        journal.undo("umpire");
        QVERIFY(journal.campaign().state == before);
        journal.redo("umpire");
        QCOMPARE(valueOf(journal.campaign(), wanted.subject, wanted.thing), wanted.value);
    }
    void theStepsOfAUnit() {
        Journal journal = begun();
        const Ruling wanted{RulingSubject::Steps, 0, 1};
        QVERIFY(!whyNotRuled(journal.campaign(), wanted));
        rule(journal, wanted, "A fever.");
        QCOMPARE(journal.campaign().state.units[0].steps, 1);
        rule(journal, Ruling{RulingSubject::Steps, 0, 0}, "It was the plague.");
        QVERIFY(!journal.campaign().state.units[0].army);
        QVERIFY(!danglingId(journal.campaign()));
    }
    void theWarGoesOnAfterRulings() {
        Journal journal = begun();
        for (const std::vector<std::string>& words : {std::vector<std::string>{"fate", "agis", "captured", "athens"},
                                                      {"owner", "eleusis", "sparta"},
                                                      {"place", "laconian", "corinth"},
                                                      {"treasury", "sparta", "0"}})
            rule(journal, ruling(journal, words), "To see what comes of it.");
        QVERIFY(!journal.campaign().state.armies[1].leader);
        playToEnd(journal, *findSystem("men_of_bronze"), 1);
        QVERIFY(journal.campaign().state.course.phase == Phase::Over);
        QVERIFY(retrace(journal, *findSystem("men_of_bronze")).empty());
    }
    void whatCannotBeRuledIsSaid() {
        QVERIFY(faultOf({"weather", "athens", "1"}).contains("treasury"));
        QVERIFY(faultOf({"treasury", "athens"}).contains("three words"));
        QVERIFY(faultOf({"treasury", "persia", "1"}).contains("\"persia\""));
        QVERIFY(faultOf({"treasury", "athens", "much"}).contains("\"much\" is no treasury"));
        QVERIFY(faultOf({"treasury", "athens", "-1"}).contains("from 0 to"));
        QVERIFY(faultOf({"treasury", "athens", "20"}).contains("already its value"));
        QVERIFY(faultOf({"loyalty", "athens", "4"}).contains("from -3 to 3"));
        QVERIFY(faultOf({"fate", "nicias", "exiled"}).contains("\"exiled\" is no fate"));
    }
    void aCaptiveIsInTheHandsThatTheRulingNames() {
        Journal journal = begun();
        rule(journal, ruling(journal, {"fate", "nicias", "captured", "sparta"}), "He was found in a shepherd's hut.");
        const auto holder = [&] { return holderOf(journal.campaign().state, LeaderId(0)); };
        QVERIFY(holder() == PowerId(1));
        QVERIFY(!journal.campaign().state.armies[0].leader);
        const Ruling again = ruling(journal, {"fate", "nicias", "captured", "sparta"});
        QVERIFY(toText(*whyNotRuled(journal.campaign(), again)).contains("already its value"));
        // Both have something to do with it, also once he is free.
        const Ruling free = ruling(journal, {"fate", "nicias", "serving"});
        QCOMPARE(concernedBy(journal.campaign(), free), (std::vector{PowerId(0), PowerId(1)}));
        QVERIFY(rulingText(journal.campaign(), free).contains("(was captured by Sparta)"));
        rule(journal, free, "It was another.");
        QVERIFY(!holder());
        journal.undo("umpire");
        QVERIFY(holder() == PowerId(1));
    }
    void aCaptiveOfARulingIsRansomedByHisPower() {
        Journal journal = begun();
        rule(journal, ruling(journal, {"fate", "nicias", "captured", "sparta"}), "He was found in a shepherd's hut.");
        const auto send = [&](int power, const char* sheet) {
            const PowerId id(power);
            const Result<OrderSheet> read = readOrders(journal.campaign(), id, sheet, "sheet");
            Diagnostics advice;
            const auto orders = validate(journal.campaign(), id, *read, advice);
            QVERIFY(orders);
            QVERIFY(submitOrders(journal, id, *orders, sheet));
        };
        send(0, "power athens\nturn 1\nattic: hold\ndeal sparta: ransom nicias 7 talents\n");
        send(1, "power sparta\nturn 1\nlaconian: hold\ndeal athens: ransom nicias 7 talents\n");
        adjudicateTurn(journal);
        const State& state = journal.campaign().state;
        QVERIFY(state.leaders[0].fate == Fate::Serving);
        QCOMPARE(state.powers[0].treasury, 13);
        QCOMPARE(state.powers[1].treasury, 17);
    }
    void twoCaptivesOfRulingsAreExchanged() {
        Journal journal = begun();
        rule(journal, ruling(journal, {"fate", "nicias", "captured", "sparta"}), "A storm drove him ashore.");
        rule(journal, ruling(journal, {"fate", "agis", "captured", "athens"}), "And him.");
        const std::string sheet = "power athens\nturn 1\ndeal sparta: exchange nicias agis\n";
        const Result<OrderSheet> read = readOrders(journal.campaign(), PowerId(0), sheet, "sheet");
        Diagnostics advice;
        const auto orders = validate(journal.campaign(), PowerId(0), *read, advice);
        QVERIFY(orders);
        QVERIFY(submitOrders(journal, PowerId(0), *orders, sheet));
        adjudicateTurn(journal);  // Sparta is played by the program, which exchanges its captains
        QVERIFY(journal.campaign().state.leaders[0].fate == Fate::Serving);
        QVERIFY(journal.campaign().state.leaders[1].fate == Fate::Serving);
        QVERIFY(retrace(journal, *findSystem("men_of_bronze")).empty());
    }
    void whoHoldsACaptiveMustBeKnown() {
        QVERIFY(faultOf({"fate", "nicias", "captured"}).contains("that holds Nicias after \"captured\""));
        QVERIFY(faultOf({"fate", "nicias", "captured", "athens"}).contains("name another power"));
        QVERIFY(faultOf({"fate", "nicias", "captured", "spata"}).contains("did you mean \"sparta\"?"));
        QVERIFY(faultOf({"fate", "nicias", "dead", "sparta"}).contains("Only a captured leader"));
        QVERIFY(faultOf({"treasury", "athens", "12", "sparta"}).contains("Only a captured leader"));
        Campaign campaign = begun().campaign();
        const Ruling nobody{RulingSubject::Fate, 0, static_cast<int>(Fate::Captured), {}};
        const Ruling stranger{RulingSubject::Fate, 0, static_cast<int>(Fate::Captured), PowerId(7)};
        QVERIFY(whyNotRuled(campaign, stranger));
        // Without diplomacy he is ransomed in winter, so that nobody may hold him.
        campaign.scenario.rules.modules.set(Module::Diplomacy, false);
        QVERIFY(!whyNotRuled(campaign, nobody));
        QVERIFY(whyNotRuled(campaign, {RulingSubject::Fate, 0, static_cast<int>(Fate::Captured), PowerId(1)}));
    }
    void whoIsNearlyNamedIsOffered() {
        QVERIFY(faultOf({"treasury", "athen", "1"}).contains("did you mean \"athens\"?"));
        QVERIFY(faultOf({"treasury", "persia", "1"}).contains("there are: athens or sparta."));
        QVERIFY(faultOf({"owner", "megra", "athens"}).contains("did you mean \"megara\"?"));
        QVERIFY(faultOf({"owner", "megara", "nobdy"}).contains("did you mean \"nobody\"?"));
        QVERIFY(faultOf({"place", "atic", "megara"}).contains("did you mean \"attic\"?"));
        QVERIFY(faultOf({"place", "attic", "megra"}).contains("did you mean \"megara\"?"));
        QVERIFY(faultOf({"fate", "nicas", "dead"}).contains("did you mean \"nicias\"?"));
        QVERIFY(faultOf({"fate", "nicias", "deed"}).contains("did you mean \"dead\"?"));
        QVERIFY(faultOf({"steps", "Athens hoplit 1", "1"}).contains("did you mean \"Athens hoplite 1\"?"));
        QVERIFY(faultOf({"treasury", "athens", "99999999999"}).contains("a number from 0 to 100000"));
        QVERIFY(faultOf({"loyalty", "megara", "1"}).contains("there are: athens, eleusis, corinth or sparta."));
        QCOMPARE(faultOf({"owner", "Megara", "sparta"}), std::string());
    }
    /// The levies of a place in a year have one name.
    void unitsOfOneNameAreToldApartAndThoseThatAreGoneDoNotCount() {
        Campaign campaign = begun().campaign();
        for (const std::size_t i : {0U, 1U, 2U})
            campaign.state.units[i].name = "Levy";
        campaign.state.units[0].army = {};
        const auto steps = [&](const std::string& unit) {
            return rulingFrom(campaign, std::vector<std::string>{"steps", unit, "1"});
        };
        QVERIFY(toText(steps("Levy").error().front().message).contains("did you mean \"Levy#1\"?"));
        QCOMPARE(steps("Levy#1")->thing, 1);
        QCOMPARE(steps("Levy#2")->thing, 2);
        campaign.state.units[1].army = {};
        QCOMPARE(steps("Levy")->thing, 2);
    }
    void anArmyThatIsSetElsewhereLeavesItsCamp() {
        Campaign campaign = begun().campaign();
        campaign.state.armies[0].fortified = true;
        QVERIFY(!ruled(campaign, {RulingSubject::Place, 0, 1}).armies[0].fortified);
    }
    void aCityThatIsGivenAwayNeitherVotedNorFell() {
        Journal journal = begun();
        rule(journal, ruling(journal, {"owner", "megara", "athens"}), "It was forgotten at the beginning.");
        const std::vector<ChronicleLine> story = chronicle(journal);
        QCOMPARE(story.size(), std::size_t(2));
        QCOMPARE(story[0].text,
                 std::string("The umpire has ruled: Megara belongs to Athens now. It was forgotten at the beginning."));
        QCOMPARE(story[1].text, std::string("Megara goes to Athens."));
        QVERIFY(story[0].news == News::Ruling);
        QCOMPARE(story[0].turn, 1);
        QVERIFY(!story[0].place);
        QVERIFY(story[1].place == journal.campaign().scenario.map.find("megara"));
    }
    /// What everybody sees anyway is told to all, but not who holds a captive.
    void whatIsPublicIsToldToAll_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* words, const char* said) {
            QTest::newRow(words) << QString::fromLatin1(words).split(u' ') << QString::fromLatin1(said);
        };
        row("owner corinth nobody", "Corinth belongs to nobody now");
        row("owner eleusis sparta", "Eleusis belongs to Sparta now");
        row("fate nicias dead", "Nicias of Athens is dead");
        row("fate nicias captured sparta", "Nicias of Athens is a captive");
        row("arete sparta 7", "");
        row("loyalty corinth 3", "");
        row("place attic eleusis", "");
        row("steps Athens#hoplite#1 1", "");
    }
    void whatIsPublicIsToldToAll() {
        QFETCH(QStringList, words);
        QFETCH(QString, said);
        std::vector<std::string> all;
        for (QString& word : words)
            all.push_back(word.replace(u'#', u' ').toStdString());
        Journal journal = begun();
        rule(journal, ruling(journal, all), "So it was agreed.");
        const std::string begin = said.isEmpty() ? "" : said.toStdString() + ". ";
        QCOMPARE(chronicle(journal).front().text, "The umpire has ruled: " + begin + "So it was agreed.");
    }
    void whoIsNotConcernedReadsWhatIsPublic() {
        Journal journal = begun();
        rule(journal, ruling(journal, {"owner", "megara", "athens"}), "It was forgotten.");
        QCOMPARE(rulingLines(journal.entries(), journal.campaign(), PowerId(1)),
                 std::vector<std::string>{"Megara belongs to Athens now: It was forgotten."});
        QCOMPARE(rulingLines(journal.entries(), journal.campaign(), PowerId(0)),
                 std::vector<std::string>{"who holds Megara: Athens (was nobody): It was forgotten."});
    }
    void anArmyIsNotLeftWithoutMenAndNotTakenOutOfABattle() {
        Journal journal = begun();
        const std::vector<int> units = thingsOf(journal.campaign(), RulingSubject::Steps);
        State alone = journal.campaign().state;
        Campaign campaign{journal.campaign().scenario, alone};
        for (Unit& unit : campaign.state.units)
            if (&unit != &campaign.state.units.front())
                unit.army = {};
        QVERIFY(whyNotRuled(campaign, {RulingSubject::Steps, units.front(), 0}));
        QVERIFY(!whyNotRuled(campaign, {RulingSubject::Steps, units.front(), 1}));
        QVERIFY(submitOrders(journal, PowerId(0),
                             {.land = {{ArmyId(0), Posture::Seek, {PlaceId(1), PlaceId(2)}, {}, IfStronger::Stand}}},
                             {}));
        QVERIFY(submitOrders(journal, PowerId(1),
                             {.land = {{ArmyId(1), Posture::Seek, {PlaceId(3), PlaceId(2)}, {}, IfStronger::Stand}}},
                             {}));
        adjudicateTurn(journal);
        QVERIFY(!journal.campaign().state.battles.empty());
        QVERIFY(whyNotRuled(journal.campaign(), {RulingSubject::Place, 0, 0}));
        QVERIFY(whyNotRuled(journal.campaign(), {RulingSubject::Steps, 0, 1}));
        QVERIFY(!whyNotRuled(journal.campaign(), {RulingSubject::Treasury, 0, 1}));
    }
    /// The journal hashes them.
    void theBytesOfWhatIsDecidedStayTheSame() {
        Journal journal = begun();
        rule(journal, ruling(journal, {"treasury", "athens", "12"}), "Lost at sea");
        QCOMPARE(
            journal.entries().back().action,
            std::string(R"({"concerns":["athens"],"decree":{"holder":-1,"matter":"treasury","thing":0,"value":12},)"
                        R"x("reason":"Lost at sea","ruled":"the treasury of Athens: 12 (was 20)","turn":1})x"));
        QCOMPARE(endingEntry(journal.campaign(), "Peace").action, std::string(R"({"reason":"Peace"})"));
        QVERIFY(submitOrders(journal, PowerId(0),
                             {.land = {{ArmyId(0), Posture::Seek, {PlaceId(1), PlaceId(2)}, {}, IfStronger::Stand}}},
                             {}));
        QVERIFY(submitOrders(journal, PowerId(1),
                             {.land = {{ArmyId(1), Posture::Seek, {PlaceId(3), PlaceId(2)}, {}, IfStronger::Stand}}},
                             {}));
        adjudicateTurn(journal);
        Aftermath draft;
        draft.battle = pendingBattles(journal.campaign().state).front();
        draft.method = Method::Table;
        const std::string plain = toJson(draft);
        QCOMPARE(battleAction(journal.campaign(), draft), plain);
        draft.ruled = {Put<Army>{0, journal.campaign().state.armies[0]}};
        draft.reason = "He had fled before";
        const std::string changed = toJson(draft);
        QCOMPARE(battleAction(journal.campaign(), draft),
                 changed.substr(0, changed.size() - 1) +
                     R"(,"said":{"concerns":["athens","sparta"],"reason":"He had fled before",)"
                     R"("ruled":"what followed the battle of Megara","turn":1}})");
        reverse(journal, {Reversed::Battle, static_cast<int>(draft.battle.index())}, "Fog");
        QCOMPARE(journal.entries().back().action,
                 std::string(R"({"concerns":["athens","sparta"],"reason":"Fog","reversed":{"battle":0},)"
                             R"("ruled":"the battle at Megara","turn":1})"));
        const Reversal battle{Reversed::Battle, 0};
        QCOMPARE(reversalEntry(journal.campaign(), *lastPlayed(journal), battle, "Fog", false).action,
                 std::string(R"({"reason":"Fog","reversed":{"battle":0}})"));
    }
    /// All read why; what was ruled only those whom it concerns, in this move and the next.
    void itIsToldToAllAndInFullToThoseConcerned() {
        Journal journal = begun();
        rule(journal, ruling(journal, {"treasury", "athens", "12"}), "The tribute was lost at sea");
        const auto told = [&](PowerId power) {
            return joinedLines(rulingLines(journal.entries(), journal.campaign(), power));
        };
        QVERIFY(told(PowerId(0)).contains("the treasury of Athens: 12 (was 20): The tribute was lost at sea"));
        QVERIFY(told(PowerId(1)).contains("The tribute was lost at sea"));
        QVERIFY(!told(PowerId(1)).contains("12"));
        const std::vector<ChronicleLine> story = chronicle(journal);
        QCOMPARE(story.size(), std::size_t(1));
        QCOMPARE(story[0].text, std::string("The umpire has ruled: The tribute was lost at sea"));
        journal.undo("umpire");
        QVERIFY(told(PowerId(0)).empty());
        QVERIFY(chronicle(journal).empty());
        journal.redo("umpire");
        for (int move = 0; move < 2; ++move) {
            QVERIFY(!told(PowerId(0)).empty());
            for (const int power : {0, 1})
                QVERIFY(submitOrders(journal, PowerId(power),
                                     {.land = {{ArmyId(power), Posture::Hold, {}, {}, IfStronger::Stand}}}, {}));
            adjudicateTurn(journal);
            closeTurn(journal);
        }
        QVERIFY(told(PowerId(0)).empty());
    }
};

QTEST_GUILESS_MAIN(TestRuling)
#include "tst_ruling.moc"
