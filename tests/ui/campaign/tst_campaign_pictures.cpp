// Every window and dialog of a campaign, at two sizes, light and dark, for people to look at: written to
// <build>/screenshots. No text of theirs may be cut.
#include "models/campaign/rulings.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/cut_text.h"
#include "tests/ui/pictures.h"
#include "ui/campaign/battles/result_form.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/new_campaign/new_campaign_wizard.h"
#include "ui/campaign/orders/deadline_dialog.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/orders/seats_dialog.h"
#include "ui/campaign/reports/brief_dialog.h"
#include "ui/campaign/reports/newsletter_dialog.h"
#include "ui/campaign/reports/report_dialog.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/campaign/tables/biography_dialog.h"
#include "ui/campaign/tables/data_dialog.h"
#include "ui/campaign/umpire/contributions_dialog.h"
#include "ui/campaign/umpire/dice_dialog.h"
#include "ui/campaign/umpire/ruling_dialog.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/campaign/window/compare_campaigns.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

using namespace ephor;
using namespace ephor::campaign;

class TestCampaignPictures : public QObject {
    Q_OBJECT

    test::CampaignFolder m_folder;
    QSize m_size;
    QString m_tag;

    /// That of the test's row.
    void takeLook() {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        m_size = size;
        m_tag = QLatin1Char('-') + QLatin1StringView(QTest::currentDataTag());
        QApplication::setPalette(ephorPalette(dark));
    }
    void picture(QWidget& window, const char* name, QSize size) {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.resize(size);  // the screen of the tests is smaller
        QTest::qWait(200);
        test::keepPicture(window, QStringLiteral("c-%1%2").arg(QLatin1StringView(name), m_tag));
        const QString cut = test::cutTexts(window).join(u'\n');
        QVERIFY2(cut.isEmpty(), qPrintable(QLatin1StringView(name) + u'\n' + cut));
    }
    void picture(QWidget& window, const char* name) { picture(window, name, m_size); }
    /// The dialog, and as it stands on the window.
    void picture(QWidget& window, QWidget& dialog, const char* name) {
        picture(dialog, name, dialog.size());
        QPixmap both = window.grab();
        const QPixmap front = dialog.grab();
        QPainter(&both).drawPixmap(QPoint((both.width() - front.width()) / 2, (both.height() - front.height()) / 2),
                                   front);
        QVERIFY(both.save(
            test::screenshotFolder().filePath(QStringLiteral("c-with-%1%2.png").arg(QLatin1StringView(name), m_tag))));
    }
    /// Somebody plays the first two powers; the first has sent provisional orders, the second is late with his.
    static void seatTwo(CampaignSession& session, const ClubTime& due) {
        std::vector<Seat> seats = seatsOf(session.journal());
        seats[0] = {QStringLiteral("Anna Papadopoulou"), QStringLiteral("Bert")};
        seats[1] = {QStringLiteral("Carl"), {}};
        QVERIFY(session.perform([&](Journal& journal) {
            seat(journal, seats);
            setDeadline(journal, Deadline{due, 7});
            QVERIFY(submitOrders(journal, PowerId(0), {}, received({{}, false}, "hold")));
            const ClubTime late{due.moment + std::chrono::hours(3), due.offset};
            QVERIFY(submitOrders(journal, PowerId(1), {}, received({late, true}, "hold")));
        }));
    }

    static void raise(CampaignWindow& window, const char* dock) {
        auto* panel = window.findChild<QDockWidget*>(QLatin1StringView(dock));
        panel->show();
        panel->raise();
    }

private Q_SLOTS:
    void initTestCase() { test::dressUp(); }
    void cleanup() { QApplication::setPalette(ephorPalette(false)); }

