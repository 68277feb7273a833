// ephor-manual-pictures FOLDER: makes the pictures of the manual (resources/manual/pictures) anew.
#include "models/battle/table_clash.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/pictures.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/list_library/compare_dialog.h"
#include "ui/army_list/list_library/list_library_window.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/setup/setup_dialog.h"
#include "ui/campaign/battles/result_form.h"
#include "ui/campaign/forecast/forecast_view.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/new_campaign/new_campaign_wizard.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/editor/code_editor.h"
#include "ui/odds/odds_dialog.h"
#include "ui/rules_pack/rules_pack_window.h"
#include "ui/start/start_window.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;

namespace {

constexpr int width = 760;  ///< of a picture, in pixels: a column of the manual

const RuleSystem* find(std::string_view id) { return findSystem(id); }

class Pictures {
public:
    explicit Pictures(const QString& folder) : m_folder(folder) {}

    void take(QWidget& window, const char* name, QSize size) {
        window.resize(size);
        window.show();
        QTest::qWait(100);
        const QImage image = window.grab().toImage().scaledToWidth(width, Qt::SmoothTransformation);
        const QString file = m_folder.filePath(QLatin1StringView(name) + QStringLiteral(".png"));
        if (!image.convertToFormat(QImage::Format_RGB32).save(file))
            m_failed << file;
    }
    const QStringList& failed() const { return m_failed; }

private:
    QDir m_folder;
    QStringList m_failed;
};

/// The sample battle, until two enemies stand against each other.
std::unique_ptr<BattleSession> battleInContact() {
    auto session = test::bronzeSession();
    while (session->pending() && unitsInContact(session->table()).empty()) {
        session->step();
        if (!QTest::qWaitFor([&] { return !session->isBusy(); }, 20000))
            break;
    }
    return session;
}

/// The sample armies as files in folders, as a club keeps them.
void writeLists(const QString& folder) {
    for (const Sample& sample : sampleArmies(findSystem, systemIds())) {
        const QString within = folder + u'/' + QString::fromStdString(sample.system);
        QDir().mkpath(within);
        QFile file(within + u'/' + sample.path.section(u'/', -1));
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(sample.text));
    }
}

void takeLists(Pictures& pictures) {
    const QTemporaryDir folder;
    writeLists(folder.path());
    ListLibraryWindow lists({findSystem, systemIds(), folder.path(), nullptr});
    if (!QTest::qWaitFor([&] { return !lists.library().isReading(); }, 60000))
        qWarning("the lists are not all there");
    pictures.take(lists, "list-library", {1120, 700});
    const auto side = [&folder](const char* name) {
        return *comparedList(folder.filePath(QLatin1StringView(name)), findSystem, systemIds());
    };
    CompareDialog comparison(side("men_of_bronze/sparta.toml"), side("men_of_bronze/corinth.toml"), nullptr);
    pictures.take(comparison, "list-compare", {940, 560});
}

/// A price is changed, and the test that the army is legal fails.
void takePack(Pictures& pictures) {
    RulesPackWindow pack;
    pack.setAttribute(Qt::WA_DeleteOnClose, false);
    pack.setAsksBeforeClosing(false);
    CodeEditor& editor = *pack.editor();
    QString text = editor.toPlainText();
    editor.takeEdit(text.replace(text.indexOf(QStringLiteral("points = 12")), 11, QStringLiteral("points = 20")));
    pictures.take(pack, "rules-pack", {1280, 800});
}

/// The wizard, and a war at its first battle: the map, the review of the move, the result.
void takeCampaign(Pictures& pictures) {
    const QTemporaryDir dir;
    const auto systems = builtinSystems();
    {
        NewCampaignWizard wizard({{systems.begin(), systems.end()},
                                  find,
                                  [] { return std::uint64_t{431}; },
                                  CampaignShelf(dir.filePath(QStringLiteral("campaigns")))});
        pictures.take(wizard, "new-campaign", {980, 680});
    }
    test::CampaignFolder folder;
    CampaignWindow window(folder.found("hellas_431"), CampaignWindowNeeds{});
    window.resize(1280, 800);
    window.show();
    if (!test::playToBattle(window.session()))
        qWarning("the war has no battle");
    QTest::qWait(1500);  // its odds
    window.map().fitWar();
    pictures.take(window, "campaign", {1280, 800});
    window.findChild<QAction*>(QStringLiteral("actionReview"))->trigger();
    pictures.take(window, "campaign-review", {1280, 800});
    const campaign::BattleId battle = window.session().pendingBattles().front();
    ResultForm result(window.session(), window.looks(), window.session().fight(battle).result());
    pictures.take(result, "campaign-result", {960, 680});
}

/// Who will win a small war, at its first battle.
void takeForecast(Pictures& pictures) {
    test::CampaignFolder folder;
    CampaignWindow window(folder.found("quick_start"), CampaignWindowNeeds{});
    window.resize(1280, 800);
    window.show();
    if (!test::playToBattle(window.session()))
        qWarning("the war has no battle");
    window.map().fitWar();
    window.findChild<QAction*>(QStringLiteral("actionForecast"))->trigger();
    const ForecastRun& run = window.findChild<ForecastView*>()->run();
    if (!QTest::qWaitFor([&run] { return !run.isRunning(); }, 120000))
        qWarning("the forecast is not complete");
    pictures.take(window, "forecast", {1280, 800});
}

}  // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1]))) {
        qWarning("usage: ephor-manual-pictures FOLDER");
        return 2;
    }
    test::dressUp();
    Pictures pictures(QString::fromLocal8Bit(argv[1]));
    const auto systems = builtinSystems();
    const std::vector<Sample> armies = sampleArmies(find, {"men_of_bronze"});
    {
        StartWindow start(armies, sampleBattles(find, {"men_of_bronze"}));
        pictures.take(start, "start", {1280, 800});
    }
    {
        SetupDialog setup({{systems.begin(), systems.end()}, {}, [] { return std::uint64_t{431}; }});
        pictures.take(setup, "setup", {980, 600});
    }
    {
        ArmyListWindow list({find, {"men_of_bronze"}, {}});
        list.openSample(*std::ranges::find(armies, QStringLiteral("armies/men_of_bronze/sparta.toml"), &Sample::path));
        pictures.take(list, "army-list", {1120, 700});
    }
    takeLists(pictures);
    takePack(pictures);
    takeCampaign(pictures);
    takeForecast(pictures);
    auto session = battleInContact();
    {
        const std::optional<BattleHere> here = session->here();
        OddsDialog odds({session->sharedGame(),
                         std::make_shared<const Here>(hereOf(here->record, here->pending)),
                         std::make_shared<const Table>(session->table()),
                         {},
                         {},
                         431,
                         false});
        if (!QTest::qWaitFor([&] { return odds.run().isDone(); }, 60000))
            qWarning("the odds are not as sharp as they should be");
        pictures.take(odds, "odds", {1280, 800});
    }
    BattleWindow battle(std::move(session), {});
    battle.setAsksBeforeClosing(false);
    pictures.take(battle, "battle", {1280, 800});
    for (const QString& file : pictures.failed())
        qWarning("cannot write %s", qPrintable(file));
    return pictures.failed().isEmpty() ? 0 : 1;
}
