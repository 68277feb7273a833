// Dice that are promised before the orders and can be made again by whoever was told of them.
#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/dice/dice_check.h"
#include "core/campaign/dice/dice_view.h"
#include "core/campaign/reports/order_form.h"
#include "core/campaign/reports/report_set.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/verification.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QCryptographicHash>
#include <QtTest>
#include <ranges>

using namespace ephor;
using namespace ephor::campaign;

namespace {

Journal founded(std::uint64_t seed) { return *Journal::found(sixCities(), seed); }

/// One whole move, its battles on paper.
void playMove(Journal& journal) {
    adjudicateTurn(journal);
    for (const BattleId id : pendingBattles(journal.campaign().state)) {
        const Campaign& campaign = journal.campaign();
        CampaignDice paper(
            keyOf(turnSeedOf(campaign.scenario.seed, campaign.state.course.turn), occasionOf("aftermath", id)));
        recordResult(journal, onPaper(campaign, id, paper));
    }
    closeTurn(journal);
}

std::string reportFor(const Journal& journal, PowerId power) {
    const Campaign& campaign = journal.campaign();
    return ReportSet(campaign, journal.entries()).report(power).text();
}

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// As mail programs break lines: before the word that does not fit any more.
std::string brokenAt(std::string_view text, std::size_t widest) {
    std::string broken;
    for (const std::string& line : linesOf(text)) {
        std::size_t wide = 0;
        for (const auto part : std::views::split(std::string_view(line), ' ')) {
            const std::string word(part.begin(), part.end());
            const bool fits = wide == 0 || wide + 1 + word.size() <= widest;
            broken += wide == 0 ? word : (fits ? " " : "\n") + word;
            wide = fits && wide > 0 ? wide + 1 + word.size() : word.size();
        }
        broken += "\n";
    }
    return broken;
}

DiceCheck checked(std::initializer_list<std::string> texts) { return checkDice(std::vector<std::string>(texts)); }

/// A journal as it was written before editions were counted.
Journal withoutEdition(const Journal& journal) {
    std::vector<JournalEntry> entries = journal.entries();
    std::string& founding = entries.front().action;
    const std::string mark = "\"edition\":" + std::to_string(campaignEdition) + ",";
    founding.erase(founding.find(mark), mark.size());
    std::string previous;
    for (JournalEntry& entry : entries)
        previous = entry.hash = hashOf(entry, previous);
    return *Journal::from(std::move(entries));
}

}  // namespace

class TestCampaignDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveHasOneSeedAndEveryOtherMoveAnother() {
        QVERIFY(turnSeedOf(431, 3) == turnSeedOf(431, 3));
        QVERIFY(turnSeedOf(431, 3) != turnSeedOf(431, 4));
        QVERIFY(turnSeedOf(431, 3) != turnSeedOf(432, 3));
        QVERIFY(turnSeedOf(431, 3) != secretSeedOf(431, 3));
        const DiceKey seed = turnSeedOf(431, 3);
        QVERIFY(keyOf(seed, "muster") != keyOf(seed, "close"));
        QVERIFY(keyOf(seed, occasionOf("aftermath", BattleId(0))) != keyOf(seed, occasionOf("aftermath", BattleId(1))));
        QVERIFY(keyOf(turnSeedOf(431, 3), "muster") == keyOf(seed, "muster"));
    }
    void thePromiseIsTheSha256OfTheSeedsBytes() {
        const DiceKey seed = turnSeedOf(431, 1);
        const QByteArray bytes = QByteArray::fromHex(QByteArray::fromStdString(seed.toHex()));
        QCOMPARE(bytes.size(), 32);
        QCOMPARE(QByteArray::fromStdString(promiseOf(seed)),
                 QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    }
    void everySheetOfAWarPromisesTheSeedThatTheReportOfItsMoveShows() {
        Journal journal = founded(7);
        const std::size_t powers = journal.campaign().scenario.powers.size();
        int moves = 0;
        while (journal.campaign().state.course.phase != Phase::Over) {
            std::vector<std::string> sheets;
            for (std::size_t p = 0; p < powers; ++p)
                sheets.push_back(orderForm(visibleTo(journal.campaign(), PowerId(static_cast<int>(p)))));
            playMove(journal);
            for (std::size_t p = 0; p < powers; ++p) {
                const DiceCheck check = checked({sheets[p], reportFor(journal, PowerId(static_cast<int>(p)))});
                QVERIFY(check.holds());
                QVERIFY(!check.seeds.empty());
                QVERIFY(check.seeds.front().isPromisedBefore);  // in the sheet
            }
            ++moves;
        }
        QVERIFY(moves > 3);
        const DiceCheck last = checked({reportFor(journal, PowerId(0))});
        QVERIFY(last.open.empty());
    }
    void noReportShowsASeedBeforeItsMoveIsClosed() {
        Journal journal = founded(7);
        int looked = 0;
        const auto isSecret = [&] {
            const Campaign& campaign = journal.campaign();
            const int turn = campaign.state.course.turn;
            for (std::size_t p = 0; p < campaign.scenario.powers.size(); ++p) {
                const PowerId power(static_cast<int>(p));
                const std::string told = reportFor(journal, power) + orderForm(visibleTo(campaign, power));
                for (int later = turn; later < turn + 3; ++later)
                    for (const DiceKey& seed : {turnSeedOf(7, later), secretSeedOf(7, later),
                                                powerSeedOf(7, campaign.scenario.powers[p].name, later)})
                        if (told.contains(seed.toHex()))
                            return false;
                if (told.contains(secretSeedOf(7, turn - 1).toHex()))
                    return false;
                ++looked;
            }
            return true;
        };
        while (journal.campaign().state.course.phase != Phase::Over) {
            QVERIFY(isSecret());
            adjudicateTurn(journal);
            QVERIFY(isSecret());
            for (const BattleId id : pendingBattles(journal.campaign().state)) {
                CampaignDice paper(keyOf(turnSeedOf(7, 1), "paper"));
                recordResult(journal, onPaper(journal.campaign(), id, paper));
                QVERIFY(isSecret());
            }
            closeTurn(journal);
        }
        QVERIFY(looked > 30);
    }
    void takingTheCloseBackHidesTheSeedAgainAndBringsTheSameDice() {
        Journal journal = founded(7);
        playMove(journal);
        const std::string dice = journal.entries().back().dice;
        const std::string seed = turnSeedOf(7, 1).toHex();
        QVERIFY(reportFor(journal, PowerId(0)).contains(seed));
        journal.undo("umpire");
        QVERIFY(!reportFor(journal, PowerId(0)).contains(seed));
        closeTurn(journal);
        QCOMPARE(journal.entries().back().dice, dice);
        QVERIFY(reportFor(journal, PowerId(0)).contains(seed));
        QCOMPARE(std::string(reportFor(journal, PowerId(0))).find(rollsWords),
                 reportFor(journal, PowerId(0)).rfind(rollsWords));
    }
    void everyLineOfAWarsLogReadsBackAndItsDiceAreFoundAgain() {
        Journal journal = founded(11);
        playToEnd(journal, *findSystem("men_of_bronze"), 2);
        int turn = 1;
        int found = 0;
        for (const JournalEntry& entry : journal.entries()) {
            const std::string occasion = entry.kind == EntryKind::Battle
                                             ? occasionOf("aftermath", aftermathFromJson(entry.action)->battle)
                                             : std::string(wordOf(entry.kind));
            for (const std::string& line : linesOf(entry.dice)) {
                const std::optional<CampaignRoll> roll = parseRoll(line);
                QVERIFY2(roll, line.c_str());
                QCOMPARE(toText(*roll), line);
                const auto& powers = journal.campaign().scenario.powers;
                const auto told = std::ranges::find(powers, roll->told.who, &PowerInfo::id);
                const DiceKey seed = roll->seed == CampaignRoll::Seed::Open     ? turnSeedOf(11, turn)
                                     : roll->seed == CampaignRoll::Seed::Secret ? secretSeedOf(11, turn)
                                                                                : powerSeedOf(11, told->name, turn);
                QVERIFY2(facesOf(keyOf(seed, occasion), *roll) == roll->faces, line.c_str());
                ++found;
            }
            turn += entry.kind == EntryKind::Close ? 1 : 0;
        }
        QVERIFY(found > 200);
    }
    void whatIsNoThrowIsNotReadAsOne_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"", "Siege of Plataea", "Siege of Plataea: ", "Siege of Plataea: 3 5 +2 = 11",
                                 "Siege of Plataea: 3 5 + = 8", "Omen: lot 3 of", "Omen: lot 3 of 1",
                                 "Omen: lot x of 9", "Hunger: 45 of 100, needs at most 16 = one more", "Fate: 3  4 = 7",
                                 ": 3", "Fate: -3", "Fate: 1 1 1 1 1 1 1 1 1 = 9", "Fate: 99999999999"})
            QTest::newRow(line) << QByteArray(line);
    }
    void whatIsNoThrowIsNotReadAsOne() {
        QFETCH(QByteArray, line);
        QVERIFY(!parseRoll(line.toStdString()));
    }
    /// Whoever wants a seed or a throw not to be looked at need only make it unreadable.
    void aByteThatMakesALineUnreadableIsFound() {
        Journal journal = founded(7);
        playMove(journal);
        const std::string report = reportFor(journal, PowerId(0));
        QVERIFY(checked({report}).holds());
        const auto holdsWith = [&](std::string_view line, std::size_t at, char byte) {
            std::string forged = report;
            forged[forged.find(line) + at] = byte;
            return checked({forged}).holds();
        };
        const std::string seed(seedWords);
        QVERIFY(!holdsWith(seed + "1: ", seed.size() + 5, 'g'));
        QVERIFY(!holdsWith(seed + "1: ", seed.size(), 'x'));
        QVERIFY(!holdsWith(rollsWords, rollsWords.size(), 'x'));
        const std::size_t listed = report.find("\n  close: ", report.find(rollsWords));
        QVERIFY(listed != std::string::npos);
        std::string forged = report;
        forged[listed + 5] = 'l';  // "cllse"
        QVERIFY(!checked({forged}).holds());
        // Nor does a line of the list hide that names no throw any more.
        std::string bare = report;
        const auto line = std::span(bare).subspan(listed + 1, bare.find('\n', listed + 1) - listed - 1);
        std::ranges::replace(line, ':', ';');
        QVERIFY(!checked({bare}).holds());
        // Words about seeds are no seeds, and what stands below the list is none of it.
        QVERIFY(checked({report + "\nSeed of move 1 was shown late.\nGreetings: Bob\n"}).holds());
        QVERIFY(!checked({"Seed of the campaign: 12x4\n"}).holds());
        QVERIFY(checked({"Seed of the campaign: 124\n"}).holds());
    }
    void aChangedDieIsFound() {
        Journal journal = founded(7);
        playMove(journal);
        int changed = 0;
        for (int p = 0; p < 6; ++p) {
            const std::string report = reportFor(journal, PowerId(p));
            const DiceCheck honest = checked({report});
            QVERIFY(honest.holds());
            for (const CheckedRoll& row : honest.rolls) {
                std::optional<CampaignRoll> told = parseRoll(row.line);
                if (told->seed == CampaignRoll::Seed::Secret)
                    continue;
                told->faces.front() = told->faces.front() == 3 ? 4 : 3;
                std::string other = report;
                const std::size_t at = other.find(row.line);
                other.replace(at, row.line.size(), toText(*told));
                const DiceCheck check = checked({other});
                QVERIFY2(!check.holds(), row.line.c_str());
                QCOMPARE(std::ranges::count(check.rolls, CheckedRoll::Finding::Otherwise, &CheckedRoll::finding), 1);
                ++changed;
            }
        }
        QVERIFY(changed > 6);
    }
    void anotherSeedAndAnotherPromiseAreFoundAlsoInAMail() {
        Journal journal = founded(7);
        const std::string sheet = orderForm(visibleTo(journal.campaign(), PowerId(0)));
        playMove(journal);
        std::string mail;
        for (const std::string& line : linesOf(reportFor(journal, PowerId(0))))
            mail += "> " + line + "\r\n";
        QVERIFY(checked({sheet, mail}).holds());
        // Mail programs break lines that are longer than theirs.
        const DiceCheck whole = checked({sheet, mail});
        for (const std::size_t widest : {50, 60, 76}) {
            const DiceCheck broken = checked({sheet, brokenAt(mail, widest)});
            QVERIFY(broken.holds());
            QCOMPARE(broken.seeds.size(), whole.seeds.size());
            QCOMPARE(broken.rolls.size(), whole.rolls.size());
        }
        const std::string other = orderForm(visibleTo(founded(8).campaign(), PowerId(0)));
        QVERIFY(!checked({other, mail}).holds());
        std::string forged = mail;
        forged.replace(forged.find(turnSeedOf(7, 1).toHex()), 64, turnSeedOf(8, 1).toHex());
        QVERIFY(!checked({sheet, forged}).holds());
    }
    void whatConcernsAPowerAloneIsToldToItAlone() {
        Journal journal = founded(7);
        int own = 0;
        while (journal.campaign().state.course.phase != Phase::Over && own < 100) {
            const std::size_t before = journal.entries().size();
            playMove(journal);
            for (std::size_t i = before; i < journal.entries().size(); ++i)
                for (const std::string& line : linesOf(journal.entries()[i].dice)) {
                    CampaignRoll roll = *parseRoll(line);
                    const Told told = std::exchange(roll.told, {});
                    if (roll.seed == CampaignRoll::Seed::Open)
                        continue;
                    for (int p = 0; p < 6; ++p) {
                        const bool isHis =
                            journal.campaign().scenario.powers[static_cast<std::size_t>(p)].id == told.who;
                        if (!isHis)
                            QVERIFY2(!reportFor(journal, PowerId(p)).contains(": " + roll.what + ":"), line.c_str());
                        else if (!told.facesOnly)
                            QVERIFY2(reportFor(journal, PowerId(p)).contains(toText(roll)), line.c_str());
                        own += isHis ? 1 : 0;
                    }
                }
        }
        QVERIFY(own > 20);
    }
    void goalsAndScoutsFallBySeedsThatStaySecretUntilTheWarIsOver() {
        Journal journal = founded(7);
        playMove(journal);
        const auto told = checked({reportFor(journal, PowerId(0))});
        const auto isGoal = [](const CheckedRoll& row) { return row.line.starts_with("Kind of goal"); };
        const auto goal = std::ranges::find_if(told.rolls, isGoal);
        QVERIFY(goal != told.rolls.end());
        QVERIFY(goal->finding == CheckedRoll::Finding::Sealed);
        const std::string first = reportFor(journal, PowerId(0));
        while (journal.campaign().state.course.phase != Phase::Over)
            playMove(journal);
        const auto atLast = checked({first, reportFor(journal, PowerId(0))});
        QVERIFY(atLast.holds());
        const auto shown = std::ranges::find_if(atLast.rolls, isGoal);
        QVERIFY(shown->finding == CheckedRoll::Finding::Fell);
    }
    void aCampaignOfBeforeOpensPlaysOnAndIsNamedAsSuch() {
        Journal journal = founded(7);
        playMove(journal);
        Journal old = withoutEdition(journal);
        QCOMPARE(old.campaign().state, journal.campaign().state);
        playMove(old);
        const Diagnostics faults = retrace(old, *findSystem("men_of_bronze"));
        QCOMPARE(faults.size(), std::size_t(1));
        QCOMPARE(faults.front().code, std::string("journal-edition"));
        QVERIFY(retrace(founded(7), *findSystem("men_of_bronze")).empty());
    }
    void anOlderCampaignKeepsNamesThatAreRefusedToday() {
        std::vector<JournalEntry> entries = withoutEdition(founded(7)).entries();
        std::string& founding = entries.front().action;
        founding.replace(founding.find("Six cities"), 3, "Six\u202E\uFFFE");
        entries.front().hash = hashOf(entries.front(), {});
        const Result<Journal> older = Journal::from(std::move(entries));
        QVERIFY2(older, older ? "" : toText(older.error().front()).c_str());
        QCOMPARE(older->campaign().scenario.name, std::string("Six\u202E\uFFFE cities"));
    }
    void aCampaignOfANewerEditionIsRefusedByItsOwnMessage() {
        std::vector<JournalEntry> entries = founded(7).entries();
        std::string& founding = entries.front().action;
        const std::string mark = "\"edition\":" + std::to_string(campaignEdition);
        founding.replace(founding.find(mark), mark.size(), "\"edition\":" + std::to_string(campaignEdition + 1));
        entries.front().hash = hashOf(entries.front(), {});
        const Result<Journal> newer = Journal::from(std::move(entries));
        QVERIFY(!newer);
        QCOMPARE(newer.error().front().code, std::string("journal-newer"));
    }
    /// Whoever changes a rule or a throw of the campaign raises campaignEdition and writes the new mark here.
    void theDiceOfAWarAreThoseOfThisEdition() {
        Digester digester;
        for (const ScenarioFiles& files : {sixCities(), *builtinScenario("hellas_431")}) {
            Journal journal = *Journal::found(files, 431);
            for (int moves = 0; moves < 8 && journal.campaign().state.course.phase != Phase::Over; ++moves)
                playMove(journal);
            for (const JournalEntry& entry : journal.entries())
                digester.addText(entry.dice);
        }
        QCOMPARE(campaignEdition, 4);
        QCOMPARE(toHex(digester.digest()), std::string("f1aa0f5f1cc88ec7c82d2d1fefe08665"));
    }
};

QTEST_GUILESS_MAIN(TestCampaignDice)
#include "tst_campaign_dice.moc"