    void windows_data() { test::addLooks(); }
    void windows() {
        takeLook();
        CampaignWindow window(m_folder.found("hellas_431"), CampaignWindowNeeds{});
        picture(window, "new");
        test::playMoves(window.session(), 3);
        QVERIFY(test::playToBattle(window.session()));
        QTest::qWait(1500);  // the odds
        for (const char* dock :
             {"armiesDock", "citiesDock", "leadersDock", "fleetsDock", "powersDock", "ordersDock", "battlesDock"}) {
            raise(window, dock);
            picture(window, dock);
        }
        window.map().fitWhole();
        picture(window, "whole");
        window.sight().setSeenBy(PowerId(0));
        window.map().fitWar();
        window.map().zoomBy(1.8);
        window.sight().select(window.sight().armies().front().army);
        picture(window, "seen");
        window.sight().setSeenBy({});
        window.session().setMoment(2);
        picture(window, "earlier");
        window.session().setMoment(window.session().lastMoment());

        raise(window, "reviewDock");
        auto* steps = window.findChild<QListWidget*>(QStringLiteral("reviewSteps"));
        for (int i = 0; i < steps->count(); ++i)
            if (steps->item(i)->text().startsWith(QStringLiteral("Battle at")))
                steps->setCurrentRow(i - 1);  // the last march
        picture(window, "review");
        window.map().fitWar();
        SeatsDialog seats(window.session(), window.looks());
        picture(seats, "seats", seats.size());
        ReportDialog papers(window.sight(), window.looks());
        picture(papers, "papers", papers.size());
        const BattleId battle = window.session().pendingBattles().front();
        ResultForm result(window.session(), window.looks(), window.session().fight(battle).result());
        picture(result, "result", {900, 680});
        result.findChild<QTabWidget*>()->setCurrentIndex(1);
        picture(result, "aftermath", {900, 680});
    }

