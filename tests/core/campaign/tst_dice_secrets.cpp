// What a power can work out of the dice that others alone are told of: nothing, from all that it was given; and what players add to the dice.
#include "core/base/sha256.h"
#include "core/campaign/contributions.h"
#include "core/campaign/dice_check.h"
#include "core/campaign/dice_keys.h"
#include "core/campaign/dice_view.h"
#include "core/campaign/play.h"
#include "core/campaign/power_paper.h"
#include "core/campaign/report.h"
#include "core/campaign/retrace.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

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
    return entry.deed == Deed::Battle ? campaign::occasionOf("aftermath", aftermathFromJson(entry.action)->battle)
                                      : std::string(wordOf(entry.deed));
}

/// A throw of the war with the move in which it fell.
struct Fallen {
    int turn = 1;
    std::string occasion;
    Throw thrown;
};

std::vector<Fallen> throwsOf(const Journal& journal) {
    std::vector<Fallen> all;
    int turn = 1;
    for (const JournalEntry& entry : journal.entries()) {
        std::istringstream lines(entry.dice);
        for (std::string line; std::getline(lines, line);)
            all.push_back({turn, occasionOf(entry), *throwOf(line)});
        turn += entry.deed == Deed::Close ? 1 : 0;
    }
    return all;
}

DiceKey seedOf(const Scenario& scenario, const Fallen& fallen) {
    switch (fallen.thrown.seed) {
    case Throw::Seed::Secret:
        return secretSeedOf(scenario.seed, fallen.turn);
    case Throw::Seed::Power: {
        const auto power = std::ranges::find(scenario.powers, fallen.thrown.told.who, &PowerInfo::id);
        return powerSeedOf(scenario.seed, power->name, fallen.turn);
    }
    case Throw::Seed::Open:
        break;
    }
    return moveSeedOf(scenario.seed, fallen.turn);
}

/// How likely the same faces come by chance.
double chanceOf(const Throw& thrown) {
    const int sides = thrown.kind == Throw::Kind::Dice || thrown.kind == Throw::Kind::Average ? 6 : thrown.sides;
    return std::pow(1.0 / sides, static_cast<double>(thrown.faces.size()));
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
            war.keys[p].merge(keysIn(powerPaper(campaign, war.journal.entries(), power) + orderForm(campaign, power)));
        }
    };
    const RuleSystem& rules = *findSystem("men_of_bronze");
    while (war.journal.campaign().state.course.phase != Phase::Over) {
        send();
        lockOrders(war.journal);
        send();
        resolveAll(war.journal, rules, 1);
        send();
        closeMove(war.journal);
    }
    return war;
}

/// All whose word was sealed open it, in order.
Journal begunWith(const std::vector<std::string>& words) {
    Journal journal = *Journal::found(sixCities(), seed);
    for (std::size_t i = 0; i < words.size(); ++i)
        sealContribution(journal, PowerId(static_cast<int>(i)), sha256Of(words[i]));
    for (std::size_t i = 0; i < words.size(); ++i)
        openContribution(journal, PowerId(static_cast<int>(i)), words[i]);
    return journal;
}

