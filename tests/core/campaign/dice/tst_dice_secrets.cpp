// What a power can work out of the dice that others alone are told of: nothing, from all that it was given.
#include "core/base/sha256.h"
#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/dice/dice_check.h"
#include "core/campaign/dice/dice_keys.h"
#include "core/campaign/dice/dice_statements.h"
#include "core/campaign/journal/contributions.h"
#include "core/campaign/model/changes/change_json.h"
#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/reports/order_form.h"
#include "core/campaign/reports/report_set.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/verification.h"
#include "core/rules/builtin.h"
#include "tests/support/sea_campaign.h"
#include "tests/support/whole_war.h"

#include <QtTest>
#include <cmath>
#include <set>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr std::uint64_t seed = 7;

/// Every number of 64 hexadecimal digits in a text.
std::set<std::string> keysIn(const std::string& text) {
    constexpr std::size_t digits = 64;
    std::set<std::string> keys;
    std::size_t run = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool isDigit = i < text.size() && std::isxdigit(static_cast<unsigned char>(text[i])) != 0;
        run = isDigit ? run + 1 : 0;
        if (run == digits)
            keys.insert(text.substr(i + 1 - digits, digits));
    }
    return keys;
}

std::string occasionOf(const JournalEntry& entry) {
    return entry.kind == EntryKind::Battle ? campaign::occasionOf("aftermath", aftermathFromJson(entry.action)->battle)
                                           : std::string(wordOf(entry.kind));
}

/// A throw of the war with the move in which it fell.
struct Fallen {
    int turn = 1;
    std::string occasion;
    CampaignRoll roll;
};

std::vector<Fallen> rollsOf(const Journal& journal) {
    std::vector<Fallen> all;
    int turn = 1;
    for (const JournalEntry& entry : journal.entries()) {
        std::istringstream lines(entry.dice);
        for (std::string line; std::getline(lines, line);)
            all.push_back({turn, occasionOf(entry), *parseRoll(line)});
        turn += entry.kind == EntryKind::Close ? 1 : 0;
    }
    return all;
}

DiceKey seedOf(const Scenario& scenario, const Fallen& fallen) {
    switch (fallen.roll.seed) {
    case CampaignRoll::Seed::Secret:
        return secretSeedOf(scenario.seed, fallen.turn);
    case CampaignRoll::Seed::Power: {
        const auto power = std::ranges::find(scenario.powers, fallen.roll.told.who, &PowerInfo::id);
        return powerSeedOf(scenario.seed, power->name, fallen.turn);
    }
    case CampaignRoll::Seed::Open:
        break;
    }
    return turnSeedOf(scenario.seed, fallen.turn);
}

/// How likely the same faces come by chance.
double chanceOf(const CampaignRoll& roll) {
    const int sides =
        roll.kind == CampaignRoll::Kind::Dice || roll.kind == CampaignRoll::Kind::Average ? 6 : roll.sides;
    return std::pow(1.0 / sides, static_cast<double>(roll.faces.size()));
}

/// A war of which every power keeps all that it is sent, while it is fought.
struct War {
    Journal journal = *Journal::found(sixCities(), seed);
    std::vector<std::set<std::string>> keys;  ///< by power
};

War foughtOut() {
    War war;
    war.keys.resize(war.journal.campaign().scenario.powers.size());
    const auto send = [&war] {
        const Campaign& campaign = war.journal.campaign();
        for (std::size_t p = 0; p < war.keys.size() && campaign.state.course.phase != Phase::Over; ++p) {
            const PowerId power(static_cast<int>(p));
            war.keys[p].merge(keysIn(ReportSet(campaign, war.journal.entries()).report(power).text() +
                                     orderForm(visibleTo(campaign, power))));
        }
    };
    const RuleSystem& rules = *findSystem("men_of_bronze");
    while (war.journal.campaign().state.course.phase != Phase::Over) {
        send();
        adjudicateTurn(war.journal);
        send();
        resolveAll(war.journal, rules, 1);
        send();
        closeTurn(war.journal);
    }
    return war;
}

Journal playedOnce(Journal journal) {
    adjudicateTurn(journal);
    resolveAll(journal, *findSystem("men_of_bronze"), 1);
    closeTurn(journal);
    return journal;
}

}  // namespace

class TestDiceSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever can be hashed out of what it was given is tried as well: seeds are a chain.
    void noPowerWasGivenASeedOfThrowsThatOthersAloneAreToldOf() {
        const War war = foughtOut();
        const Scenario& scenario = war.journal.campaign().scenario;
        const std::vector<Fallen> all = rollsOf(war.journal);
        int others = 0;
        int determined = 0;
        for (std::size_t p = 0; p < war.keys.size(); ++p) {
            std::set<std::string> known = war.keys[p];
            QVERIFY(known.size() > 10);
            for (const std::string& key : war.keys[p])
                known.insert(promiseOf(*DiceKey::fromHex(key)));
            for (const Fallen& fallen : all) {
                // What several powers are told of falls by the open seed, too: it does not show that it was thrown.
                const bool isOpen = fallen.roll.seed == CampaignRoll::Seed::Open;
                QCOMPARE(isOpen, fallen.roll.told.who == everybody || fallen.roll.told.who.contains(' '));
                if (isOpen || (isToldTo(fallen.roll.told, scenario.powers[p].id) &&
                               fallen.roll.seed != CampaignRoll::Seed::Secret))
                    continue;
                ++others;
                determined += known.contains(seedOf(scenario, fallen).toHex()) ? 1 : 0;
            }
        }
        QVERIFY2(others > 1000, std::to_string(others).c_str());
        QCOMPARE(determined, 0);
    }
    /// H19: with the seed that everybody is shown, throws of others came out no more often than by luck.
    void theOpenSeedOfAMoveTellsNothingOfThem() {
        const War war = foughtOut();
        const Scenario& scenario = war.journal.campaign().scenario;
        double expected = 0;
        double variance = 0;
        int same = 0;
        int tried = 0;
        for (const Fallen& fallen : rollsOf(war.journal)) {
            if (fallen.roll.seed == CampaignRoll::Seed::Open)
                continue;
            const DiceKey occasion = keyOf(turnSeedOf(scenario.seed, fallen.turn), fallen.occasion);
            same += facesOf(occasion, fallen.roll) == fallen.roll.faces ? 1 : 0;
            const double chance = chanceOf(fallen.roll);
            expected += chance;
            variance += chance * (1 - chance);
            ++tried;
        }
        QVERIFY2(tried > 200, std::to_string(tried).c_str());
        QVERIFY2(std::abs(same - expected) < 5 * std::sqrt(variance),
                 qPrintable(QStringLiteral("%1 of %2, by luck %3").arg(same).arg(tried).arg(expected)));
    }
    void theSeedsOfTheMovesAreAChainThatWasPromisedAtTheFounding() {
        for (const CampaignSeed& one : {CampaignSeed(7), CampaignSeed::fresh()})
            for (int turn = 1; turn < 20; ++turn) {
                QCOMPARE(promiseOf(turnSeedOf(one, turn + 1)), turnSeedOf(one, turn).toHex());
                QCOMPARE(promiseOfTurns(turnSeedOf(one, turn), turn), promiseOfTurns(one));
            }
        QVERIFY(promiseOfTurns(CampaignSeed(7)) != promiseOfTurns(CampaignSeed(8)));
    }
    /// Whoever forges a seed and the promise that he had given of it is found by the promise of the founding.
    void aSeedThatIsExchangedTogetherWithItsPromiseIsFound() {
        Journal journal = *Journal::found(sixCities(), seed);
        const std::string sheet = orderForm(visibleTo(journal.campaign(), PowerId(0)));
        journal = playedOnce(playedOnce(std::move(journal)));
        std::string report = ReportSet(journal.campaign(), journal.entries()).report(PowerId(0)).text();
        QVERIFY(checkDice(std::vector{sheet, report}).holds());
        const DiceKey shown = turnSeedOf(seed, 2);
        const DiceKey other = turnSeedOf(8, 2);
        for (const auto& [from, to] : {std::pair{shown.toHex(), other.toHex()}, {promiseOf(shown), promiseOf(other)}})
            for (std::size_t at = report.find(from); at != std::string::npos; at = report.find(from))
                report.replace(at, from.size(), to);
        QVERIFY(!checkDice(std::vector{sheet, report}).holds());
    }
    void aFreshSeedHas256BitsAndIsReadBack() {
        const CampaignSeed one = CampaignSeed::fresh();
        QVERIFY(one != CampaignSeed::fresh());
        QCOMPARE(one.text().size(), std::size_t(64));
        QVERIFY(!one.isPractice());
        QVERIFY(CampaignSeed(431).isPractice());
        QVERIFY(CampaignSeed::fromText(one.text(), campaignEdition) == one);
        QVERIFY(CampaignSeed::fromText("431", campaignEdition) == CampaignSeed(431));
        QVERIFY(CampaignSeed::fromText("431", 3)->isOld());
        for (const char* text : {"", "x", "-1", "12x4", "18446744073709551616", "0x10"})
            QVERIFY2(!CampaignSeed::fromText(text, campaignEdition), text);
        const Journal journal = *Journal::found(sixCities(), one);
        const Result<Journal> again = Journal::from(journal.entries());
        QVERIFY(again);
        QVERIFY(again->campaign().scenario.seed == one);
    }
    void whatWasNotPromisedOrNotSealedIsFound() {
        const std::string zeros(64, '0');
        const std::string ones(64, '1');
        for (const std::string& text :
             {"Added to the dice by Athens: nine owls\n" + std::string(), "Promise of move 9: zzz\n" + std::string(),
              "Promise of move 1001: " + zeros + "\n",
              "Promise of move 2: " + zeros + "\nPromise of move 2: " + ones + "\n",
              "Seed of move 2: " + zeros + "\nSeed of move 2: " + ones + "\n",
              "Promise of all moves: " + zeros + "\nPromise of all moves: " + ones + "\n",
              "Seed of the campaign: " + zeros + "\nSeed of the campaign: " + ones + "\n"})
            QVERIFY2(!checkDice(std::vector{text}).holds(), text.c_str());
        QVERIFY(checkDice(std::vector{"Promise of move 2: " + zeros + "\n"}).holds());
    }
    /// The umpire may exchange it together with its promise: only a paper from before shows that he did not.
    void aSeedThatWasPromisedOnlyWhereItIsShownIsNamed() {
        Journal journal = *Journal::found(sixCities(), seed);
        const std::string sheet = orderForm(visibleTo(journal.campaign(), PowerId(0)));
        journal = playedOnce(std::move(journal));
        const std::string report = ReportSet(journal.campaign(), journal.entries()).report(PowerId(0)).text();
        const auto arePromisedBefore = [](const DiceCheck& check) {
            return !check.seeds.empty() && std::ranges::all_of(check.seeds, &CheckedSeed::isPromisedBefore);
        };
        QVERIFY(!arePromisedBefore(checkDice(std::vector{report})));
        QVERIFY(arePromisedBefore(checkDice(std::vector{sheet, report})));
    }
    /// Whatever anybody writes into a paper: more than a few different values of one thing are wrong already.
    void aPaperFullOfPromisesIsReadWithinBounds() {
        std::string text;
        for (int i = 0; i < 20'000; ++i)
            text += "Promise of move 1000: " + promiseOf(turnSeedOf(static_cast<std::uint64_t>(i), 1)) +
                    "\nAdded to the dice by Athens: word " + std::to_string(i) + "\n";
        const DiceStatements said = parseDiceStatements(std::vector{text});
        QCOMPARE(said.promises.at({{}, 1000}).size(), mostValues);
        QCOMPARE(said.opened.at("Athens").size(), mostValues);
        QVERIFY(!checkDice(std::vector{text}).holds());
    }
    void aMailThatBreaksTheLinesOfALongNameIsRead() {
        const std::string name = "The Confederation of the Free Cities of the Upper Valley of the Eurotas";
        const std::string seal = sha256Of(contributionLine(name, "nine owls and a very old wolf"));
        const DiceStatements said = parseDiceStatements(
            std::vector{"> Sealed for the dice by The Confederation of the Free Cities of the\n> Upper Valley of the "
                        "Eurotas:\n> " +
                        seal +
                        "\n> Added to the dice by The Confederation of the Free Cities of the Upper\n> Valley of the "
                        "Eurotas: nine owls and a\n> very old wolf\n\nGreetings\n"});
        QVERIFY(said.unread.empty());
        QVERIFY(said.sealed.at(name).contains(seal));
        QVERIFY(said.opened.at(name).contains("nine owls and a very old wolf"));
    }
    /// A count of equal purposes would tell how many others there were.
    void equalPurposesOfOneOccasionAreOfOnePower() {
        const War war = foughtOut();
        std::map<std::tuple<int, std::string, std::string>, std::set<std::string>> told;
        std::map<std::string, int> many;
        for (const Fallen& fallen : rollsOf(war.journal))
            told[{fallen.turn, fallen.occasion, fallen.roll.what}].insert(fallen.roll.told.who);
        for (const auto& [of, who] : told)
            if (who.size() > 1)
                ++many[std::get<2>(of)];
        QVERIFY2(many.empty(), many.empty() ? "" : many.begin()->first.c_str());
        QVERIFY(std::ranges::any_of(rollsOf(war.journal),
                                    [](const Fallen& one) { return one.roll.what.starts_with("Rating of "); }));
    }
    void theDiceOfABattleOnPaperAreToldToBothSides() {
        Journal journal = *Journal::found(sixCities(), seed);
        while (pendingBattles(journal.campaign().state).empty()) {
            if (journal.campaign().state.course.phase == Phase::Battles)
                closeTurn(journal);
            adjudicateTurn(journal);
        }
        const BattleId id = pendingBattles(journal.campaign().state).front();
        const Battle battle = journal.campaign().state.battles[id.index()];
        const auto& armies = journal.campaign().state.armies;
        std::set<std::size_t> fought;
        for (const auto* side : {&battle.attackers, &battle.defenders})
            for (const ArmyId army : *side)
                fought.insert(armies[army.index()].power.index());
        CampaignDice dice(keysOf(journal.campaign(), battle.turn, campaign::occasionOf("aftermath", id)));
        recordResult(journal, onPaper(journal.campaign(), id, dice));
        resolveAll(journal, *findSystem("men_of_bronze"), 1);
        closeTurn(journal);
        for (std::size_t p = 0; p < journal.campaign().scenario.powers.size(); ++p) {
            const std::string paper =
                ReportSet(journal.campaign(), journal.entries()).report(PowerId(static_cast<int>(p))).text();
            QCOMPARE(paper.contains("The attackers, on paper: "), fought.contains(p));
            const DiceCheck check = checkDice(std::vector{paper});
            QVERIFY(check.holds());
            for (const CheckedRoll& row : check.rolls)
                if (row.line.contains("on paper"))
                    QVERIFY2(row.finding == CheckedRoll::Finding::Fell, row.line.c_str());
        }
    }
    /// Whom it concerns alone is told of the throw; that somebody typed in, everybody.
    void thatDiceWereTypedInIsToldToThoseWhoAreNotToldOfTheThrow() {
        Journal journal = *Journal::found(sixCities(), seed);
        const Preview seen = previewAdjudicate(journal.campaign(), {});
        const auto own = std::ranges::find_if(seen.rolls, [](const CampaignRoll& one) {
            return one.seed == CampaignRoll::Seed::Secret && one.kind == CampaignRoll::Kind::Lot &&
                   !one.told.who.empty();
        });
        QVERIFY(own != seen.rolls.end());
        adjudicateTurn(journal, {{purposeOf(*own), {own->faces.front() == 1 ? 2 : 1}}});
        resolveAll(journal, *findSystem("men_of_bronze"), 1);
        closeTurn(journal);
        for (std::size_t p = 0; p < journal.campaign().scenario.powers.size(); ++p) {
            const std::string paper =
                ReportSet(journal.campaign(), journal.entries()).report(PowerId(static_cast<int>(p))).text();
            const bool isOwn = journal.campaign().scenario.powers[p].id == own->told.who;
            QCOMPARE(paper.contains("(typed in)"), isOwn);
            QCOMPARE(paper.contains("1 roll of turn 1 that "), !isOwn);
            QVERIFY(checkDice(std::vector{paper}).holds());
        }
    }
    /// H20.
    void whatIsMissingOrMisplacedInAReportIsFound() {
        const Journal journal = playedOnce(*Journal::found(sixCities(), seed));
        const std::string report = ReportSet(journal.campaign(), journal.entries()).report(PowerId(0)).text();
        QVERIFY(checkDice(std::vector{report}).holds());
        const auto with = [&](const std::string& from, const std::string& to) {
            std::string forged = report;
            const std::size_t at = forged.find(from);
            if (at == std::string::npos)
                qFatal("the report lacks \"%s\"", from.c_str());
            return checkDice(std::vector{forged.replace(at, from.size(), to)});
        };
        QVERIFY(!with("Rolls of turn 1", "Rolls of the turn 9").holds());
        QVERIFY(!with("Rolls of turn 1", "Rolls of turn 9").holds());
        const std::string line = "Seed of move 1: " + turnSeedOf(seed, 1).toHex();
        QVERIFY(!with(line, "").holds());
        QVERIFY(!with("Seed of move 1: ", "Seed of move 2: ").holds());
        const Scenario& scenario = journal.campaign().scenario;
        const std::string own = powerSeedOf(seed, scenario.powers[0].name, 1).toHex();
        QVERIFY(report.contains(own));
        QVERIFY(!with(own, powerSeedOf(8, scenario.powers[0].name, 1).toHex()).holds());
    }
    void whatAShareNeededCannotBeToldOtherwise() {
        CampaignRoll share;
        share.what = "Levy";
        share.kind = CampaignRoll::Kind::Share;
        share.sides = 100;
        share.faces = {1};
        const DiceKey occasion = keyOf(turnSeedOf(seed, 1), "close");
        std::set<std::vector<int>> faces;
        for (int needs = 1; needs <= 20; ++needs) {
            share.atMost = needs;
            faces.insert(facesOf(occasion, share));
        }
        QVERIFY(faces.size() > 10);
    }
};

QTEST_GUILESS_MAIN(TestDiceSecrets)
#include "tst_dice_secrets.moc"
