// Pictures of the windows for people to look at: written to <build>/screenshots, compared with nothing.
#include "models/battle/samples.h"
#include "models/battle/table_clash.h"
#include "tests/drill/drill.h"
#include "tests/support/idle_session.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/cut_text.h"
#include "tests/ui/pictures.h"
#include "ui/army_list/army_list_window.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/setup/briefing_dialog.h"
#include "ui/battle/table/table_view.h"
#include "ui/common/colours.h"
#include "ui/manual/manual_window.h"
#include "ui/odds/odds_dialog.h"
#include "ui/start/start_window.h"

#include <QApplication>
#include <QStyleFactory>
#include <QTest>
#include <QTreeView>

using namespace ephor;

namespace {

void picture(QWidget& window, const QString& name) {
    QTest::qWait(60);
    test::keepPicture(window, name);
}

void playTo(BattleSession& session, int turn) {
    while (session.pending() && session.table().turn() < turn) {
        session.autoResolve(Until::Turn);
        QVERIFY(test::waitIdle(session));
    }
}

}  // namespace

class TestScreenshots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void battle_data() { test::addLooks(); }
    void battle() {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        QApplication::setPalette(ephorPalette(dark));
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        auto session = test::bronzeSession();
        QVERIFY(session);
        BattleSession& s = *session;
        BattleWindow window(std::move(session), {});
        window.setAsksBeforeClosing(false);
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        picture(window, QStringLiteral("battle-deploy-") + tag);
        playTo(s, 1);
        picture(window, QStringLiteral("battle-bid-") + tag);
        playTo(s, 3);
        while (s.pending() && s.pending()->kind == Pending::Kind::Choice &&
               s.pending()->request->form != Form::Options) {
            s.step();
            QVERIFY(test::waitIdle(s));
        }
        s.toggleBookmark(s.timeline().turns()[1].event, QStringLiteral("both deployed"));
        s.toggleBookmark(s.timeline().size() * 2 / 3, QStringLiteral("first contact"));
        if (s.mustLookAlone())
            s.setPlayer(Side::B, By::Standard);
        picture(window, QStringLiteral("battle-") + tag);
        // A choice among actions with the adviser's odds; then dice of a fight.
        const auto stepTo = [&](auto&& wanted) {
            for (int i = 0; i < 300 && s.pending() && !wanted(*s.pending()->request); ++i) {
                s.step();
                QVERIFY(test::waitIdle(s));
            }
        };
        stepTo([](const Request& r) { return r.form == Form::Options && r.options.size() >= 4; });
        const auto side = s.sideDue();
        if (auto* adviser = window.findChild<QAction*>(side == Side::B ? QStringLiteral("actionAdviserB")
                                                                       : QStringLiteral("actionAdviserA"))) {
            adviser->setChecked(true);
            QTest::qWait(900);
            picture(window, QStringLiteral("battle-adviser-") + tag);
            adviser->setChecked(false);
        }
        stepTo([](const Request& r) { return r.form == Form::Move; });
        window.setFocus();
        QTest::keyClick(&window, Qt::Key_1);
        picture(window, QStringLiteral("battle-move-") + tag);
        if (s.pending() && s.pending()->request->form == Form::Move) {
            auto* table = window.findChild<TableView*>();
            const PieceId piece = s.pending()->request->limits.piece;
            const Pose start = s.table().body(piece).pose;
            const double far = s.pending()->request->limits.allowance + 2;
            table->startPlacing(piece, 0);
            QTest::mousePress(table, Qt::LeftButton, {}, table->placeOf(piece)->toPoint());
            QTest::mouseMove(table, table->camera().toScreen(start.centre + start.facing * far).toPoint());
            picture(window, QStringLiteral("battle-drag-") + tag);
            QTest::keyClick(table, Qt::Key_Escape);
            QTest::mouseRelease(table, Qt::LeftButton, {}, QPoint(5, 400));
        }
        stepTo([](const Request& r) { return r.form == Form::Die && r.roll && r.roll->count > 4; });
        picture(window, QStringLiteral("battle-dice-") + tag);
        s.autoResolve(Until::End);
        QVERIFY(test::waitIdle(s));
        picture(window, QStringLiteral("battle-over-") + tag);
        s.setMoment(s.timeline().size() / 2);
        picture(window, QStringLiteral("battle-earlier-") + tag);
    }
    void windows_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("pixels");
        for (const bool dark : {false, true})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                for (const int pixels : {13, 26})
                    QTest::newRow(qPrintable(QStringLiteral("%1-%2-%3")
                                                 .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"))
                                                 .arg(size.width())
                                                 .arg(pixels * 100 / 13)))
                        << dark << size << pixels;
    }
    /// Every window, at both sizes of text: each fits on a small screen, and no text is cut.
    void windows() {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        QFETCH(int, pixels);
        QApplication::setPalette(ephorPalette(dark));
        QFont font = QApplication::font();
        font.setPixelSize(pixels);
        QApplication::setFont(font);
        const QString tag = QLatin1Char('-') + QString::fromLatin1(QTest::currentDataTag());
        const auto show = [&](QWidget& window, const char* name) {
            window.resize(size);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            picture(window, QLatin1StringView(name) + tag);
            QVERIFY2(window.size() == size, qPrintable(QStringLiteral("%1 needs %2 x %3")
                                                           .arg(QLatin1StringView(name))
                                                           .arg(window.width())
                                                           .arg(window.height())));
            const QString cut = test::cutTexts(window).join(u'\n');
            QVERIFY2(cut.isEmpty(), qPrintable(QLatin1StringView(name) + u'\n' + cut));
        };
        const auto find = [](std::string_view id) { return findSystem(id); };
        const auto systems = builtinSystems();
        {
            StartWindow start(sampleArmies(find, {"men_of_bronze"}), sampleBattles(find, {"men_of_bronze"}));
            show(start, "all-start");
        }
        {
            SetupDialog setup({{systems.begin(), systems.end()}, {}, [] { return std::uint64_t{431}; }});
            show(setup, "all-setup");
        }
        {
            BriefingDialog briefing({{systems.begin(), systems.end()}, {}, [] { return std::uint64_t{431}; }});
            show(briefing, "all-briefing");
        }
        {
            ArmyListWindow list({find, {"men_of_bronze"}, {}});
            list.openSample(sampleArmies(find, {"men_of_bronze"}).front());
            show(list, "all-list");
        }
        {
            ManualWindow manual;
            manual.showTopic(QStringLiteral("fighting"));
            show(manual, "all-manual");
        }
        auto session = test::bronzeSession();
        BattleSession& s = *session;
        for (int i = 0; i < 900 && unitsInContact(s.table()).empty(); ++i) {
            s.step();
            QVERIFY(test::waitIdle(s));
        }
        {
            const std::optional<BattleHere> here = s.here();
            OddsDialog odds({s.sharedGame(),
                             std::make_shared<const Here>(hereOf(here->record, here->pending)),
                             std::make_shared<const Table>(s.table()),
                             {},
                             {},
                             431,
                             false});
            QTRY_VERIFY_WITH_TIMEOUT(odds.run().report() && odds.run().report()->runs() > 1000, 60000);
            show(odds, "all-odds");
        }
        BattleWindow battle(std::move(session), {});
        battle.setAsksBeforeClosing(false);
        show(battle, "all-battle");
        battle.findChild<QTreeView*>(QStringLiteral("log"))->expandAll();
        picture(battle, QStringLiteral("all-battle-log") + tag);
        font.setPixelSize(13);
        QApplication::setFont(font);
    }
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(13);
    QApplication::setFont(font);
    TestScreenshots test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_screenshots.moc"
