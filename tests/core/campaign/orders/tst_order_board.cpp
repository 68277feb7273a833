// The orders board: deadlines with their rhythm, provisional and final orders, who is late, and what counts where
// nothing comes.
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/reports/order_form.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/verification.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);

ClubTime at(std::string_view text) { return *clubTimeFrom(text); }
const ClubTime due = at("2026-12-01T20:00+01:00");

Journal begun() {
    Journal journal = *Journal::found(smallFiles(), 431);
    seatPlayers(journal, {{"Anna", "Bert"}, {"Carl", ""}});
    setDeadline(journal, Deadline{due, 7});
    return journal;
}

void send(Journal& journal, PowerId power, std::string_view when, bool isFinal, Posture posture,
          OrdersFrom from = OrdersFrom::Player) {
    const std::vector<Order> orders{{ArmyId(static_cast<int>(power.index())), posture, {}, {}, {}}};
    QVERIFY(submitOrders(journal, power, {.land = orders},
                         received({at(when), isFinal, from}, ordersText(journal.campaign(), power, {.land = orders}))));
}

void playMove(Journal& journal) {
    adjudicateTurn(journal);
    resolveAll(journal, *findSystem("men_of_bronze"), 1);
    closeTurn(journal);
}

BoardRow row(const Journal& journal, PowerId power) { return boardOf(journal).rows[power.index()]; }

}  // namespace

class TestOrderBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timesAreReadAndWrittenWithTheirOffset_data() {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("read");
        QTest::newRow("minutes") << "2026-12-01T20:00+01:00" << "2026-12-01T20:00:00+01:00";
        QTest::newRow("seconds") << "2026-12-01T20:00:59-09:30" << "2026-12-01T20:00:59-09:30";
        QTest::newRow("UTC") << "2028-02-29T00:00Z" << "2028-02-29T00:00:00+00:00";
        for (const char* wrong :
             {"", "2026-12-01", "2026-12-01T20:00", "2026-13-01T20:00Z", "2026-02-29T20:00Z", "2026-12-01T24:00Z",
              "2026-12-01T20:60Z", "2026-12-01T20:00+1:00", "2026-12-01T20:00+15:00", "2026-12-01T20:00Z later",
              "1969-12-01T20:00Z", "2026-12-01 20:00Z", "2026-12-01T20:0xZ", "99999999999999999999"})
            QTest::newRow(wrong) << wrong << "";
    }
    void timesAreReadAndWrittenWithTheirOffset() {
        QFETCH(QString, written);
        QFETCH(QString, read);
        const Result<ClubTime> time = clubTimeFrom(written.toStdString());
        QCOMPARE(time ? isoText(*time) : std::string(), read.toStdString());
        if (time)
            QCOMPARE(*clubTimeFrom(isoText(*time)), *time);
    }
    void aTimeIsTheSameMomentByAnyClock() {
        QVERIFY(at("2026-12-01T20:00+01:00").moment == at("2026-12-01T19:00Z").moment);
        QVERIFY(spokenText(due) == "Tuesday 1 December 2026, 20:00 (UTC+01:00)");
        QVERIFY(isoText(daysLater(due, 31)) == "2027-01-01T20:00:00+01:00");
    }

    void clocksThatArePutForwardOrBackShowTheSameTimeOfDay() {
        const auto weekLater = [](const char* time, const char* zone) { return isoText(daysLater(at(time), 7, zone)); };
        QCOMPARE(weekLater("2026-10-20T20:00+02:00", "Europe/Berlin"), std::string("2026-10-27T20:00:00+01:00"));
        QCOMPARE(weekLater("2026-03-24T20:00+01:00", "Europe/Berlin"), std::string("2026-03-31T20:00:00+02:00"));
        // Half past two is left out on that day, and comes twice in autumn.
        QCOMPARE(weekLater("2026-03-22T02:30+01:00", "Europe/Berlin"), std::string("2026-03-29T03:00:00+02:00"));
        QCOMPARE(weekLater("2026-10-18T02:30+02:00", "Europe/Berlin"), std::string("2026-10-25T02:30:00+02:00"));
        // Where the zone is not known, or is not that of the time, the offset stays.
        for (const char* zone : {"", "Mars/Olympus", "America/New_York"})
            QCOMPARE(weekLater("2026-10-20T20:00+02:00", zone), std::string("2026-10-27T20:00:00+02:00"));
        QVERIFY(isClockOf("Europe/Berlin", at("2026-10-20T20:00+02:00")));
        QVERIFY(!isClockOf("Europe/Berlin", at("2026-10-27T20:00+02:00")));
    }
    void aRhythmKeepsTheTimeOfDayOfItsZone() {
        Journal journal = *Journal::found(smallFiles(), 431);
        setDeadline(journal, Deadline{at("2026-10-20T20:00+02:00"), 7, "Europe/Berlin"});
        QCOMPARE(deadlineOf(journal)->zone, std::string("Europe/Berlin"));
        playMove(journal);
        QCOMPARE(isoText(deadlineOf(journal)->at), std::string("2026-10-27T20:00:00+01:00"));
        QCOMPARE(deadlineOf(*Journal::from(journal.entries())), deadlineOf(journal));
    }
    void theNextMovesDeadlineFollowsByItselfWhenAMoveCloses() {
        Journal journal = begun();
        playMove(journal);
        QCOMPARE(deadlineOf(journal)->at, at("2026-12-08T20:00+01:00"));
        journal.undo("umpire");  // the move is open again
        QCOMPARE(deadlineOf(journal)->at, due);
        journal.redo("umpire");
        QCOMPARE(deadlineOf(journal)->at, at("2026-12-08T20:00+01:00"));
        const Result<Journal> again = Journal::from(journal.entries());
        QVERIFY(again);
        QCOMPARE(deadlineOf(*again), deadlineOf(journal));
        QVERIFY(retrace(*again, *findSystem("men_of_bronze")).empty());
    }
    void aRhythmEndsWithTheYearsThatCanBeRead() {
        Journal journal = *Journal::found(smallFiles(), 431);
        setDeadline(journal, Deadline{at("2999-12-24T20:00Z"), 7});
        playMove(journal);
        QCOMPARE(isoText(deadlineOf(journal)->at), std::string("2999-12-31T20:00:00+00:00"));
        playMove(journal);
        QVERIFY(!deadlineOf(journal));
    }
    void aDeadlineWithoutIntervalCoversOneTurn() {
        Journal journal = begun();
        setDeadline(journal, Deadline{due, 0});
        QCOMPARE(deadlineOf(journal)->at, due);
        playMove(journal);
        QVERIFY(!deadlineOf(journal));
    }
    void aRemovedDeadlineIsGone() {
        Journal journal = begun();
        setDeadline(journal, Deadline{due, 7});
        setDeadline(journal, {});
        QVERIFY(!deadlineOf(journal));
        journal.undo("umpire");
        QCOMPARE(deadlineOf(journal)->everyDays, 7);
        // A war that is over waits for nobody.
        endWar(journal, "all have agreed");
        QVERIFY(!deadlineOf(journal));
    }
    void whatSomebodyWroteIntoARulingIsNoDeadlineUnlessItIsOne() {
        for (const char* said : {R"({"deadline":7})", R"({"deadline":{"at":"soon","every_days":7}})",
                                 R"({"deadline":[]})", R"([[[[[[[[[[[[]]]]]]]]]]]])", "no JSON", R"({"seats":[1]})"}) {
            Journal journal = *Journal::found(smallFiles(), 431);
            journal.record({EntryKind::Ruling, "umpire", said, {}, {}});
            QVERIFY2(!deadlineOf(journal), said);
            QCOMPARE(playersOf(journal).size(), 2U);
        }
        Journal journal = *Journal::found(smallFiles(), 431);
        journal.record(
            {EntryKind::Ruling, "umpire", R"({"deadline":{"at":"2026-12-01T20:00Z","every_days":-3}})", {}, {}});
        QCOMPARE(deadlineOf(journal)->everyDays, 0);
    }

    void theBoardSaysWhoIsInSinceWhenAndHowFirmly() {
        Journal journal = begun();
        QVERIFY(isAwaited(row(journal, athens)));
        QVERIFY(row(journal, athens).counts == OrdersFrom::Ruler);
        send(journal, athens, "2026-11-30T10:00+01:00", false, Posture::Watch);
        QVERIFY(!row(journal, athens).receipt.isFinal);
        QVERIFY(isAwaited(row(journal, athens)));
        QVERIFY(row(journal, athens).counts == OrdersFrom::Player);
        send(journal, athens, "2026-11-30T18:00Z", true, Posture::Hold);
        QVERIFY(!isAwaited(row(journal, athens)));
        QVERIFY(row(journal, athens).receipt.at == at("2026-11-30T18:00Z"));
        QVERIFY(!lateBy(boardOf(journal), row(journal, athens)));
        QCOMPARE(awaited(boardOf(journal)), std::vector{sparta});
        journal.undo("umpire");
        QVERIFY(!row(journal, athens).receipt.isFinal);
        // Orders of a move that is over are no longer in.
        playMove(journal);
        QVERIFY(!row(journal, athens).receipt.at);
        QCOMPARE(awaited(boardOf(journal)).size(), 2U);
    }
    void whereTheUmpireLetTheComputerOrderNothingIsMissing() {
        Journal journal = begun();
        send(journal, athens, "2026-11-30T10:00+01:00", true, Posture::Hold, OrdersFrom::Computer);
        QVERIFY(row(journal, athens).from == OrdersFrom::Computer);
        QVERIFY(!isAwaited(row(journal, athens)));
        QCOMPARE(awaited(boardOf(journal)), std::vector{sparta});
    }
    void aTurnThatTheUmpireLetTheComputerOrderIsNotMissed() {
        Journal journal = begun();
        playMove(journal);
        QCOMPARE(row(journal, athens).missed, 1);
        send(journal, athens, "2026-12-07T10:00+01:00", true, Posture::Watch, OrdersFrom::Computer);
        QVERIFY(row(journal, athens).counts == OrdersFrom::Computer);
        adjudicateTurn(journal);
        QVERIFY(journal.campaign().state.armies[0].posture == Posture::Watch);
        QCOMPARE(row(journal, athens).missed, 1);
        QCOMPARE(row(journal, sparta).missed, 2);
        QVERIFY(retrace(*Journal::from(journal.entries()), *findSystem("men_of_bronze")).empty());
    }
    /// Older journals say "from the program", and counted the turn as missed.
    void olderOrdersOfTheComputerCountAsTheyDid() {
        Journal journal = begun();
        send(journal, athens, "2026-11-30T10:00+01:00", true, Posture::Hold, OrdersFrom::Ruler);
        QVERIFY(journal.entries().back().action.contains(", from the program\n"));
        QVERIFY(!isAwaited(row(journal, athens)));
        adjudicateTurn(journal);
        QCOMPARE(row(journal, athens).missed, 1);
        QVERIFY(retrace(*Journal::from(journal.entries()), *findSystem("men_of_bronze")).empty());
    }
    void theLastCompleteSetCountsBeItProvisionalOrNot() {
        Journal journal = begun();
        send(journal, athens, "2026-11-30T10:00+01:00", true, Posture::Hold);
        send(journal, athens, "2026-11-30T11:00+01:00", false, Posture::Watch);
        adjudicateTurn(journal);
        QVERIFY(journal.campaign().state.armies[0].posture == Posture::Watch);
        QCOMPARE(journal.campaign().state.powers[0].missed, 0);
        QVERIFY(row(journal, athens).counts == OrdersFrom::Player);
    }
    void lateOrdersAreTakenAndMarkedByHowMuch() {
        Journal journal = begun();
        send(journal, athens, "2026-12-01T20:00+01:00", true, Posture::Hold);
        send(journal, sparta, "2026-12-01T22:30+01:00", true, Posture::Watch);
        const OrderBoard board = boardOf(journal);
        QVERIFY(!lateBy(board, board.rows[0]));
        QVERIFY(lateBy(board, board.rows[1]) == std::chrono::minutes(150));
        QVERIFY(!isAwaited(board.rows[1]));
        // Whoever is given more time is not late.
        setDeadline(journal, Deadline{at("2026-12-02T20:00+01:00"), 7});
        QVERIFY(!lateBy(boardOf(journal), row(journal, sparta)));
    }
    void whatCountsWhereNothingComesIsWhatTheMoveGoesBy() {
        Journal journal = begun();
        const Order watch{ArmyId(0), Posture::Watch, {}, {}, {}};
        const auto comesTo = [&] {
            const OrdersFrom counts = row(journal, athens).counts;
            adjudicateTurn(journal);
            const OrdersFrom counted = journal.campaign().state.powers[0].from;
            journal.undo("umpire");
            return counts == counted ? counts : OrdersFrom::Nobody;
        };
        QVERIFY(comesTo() == OrdersFrom::Ruler);
        send(journal, athens, "2026-11-30T10:00+01:00", true, Posture::Hold, OrdersFrom::Deputy);
        QVERIFY(comesTo() == OrdersFrom::Deputy);
        QVERIFY(isAwaited(row(journal, athens)));
        setStandingOrders(journal, athens, {.land = {watch}}, "as ever");
        QVERIFY(comesTo() == OrdersFrom::Standing);
        send(journal, athens, "2026-11-30T11:00+01:00", false, Posture::Hold);
        QVERIFY(comesTo() == OrdersFrom::Player);
    }
    void aPowerThatNobodyPlaysIsNotWaitedFor() {
        Journal journal = begun();
        seatPlayers(journal, {{"Anna", ""}, {"", ""}});
        QCOMPARE(awaited(boardOf(journal)), std::vector{athens});
        // Somebody who began to order is.
        send(journal, sparta, "2026-11-30T10:00+01:00", false, Posture::Hold);
        QCOMPARE(awaited(boardOf(journal)).size(), 2U);
        adjudicateTurn(journal);
        QVERIFY(awaited(boardOf(journal)).empty());
    }
    /// Who has to do with what comes of it: his misses are counted from when he has the seat.
    void civilDisorderEndsWhenThePowerIsGivenToSomebodyElse() {
        Journal journal = begun();
        const auto comesTo = [&] {
            adjudicateTurn(journal);
            const OrdersFrom from = journal.campaign().state.powers[0].from;
            resolveAll(journal, *findSystem("men_of_bronze"), 1);
            closeTurn(journal);
            return from;
        };
        QVERIFY(comesTo() == OrdersFrom::Ruler);
        QVERIFY(comesTo() == OrdersFrom::Ruler);
        QVERIFY(row(journal, athens).counts == OrdersFrom::Disorder);
        const State before = journal.campaign().state;
        // Another deputy has nothing to do with it.
        seatPlayers(journal, {{"Anna", "Emma"}, {"Carl", ""}});
        QVERIFY(journal.campaign().state == before);
        QVERIFY(row(journal, athens).counts == OrdersFrom::Disorder);
        seatPlayers(journal, {{"Dora", "Emma"}, {"Carl", ""}});
        QCOMPARE(row(journal, athens).missed, 0);
        QCOMPARE(row(journal, sparta).missed, 2);
        QVERIFY(row(journal, athens).counts == OrdersFrom::Ruler);
        journal.undo("umpire");
        QVERIFY(row(journal, athens).counts == OrdersFrom::Disorder);
        journal.redo("umpire");
        QVERIFY(comesTo() == OrdersFrom::Ruler);
        QVERIFY(comesTo() == OrdersFrom::Ruler);
        QVERIFY(comesTo() == OrdersFrom::Disorder);
        const Result<Journal> again = Journal::from(journal.entries());
        QVERIFY(again && again->campaign().state == journal.campaign().state);
        QVERIFY(retrace(*again, *findSystem("men_of_bronze")).empty());
    }
    void aPowerWithoutASeatIsPlayedByItsRulerHoweverLong() {
        Journal journal = begun();
        for (int move = 0; move < 2; ++move)
            playMove(journal);
        QVERIFY(row(journal, athens).counts == OrdersFrom::Disorder);
        seatPlayers(journal, {{"", ""}, {"Carl", ""}});
        QVERIFY(row(journal, athens).counts == OrdersFrom::Ruler);
        playMove(journal);
        playMove(journal);
        QCOMPARE(row(journal, athens).missed, 2);
        QVERIFY(row(journal, athens).counts == OrdersFrom::Ruler);
        // Whoever joins then has missed nothing of it.
        seatPlayers(journal, {{"Dora", ""}, {"Carl", ""}});
        QCOMPARE(row(journal, athens).missed, 0);
        playMove(journal);
        QVERIFY(row(journal, athens).counts == OrdersFrom::Ruler);
    }
    void whoPlaysSeveralPowersIsInDisorderWhereHeIsSilent() {
        Journal journal = *Journal::found(smallFiles(), 431);
        seatPlayers(journal, {{"Anna", ""}, {"Anna", ""}});
        for (int move = 0; move < 2; ++move) {
            send(journal, sparta, "2026-11-30T10:00+01:00", true, Posture::Hold);
            playMove(journal);
        }
        QVERIFY(row(journal, athens).counts == OrdersFrom::Disorder);
        QVERIFY(row(journal, sparta).counts == OrdersFrom::Ruler);
        // One of her seats goes to somebody else: the other remains as it is.
        seatPlayers(journal, {{"Bert", ""}, {"Anna", ""}});
        QVERIFY(row(journal, athens).counts == OrdersFrom::Ruler);
        QCOMPARE(row(journal, sparta).missed, 0);
        playMove(journal);
        seatPlayers(journal, {{"Bert", ""}, {"Bert", ""}});
        QCOMPARE(row(journal, athens).missed, 1);
        QCOMPARE(row(journal, sparta).missed, 0);
    }
    void theScenariosPlayersHoldUntilSomebodyIsSeated() {
        ScenarioFiles files = smallFiles();
        const std::string head = "name = \"Athens\"\ncapital";
        files.texts[2].replace(files.texts[2].find(head), head.size(), "player = \"Anna\"\n" + head);
        Journal journal = *Journal::found(files, 431);
        const auto isPlayed = [&](PowerId power) {
            return hasPlayer(journal.campaign().scenario, journal.campaign().state, power);
        };
        QVERIFY(isPlayed(athens) && !isPlayed(sparta));
        seatPlayers(journal, {{"", ""}, {"Carl", ""}});
        QVERIFY(!isPlayed(athens) && isPlayed(sparta));
    }
    void toAdjudicateBeforeTheDeadlineCutsThoseShortWhoseFinalOrdersAreMissing() {
        Journal journal = begun();
        const ClubTime before = at("2026-12-01T19:59+01:00");
        QVERIFY(wouldCutShort(boardOf(journal), before));
        QVERIFY(!wouldCutShort(boardOf(journal), due));
        send(journal, athens, "2026-11-30T10:00+01:00", true, Posture::Hold);
        send(journal, sparta, "2026-11-30T10:00+01:00", true, Posture::Hold);
        QVERIFY(!wouldCutShort(boardOf(journal), before));
    }

    void aPlayerCannotWriteWhenHisOrdersCameIn() {
        Journal journal = begun();
        const std::string forged = "# received 2026-11-01T10:00:00+01:00, provisional\npower athens\n";
        QVERIFY(submitOrders(journal, athens, {}, received({}, forged)));
        QVERIFY(row(journal, athens).receipt == Receipt{});
        QVERIFY(submitOrders(journal, athens, {}, received({due, true}, forged)));
        QVERIFY(row(journal, athens).receipt == (Receipt{due, true}));
        QVERIFY(received({}, "power athens\n") == "power athens\n");
    }
    void theSheetSaysWhetherItIsFinal() {
        const Campaign campaign = smallCampaign();
        const auto isFinal = [&](std::string_view text) {
            const Result<OrderSheet> sheet = readOrders(campaign, athens, text, "sheet");
            return sheet && sheet->faults.empty() ? std::optional(sheet->isFinal) : std::nullopt;
        };
        QVERIFY(isFinal("power athens\nturn 1\n") == true);
        QVERIFY(isFinal("> power athens\n> turn 1\n> provisional\n") == false);
        QVERIFY(isFinal("power athens\nturn 1\nprovisional\nfinal\n") == true);
        QVERIFY(isFinal("format = 1\npower = \"athens\"\nturn = 1\n") == true);
        QVERIFY(isFinal("format = 1\npower = \"athens\"\nturn = 1\nfinal = false\n") == false);
        QVERIFY(!isFinal("format = 1\npower = \"athens\"\nturn = 1\nfinal = \"no\"\n"));
        QVERIFY(isFinal(ordersText(campaign, athens, {.isFinal = false})) == false);
        QVERIFY(isFinal(ordersText(campaign, athens, {})) == true);
        const std::string form = orderForm(visibleTo(campaign, athens));
        QVERIFY(isFinal(form) == true);
        QVERIFY(form.contains("# A line \"provisional\" says that other orders may follow."));
    }
};

QTEST_GUILESS_MAIN(TestOrderBoard)
#include "tst_order_board.moc"
