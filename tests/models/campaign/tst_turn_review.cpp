// What the closing of a move did can be vetoed step by step: sieges, ravaging, hunger.
#include "core/campaign/journal/active_entries.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/umpire/reversal.h"
#include "core/campaign/umpire/ruling_reports.h"
#include "core/campaign/umpire/verification.h"
#include "models/campaign/rulings.h"
#include "models/campaign/turn_review.h"
#include "models/text/campaign_words.h"
#include "tests/support/campaign_file.h"
#include "tests/support/joined_lines.h"
#include "tests/support/whole_war.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

const PowerId athens(0);
const PowerId sparta(1);

void hold(Journal& journal, PowerId power, ArmyId army) {
    QVERIFY(submitOrders(journal, power, {.land = {{army, Posture::Hold, {}, {}, IfStronger::Stand}}}, {}));
}

/// Athens before Corinth, which Sparta holds, bearing itself so; the move is closed.
Journal afterOneMoveAtCorinth(Posture posture, const ScenarioFiles& files = smallFiles()) {
    Journal journal = *Journal::found(files, 431);
    rule(journal, Ruling{RulingSubject::Place, 0, 3}, "They have landed.");
    (void)submitOrders(journal, athens, {.land = {{ArmyId(0), posture, {}, {}, IfStronger::Stand}}}, {});
    hold(journal, sparta, ArmyId(1));
    adjudicateTurn(journal);
    closeTurn(journal);
    return journal;
}

const ReviewStep* stepWith(const std::vector<ReviewStep>& steps, const char* words) {
    const auto it = std::ranges::find_if(
        steps, [words](const ReviewStep& step) { return step.title.contains(QLatin1StringView(words)); });
    return it == steps.end() ? nullptr : &*it;
}

}  // namespace

class TestTurnReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ordersOfTheComputerAreTheUmpiresWish() {
        Journal journal = *Journal::found(smallFiles(), 431);
        seatPlayers(journal, {{"Anna", ""}, {"Carl", ""}});
        const Orders orders{.land = {{ArmyId(0), Posture::Hold, {}, {}, IfStronger::Stand}}};
        QVERIFY(
            submitOrders(journal, athens, orders,
                         received({{}, true, OrdersFrom::Computer}, ordersText(journal.campaign(), athens, orders))));
        const auto sheet = static_cast<int>(journal.entries().size());
        QCOMPARE(actionText(journal, sheet), QStringLiteral("Orders of Athens, by the computer"));
        QCOMPARE(whoText(journal.campaign().scenario, journal.entries().back()), QStringLiteral("umpire"));
        adjudicateTurn(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, lastTurnStep(journal));
        const ReviewStep* step = stepWith(steps, "Athens: ordered by the computer, at the umpire's wish");
        QVERIFY(step);
        QCOMPARE(step->why, QStringList{QStringLiteral("This does not count as a missed turn.")});
        QVERIFY(stepWith(steps, "Sparta sent no orders"));
    }

    void armiesOfOneNameAreToldApartByTheirPlaces() {
        ScenarioFiles files = smallFiles();
        for (std::string& text : files.texts)
            if (const std::size_t at = text.find("Army of Laconia"); at != std::string::npos)
                text.replace(at, std::string("Army of Laconia").size(), "Army of Attica");
        Journal journal = *Journal::found(files, 431);
        QVERIFY(submitOrders(journal, athens, {.land = {{ArmyId(0), Posture::Watch, {}, {}, IfStronger::Stand}}}, {}));
        hold(journal, sparta, ArmyId(1));
        adjudicateTurn(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, lastTurnStep(journal));
        QVERIFY(stepWith(steps, "Army of Attica (Athens) stays at Athens"));
    }

    void aRavagingIsTakenBackWithItsLoot() {
        Journal journal = afterOneMoveAtCorinth(Posture::Ravage);
        QCOMPARE(journal.campaign().state.cities[3].ravaged, 1);
        const int treasury = journal.campaign().state.powers[0].treasury;
        const int entry = lastTurnStep(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, entry);
        const ReviewStep* step = stepWith(steps, "The land of Corinth was ravaged");
        QVERIFY(step);
        QCOMPARE(whyNoVeto(journal, entry, *step), QString());
        QVERIFY(veto(journal, entry, *step, QStringLiteral("There was a truce.")));
        QCOMPARE(journal.campaign().state.cities[3].ravaged, 0);
        QCOMPARE(journal.campaign().state.powers[0].treasury, treasury - journal.campaign().scenario.rules.loot);
        QVERIFY(!whyNoVeto(journal, entry, *step).isEmpty());
        journal.undo("umpire");
        QCOMPARE(whyNoVeto(journal, entry, *step), QString());
    }
    void withoutMoneyThereIsNoLootToBeGivenBack() {
        ScenarioFiles files = smallFiles();
        files.texts[5] = "format = 1\n\n[modules]\nmoney = false\n";
        Journal journal = afterOneMoveAtCorinth(Posture::Ravage, files);
        const int treasury = journal.campaign().state.powers[0].treasury;
        QCOMPARE(treasury, Journal::found(files, 431)->campaign().state.powers[0].treasury);
        const int entry = lastTurnStep(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, entry);
        const ReviewStep* step = stepWith(steps, "The land of Corinth was ravaged");
        QVERIFY(step);
        QVERIFY(veto(journal, entry, *step, QStringLiteral("There was a truce.")));
        QCOMPARE(journal.campaign().state.cities[3].ravaged, 0);
        QCOMPARE(journal.campaign().state.powers[0].treasury, treasury);
    }
    void anIncomeIsTakenOutOfTheWinterThatIsClosedAgain() {
        Journal journal = *Journal::found(smallFiles(), 431);
        for (int move = 0; move < 6; ++move) {
            hold(journal, athens, ArmyId(0));
            hold(journal, sparta, ArmyId(1));
            adjudicateTurn(journal);
            closeTurn(journal);
        }
        const int treasury = journal.campaign().state.powers[0].treasury;
        const int entry = lastTurnStep(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, entry);
        const ReviewStep* step = stepWith(steps, "The winter's income of Athens");
        QVERIFY(step && step->act);
        QCOMPARE(whyNoVeto(journal, entry, *step), QString());
        QVERIFY(veto(journal, entry, *step, QStringLiteral("The mines were flooded.")));
        QVERIFY(journal.campaign().state.powers[0].treasury < treasury);
        QCOMPARE(journal.entries().back().kind, EntryKind::Close);
        const std::vector<ReviewStep> now = reviewOf(journal, lastTurnStep(journal));
        QVERIFY(!stepWith(now, "The winter's income of Athens"));
        const ReviewStep* vetoed = stepWith(now, "Vetoed: the winter's income of Athens");
        QVERIFY(vetoed && vetoed->why == QStringList{QStringLiteral("The mines were flooded.")});
        QCOMPARE(whyNoVeto(journal, lastTurnStep(journal), *vetoed),
                 QStringLiteral("This step is vetoed. Undo to remove the veto."));
        QVERIFY(retrace(journal, *findSystem("men_of_bronze")).empty());
        rule(journal, Ruling{RulingSubject::Arete, 0, 7}, "A gift.");
        const ReviewStep* levy = stepWith(now, "The winter levy of Athens");
        QVERIFY(levy && whyNoVeto(journal, lastTurnStep(journal), *levy).contains(u"undo them first"));
    }
    void aSiegeIsTakenBack() {
        Journal journal = afterOneMoveAtCorinth(Posture::Besiege);
        const City after = journal.campaign().state.cities[3];
        QVERIFY(after.besieger == athens || after.owner == athens);
        const int entry = lastTurnStep(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, entry);
        const ReviewStep* step = stepWith(steps, "Corinth ");
        QVERIFY(step && step->reversal);
        QCOMPARE(whyNoVeto(journal, entry, *step), QString());
        QVERIFY(veto(journal, entry, *step, QStringLiteral("The gates were never shut.")));
        QVERIFY(!journal.campaign().state.cities[3].besieger);
        QVERIFY(journal.campaign().state.cities[3].owner == sparta);
    }
    void aFallIsTakenBackWithWhatItBrought() {
        Journal journal = *Journal::found(smallFiles(), 431);
        rule(journal, Ruling{RulingSubject::Place, 0, 3}, "They have landed.");
        for (int move = 0; move < 5 && journal.campaign().state.cities[3].owner == sparta; ++move) {
            QVERIFY(submitOrders(journal, athens, {.land = {{ArmyId(0), Posture::Besiege, {}, {}, IfStronger::Stand}}},
                                 {}));
            hold(journal, sparta, ArmyId(1));
            adjudicateTurn(journal);
            closeTurn(journal);
        }
        QVERIFY2(journal.campaign().state.cities[3].owner == athens, "the city did not fall by these dice");
        const int arete = journal.campaign().state.powers[0].arete;
        const int entry = lastTurnStep(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, entry);
        const ReviewStep* step = stepWith(steps, "Corinth falls to Athens");
        QVERIFY(step);
        QCOMPARE(whyNoVeto(journal, entry, *step), QString());
        QVERIFY(veto(journal, entry, *step, QStringLiteral("The garrison was twice as strong.")));
        QVERIFY(journal.campaign().state.cities[3].owner == sparta);
        QCOMPARE(journal.campaign().state.powers[0].arete, arete - 1);
    }
    void hungerIsTakenBack() {
        ScenarioFiles files = smallFiles();
        files.texts[5] = "format = 1\n[forage]\nsupply_line = 0\n";
        Journal journal = *Journal::found(files, 431);
        Army starving = journal.campaign().state.armies[0];
        starving.place = PlaceId(3);
        starving.supply = 0;
        starving.stayed = 4;
        std::vector<Unit> many(12, journal.campaign().state.units[0]);
        Changes changes{Put<Army>{0, starving}};
        for (const Unit& unit : many)
            changes.push_back(Put<Unit>{
                static_cast<std::uint16_t>(journal.campaign().state.units.size() + changes.size() - 1), unit});
        journal.record({EntryKind::Ruling, "umpire", "{}", {}, changes});
        const State before = journal.campaign().state;
        hold(journal, athens, ArmyId(0));
        hold(journal, sparta, ArmyId(1));
        adjudicateTurn(journal);
        closeTurn(journal);
        QVERIFY(journal.campaign().state.armies[0].spirit < before.armies[0].spirit);
        const int entry = lastTurnStep(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, entry);
        const ReviewStep* step = stepWith(steps, "Army of Attica stays");
        QVERIFY(step && step->reversal);
        QCOMPARE(whyNoVeto(journal, entry, *step), QString());
        QVERIFY(veto(journal, entry, *step, QStringLiteral("A ship had come in.")));
        QCOMPARE(journal.campaign().state.armies[0].spirit, before.armies[0].spirit);
        for (std::size_t i = 0; i < before.units.size(); ++i)
            QCOMPARE(journal.campaign().state.units[i].steps, before.units[i].steps);
    }
    void aVetoedMarchIsMarkedAndToldAsFarAsTheReaderKnowsIt() {
        Journal journal = *Journal::found(smallFiles(), 431);
        QVERIFY(submitOrders(journal, athens,
                             {.land = {{ArmyId(0), Posture::March, {PlaceId(1)}, {}, IfStronger::Stand}}}, {}));
        hold(journal, sparta, ArmyId(1));
        adjudicateTurn(journal);
        const int entry = lastTurnStep(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, entry);
        const auto step = std::ranges::find_if(
            steps, [](const ReviewStep& one) { return one.reversal == Reversal{Reversed::March, 0}; });
        QVERIFY(step != steps.end());
        QVERIFY(veto(journal, entry, *step, QStringLiteral("He was asleep")));
        const std::vector<ReviewStep> after = reviewOf(journal, entry);
        const ReviewStep* marked = stepWith(after, "Vetoed: ");
        QVERIFY(marked && marked->isVetoed);
        QCOMPARE(marked->title, QStringLiteral("Vetoed: %1").arg(step->title));
        QCOMPARE(marked->why.front(), QStringLiteral("Reason for the veto: He was asleep"));
        QCOMPARE(whyNoVeto(journal, entry, *marked), QStringLiteral("This step is vetoed. Undo to remove the veto."));
        // Only its own power knows of the march.
        const auto told = [&](PowerId power) {
            return joinedLines(rulingLines(journal.entries(), journal.campaign(), power));
        };
        QVERIFY2(told(athens).contains("Vetoed: Army of Attica stays at Athens (He was asleep)"), told(athens).c_str());
        QVERIFY2(told(sparta).contains("Vetoed: a march (He was asleep)"), told(sparta).c_str());
        QVERIFY(std::ranges::contains(chronicle(journal), std::string("Vetoed: a march (He was asleep)"),
                                      &ChronicleLine::text));
        QVERIFY(retrace(*Journal::from(journal.entries()), *findSystem("men_of_bronze")).empty());
        journal.undo("umpire");
        QVERIFY(!stepWith(reviewOf(journal, entry), "Vetoed: "));
        // Older journals have the reason alone.
        journal.record(reversalEntry(journal.campaign(), *lastPlayed(journal), *step->reversal, "He slept", false));
        QVERIFY(retrace(*Journal::from(journal.entries()), *findSystem("men_of_bronze")).empty());
        QVERIFY(stepWith(reviewOf(journal, entry), "Vetoed: "));
    }
    void everyRulingOfTheTurnIsToldInFull() {
        Journal journal = afterOneMoveAtCorinth(Posture::Ravage);
        const int entry = lastTurnStep(journal);
        const auto rulings = [&] {
            QStringList told;
            for (const ReviewStep& step : reviewOf(journal, entry))
                if (step.title.startsWith(u"Ruling of the umpire: "))
                    told << step.title.mid(22) + QStringLiteral(" / ") + step.why.join(u'|');
            return told;
        };
        const QString moved = QStringLiteral("the place of Army of Attica: Corinth (was Athens) / They have landed.");
        QCOMPARE(rulings(), QStringList{moved});
        const std::vector<ReviewStep> steps = reviewOf(journal, entry);
        QVERIFY(stepWith(steps, "the place of Army of Attica")->place == PlaceId(3));
        QVERIFY(veto(journal, entry, *stepWith(steps, "was ravaged"), QStringLiteral("There was a truce.")));
        QCOMPARE(rulings(),
                 (QStringList{moved, QStringLiteral("veto of what happened at Corinth / There was a truce.")}));
        QCOMPARE(actionText(journal, journal.undoable()),
                 QStringLiteral("Ruling of the umpire: veto of what happened at Corinth. Reason: There was a truce."));
        // What is ruled afterwards belongs to the next turn.
        rule(journal, Ruling{RulingSubject::Treasury, 0, 3}, "A theft.");
        QCOMPARE(rulings().size(), 2);
        QCOMPARE(actionText(journal, journal.undoable()),
                 QStringLiteral("Ruling of the umpire: %1. Reason: A theft.")
                     .arg(ruledText(journal.campaign(), journal.entries().back())));
        QVERIFY(ruledText(journal.campaign(), journal.entries().back()).startsWith(u"the treasury of Athens: 3 (was "));
    }
    void aVoyageIsToldWithItsWay() {
        Journal journal = *Journal::found(*builtinScenario("hellas_431"), 431);
        int sailed = 0;
        for (int turn = 0; turn < 6 && sailed == 0; ++turn) {
            const State before = journal.campaign().state;
            adjudicateTurn(journal);
            const Campaign& after = journal.campaign();
            const std::vector<ReviewStep> steps = reviewOf(journal, lastTurnStep(journal));
            for (std::size_t i = 0; i < before.fleets.size(); ++i) {
                const Fleet& was = before.fleets[i];
                const Fleet& is = after.state.fleets[i];
                if (!was.place || !is.place || was.place == is.place)
                    continue;
                ++sailed;
                const std::string title = is.name + ": " + after.scenario.map.place(was.place).name + " to " +
                                          after.scenario.map.place(is.place).name;
                const ReviewStep* step = stepWith(steps, title.c_str());
                QVERIFY2(step, title.c_str());
                QVERIFY(step->way.front() == was.place && step->way.back() == is.place);
                QVERIFY(step->power == is.power);
            }
            resolveAll(journal, *findSystem("men_of_bronze"), 1);
            closeTurn(journal);
        }
        QVERIFY2(sailed > 0, "no fleet sails in this war");
    }
    void diceAreToldInWords() {
        const Journal war = wholeWar("men_of_bronze");
        int told = 0;
        for (const JournalEntry& entry : war.entries())
            if (isTurnStep(entry))
                for (const ReviewStep& step : reviewOf(war, entry.number, entry.number))
                    for (const QString& line : step.why) {
                        told += line.startsWith(u"Dice: ") ? 1 : 0;
                        QVERIFY2(!line.contains(u"needs at most") && !line.contains(u'['), qPrintable(line));
                    }
        QVERIFY(told > 0);
    }
    void onlyUntilTheNextMoveIsAdjudicated() {
        Journal journal = afterOneMoveAtCorinth(Posture::Ravage);
        const int entry = lastTurnStep(journal);
        const std::vector<ReviewStep> steps = reviewOf(journal, entry);
        const ReviewStep* step = stepWith(steps, "was ravaged");
        QVERIFY(step);
        hold(journal, athens, ArmyId(0));
        hold(journal, sparta, ArmyId(1));
        adjudicateTurn(journal);
        QVERIFY(!whyNoVeto(journal, entry, *step).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestTurnReview)
#include "tst_turn_review.moc"
