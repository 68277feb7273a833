// Who will win the war? The umpire's panel, and the same while a scenario is edited.
#include "core/campaign/battle/battle_rules.h"
#include "core/campaign/scenario/rows.h"
#include "core/rules/pack.h"
#include "core/rules/pack_schema.h"
#include "tests/ui/campaign/campaign_evening.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/forecast/fan_graph.h"
#include "ui/campaign/forecast/forecast_view.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/campaign/umpire/forecast_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QTreeWidget>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr int longEnough = 120'000;

/// Opens the panel with the menu's action, and chooses the smallest number of wars.
ForecastView& opened(const test::Evening& evening) {
    auto* wars = evening.part<QComboBox>("forecastWars");
    wars->setCurrentIndex(0);
    evening.window->findChild<QAction*>(QStringLiteral("actionForecast"))->trigger();
    return *evening.window->findChild<ForecastView*>();
}

std::int64_t warsOf(const ForecastView& view) {
    return view.run().shown() ? view.run().shown()->forecast.report.wars() : 0;
}

}  // namespace

class TestForecastPanel : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void theUmpireSeesChancesWithIntervals() {
        const auto evening = test::eveningOf(m_folder.found("six_cities"));
        const ForecastView& view = opened(*evening);
        QTRY_VERIFY_WITH_TIMEOUT(!view.run().isRunning() && warsOf(view) == 100, longEnough);
        auto* rows = evening->part<QTreeWidget>("forecastChances");
        const auto& powers = evening->session().scenario().powers;
        QCOMPARE(rows->topLevelItemCount(), static_cast<int>(powers.size()));
        const PowerId likeliest = powersByChance(view.run().shown()->forecast.report).front();
        QCOMPARE(rows->topLevelItem(0)->text(0), QString::fromStdString(powers[likeliest.index()].name));
        QCOMPARE(rows->topLevelItem(0)->text(1), chanceText(view.run().shown()->forecast.report.wins(likeliest)));
        auto* fan = evening->part<FanGraph>("fanGraph");
        const QString first = fan->accessibleDescription();
        QVERIFY2(first.contains(rows->topLevelItem(0)->text(0)), qPrintable(first));
        rows->setFocus();
        QTest::keyClick(rows, Qt::Key_Down);
        QVERIFY2(fan->accessibleDescription().contains(rows->topLevelItem(1)->text(0)),
                 qPrintable(fan->accessibleDescription()));
        auto* holding = evening->part<QComboBox>("forecastHolding");
        QTest::keyClick(holding, Qt::Key_Down);
        QVERIFY2(fan->accessibleDescription().contains(QStringLiteral("talents")),
                 qPrintable(fan->accessibleDescription()));
    }

    void aPlayersViewShowsNoForecast() {
        const auto evening = test::eveningOf(m_folder.found("six_cities"));
        const ForecastView& view = opened(*evening);
        QTRY_VERIFY_WITH_TIMEOUT(warsOf(view) > 0, longEnough);
        evening->window->sight().setSeenBy(PowerId(0));
        QVERIFY(!view.isVisible());
        QVERIFY(evening->part<QLabel>("forecastHidden")->isVisible());
        evening->window->sight().setSeenBy({});
        QVERIFY(view.isVisible());
        QVERIFY(!evening->part<QLabel>("forecastHidden")->isVisible());
    }

    void aForecastOfAnotherMomentIsDropped() {
        const auto evening = test::eveningOf(m_folder.found("six_cities"));
        const ForecastView& view = opened(*evening);
        QTRY_VERIFY_WITH_TIMEOUT(warsOf(view) > 0, longEnough);
        QVERIFY(evening->session().adjudicateTurn());
        QVERIFY(!view.run().isRunning());
        QCOMPARE(warsOf(view), 0);
        evening->press("forecastStart");
        QTRY_VERIFY_WITH_TIMEOUT(warsOf(view) > 0, longEnough);
        QCOMPARE(view.run().shown()->campaign->state.course.phase, Phase::Battles);
    }

    void aForecastCanBeStopped() {
        const auto evening = test::eveningOf(m_folder.found("six_cities"));
        auto* wars = evening->part<QComboBox>("forecastWars");
        wars->setCurrentIndex(wars->count() - 1);
        evening->window->findChild<QAction*>(QStringLiteral("actionForecast"))->trigger();
        const ForecastView& view = *evening->window->findChild<ForecastView*>();
        QVERIFY(view.run().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(warsOf(view) > 0, longEnough);
        evening->press("forecastStart");
        QTRY_VERIFY_WITH_TIMEOUT(!view.run().isRunning(), longEnough);
        QVERIFY(warsOf(view) > 0);
        QVERIFY(warsOf(view) < wars->currentData().toInt());
    }

    void pendingBattlesSayWhoWinsTheWarThen() {
        const auto evening = test::eveningOf(m_folder.found("six_cities"));
        QVERIFY(test::playToBattle(evening->session()));
        const ForecastView& view = opened(*evening);
        QTRY_VERIFY_WITH_TIMEOUT(!view.run().isRunning() && warsOf(view) == 100, longEnough);
        auto* battles = evening->part<QTreeWidget>("forecastBattles");
        QVERIFY(battles->isVisible());
        QCOMPARE(battles->topLevelItemCount(), static_cast<int>(evening->session().pendingBattles().size()));
        QCOMPARE(battles->topLevelItem(0)->childCount(), 3);
    }

    void theEditorForecastsAnewAfterEachChange() {
        ScenarioWindow window(std::make_unique<ScenarioDocument>(*builtinScenario("quick_start")), QString());
        window.setAsksBeforeClosing(false);
        window.resize(1280, 800);
        window.show();
        const ForecastView& view = *window.findChild<ForecastView*>();
        auto* winners = window.findChild<QLabel*>(QStringLiteral("forecastWinners"));
        window.findChild<QComboBox*>(QStringLiteral("forecastWars"))->setCurrentIndex(0);
        QVERIFY(winners->text().isEmpty());
        window.findChild<QCheckBox*>(QStringLiteral("forecastKeeps"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(!view.run().isRunning() && warsOf(view) == 100, longEnough);
        QVERIFY2(winners->text().contains(QStringLiteral(" % (")), qPrintable(winners->text()));
        const auto before = view.run().sharedShown();
        const RowRef power{RowKind::Power, 0, 0};
        QVERIFY(window.document().edit(QStringLiteral("Rich"), [&](const ScenarioFiles& files) {
            return withField(files, power, "treasury", std::int64_t{77});
        }));
        QCOMPARE(warsOf(view), 0);
        QVERIFY(winners->text().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(warsOf(view) > 0, longEnough);
        QCOMPARE(view.run().shown()->campaign->state.powers[0].treasury, 77);
        QVERIFY(view.run().sharedShown() != before);
    }

    void theEditorForecastsBattlesByARulesPack() {
        std::vector<PackFile> pack = newPack("men_of_bronze");
        std::erase_if(pack, isPackTest);
        const std::shared_ptr<const RuleSystem> rules = checkPack(pack).rules;
        QVERIFY(rules && rules->info().pack);
        const Result<ScenarioFiles> files = withBattleRules(*builtinScenario("quick_start"), *rules);
        QVERIFY(files);
        const auto shownWith = [&](FindSystem find) {
            auto window = std::make_unique<ScenarioWindow>(std::make_unique<ScenarioDocument>(*files), QString(),
                                                           nullptr, std::move(find));
            window->setAsksBeforeClosing(false);
            window->show();
            window->findChild<QComboBox*>(QStringLiteral("forecastWars"))->setCurrentIndex(0);
            window->findChild<QPushButton*>(QStringLiteral("forecastStart"))->click();
            return window;
        };
        const auto window = shownWith([rules](std::string_view id, std::string_view version) {
            return version == rules->info().version ? rules.get() : findSystem(id);
        });
        const ForecastView& view = *window->findChild<ForecastView*>();
        QTRY_VERIFY_WITH_TIMEOUT(!view.run().isRunning() && warsOf(view) == 100, longEnough);

        const auto without = shownWith(findSystem);
        QVERIFY(!without->findChild<ForecastView*>()->run().isRunning());
        const QString why = without->findChild<QLabel*>(QStringLiteral("forecastState"))->text();
        QVERIFY2(why.contains(QString::fromStdString(rules->info().version)), qPrintable(why));
    }

    void aScenarioWithErrorsHasNoForecast() {
        ScenarioWindow window(std::make_unique<ScenarioDocument>(*builtinScenario("quick_start")), QString());
        window.setAsksBeforeClosing(false);
        window.document().setText(2, QStringLiteral("format = 1\n"));
        QVERIFY(!window.findChild<QPushButton*>(QStringLiteral("forecastStart"))->isEnabled());
        const QString why = window.findChild<QLabel*>(QStringLiteral("forecastState"))->text();
        QVERIFY2(why.contains(QStringLiteral("errors")), qPrintable(why));
    }
};

QTEST_MAIN(TestForecastPanel)
#include "tst_forecast_panel.moc"
