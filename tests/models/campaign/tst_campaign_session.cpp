// A campaign in the window: what is done is in the file at once, and can be taken back, looked at again and gone on
// with.
#include "models/campaign/campaign_sight.h"
#include "models/campaign/orders/march_preview.h"
#include "tests/support/campaign_file.h"
#include "tests/support/written_file.h"

#include <QFile>
#include <QSignalSpy>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr const char* marching = "power athens\nturn 1\nattic: march eleusis\n";

Result<void> sendToEleusis(CampaignSession& session) {
    const auto submission = session.readOrders(PowerId(0), marching, "mail");
    if (!submission)
        return std::unexpected(submission.error());
    return session.submitOrders(PowerId(0), *submission);
}

}  // namespace

class TestCampaignSession : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

private Q_SLOTS:
    void everyDeedIsInTheFileAtOnce() {
        const auto session = m_folder.found("small");
        QVERIFY(session);
        QSignalSpy changed(session.get(), &CampaignSession::changed);
        QVERIFY(sendToEleusis(*session));
        QVERIFY(session->adjudicateTurn());
        QCOMPARE(changed.size(), 2);
        const auto again = test::CampaignFolder::open(session->file());
        QVERIFY(again);
        QCOMPARE(again->journal().head(), session->journal().head());
        QCOMPARE(again->lastMoment(), 3);
        const Army& army = again->campaign().state.armies[0];
        QCOMPARE(again->scenario().map.place(army.place).id, std::string("eleusis"));
    }

    void undoAndRedoHoldAlsoTomorrow() {
        QString file;
        State moved;
        {
            const auto session = m_folder.found("small");
            QVERIFY(sendToEleusis(*session));
            QVERIFY(session->adjudicateTurn());
            moved = session->campaign().state;
            QVERIFY(session->undo());
            file = session->file();
        }
        const auto session = test::CampaignFolder::open(file);
        QVERIFY(session->canUndo());
        QVERIFY(session->canRedo());
        QVERIFY(session->redo());
        QVERIFY(session->campaign().state == moved);
        QVERIFY(session->undo());
        QVERIFY(session->undo());
        QVERIFY(!session->canUndo());
        QVERIFY(!session->undo());
        QVERIFY(session->campaign().state == *&session->journal().at(1)->state);
    }

    void thePhasesComeOneAfterTheOther() {
        const auto session = m_folder.found("small");
        QVERIFY(!session->closeTurn());
        QCOMPARE(session->next(), CampaignSession::Next::Adjudicate);
        QVERIFY(session->adjudicateTurn());
        QVERIFY(!session->adjudicateTurn());
        QVERIFY(!session->submitOrders(PowerId(0), {}));
        QCOMPARE(session->next(),
                 session->pendingBattles().empty() ? CampaignSession::Next::CloseTurn : CampaignSession::Next::Battles);
    }

    void faultyOrdersAreNamedAndChangeNothing() {
        const auto session = m_folder.found("small");
        const auto faulty = session->readOrders(PowerId(0), "power athens\nturn 1\nattic: march eleusi\n", "mail");
        QVERIFY(!faulty);
        QCOMPARE(faulty.error().front().code, std::string("orders-unknown-place"));
        QCOMPARE(session->lastMoment(), 1);
    }

    /// They come before standing orders, and are done as they were sealed.
    void aStandInSealsTheRulersOrders() {
        const auto session = m_folder.found("six_cities");
        const PowerId power(1);
        const ArmyId army = ArmyIndex(session->campaign().state).armiesOf(power).front();
        QVERIFY(session->perform([&](Journal& journal) {
            setStandingOrders(journal, power, {.land = {{army, Posture::Watch, {}, {}, IfStronger::Stand}}}, {});
        }));
        QVERIFY(session->submitStandIn(power));
        const Power sealed = session->campaign().state.powers[1];
        QCOMPARE(sealed.from, OrdersFrom::Computer);
        QVERIFY(!sealed.orders.empty());
        QVERIFY(session->adjudicateTurn());
        const Power& played = session->campaign().state.powers[1];
        QCOMPARE(played.from, OrdersFrom::Computer);
        QCOMPARE(played.missed, 0);
        QVERIFY(!session->submitStandIn(power));
    }

    void anEarlierMomentIsLookedAtAndNotChanged() {
        const auto session = m_folder.found("small");
        QVERIFY(sendToEleusis(*session));
        QVERIFY(session->adjudicateTurn());
        QSignalSpy moments(session.get(), &CampaignSession::momentChanged);
        session->setMoment(1);
        QCOMPARE(moments.size(), 1);
        QVERIFY(!session->isLive());
        QCOMPARE(session->scenario().map.place(session->campaignShown().state.armies[0].place).id,
                 std::string("athens"));
        QVERIFY(session->whyNot());
        QVERIFY(!session->canUndo());
        QVERIFY(!session->closeTurn());
        QCOMPARE(session->lastMoment(), 3);
        session->setMoment(99);
        QVERIFY(session->isLive());
    }

    void whatIsNotWrittenIsNotDone() {
        const auto session = m_folder.found("small");
        const auto other = test::CampaignFolder::open(session->file());
        QVERIFY(other->adjudicateTurn());
        QSignalSpy changed(session.get(), &CampaignSession::changed);
        QVERIFY(!sendToEleusis(*session));
        QCOMPARE(changed.size(), 0);
        QCOMPARE(session->lastMoment(), 1);
        QVERIFY(session->campaign().state.powers[0].orders.empty());
    }

    void battlesAreFoughtInTheBackgroundAndTakenOver() {
        const auto session = m_folder.found("six_cities");
        QVERIFY(test::playToBattle(*session));
        const auto pending = session->pendingBattles();
        session->autoResolve(pending);
        QVERIFY(session->isBusy());
        QVERIFY(!session->undo());
        session->setMoment(1);  // their results are taken over now
        QVERIFY(session->isLive());
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 60000);
        QVERIFY(session->pendingBattles().empty());
        QCOMPARE(session->next(), CampaignSession::Next::CloseTurn);
        const auto faults = session->verify();
        QTRY_VERIFY_WITH_TIMEOUT(faults.isFinished(), 60000);
        QVERIFY(faults.result().empty());
    }

    void aBattleIsConfirmedOnceAndOnlyWhileItWaits() {
        const auto session = m_folder.found("six_cities");
        QVERIFY(test::playToBattle(*session));
        const BattleId battle = session->pendingBattles().front();
        QFuture<Aftermath> fight = session->fight(battle);
        fight.waitForFinished();
        QVERIFY(session->confirm(fight.result()));
        QVERIFY(!session->confirm(fight.result()));
        QVERIFY(session->undo());
        QVERIFY(session->confirm(fight.result()));
    }

    void aWhatIfGoesOnByItself() {
        const auto session = m_folder.found("small");
        QVERIFY(sendToEleusis(*session));
        QVERIFY(session->adjudicateTurn());
        const QString file = m_folder.newFile();
        QVERIFY(session->branch(file, 2));
        const auto other = test::CampaignFolder::open(file);
        QVERIFY(other);
        QCOMPARE(other->lastMoment(), 2);
        QVERIFY(other->adjudicateTurn());
        QCOMPARE(other->journal().head(), session->journal().head());
        QVERIFY(!session->branch(file, 1));
        QCOMPARE(test::CampaignFolder::open(file)->lastMoment(), 3);
        const QString copy = m_folder.newFile();
        QVERIFY(session->sendCopy(copy).result());
        QCOMPARE(test::CampaignFolder::open(copy)->journal().head(), session->journal().head());
    }

    void aFileIsReplacedOnlyWhereThatIsWantedAndCanBe() {
        const auto session = m_folder.found("small");
        QVERIFY(sendToEleusis(*session));
        const QString file = m_folder.newFile();
        QVERIFY(session->branch(file, 1));
        QVERIFY(!session->sendCopy(file).result());
        QCOMPARE(test::CampaignFolder::open(file)->lastMoment(), 1);
        using Existing = CampaignSession::Existing;
        QVERIFY(session->sendCopy(file, Existing::Replace).result());
        QCOMPARE(test::CampaignFolder::open(file)->lastMoment(), 2);
        QVERIFY(session->branch(file, 1, Existing::Replace));
        const auto open = test::CampaignFolder::open(file);
        QCOMPARE(open->lastMoment(), 1);
        // Neither what is open nor the campaign itself.
        QVERIFY(!session->sendCopy(file, Existing::Replace).result());
        QVERIFY(!session->branch(session->file(), 1, Existing::Replace));
        QVERIFY(!session->sendCopy(session->file(), Existing::Replace).result());
        QCOMPARE(test::CampaignFolder::open(session->file())->lastMoment(), 2);
        QVERIFY(!QFile::exists(file + QStringLiteral(".new")));
    }

    /// In the background; what is done meanwhile is no fault.
    void aJournalIsVerifiedWhileTheCampaignGoesOn() {
        const auto session = m_folder.found("small");
        const auto faults = session->verify();
        QVERIFY(sendToEleusis(*session));
        QVERIFY(session->adjudicateTurn());
        QTRY_VERIFY_WITH_TIMEOUT(faults.isFinished(), 20000);
        QVERIFY(faults.result().empty());
    }

    void whatIsNoCampaignIsRefusedWithItsName() {
        const QString file = m_folder.newFile();
        test::writeFile(file, "no campaign");
        const auto opened = CampaignSession::open(file, findSystem);
        QVERIFY(!opened);
        QCOMPARE(QString::fromStdString(opened.error().front().place.file), file);
    }

    void aPowerSeesWhatItsViewHoldsAndNoMore() {
        const auto session = m_folder.found("hellas_431");
        CampaignSight sight(*session);
        const std::size_t all = sight.armies().size();
        sight.setSeenBy(PowerId(1));
        const Visible view = visibleTo(session->campaign(), PowerId(1));
        QCOMPARE(sight.armies().size(), ArmyIndex(view.known.state).armiesOf(PowerId(1)).size() + view.armies.size());
        QVERIFY(sight.armies().size() < all);
        for (const ArmySeen& seen : sight.armies())
            QCOMPARE(static_cast<bool>(seen.army), seen.power == PowerId(1));
    }

    void whatIsPickedStaysPickedWhileItIsThere() {
        const auto session = m_folder.found("small");
        CampaignSight sight(*session);
        QSignalSpy selection(&sight, &CampaignSight::selectionChanged);
        sight.select(ArmyId(0));
        QCOMPARE(sight.selection().leader, LeaderId(0));
        QCOMPARE(session->scenario().map.place(sight.selection().place).id, std::string("athens"));
        QVERIFY(sendToEleusis(*session));
        QVERIFY(session->adjudicateTurn());
        QCOMPARE(session->scenario().map.place(sight.selection().place).id, std::string("eleusis"));
        QCOMPARE(selection.size(), 2);
        sight.select(LeaderId(1));
        QCOMPARE(sight.selection().army, ArmyId(1));
        sight.select(PowerId(0));
        QVERIFY(!sight.selection().army);
    }

    void aMarchIsPlannedByTheCheapestWay() {
        const auto session = m_folder.found("small");
        const ArmyIndex armyIndex(session->campaign().state);
        const MarchPreview march = marchTo(session->campaign(), armyIndex, ArmyId(0), PlaceId(4));
        QCOMPARE(march.points(), 4);
        QCOMPARE(march.perTurn, 3);
        QCOMPARE(march.turns(), 2);
        QCOMPARE(march.path(), (std::vector<PlaceId>{PlaceId(1), PlaceId(2), PlaceId(3), PlaceId(4)}));
        QCOMPARE(march.stages[2].turn, 0);
        QCOMPARE(march.stages[3].turn, 1);
        QVERIFY(marchTo(session->campaign(), armyIndex, ArmyId(0), PlaceId(0)).stages.empty());
    }
};

QTEST_GUILESS_MAIN(TestCampaignSession)
#include "tst_campaign_session.moc"
