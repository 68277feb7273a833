// Dice of the campaign that fell on somebody's table: each belongs to one throw, stands in the journal, is marked as
// typed in, and changes no other throw.
#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/dice/dice_check.h"
#include "core/campaign/journal/active_entries.h"
#include "core/campaign/reports/report_set.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/verification.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

Journal founded() { return *Journal::found(sixCities(), 7); }
const RuleSystem& bronze() { return *findSystem("men_of_bronze"); }

/// Pending battles, settled on paper as if the club had played them.
void settle(Journal& journal) {
    for (const BattleId id : pendingBattles(journal.campaign().state)) {
        CampaignDice paper(keyOf(turnSeedOf(7, journal.campaign().state.course.turn), occasionOf("paper", id)));
        Aftermath draft = onPaper(journal.campaign(), id, paper);
        draft.method = Method::Table;
        recordResult(journal, draft);
    }
}

void playMove(Journal& journal, const TypedDice& typed = {}) {
    adjudicateTurn(journal, typed);
    settle(journal);
    closeTurn(journal);
}

/// Other faces that such a throw may show.
std::vector<int> otherFaces(const CampaignRoll& roll) {
    const auto [least, most] = rangeOf(roll);
    std::vector<int> faces;
    for (const int face : roll.faces)
        faces.push_back(face < most ? face + 1 : least);
    return faces;
}

const CampaignRoll* rollOfPurpose(const std::vector<CampaignRoll>& rolls, std::string_view purpose) {
    const auto it = std::ranges::find(rolls, purpose, purposeOf);
    return it == rolls.end() ? nullptr : &*it;
}

std::string reportFor(const Journal& journal, PowerId power) {
    const Campaign& campaign = journal.campaign();
    return ReportSet(campaign, journal.entries()).report(power).text();
}

DiceCheck checked(std::string text) { return checkDice(std::vector<std::string>{std::move(text)}); }

/// The journal with other entries, all its hashes in order.
Result<Journal> forged(const Journal& journal, auto edit) {
    std::vector<JournalEntry> entries = journal.entries();
    edit(entries);
    std::string previous;
    for (JournalEntry& entry : entries)
        previous = entry.hash = hashOf(entry, previous);
    return Journal::from(std::move(entries));
}

/// A throw whose other faces make another one needless, and that one.
struct Needless {
    const CampaignRoll* made = nullptr;
    std::vector<int> faces;
    const CampaignRoll* needless = nullptr;
};
Needless needlessThrow(const Campaign& campaign, const std::vector<CampaignRoll>& bySeed) {
    for (const CampaignRoll& roll : bySeed) {
        if (roll.faces.size() > 1)
            continue;
        const auto [least, most] = rangeOf(roll);
        for (int face = least; face <= most; ++face) {
            const Preview seen = previewAdjudicate(campaign, {{purposeOf(roll), {face}}});
            for (const CampaignRoll& other : bySeed)
                if (!rollOfPurpose(seen.rolls, purposeOf(other)))
                    return {&roll, {face}, &other};
        }
    }
    return {};
}

}  // namespace

class TestTypedDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aThrowFallsAsItWasTypedInAndTheOthersKeepTheirDice() {
        Journal journal = founded();
        int typedIn = 0;
        for (int move = 0; move < 3; ++move) {
            for (auto* previewOf : {&previewAdjudicate, &previewClose}) {
                const Campaign& campaign = journal.campaign();
                const std::vector<CampaignRoll> bySeed = previewOf(campaign, {}, {}).rolls;
                for (const CampaignRoll& roll : bySeed) {
                    const TypedDice typed{{purposeOf(roll), otherFaces(roll)}};
                    const Preview seen = previewOf(campaign, typed, {});
                    QVERIFY(seen.remarks.empty());
                    QVERIFY(typedOf(seen.rolls) == typed);
                    QVERIFY(seen.dice.contains(purposeOf(roll) + ": "));
                    QCOMPARE(std::ranges::count(seen.rolls, true, &CampaignRoll::typed), 1);
                    for (const CampaignRoll& other : seen.rolls)
                        if (const CampaignRoll* before = rollOfPurpose(bySeed, purposeOf(other));
                            before && !other.typed && before->sides == other.sides && before->kind == other.kind &&
                            before->seed == other.seed && before->atMost == other.atMost)
                            QVERIFY(other.faces == before->faces);
                    ++typedIn;
                }
                if (previewOf == &previewAdjudicate) {
                    adjudicateTurn(journal);
                    settle(journal);
                } else {
                    closeTurn(journal);
                }
            }
        }
        QVERIFY(typedIn > 20);
    }
    void withoutTypedDiceEverythingIsAsBefore() {
        Journal journal = founded();
        Journal other = founded();
        playMove(journal);
        adjudicateTurn(other, {});
        settle(other);
        closeTurn(other, {});
        QVERIFY(other.entries() == journal.entries());
        for (const JournalEntry& entry : journal.entries())
            if (isTurnStep(entry))
                QCOMPARE(entry.action, std::string());
    }
    void theOrderInWhichTheyAreTypedInDoesNotMatter() {
        const Campaign campaign = founded().campaign();
        std::vector<std::string> texts;
        for (const CampaignRoll& roll : previewAdjudicate(campaign, {}).rolls)
            if (roll.faces.size() == 1 && texts.size() < 6)
                texts.push_back(purposeOf(roll) + "=" + std::to_string(roll.faces.front()));
        QVERIFY(texts.size() > 2);
        Journal one = founded();
        adjudicateTurn(one, *typedDiceIn(texts));
        std::ranges::reverse(texts);
        Journal other = founded();
        adjudicateTurn(other, *typedDiceIn(texts));
        QVERIFY(one.entries() == other.entries());
    }
    void undoTakesThemBackAndRedoBringsThemAgain() {
        Journal journal = founded();
        const CampaignRoll first = previewAdjudicate(journal.campaign(), {}).rolls.front();
        const State before = journal.campaign().state;
        adjudicateTurn(journal, {{purposeOf(first), otherFaces(first)}});
        const State after = journal.campaign().state;
        QVERIFY(journal.entries().back().dice.contains("(typed in)"));
        journal.undo("umpire");
        QVERIFY(journal.campaign().state == before);
        journal.redo("umpire");
        QVERIFY(journal.campaign().state == after);
        journal.undo("umpire");
        adjudicateTurn(journal);
        QVERIFY(!journal.entries().back().dice.contains("(typed in)"));
        QVERIFY(retrace(journal, bronze()).empty());
    }
    void aWarWithTypedDiceIsVerified() {
        Journal journal = founded();
        for (int move = 0; move < 8 && journal.campaign().state.course.phase != Phase::Over; ++move) {
            TypedDice typed;
            for (const CampaignRoll& roll : previewAdjudicate(journal.campaign(), {}).rolls)
                if (typed.size() < 2)
                    typed.emplace(purposeOf(roll), otherFaces(roll));
            adjudicateTurn(journal, typed);
            settle(journal);
            typed.clear();
            for (const CampaignRoll& roll : previewClose(journal.campaign(), {}).rolls)
                if (typed.empty())
                    typed.emplace(purposeOf(roll), otherFaces(roll));
            closeTurn(journal, typed);
        }
        QVERIFY(std::ranges::count_if(journal.entries(), [](const JournalEntry& entry) {
                    return entry.kind != EntryKind::Found && entry.action.starts_with("{\"dice\":");
                }) > 8);
        const Diagnostics faults = retrace(journal, bronze());
        QVERIFY2(faults.empty(), faults.empty() ? "" : toText(faults.front()).c_str());
        QVERIFY(Journal::from(journal.entries()));
    }
    void facesThatAreEditedAfterwardsAreFound() {
        Journal journal = founded();
        const CampaignRoll first = previewAdjudicate(journal.campaign(), {}).rolls.front();
        adjudicateTurn(journal, {{purposeOf(first), otherFaces(first)}});
        std::vector<JournalEntry> entries = journal.entries();
        entries.back().action = toJson(TypedDice{{purposeOf(first), first.faces}});
        QVERIFY(!Journal::from(entries));
        const auto isFound = [&](auto edit) {
            const Result<Journal> other = forged(journal, edit);
            return other && !retrace(*other, bronze()).empty();
        };
        QVERIFY(isFound([&](auto& all) { all.back().action = toJson(TypedDice{{purposeOf(first), first.faces}}); }));
        QVERIFY(isFound([&](auto& all) { all.back().action.clear(); }));
        QVERIFY(isFound([&](auto& all) { all.back().action = "{\"dice\":[]}"; }));
        QVERIFY(isFound([&](auto& all) {
            TypedDice more = *typedDiceFromJson(all.back().action);
            more.emplace("Siege of Troy", std::vector{6, 6});
            all.back().action = toJson(more);
        }));
        QVERIFY(isFound([&](auto& all) {
            std::string& dice = all.back().dice;
            dice.erase(dice.find(" (typed in)"), std::string_view(" (typed in)").size());
        }));
    }
    void facesThatNoSuchThrowShowsAreRefused_data() {
        QTest::addColumn<QByteArray>("faces");
        QTest::addColumn<bool>("fits");
        QTest::newRow("fits") << QByteArray("6,6") << true;
        QTest::newRow("with blanks") << QByteArray(" 1  3 ") << true;
        QTest::newRow("one too few") << QByteArray("6") << false;
        QTest::newRow("one too many") << QByteArray("1,2,3") << false;
        QTest::newRow("seven") << QByteArray("7,1") << false;
    }
    void facesThatNoSuchThrowShowsAreRefused() {
        QFETCH(QByteArray, faces);
        QFETCH(bool, fits);
        CampaignRoll siege;
        siege.what = "Siege of Plataea";
        siege.faces = {3, 5};
        const TypedDice typed = *typedDiceIn(std::vector<std::string>{"Siege of Plataea=" + faces.toStdString()});
        const Diagnostics remarks = remarksOn(typed, std::vector{siege}, std::vector{siege});
        QCOMPARE(hasErrors(remarks), !fits);
        if (!fits)
            QCOMPARE(remarks.front().code, std::string("dice-faces"));
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        dice.typeIn(typed);
        dice.twoDice("Siege of Plataea");
        QCOMPARE(dice.rolls().front().typed, fits);
    }
    void everyKindOfThrowHasItsRange() {
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        dice.typeIn({{"Control", {5}}, {"Omen", {12}}, {"Levy", {100}}, {"Fate", {6}}, {"Fate, throw 2", {1}}});
        QCOMPARE(dice.averageDie("Control", 1), 6);
        QCOMPARE(dice.lot("Omen", 12), 11);
        QCOMPARE(dice.share("Levy", 2990), 2);
        QCOMPARE(dice.die("Fate"), 6);
        QCOMPARE(dice.die("Fate"), 1);
        QCOMPARE(typedOf(dice.rolls()).size(), std::size_t(5));
        for (const CampaignRoll& roll : dice.rolls()) {
            QVERIFY(whyNotFaces(roll, std::vector{rangeOf(roll).most + 1}));
            QVERIFY(whyNotFaces(roll, std::vector{rangeOf(roll).least - 1}));
            const std::optional<CampaignRoll> told = parseRoll(toText(roll));
            QVERIFY(told && *told == roll);
        }
    }
    void aWrongPurposeIsNamedWithTheNearest() {
        const Campaign campaign = founded().campaign();
        const CampaignRoll first = previewAdjudicate(campaign, {}).rolls.front();
        std::string slip = purposeOf(first);
        slip.erase(1, 1);
        const Preview seen = previewAdjudicate(campaign, {{slip, first.faces}});
        QCOMPARE(seen.remarks.size(), std::size_t(1));
        QCOMPARE(seen.remarks.front().code, std::string("dice-unknown"));
        QVERIFY(toText(seen.remarks.front()).contains("Did you mean \"" + purposeOf(first) + "\"?"));
        QVERIFY(hasErrors(seen.remarks));
    }
    void aThrowThatIsNoLongerMadeIsNamedAndNotKept() {
        Journal journal = founded();
        const std::vector<CampaignRoll> bySeed = previewAdjudicate(journal.campaign(), {}).rolls;
        const Needless found = needlessThrow(journal.campaign(), bySeed);
        QVERIFY2(found.needless, "no throw of this move decides about another");
        const TypedDice typed{{purposeOf(*found.made), found.faces},
                              {purposeOf(*found.needless), found.needless->faces}};
        const Preview seen = previewAdjudicate(journal.campaign(), typed);
        QCOMPARE(seen.remarks.size(), std::size_t(1));
        QCOMPARE(seen.remarks.front().code, std::string("dice-idle"));
        QVERIFY(seen.remarks.front().severity == Severity::Advice);
        adjudicateTurn(journal, typed);
        QCOMPARE(journal.entries().back().action, toJson(TypedDice{{purposeOf(*found.made), found.faces}}));
        QVERIFY(retrace(journal, bronze()).empty());
    }
    void textsThatAreNoDiceAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "Siege of Plataea", "=4", "Siege of Plataea=", "Siege of Plataea=x",
                                 "Siege of Plataea=4;2", "Siege of Plataea=0", "Siege of Plataea=-1",
                                 "Siege of Plataea=4.2", "Siege of Plataea=256", "Siege of Plataea=1 1 1 1 1 1 1 1 1"})
            QTest::newRow(text) << QByteArray(text);
    }
    void textsThatAreNoDiceAreRefused() {
        QFETCH(QByteArray, text);
        const Result<TypedDice> typed = typedDiceIn(std::vector<std::string>{text.toStdString()});
        QVERIFY(!typed);
        QCOMPARE(typed.error().front().code, std::string("dice-words"));
    }
    void whatIsTypedInTwiceIsRefusedWithAllElseThatIsWrong() {
        const Result<TypedDice> typed = typedDiceIn(std::vector<std::string>{"Omen=4", "Omen = 5", "Fate=x"});
        QVERIFY(!typed);
        QCOMPARE(typed.error().size(), std::size_t(2));
        QCOMPARE(typed.error().front().code, std::string("dice-twice"));
    }
    void whatAJournalHoldsIsReadBackOrRefused() {
        const TypedDice typed{{"Siege of \"Plataea\", throw 2", {4, 2}}, {"Omen: of the gods = 3", {12}}};
        QVERIFY(typedDiceFromJson(toJson(typed)) == typed);
        QCOMPARE(toJson(TypedDice{}), std::string());
        QVERIFY(typedDiceFromJson("")->empty());
        for (const char* text :
             {"{", "[]", "{}", "{\"dice\":3}", "{\"dice\":{\"a\":[]}}", "{\"dice\":{\"a\":[0]}}",
              "{\"dice\":{\"a\":[256]}}", "{\"dice\":{\"a\":[1.5]}}", "{\"dice\":{\"a\":4}}", "{\"dice\":{\"\":[4]}}",
              "{\"dice\":{\"a\":[1,1,1,1,1,1,1,1,1]}}", "{\"dice\":{\"a\":[[[[[1]]]]]}}"})
            QVERIFY2(!typedDiceFromJson(text), text);
    }
    void aPlayerIsToldThatDiceWereTypedInAndTheSeedIsNotBlamed() {
        Journal journal = founded();
        TypedDice typed;
        for (const CampaignRoll& roll : previewAdjudicate(journal.campaign(), {}).rolls)
            if (!roll.told.who.empty() && roll.seed != CampaignRoll::Seed::Secret)
                typed.emplace(purposeOf(roll), otherFaces(roll));
        adjudicateTurn(journal, typed);
        settle(journal);
        typed.clear();
        for (const CampaignRoll& roll : previewClose(journal.campaign(), {}).rolls)
            if (!roll.told.who.empty() && roll.seed != CampaignRoll::Seed::Secret)
                typed.emplace(purposeOf(roll), otherFaces(roll));
        closeTurn(journal, typed);
        int told = 0;
        for (std::size_t p = 0; p < journal.campaign().scenario.powers.size(); ++p) {
            const std::string report = reportFor(journal, PowerId(static_cast<int>(p)));
            const DiceCheck check = checked(report);
            QVERIFY(check.holds());
            for (const CheckedRoll& row : check.rolls) {
                QCOMPARE(row.line.contains(" (typed in)"), row.finding == CheckedRoll::Finding::TypedIn);
                if (row.finding != CheckedRoll::Finding::TypedIn)
                    continue;
                ++told;
                std::string passedOff = report;
                std::string line = row.line;
                line.erase(line.find(" (typed in)"), std::string_view(" (typed in)").size());
                passedOff.replace(passedOff.find(row.line), row.line.size(), line);
                QVERIFY2(!checked(passedOff).holds(), row.line.c_str());
            }
        }
        QVERIFY(told > 3);
    }
    void aTypedFaceThatNoDieHasIsNotBelieved() {
        QVERIFY(checked("Throws of move 3\n  close: Siege of Plataea: 6 6 = 12 (typed in)\n").holds());
        QVERIFY(!checked("Throws of move 3\n  close: Siege of Plataea: 7 6 = 13 (typed in)\n").holds());
        QVERIFY(!checked("Throws of move 3\n  close: Siege of Plataea: 6 6 = 13 (typed in)\n").holds());
    }
    void aSecretThrowIsToldToNobodyElseForBeingTypedIn() {
        const Campaign campaign = founded().campaign();
        int secrets = 0;
        for (const CampaignRoll& roll : previewAdjudicate(campaign, {}).rolls) {
            if (roll.seed != CampaignRoll::Seed::Secret)
                continue;
            Journal journal = founded();
            playMove(journal, {{purposeOf(roll), otherFaces(roll)}});
            for (const PowerInfo& info : campaign.scenario.powers) {
                const PowerId power(static_cast<int>(&info - campaign.scenario.powers.data()));
                const std::string report = reportFor(journal, power);
                QCOMPARE(report.contains("(typed in)"), roll.told.who == info.id);
                if (roll.told.who == info.id)
                    QVERIFY(report.contains("(secret) (typed in)"));
            }
            ++secrets;
        }
        QVERIFY(secrets > 3);
    }
    void theFateOfALeaderCanBeTypedInWithTheResult() {
        Journal journal = founded();
        while (pendingBattles(journal.campaign().state).empty()) {
            if (journal.campaign().state.course.phase == Phase::Battles)
                closeTurn(journal);
            adjudicateTurn(journal);
        }
        const Campaign& campaign = journal.campaign();
        const BattleId id = pendingBattles(campaign.state).front();
        CampaignDice paper(keyOf(turnSeedOf(7, 1), "paper"));
        Aftermath draft = onPaper(campaign, id, paper);
        draft.method = Method::Table;
        const Army& army = campaign.state.armies[campaign.state.battles[id.index()].attackers.front().index()];
        QVERIFY(army.leader);
        const LeaderId leader = army.leader;
        draft.hit = {leader};
        const std::string fate = "Fate of " + campaign.state.leaders[leader.index()].name;
        draft.typed = {{fate, {1}}};
        const Preview seen = preview(campaign, draft);
        QVERIFY(seen.remarks.empty());
        QVERIFY(seen.after.leaders[leader.index()].fate == Fate::Dead);
        QVERIFY(seen.dice.contains(fate + ": 1 (private) (typed in)"));
        recordResult(journal, draft);
        QVERIFY(journal.campaign().state == seen.after);
        QVERIFY(aftermathFromJson(journal.entries().back().action) == draft);
        QVERIFY(retrace(journal, bronze()).empty());
        draft.typed = {{fate, {7}}};
        QVERIFY(hasErrors(preview(*journal.at(journal.undoable() - 1), draft).remarks));
    }
};

QTEST_GUILESS_MAIN(TestTypedDice)
#include "tst_typed_dice.moc"
