// Every control of every window and dialog of a campaign has a name for those who do not see it, and a letter of its
// own; every action a menu, a status tip and a key, or a reason for none.
#include "tests/support/campaign_file.h"
#include "tests/ui/pictures.h"
#include "tests/ui/same_keys.h"
#include "tests/ui/unspoken_controls.h"
#include "ui/campaign/battles/result_form.h"
#include "ui/campaign/new_campaign/new_campaign_wizard.h"
#include "ui/campaign/orders/deadline_dialog.h"
#include "ui/campaign/orders/seats_dialog.h"
#include "ui/campaign/reports/brief_dialog.h"
#include "ui/campaign/reports/newsletter_dialog.h"
#include "ui/campaign/reports/report_dialog.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/campaign/tables/data_dialog.h"
#include "ui/campaign/umpire/contributions_dialog.h"
#include "ui/campaign/umpire/review_panel.h"
#include "ui/campaign/umpire/ruling_dialog.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/campaign/window/compare_campaigns.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// Actions without a key, and why.
const std::map<QString, const char*>& keyless() {
    static const std::map<QString, const char*> reasons{
        {QStringLiteral("actionPlaces"), "once in a while"},
        {QStringLiteral("actionSelectNothing"), "Escape does so on the map"},
        {QStringLiteral("actionContributions"), "once, before the first move"},
        {QStringLiteral("actionEndWar"), "nobody ends a war by a slip of the hand"},
        {QStringLiteral("actionDiscardBattle"), "nobody discards a battle by a slip of the hand"},
        {QStringLiteral("actionCopyWithoutPost"), "when somebody else becomes the umpire"},
        {QStringLiteral("coloursOfSystem"), "once"},
        {QStringLiteral("whatIsNew"), "once after an update"},
        {QStringLiteral("about"), "to report an error"},
        {QStringLiteral("coloursLight"), "once"},
        {QStringLiteral("coloursDark"), "once"},
        {QStringLiteral("languageOfSystem"), "once"},
        {QStringLiteral("languageEnglish"), "once"},
        {QStringLiteral("languageGerman"), "once"},
    };
    return reasons;
}

/// What is missing from the actions of a menu and of those below it; keys that two have.
QStringList faultsOf(const QMenu& menu, QMap<QKeySequence, QString>& keys) {
    QStringList faults;
    for (const QAction* action : menu.actions()) {
        if (action->isSeparator())
            continue;
        const QString name = menu.title() + u'/' + action->text();
        if (const QMenu* below = action->menu()) {
            faults << faultsOf(*below, keys);
            continue;
        }
        if (action->statusTip().isEmpty())
            faults << name + QStringLiteral(": no status tip");
        // Panels are switched in a menu of their own.
        const bool isPanel = action->parent() && action->parent()->inherits("QDockWidget");
        if (action->shortcut().isEmpty() && !isPanel && !keyless().contains(action->objectName()))
            faults << name + QStringLiteral(": no key, and no reason for none");
        if (action->shortcut().isEmpty())
            continue;
        if (keys.contains(action->shortcut()))
            faults << name + QStringLiteral(": the key of ") + keys[action->shortcut()];
        keys.insert(action->shortcut(), name);
    }
    return faults;
}

QStringList faultsOf(const QMainWindow& window) {
    QMap<QKeySequence, QString> keys;
    QStringList faults;
    for (const QAction* top : window.menuBar()->actions())
        if (top->isVisible())
            faults << faultsOf(*top->menu(), keys);
    return faults;
}

}  // namespace

