// The tables beside the map: every model keeps the rules of models while the campaign goes on, and tells no power what
// it must not know.
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/ruling_text.h"
#include "models/campaign/battle_result.h"
#include "models/campaign/tables/army_model.h"
#include "models/campaign/tables/chronicle_model.h"
#include "models/campaign/tables/city_model.h"
#include "models/campaign/tables/fleet_model.h"
#include "models/campaign/tables/history_model.h"
#include "models/campaign/tables/leader_model.h"
#include "models/campaign/tables/pending_battle_model.h"
#include "models/campaign/tables/power_model.h"
#include "models/text/table_text.h"
#include "tests/support/campaign_file.h"
#include "tests/support/long_journal.h"

#include <QAbstractItemModelTester>
#include <QSortFilterProxyModel>
#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

struct AllModels {
    explicit AllModels(CampaignSight& sight)
        : cities(sight),
          armies(sight),
          leaders(sight),
          fleets(sight),
          powers(sight),
          battles(sight),
          story(sight.session()),
          history(sight.session()) {
        for (QAbstractItemModel* model : all())
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest, model);
    }
    std::array<QAbstractItemModel*, 8> all() {
        return {&cities, &armies, &leaders, &fleets, &powers, &battles, &story, &history};
    }

    CityModel cities;
    ArmyModel armies;
    LeaderModel leaders;
    FleetModel fleets;
    PowerModel powers;
    PendingBattleModel battles;
    ChronicleModel story;
    HistoryModel history;
};

QString cell(const QAbstractItemModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

}  // namespace