Journal playedOnce(Journal journal) {
    lockOrders(journal);
    resolveAll(journal, *findSystem("men_of_bronze"), 1);
    closeMove(journal);
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
        const std::vector<Fallen> all = throwsOf(war.journal);
        int others = 0;
        int determined = 0;
        for (std::size_t p = 0; p < war.keys.size(); ++p) {
            std::set<std::string> known = war.keys[p];
            QVERIFY(known.size() > 10);
            for (const std::string& key : war.keys[p])
                known.insert(promiseOf(*DiceKey::fromHex(key)));
            for (const Fallen& fallen : all) {
                const std::string& who = fallen.thrown.told.who;
                const bool isToldToIt = who == everybody || who == scenario.powers[p].id;
                if (isToldToIt && fallen.thrown.seed != Throw::Seed::Secret)
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
        for (const Fallen& fallen : throwsOf(war.journal)) {
            if (fallen.thrown.told.who == everybody)
                continue;
            const DiceKey occasion = keyOf(moveSeedOf(scenario.seed, fallen.turn), fallen.occasion);
            same += facesOf(occasion, fallen.thrown) == fallen.thrown.faces ? 1 : 0;
            const double chance = chanceOf(fallen.thrown);
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
                QCOMPARE(promiseOf(moveSeedOf(one, turn + 1)), moveSeedOf(one, turn).toHex());
                QCOMPARE(promiseOfMoves(moveSeedOf(one, turn), turn), promiseOfMoves(one));
            }
        QVERIFY(promiseOfMoves(CampaignSeed(7)) != promiseOfMoves(CampaignSeed(8)));
    }
    /// Whoever forges a seed and the promise that he had given of it is found by the promise of the founding.
    void aSeedThatIsExchangedTogetherWithItsPromiseIsFound() {
        Journal journal = *Journal::found(sixCities(), seed);
        const std::string sheet = orderForm(journal.campaign(), PowerId(0));
        journal = playedOnce(playedOnce(std::move(journal)));
        std::string report = powerPaper(journal.campaign(), journal.entries(), PowerId(0));
        QVERIFY(checkDice(std::vector{sheet, report}).holds());
        const DiceKey shown = moveSeedOf(seed, 2);
        const DiceKey other = moveSeedOf(8, 2);
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
    void everyContributionChangesAllDice() {
        const std::string bare = playedOnce(begunWith({})).entries().back().dice;
        const std::string one = playedOnce(begunWith({"nine owls"})).entries().back().dice;
        const std::string two = playedOnce(begunWith({"nine owls", "a wolf"})).entries().back().dice;
        const std::string other = playedOnce(begunWith({"nine owls", "a bear"})).entries().back().dice;
        QCOMPARE((std::set{bare, one, two, other}.size()), std::size_t(4));
        QVERIFY(retrace(playedOnce(begunWith({"nine owls", "a wolf"})), *findSystem("men_of_bronze")).empty());
    }
    void nobodySealsAWordOnceOneIsOpen() {
        Journal journal = *Journal::found(sixCities(), seed);
        const std::string owls = sha256Of("nine owls");
        const std::string wolf = sha256Of("a wolf");
        const PowerId first(0);
        const PowerId second(1);
        QVERIFY(!whyNotSealed(journal, first, owls));
        for (const char* sealed : {"", "12", "nine owls"})
            QVERIFY2(whyNotSealed(journal, first, sealed), sealed);
        QVERIFY(whyNotSealed(journal, first, QString::fromStdString(owls).toUpper().toStdString()));
        QVERIFY(whyNotOpened(journal, first, "nine owls"));
        sealContribution(journal, first, owls);
        QVERIFY(whyNotSealed(journal, first, wolf));
        sealContribution(journal, second, wolf);
        for (const char* words : {"", "nine owl", "nine owls ", "a wolf", "nine\nowls"})
            QVERIFY2(whyNotOpened(journal, first, words), words);
        QVERIFY(!whyNotOpened(journal, first, "nine owls"));
        openContribution(journal, first, "nine owls");
        QVERIFY(whyNotOpened(journal, first, "nine owls"));
        QVERIFY(whyNotSealed(journal, PowerId(2), sha256Of("a bear")));
        QVERIFY(!whyNotOpened(journal, second, "a wolf"));
    }
    /// What no mail gives back, and what shows otherwise than it is.
    void aWordThatCannotBeToldIsRefused_data() {
        QTest::addColumn<QByteArray>("words");
        for (const char* words : {" owls", "owls ", "owls\t", "\xFF", "\xEF\xBF\xBE", "\xE2\x80\xAE", "\x1B[2J",
                                  "a word that has more than forty bytes in it"})
            QTest::newRow(QByteArray(words).toPercentEncoding().constData()) << QByteArray(words);
    }
    void aWordThatCannotBeToldIsRefused() {
        QFETCH(QByteArray, words);
        Journal journal = *Journal::found(sixCities(), seed);
        sealContribution(journal, PowerId(0), sha256Of(words.toStdString()));
        const auto why = whyNotOpened(journal, PowerId(0), words.toStdString());
        QVERIFY(why && toText(*why).contains("one line"));
    }
    /// In whatever order they came in, and in whatever order the papers are read.
    void theOrderInWhichWordsAreOpenedChangesNothing() {
        Journal journal = *Journal::found(sixCities(), seed);
        for (const auto& [power, words] : {std::pair{3, "a wolf"}, {0, "nine owls"}, {1, "a bear"}})
            sealContribution(journal, PowerId(power), sha256Of(words));
        openContribution(journal, PowerId(3), "a wolf");
        const std::string early =
            orderForm(journal.campaign(), PowerId(2)) + powerPaper(journal.campaign(), journal.entries(), PowerId(2));
        openContribution(journal, PowerId(0), "nine owls");
        openContribution(journal, PowerId(1), "a bear");
        journal = playedOnce(std::move(journal));
        const std::string late = powerPaper(journal.campaign(), journal.entries(), PowerId(2));
        QVERIFY(checkDice(std::vector{late}).holds());
        QVERIFY(checkDice(std::vector{early, late}).holds());
        QCOMPARE(checkDice(std::vector{late}).contributions, contributionsDigest(journal.campaign()));
    }
    void nothingIsAddedOnceADieHasFallenAlsoIfItWasTakenBack() {
        Journal journal = *Journal::found(sixCities(), seed);
        sealContribution(journal, PowerId(0), sha256Of("nine owls"));
        lockOrders(journal);
        QVERIFY(whyNotOpened(journal, PowerId(0), "nine owls"));
        QVERIFY(whyNotSealed(journal, PowerId(1), sha256Of("a wolf")));
        journal.undo("umpire");
        QVERIFY(whyNotOpened(journal, PowerId(0), "nine owls"));
        QVERIFY(whyNotSealed(journal, PowerId(1), sha256Of("a wolf")));
    }
    void aPlayerChecksWhatWasAddedFromHisPapersAlone() {
        const Journal journal = playedOnce(begunWith({"nine owls", "a wolf"}));
        const std::string report = powerPaper(journal.campaign(), journal.entries(), PowerId(3));
        const DiceCheck honest = checkDice(std::vector{report});
        QVERIFY(honest.holds());
        QCOMPARE(honest.contributions, contributionsDigest(journal.campaign()));
        const auto holdsWith = [&](const std::string& from, const std::string& to) {
            std::string forged = report;
            const std::size_t at = forged.find(from);
            return at == std::string::npos || checkDice(std::vector{forged.replace(at, from.size(), to)}).holds();
        };
        QVERIFY(!holdsWith("a wolf", "a bear"));
        QVERIFY(!holdsWith(sha256Of("a wolf"), sha256Of("a bear")));
        QVERIFY(!holdsWith(contributionsDigest(journal.campaign()), sha256Of("")));
    }
    /// H20.
    void whatIsMissingOrMisplacedInAReportIsFound() {
        const Journal journal = playedOnce(*Journal::found(sixCities(), seed));
        const std::string report = powerPaper(journal.campaign(), journal.entries(), PowerId(0));
        QVERIFY(checkDice(std::vector{report}).holds());
        const auto with = [&](const std::string& from, const std::string& to) {
            std::string forged = report;
            const std::size_t at = forged.find(from);
            if (at == std::string::npos)
                qFatal("the report lacks \"%s\"", from.c_str());
            return checkDice(std::vector{forged.replace(at, from.size(), to)});
        };
        QVERIFY(!with("Throws of move 1", "Throws of the move 9").holds());
        QVERIFY(!with("Throws of move 1", "Throws of move 9").holds());
        const std::string line = "Seed of move 1: " + moveSeedOf(seed, 1).toHex();
        QVERIFY(!with(line, "").holds());
        QVERIFY(!with("Seed of move 1: ", "Seed of move 2: ").holds());
        const Scenario& scenario = journal.campaign().scenario;
        const std::string own = powerSeedOf(seed, scenario.powers[0].name, 1).toHex();
        QVERIFY(report.contains(own));
        QVERIFY(!with(own, powerSeedOf(8, scenario.powers[0].name, 1).toHex()).holds());
    }
    void whatAShareNeededCannotBeToldOtherwise() {
        Throw share;
        share.what = "Levy";
        share.kind = Throw::Kind::Share;
        share.sides = 100;
        share.faces = {1};
        const DiceKey occasion = keyOf(moveSeedOf(seed, 1), "close");
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