class TestCampaignNames : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;

    /// What is unspoken in it, and which letters two of it share, under its name.
    static QStringList in(QWidget& window, const QString& name) {
        return unspokenIn(window, name) + test::sameKeys(window);
    }
    static QStringList unspokenIn(QWidget& window, const QString& name) {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.show();
        QCoreApplication::processEvents();
        QStringList all;
        for (const QString& one : test::unspokenControls(window))
            all << name + QStringLiteral(": ") + one;
        return all;
    }

    std::unique_ptr<CampaignWindow> atABattle() {
        auto window = std::make_unique<CampaignWindow>(m_folder.found("quick_start"), CampaignWindowNeeds{});
        [[maybe_unused]] const bool isThere = test::playToBattle(window->session());
        return window;
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }

    void theCampaignsWindow() {
        const auto window = atABattle();
        window->say(QStringLiteral("Something is said."));
        QStringList unspoken = in(*window, QStringLiteral("window"));
        for (QDockWidget* panel : window->findChildren<QDockWidget*>()) {
            panel->show();
            panel->raise();
            unspoken << in(*window, panel->windowTitle());
        }
        unspoken.removeDuplicates();
        QCOMPARE(unspoken.join(u'\n'), QString());
        QCOMPARE(faultsOf(*window).join(u'\n'), QString());
    }

    void itsDialogs() {
        const auto window = atABattle();
        CampaignSession& session = window->session();
        ReviewPanel review(window->sight());
        review.show();
        SeatsDialog seats(session, window->looks());
        ReportDialog papers(window->sight(), window->looks());
        ResultForm result(session, window->looks(), session.fight(session.pendingBattles().front()).result());
        NewsletterDialog newsletter(session, {});
        BriefDialog brief(session, PowerId(0));
        DeadlineDialog deadline(session, {});
        RulingDialog ruling(session);
        ContributionsDialog contributions(session, window->looks());
        LastFolder files(window->sight().session().file());
        DataDialog data(window->sight(), files);
        CompareCampaigns compared({session.journal(), session.file()}, {session.journal(), session.file()}, nullptr);
        QStringList unspoken = in(review, QStringLiteral("review")) + in(seats, QStringLiteral("seats")) +
                               in(papers, QStringLiteral("papers")) + in(result, QStringLiteral("result")) +
                               in(newsletter, QStringLiteral("newsletter")) + in(brief, QStringLiteral("brief")) +
                               in(deadline, QStringLiteral("deadline")) + in(ruling, QStringLiteral("ruling")) +
                               in(contributions, QStringLiteral("contributions")) + in(data, QStringLiteral("data")) +
                               in(compared, QStringLiteral("compared"));
        result.findChild<QTabWidget*>()->setCurrentIndex(1);
        unspoken << in(result, QStringLiteral("what follows"));
        QCOMPARE(unspoken.join(u'\n'), QString());
    }

    void theWizard() {
        const QTemporaryDir folder;
        const auto systems = builtinSystems();
        NewCampaignWizard wizard({{systems.begin(), systems.end()},
                                  findSystem,
                                  [] { return std::uint64_t{431}; },
                                  CampaignShelf(folder.filePath(QStringLiteral("campaigns")))});
        QStringList unspoken;
        for (int page = 1; page <= 5; ++page) {
            unspoken << in(wizard, QStringLiteral("page %1").arg(page));
            wizard.next();
        }
        wizard.restart();
        wizard.readFolder(folder.path());
        unspoken << in(wizard, QStringLiteral("faults"));
        QCOMPARE(unspoken.join(u'\n'), QString());
    }

    /// Whose form has more fields than there are letters beside those of the menus; among themselves they share none.
    void theScenariosWindow() {
        ScenarioWindow window(std::make_unique<ScenarioDocument>(*builtinScenario("quick_start")), QString());
        window.setAsksBeforeClosing(false);
        window.resize(1280, 1200);
        QStringList unspoken = unspokenIn(window, QStringLiteral("scenario"));
        for (const RowKind kind : {RowKind::Place, RowKind::Way, RowKind::Power, RowKind::Leader, RowKind::Army,
                                   RowKind::Unit, RowKind::Fleet}) {
            window.select(RowRef{kind, 0, 0});
            const QString row = QStringLiteral("row %1").arg(static_cast<int>(kind));
            unspoken << unspokenIn(window, row);
            for (const QString& same : test::sameKeys(*window.findChild<QWidget*>(QStringLiteral("rowForm"))))
                unspoken << row + QStringLiteral(": ") + same;
        }
        window.findChild<QTabWidget*>(QStringLiteral("formAndText"))->setCurrentIndex(1);
        unspoken << unspokenIn(window, QStringLiteral("text"));
        QCOMPARE(unspoken.join(u'\n'), QString());
        QCOMPARE(faultsOf(window).join(u'\n'), QString());
    }
};

QTEST_MAIN(TestCampaignNames)
#include "tst_campaign_names.moc"