class TestCampaignTables : public QObject {
    Q_OBJECT

private:
    test::CampaignFolder m_folder;

private Q_SLOTS:
    void fleetsAreKnownOrSails() {
        const auto session = m_folder.found("six_cities");
        CampaignSight sight(*session);
        FleetModel fleets(sight);
        QCOMPARE(fleets.rowCount(), 4);  // Piraeus, Lechaeum, Cenchreae, Gytheum
        const auto names = [&] {
            QStringList all;
            for (int row = 0; row < fleets.rowCount(); ++row)
                all << cell(fleets, row, FleetModel::NameColumn);
            return all;
        };
        QVERIFY(names().contains(QStringLiteral("Fleet of Piraeus")));
        sight.setSeenBy(PowerId(0));
        // Argos sees sails, not whose names and numbers they are.
        QVERIFY(!names().contains(QStringLiteral("Fleet of Piraeus")));
        QVERIFY(fleets.rowCount() > 0);
        for (int row = 0; row < fleets.rowCount(); ++row)
            if (fleets.idOf(fleets.index(row, 0)) >= 1 << 20)
                QVERIFY(cell(fleets, row, FleetModel::SquadronsColumn).isEmpty());
    }
    void modelsKeepTheRulesOfModelsThroughAWholeMove() {
        const auto session = m_folder.found("six_cities");
        CampaignSight sight(*session);
        AllModels models(sight);
        QVERIFY(test::playToBattle(*session));
        QVERIFY(models.battles.rowCount() > 0);
        session->autoResolve(session->pendingBattles());
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 60000);
        QCOMPARE(models.battles.rowCount(), 0);
        QVERIFY(models.story.rowCount() > 0);
        QVERIFY(session->closeTurn());
        sight.setSeenBy(PowerId(1));
        sight.setSeenBy({});
        const int told = models.story.rowCount();
        while (session->canUndo())
            QVERIFY(session->undo());
        QCOMPARE(models.story.rowCount(), 0);
        while (session->canRedo())
            QVERIFY(session->redo());
        QCOMPARE(models.story.rowCount(), told);
        session->setMoment(1);
        QCOMPARE(models.history.rowCount(), session->lastMoment());
    }

    void twoArmiesOfOneNameAreToldApart() {
        const auto session = m_folder.found("six_cities");
        QVERIFY(test::playToBattle(*session));
        campaign::State state = session->campaign().state;
        const campaign::Battle& battle = state.battles[session->pendingBattles().front().index()];
        for (const campaign::ArmyId army : {battle.attackers.front(), battle.defenders.front()})
            state.armies[army.index()].name = "Army of Boeotia";
        campaign::Battle alone = battle;
        alone.attackers.resize(1);
        alone.defenders.resize(1);
        const auto names = namesOfSides(session->campaign().scenario, state, alone);
        QVERIFY2(names[0] != names[1], qPrintable(names[0]));
        for (const QString& name : names)
            QVERIFY2(name.startsWith(QStringLiteral("Army of Boeotia (")), qPrintable(name));
    }

    void citiesSayWhoHoldsThem() {
        const auto session = m_folder.found("small");
        CampaignSight sight(*session);
        const CityModel cities(sight);
        QCOMPARE(cities.rowCount(), 5);
        QCOMPARE(cell(cities, 0, CityModel::NameColumn), QStringLiteral("Athens"));
        QCOMPARE(cell(cities, 0, CityModel::PowerColumn), QStringLiteral("Athens"));
        QCOMPARE(cell(cities, 2, CityModel::PowerColumn), QStringLiteral("neutral"));
        QCOMPARE(cell(cities, 0, CityModel::TierColumn), QStringLiteral("4"));
        QCOMPARE(cities.index(0, CityModel::TierColumn).data(CityModel::SortRole).toInt(), 4);
    }

    void whatScoutsToldIsShownAsOldAsItIs() {
        const auto session = m_folder.found("hellas_431");
        CampaignSight sight(*session);
        const ArmyModel armies(sight);
        int told = 0;
        int old = 0;
        for (int move = 0; move < 12 && old == 0 && session->next() == CampaignSession::Next::Adjudicate; ++move) {
            QVERIFY(session->adjudicateTurn());
            for (std::size_t p = 0; p < session->scenario().powers.size(); ++p) {
                sight.setSeenBy(PowerId(static_cast<int>(p)));
                const Visible view = visibleTo(session->campaign(), sight.seenBy());
                std::size_t sightings = 0;
                for (const ArmySeen& seen : sight.armies()) {
                    sightings += seen.sighting ? 1 : 0;
                    QVERIFY(seen.isInSight || seen.sighting);
                    QVERIFY(!seen.sighting || (!seen.army && seen.sighting->power == sight.seenBy()));
                    QCOMPARE(seen.age, seen.sighting ? session->campaign().state.course.turn - seen.sighting->turn : 0);
                    old += seen.age > 0 ? 1 : 0;
                }
                QCOMPARE(sightings, view.known.state.sightings.size());
                QCOMPARE(armies.rowCount(), static_cast<int>(sight.armies().size()));
                told += static_cast<int>(sightings);
            }
            session->autoResolve(session->pendingBattles());
            QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 60000);
            QVERIFY(session->closeTurn());
        }
        QVERIFY(told > 0 && old > 0);
    }

    void aLongJournalIsReadInTheBackground() {
        const QString file = m_folder.newFile();
        const Journal journal = longJournal(120);
        QVERIFY(store::CampaignStore::create(file, journal));
        const auto session = test::CampaignFolder::open(file);
        const ChronicleModel story(*session);
        QSignalSpy read(&story, &ChronicleModel::wasRead);
        QVERIFY(story.isReading());
        QTRY_COMPARE(read.size(), 1);
        QVERIFY(!story.isReading());
        QCOMPARE(story.rowCount(), static_cast<int>(chronicle(journal).size()));
        QVERIFY(session->undo());
        QVERIFY(session->redo());
        QCOMPARE(story.rowCount(), static_cast<int>(chronicle(journal).size()));
    }

    /// Names of places do not count: here one begins with another, and powers have names of places.
    void aLineOfTheChronicleHasThePlaceOfItsEvent() {
        ScenarioFiles files = smallFiles();
        std::string& map = files.texts[1];
        const std::string name = "name = \"Megara\"";
        map.replace(map.find(name), name.size(), "name = \"Athens Nova\"");
        const auto session = m_folder.found(files);
        QVERIFY(session);
        const ChronicleModel story(*session);
        const auto rules = [&](const std::vector<std::string>& words) {
            return session->perform([&](Journal& journal) {
                rule(journal, rulingFrom(journal.campaign(), words).value(), "It was forgotten.");
            });
        };
        QVERIFY(rules({"owner", "megara", "athens"}));
        QVERIFY(rules({"fate", "nicias", "dead"}));
        const auto rowOf = [&](const char* text) {
            for (int row = 0; row < story.rowCount(); ++row)
                if (cell(story, row, ChronicleModel::TextColumn) == QLatin1StringView(text))
                    return story.index(row, ChronicleModel::TextColumn);
            return QModelIndex();
        };
        const QModelIndex given = rowOf("Athens Nova goes to Athens.");
        QVERIFY(given.isValid());
        QVERIFY(story.placeOf(given) == session->scenario().map.find("megara"));
        QCOMPARE(given.data(ChronicleModel::PlaceRole).toInt(), 2);
        // Nobody is told where a leader died.
        const QModelIndex dead = rowOf("Nicias of Athens is dead.");
        QVERIFY(dead.isValid());
        QVERIFY(!story.placeOf(dead));
        QCOMPARE(dead.data(ChronicleModel::PlaceRole).toInt(), -1);
    }

    void whatAPowerDoesNotKnowIsNotInItsTables() {
        const auto session = m_folder.found("small");
        CampaignSight sight(*session);
        AllModels models(sight);
        QCOMPARE(models.armies.rowCount(), 2);
        QCOMPARE(models.leaders.rowCount(), 2);
        sight.setSeenBy(PowerId(0));
        QCOMPARE(models.armies.rowCount(), 1);
        QCOMPARE(models.leaders.rowCount(), 1);
        QCOMPARE(cell(models.cities, 0, CityModel::GarrisonColumn).isEmpty(), false);
        QVERIFY(cell(models.cities, 4, CityModel::GarrisonColumn).isEmpty());
        QVERIFY(cell(models.powers, 1, PowerModel::TreasuryColumn).isEmpty());
    }

    /// Two states that a power cannot tell apart: breaches, works, who besieges and ravages, what others have.
    void noTableTellsAPowerWhatItCannotKnow() {
        const auto session = m_folder.found("six_cities");
        CampaignSight sight(*session);
        AllModels models(sight);
        const auto shown = [&] {
            QStringList all;
            for (const QAbstractItemModel* model : std::initializer_list<const QAbstractItemModel*>{
                     &models.cities, &models.armies, &models.leaders, &models.fleets, &models.powers, &models.battles})
                all << csvOf(*model);
            return all;
        };
        const auto besiege = [&](int besieger, int amount) {
            const State before = session->campaign().state;
            State after = before;
            for (std::size_t i = 0; i < after.cities.size(); ++i)
                if (City& city = after.cities[i]; city.owner && city.owner != PowerId(0)) {
                    city.besieger = city.owner == PowerId(besieger) ? PowerId(3 - besieger) : PowerId(besieger);
                    city.breach = city.works = city.ravaged = city.garrison = city.stores = city.loyalty = amount;
                }
            for (Army& army : after.armies)
                if (army.power != PowerId(0))
                    army.supply = army.fatigue = army.spirit = amount;
            for (std::size_t i = 1; i < after.powers.size(); ++i)
                after.powers[i].treasury = amount;
            return session->perform([&](Journal& journal) { test::become(journal, after, "a test"); });
        };
        QVERIFY(session->scenario().powers.size() >= 3);
        QVERIFY(besiege(1, 1));
        const QStringList all = shown();
        sight.setSeenBy(PowerId(0));
        const QStringList known = shown();
        QVERIFY(besiege(2, 2));
        QCOMPARE(shown(), known);
        sight.setSeenBy({});
        QVERIFY(shown() != all);
    }

    void whatWasTakenBackIsMarkedInTheHistory() {
        const auto session = m_folder.found("small");
        const HistoryModel history(*session);
        QVERIFY(session->adjudicateTurn());
        QVERIFY(session->undo());
        QCOMPARE(history.rowCount(), 3);
        QVERIFY(history.index(1, 0).data(HistoryModel::UndoneRole).toBool());
        QVERIFY(cell(history, 2, HistoryModel::ActionColumn).contains(cell(history, 1, HistoryModel::ActionColumn)));
        QVERIFY(session->redo());
        QVERIFY(!history.index(1, 0).data(HistoryModel::UndoneRole).toBool());
        QVERIFY(history.index(3, 0).data(HistoryModel::ShownRole).toBool());
    }

    void theHistoryNamesPowersAsPeopleDo() {
        const auto session = m_folder.found("small");
        const HistoryModel history(*session);
        QVERIFY(session->perform([](Journal& journal) { QVERIFY(submitOrders(journal, PowerId(0), {}, {})); }));
        QCOMPARE(cell(history, history.rowCount() - 1, HistoryModel::WhoColumn), QStringLiteral("Athens"));
        QVERIFY(session->adjudicateTurn());
        QCOMPARE(cell(history, history.rowCount() - 1, HistoryModel::WhoColumn), QStringLiteral("umpire"));
    }

    void theHistoryTellsDiceInWords() {
        const auto session = m_folder.found("six_cities");
        const HistoryModel history(*session);
        QVERIFY(session->adjudicateTurn());
        const QString dice = history.index(history.rowCount() - 1, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(dice.contains(QStringLiteral("(told to all players)")), qPrintable(dice));
        QVERIFY2(!dice.contains(u'['), qPrintable(dice));
    }

    void tablesGoToSpreadsheetsAsTheyAreSorted() {
        const auto session = m_folder.found("small");
        CampaignSight sight(*session);
        CityModel cities(sight);
        QSortFilterProxyModel sorted;
        sorted.setSourceModel(&cities);
        sorted.sort(CityModel::NameColumn, Qt::DescendingOrder);
        const QStringList tsv = tsvOf(sorted).split(u'\n');
        QVERIFY(tsv[0].startsWith(QStringLiteral("City\tTier\t")));
        QVERIFY(tsv[1].startsWith(QStringLiteral("Sparta\t")));
        QCOMPARE(tsv.size(), 7);
        QVERIFY(csvOf(sorted).contains(QStringLiteral("\r\nAthens,4,")));
    }
};

QTEST_GUILESS_MAIN(TestCampaignTables)
#include "tst_campaign_tables.moc"