    /// What stands beside the window while a war is being played.
    void dialogs_data() { windows_data(); }
    void dialogs() {
        takeLook();
        const ClubTime due = *clubTimeFrom("2026-12-01T20:00+00:00");
        const ClubTime now{due.moment + std::chrono::hours(5), due.offset};
        CampaignWindowNeeds needs;
        needs.clock = [now] { return now; };
        CampaignWindow window(m_folder.found("hellas_431"), std::move(needs));
        CampaignSession& session = window.session();
        test::playMoves(session, 4);
        seatTwo(session, due);
        raise(window, "ordersDock");
        picture(window, "board");
        raise(window, "honoursDock");
        auto* honours = window.findChild<QTableView*>(QStringLiteral("honours"));
        QTRY_VERIFY_WITH_TIMEOUT(honours->model()->rowCount() > 3, 20'000);
        picture(window, "honours");

        DeadlineDialog deadline(session, Now(now));
        picture(window, deadline, "deadline");
        BriefDialog brief(session, PowerId(0));
        QTRY_VERIFY_WITH_TIMEOUT(brief.findChild<QPushButton*>(QStringLiteral("copyBrief"))->isEnabled(), 20'000);
        picture(window, brief, "brief");
        RulingDialog rulings(session);
        rulings.findChild<QLineEdit*>(QStringLiteral("rulingReason"))->setText(QStringLiteral("The treasure is lost"));
        picture(window, rulings, "ruling");
        rulings.findChild<QComboBox*>(QStringLiteral("rulingMatter"))
            ->setCurrentIndex(static_cast<int>(RulingSubject::Place));
        picture(window, rulings, "ruling-place");
        SeatsDialog seats(session, window.looks());
        picture(window, seats, "seats-taken");
        ContributionsDialog contributions(session, window.looks());
        picture(window, contributions, "contributions");
        LastFolder files(window.sight().session().file());
        DataDialog data(window.sight(), files);
        QTRY_VERIFY_WITH_TIMEOUT(data.rows().rowCount() > 0, 20'000);
        picture(window, data, "data");
        const auto& leaders = session.campaign().state.leaders;
        const auto brasidas = std::ranges::find(leaders, std::string("brasidas"), &Leader::id);
        BiographyDialog life(window.sight(), LeaderId(static_cast<int>(brasidas - leaders.begin())));
        QTRY_VERIFY_WITH_TIMEOUT(!life.text().isEmpty(), 20'000);
        picture(window, life, "biography");
        DiceDialog dice(session, *diceOfThisTurn(session, QStringLiteral("Final orders are missing from Sparta.")));
        auto* faces = dice.findChild<QLineEdit*>(QStringLiteral("diceFaces"));
        for (const char* typed : {"3", "x"}) {
            faces->setText(QLatin1StringView(typed));
            dice.typeIn();
        }
        picture(window, dice, "dice");
        NewsletterDialog newsletter(session, {});
        QTRY_VERIFY_WITH_TIMEOUT(newsletter.findChild<QPushButton*>(QStringLiteral("newsletterPublish"))->isEnabled(),
                                 20'000);
        picture(window, newsletter, "newsletter");

        const QString whatIf = m_folder.newFile();
        QVERIFY(session.branch(whatIf, 4));
        const auto other = test::CampaignFolder::open(whatIf);
        Ruling ruling{RulingSubject::Owner, 0, 1};
        for (const int place : thingsOf(other->campaign(), RulingSubject::Owner))
            if (ruling.thing = place; !whyNotRuled(other->campaign(), ruling))
                break;
        QVERIFY(other->perform([&](Journal& journal) { rule(journal, ruling, "Archidamus waited"); }));
        test::playMoves(*other, 3);
        CompareCampaigns compared({session.journal(), QStringLiteral("The war.ephor")},
                                  {other->journal(), QStringLiteral("The war, what if Archidamus had waited.ephor")},
                                  nullptr);
        picture(window, compared, "compare");
        compared.findChild<QCheckBox*>(QStringLiteral("onlyDifferent"))->setChecked(true);
        picture(window, compared, "compare-only");
    }

    void beginnings_data() { windows_data(); }
    void beginnings() {
        takeLook();
        const QTemporaryDir folder;
        const auto systems = builtinSystems();
        NewCampaignWizard wizard({{systems.begin(), systems.end()},
                                  findSystem,
                                  [] { return std::uint64_t{431}; },
                                  CampaignShelf(folder.filePath(QStringLiteral("campaigns")))});
        for (int page = 1; page <= 5; ++page) {
            picture(wizard, qPrintable(QStringLiteral("wizard-%1").arg(page)), wizard.size());
            wizard.next();
        }
        ScenarioWindow scenario(std::make_unique<ScenarioDocument>(*builtinScenario("hellas_431")), QString());
        scenario.setAsksBeforeClosing(false);
        picture(scenario, "scenario");
        for (const RowKind kind : {RowKind::Place, RowKind::Army, RowKind::Power, RowKind::Fleet}) {
            scenario.select(RowRef{kind, 1, 0});
            picture(scenario, qPrintable(QStringLiteral("scenario-row-%1").arg(static_cast<int>(kind))));
        }
        scenario.findChild<QTabWidget*>(QStringLiteral("formAndText"))->setCurrentIndex(1);
        picture(scenario, "scenario-text");
    }

    /// The winter after a year's moves, and a war that its players have ended.
    void endings_data() { windows_data(); }
    void endings() {
        takeLook();
        CampaignWindow window(m_folder.found("quick_start"), CampaignWindowNeeds{});
        CampaignSession& session = window.session();
        for (int step = 0; step < 60 && session.campaign().state.course.turn < 7; ++step)
            QVERIFY((session.next() == CampaignSession::Next::Adjudicate ? session.adjudicateTurn()
                     : session.next() == CampaignSession::Next::CloseTurn
                         ? session.closeTurn()
                         : session.perform([&](Journal& journal) { resolveAll(journal, session.system(), 1); }))
                        .has_value());
        raise(window, "powersDock");
        picture(window, "winter");
        QVERIFY(session.perform([](Journal& journal) { endWar(journal, "The players have agreed."); }));
        picture(window, "ended");
    }
};

QTEST_MAIN(TestCampaignPictures)
#include "tst_campaign_pictures.moc"
