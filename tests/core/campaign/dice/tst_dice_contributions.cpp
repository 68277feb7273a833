// What players add to the dice: sealed words that are opened before the first roll and change all dice.
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
#include <set>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr std::uint64_t seed = 7;

/// The seal of a power's word.
std::string sealOf(const Journal& journal, PowerId power, std::string_view words) {
    return sha256Of(contributionLine(journal.campaign().scenario.powers[power.index()].name, words));
}

/// All whose word was sealed open it, in order.
Journal begunWith(const std::vector<std::string>& words) {
    Journal journal = *Journal::found(sixCities(), seed);
    for (std::size_t i = 0; i < words.size(); ++i)
        sealWord(journal, PowerId(static_cast<int>(i)), words[i]);
    for (std::size_t i = 0; i < words.size(); ++i)
        openContribution(journal, PowerId(static_cast<int>(i)), words[i]);
    return journal;
}

Journal playedOnce(Journal journal) {
    adjudicateTurn(journal);
    resolveAll(journal, *findSystem("men_of_bronze"), 1);
    closeTurn(journal);
    return journal;
}

}  // namespace

class TestDiceContributions : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        const PowerId first(0);
        const PowerId second(1);
        const std::string owls = sealOf(journal, first, "nine owls");
        const std::string wolf = sealOf(journal, second, "a wolf");
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
        QVERIFY(whyNotSealed(journal, PowerId(2), owls));
        QVERIFY(!whyNotOpened(journal, second, "a wolf"));
    }
    /// The opened words are known: after an undo, a power could seal one that suits it.
    void nobodySealsAWordOnceOneWasOpenedEvenIfThatWasUndone() {
        Journal journal = begunWith({"nine owls"});
        const std::string bear = sealOf(journal, PowerId(2), "a bear");
        journal.undo("umpire");
        QVERIFY(whyNotSealed(journal, PowerId(2), bear));
        sealContribution(journal, PowerId(2), bear);
        const Diagnostics faults = retrace(journal, *findSystem("men_of_bronze"));
        QVERIFY(!faults.empty());
        QVERIFY2(toText(faults.front()).contains("opened already"), toText(faults.front()).c_str());
    }
    /// Otherwise the umpire could try the war with a word and without it.
    void aWordCannotBeUndoneOnceTheDiceHaveFallen() {
        Journal journal = begunWith({"nine owls"});
        adjudicateTurn(journal);
        journal.undo("umpire");
        QCOMPARE(journal.undoable(), 0);
        QVERIFY(journal.redoable() > 0);
        // An entry that somebody writes into the file by hand.
        std::vector<JournalEntry> forged = journal.entries();
        JournalEntry undo;
        undo.number = static_cast<int>(forged.size()) + 1;
        undo.kind = EntryKind::Undo;
        undo.who = "umpire";
        undo.action = "3";
        Campaign before = *journal.at(2);
        undo.changes = toJson(difference(journal.campaign().state, before.state));
        undo.state = toHex(digestOf(before.state));
        undo.hash = hashOf(undo, forged.back().hash);
        forged.push_back(undo);
        QVERIFY(!Journal::from(forged));
        Journal early = begunWith({"nine owls"});
        QCOMPARE(early.undoable(), 3);
    }
    /// Two players may choose the same word, but a copied seal opens for nobody else.
    void theSealOfAWordIsThatOfOnePowerAlone() {
        Journal journal = *Journal::found(sixCities(), seed);
        sealWord(journal, PowerId(0), "nine owls");
        sealContribution(journal, PowerId(1), sealOf(journal, PowerId(0), "nine owls"));
        QVERIFY(!whyNotOpened(journal, PowerId(0), "nine owls"));
        QVERIFY(whyNotOpened(journal, PowerId(1), "nine owls"));
    }
    void aWordThatTheProgramMakesIsLongAndOneOfItsOwn() {
        std::set<std::string> words;
        for (int i = 0; i < 100; ++i) {
            words.insert(freshContribution());
            QCOMPARE(words.begin()->size(), std::size_t(26));
        }
        QCOMPARE(words.size(), std::size_t(100));
        Journal journal = *Journal::found(sixCities(), seed);
        sealWord(journal, PowerId(0), *words.begin());
        QVERIFY(!whyNotOpened(journal, PowerId(0), *words.begin()));
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
        sealWord(journal, PowerId(0), words.toStdString());
        const auto why = whyNotOpened(journal, PowerId(0), words.toStdString());
        QVERIFY(why && toText(*why).contains("one line"));
    }
    /// In whatever order they came in, and in whatever order the papers are read.
    void theOrderInWhichWordsAreOpenedChangesNothing() {
        Journal journal = *Journal::found(sixCities(), seed);
        for (const auto& [power, words] : {std::pair{3, "a wolf"}, {0, "nine owls"}, {1, "a bear"}})
            sealWord(journal, PowerId(power), words);
        openContribution(journal, PowerId(3), "a wolf");
        const std::string early = orderForm(visibleTo(journal.campaign(), PowerId(2))) +
                                  ReportSet(journal.campaign(), journal.entries()).report(PowerId(2)).text();
        openContribution(journal, PowerId(0), "nine owls");
        openContribution(journal, PowerId(1), "a bear");
        journal = playedOnce(std::move(journal));
        const std::string late = ReportSet(journal.campaign(), journal.entries()).report(PowerId(2)).text();
        QVERIFY(checkDice(std::vector{late}).holds());
        QVERIFY(checkDice(std::vector{early, late}).holds());
        QCOMPARE(checkDice(std::vector{late}).contributions, contributionsDigest(journal.campaign()));
    }
    void nothingIsAddedOnceADieHasFallenAlsoIfItWasTakenBack() {
        Journal journal = *Journal::found(sixCities(), seed);
        sealWord(journal, PowerId(0), "nine owls");
        const std::string wolf = sealOf(journal, PowerId(1), "a wolf");
        adjudicateTurn(journal);
        QVERIFY(whyNotOpened(journal, PowerId(0), "nine owls"));
        QVERIFY(whyNotSealed(journal, PowerId(1), wolf));
        journal.undo("umpire");
        QVERIFY(whyNotOpened(journal, PowerId(0), "nine owls"));
        QVERIFY(whyNotSealed(journal, PowerId(1), wolf));
    }
    void aPlayerChecksWhatWasAddedFromHisPapersAlone() {
        const Journal journal = playedOnce(begunWith({"nine owls", "a wolf"}));
        const std::string report = ReportSet(journal.campaign(), journal.entries()).report(PowerId(3)).text();
        const DiceCheck honest = checkDice(std::vector{report});
        QVERIFY(honest.holds());
        QCOMPARE(honest.contributions, contributionsDigest(journal.campaign()));
        const auto holdsWith = [&](const std::string& from, const std::string& to) {
            std::string forged = report;
            const std::size_t at = forged.find(from);
            return at == std::string::npos || checkDice(std::vector{forged.replace(at, from.size(), to)}).holds();
        };
        QVERIFY(!holdsWith("a wolf", "a bear"));
        QVERIFY(!holdsWith(sealOf(journal, PowerId(1), "a wolf"), sealOf(journal, PowerId(1), "a bear")));
        QVERIFY(!holdsWith(contributionsDigest(journal.campaign()), sha256Of("")));
    }
    /// The umpire knows every word that he was mailed: one that is sealed after them can choose the dice.
    void aWordThatWasSealedAfterAPaperListedAllIsFound() {
        Journal journal = *Journal::found(sixCities(), seed);
        sealWord(journal, PowerId(0), "nine owls");
        sealWord(journal, PowerId(1), "a wolf");
        const std::string listed = ReportSet(journal.campaign(), journal.entries()).report(PowerId(0)).text();
        const auto later = [&] { return ReportSet(journal.campaign(), journal.entries()).report(PowerId(0)).text(); };
        openContribution(journal, PowerId(0), "nine owls");
        QVERIFY(checkDice(std::vector{listed, later()}).holds());
        journal.undo("umpire");
        sealWord(journal, PowerId(2), "a bear");
        QVERIFY(!checkDice(std::vector{listed, later()}).holds());
        journal.undo("umpire");
        journal.undo("umpire");
        sealWord(journal, PowerId(1), "a bear");
        QVERIFY(!checkDice(std::vector{listed, later()}).holds());
    }
    void aWordThatWasHeldBackIsNamed() {
        Journal journal = *Journal::found(sixCities(), seed);
        sealWord(journal, PowerId(0), "nine owls");
        sealWord(journal, PowerId(1), "a wolf");
        openContribution(journal, PowerId(0), "nine owls");
        journal = playedOnce(std::move(journal));
        const DiceCheck check =
            checkDice(std::vector{ReportSet(journal.campaign(), journal.entries()).report(PowerId(0)).text()});
        QVERIFY(check.holds());
        QCOMPARE(check.notes.size(), std::size_t(1));
        QVERIFY(check.notes.front().starts_with(journal.campaign().scenario.powers[1].name));
    }
};

QTEST_GUILESS_MAIN(TestDiceContributions)
#include "tst_dice_contributions.moc"
