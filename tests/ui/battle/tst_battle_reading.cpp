// What can be read in and around a battle: the log's links, help, bookmarks, panels, reports, the way of a unit.
#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/dice/fast_dice.h"
#include "tests/support/bronze_battles.h"
#include "tests/ui/battle/bronze_battle.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/log/battle_report.h"
#include "ui/battle/log/log_view.h"
#include "ui/battle/playback/battle_animation.h"
#include "ui/battle/table/table_view.h"
#include "ui/common/help_topic.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace ephor;

namespace {

std::unique_ptr<BattleWindow> shown(std::unique_ptr<BattleSession> session, QSettings* settings = nullptr) {
    auto window = std::make_unique<BattleWindow>(std::move(session), BattleWindowNeeds{{}, settings});
    window->setAsksBeforeClosing(false);
    window->resize(1280, 800);
    window->show();
    if (!QTest::qWaitForWindowActive(window.get()))
        qWarning("the window did not become active");
    return window;
}

bool idle(BattleSession& session) {
    return QTest::qWaitFor([&] { return !session.isBusy(); }, 20000);
}

/// The computer plays until a question of that form is asked (or the battle ends).
bool playTo(BattleSession& session, Form form) {
    for (int i = 0; i < 900 && session.pending() && session.pending()->request->form != form; ++i) {
        session.step();
        if (!idle(session))
            return false;
    }
    return session.pending().has_value();
}

struct EventList final : Listener {
    void heard(int, const Event& event) override { all.push_back(event); }
    std::vector<Event> all;
};

/// The first line that several units share.
QModelIndex groupIn(const QAbstractItemModel& model, const QModelIndex& parent = {}) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data(BattleLogModel::KindRole).value<BattleLogModel::Kind>() == BattleLogModel::Kind::Member)
            return parent;
        if (const QModelIndex below = groupIn(model, index); below.isValid())
            return below;
    }
    return {};
}

QString read(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? QString::fromUtf8(opened.readAll()) : QString();
}

}  // namespace

class TestBattleReading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRuleInTheLogLeadsToTheManual() {
        const auto window = shown(test::bronzeSession());
        QVERIFY(playTo(window->session(), Form::Move));
        QSignalSpy wanted(window.get(), &BattleWindow::manualWanted);
        auto* log = window->findChild<LogView*>();
        QTest::qWait(20);
        const QModelIndex phase = log->model()->index(log->model()->rowCount() - 1, BattleLogModel::RuleColumn);
        QCOMPARE(phase.data().toString(), QStringLiteral("MOB-030"));
        log->scrollTo(phase);
        QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(phase).center());
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("MOB-030"));
        // The words of a line are no link.
        QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(phase.siblingAtColumn(0)).center());
        QCOMPARE(wanted.size(), 1);
    }

    void f1TellsOfWhatHasTheKeyboard() {
        const auto window = shown(test::bronzeSession());
        QVERIFY(playTo(window->session(), Form::Move));
        QSignalSpy wanted(window.get(), &BattleWindow::manualWanted);
        auto* row = window->findChild<QAbstractButton*>(QStringLiteral("option1"));
        QVERIFY(row);
        row->setFocus();
        QTest::keyClick(row, Qt::Key_F1);
        QCOMPARE(wanted.takeFirst().front().toString(), QStringLiteral("MOB-041"));  // the question's rule
        auto* log = window->findChild<LogView*>();
        const QModelIndex phase = log->model()->index(0, 0);
        log->setFocus();
        log->setCurrentIndex(phase);
        QTest::keyClick(log, Qt::Key_F1);
        QCOMPARE(wanted.takeFirst().front().toString(), QStringLiteral("MOB-208"));  // that of deployment
        auto* table = window->findChild<TableView*>();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F1);
        QCOMPARE(wanted.takeFirst().front().toString(), QStringLiteral("fighting"));
    }

    void theRuleOfAQuestionIsALink() {
        const auto window = shown(test::bronzeSession());
        QVERIFY(playTo(window->session(), Form::Move));
        QSignalSpy wanted(window.get(), &BattleWindow::manualWanted);
        auto* prompt = window->findChild<QLabel*>(QStringLiteral("decisionPrompt"));
        prompt->setFocus();
        QTest::keyClick(prompt, Qt::Key_Tab);  // on the link
        Q_EMIT prompt->linkActivated(QStringLiteral("MOB-041"));
        QVERIFY(prompt->text().endsWith(QStringLiteral("<a href='MOB-041'>Rule</a>")));
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("MOB-041"));
    }

    void theHeadingOfTheLatestLinesIsNotCut() {
        const auto window = shown(test::bronzeSession());
        window->resize(1024, 700);
        BattleSession& session = window->session();
        auto* log = window->findChild<LogView*>();
        int tall = 0;
        for (int i = 0; i < 300 && session.pending() && tall < 3; ++i) {
            session.step();
            QVERIFY(idle(session));
            QCoreApplication::processEvents();
            const QModelIndex phase = log->log().index(log->log().rowCount() - 1, 0);
            const int actions = log->log().rowCount(phase);
            const QModelIndex latest = log->log().index(actions - 1, 0, phase);
            const int lines = actions > 0 && session.isLive() ? log->log().rowCount(latest) : 0;
            if (lines == 0 || !log->isExpanded(latest))
                continue;
            const QModelIndex last = log->log().index(lines - 1, 0, latest);
            const int height = log->visualRect(last).bottom() - log->visualRect(latest).top();
            tall += height > log->viewport()->height() ? 1 : 0;
            QVERIFY2(log->visualRect(latest).top() >= 0, qPrintable(latest.data().toString()));
        }
        QVERIFY(tall > 0);
    }

    void longLinesOfTheLogWrap() {
        const auto window = shown(test::bronzeSession());
        window->session().autoResolve(Until::End);
        QVERIFY(idle(window->session()));
        auto* log = window->findChild<LogView*>();
        log->expandAll();
        QTest::qWait(50);
        const int line = log->fontMetrics().height();
        int wrapped = 0;
        for (QModelIndex at = log->model()->index(0, 0); at.isValid(); at = log->indexBelow(at)) {
            const QRect room = log->visualRect(at);
            if (!room.isValid() || at.data(BattleLogModel::DiceRole).isValid())
                continue;
            QFont font = log->font();
            if (const QVariant own = at.data(Qt::FontRole); own.isValid())
                font = qvariant_cast<QFont>(own).resolve(font);
            const int width = QFontMetrics(font).horizontalAdvance(at.data().toString());
            const int lines = room.height() / line;
            QVERIFY2(width <= (room.width() - 8) * lines, qPrintable(at.data().toString()));
            wrapped += lines > 1 ? 1 : 0;
        }
        QVERIFY(wrapped > 10);
    }

    void aGroupsLineOpensIntoItsMembersAndEachLeadsToItsMoment() {
        const auto window = shown(test::bronzeSession());
        BattleSession& session = window->session();
        session.autoResolve(Until::End);
        QVERIFY(idle(session));
        auto* log = window->findChild<LogView*>();
        QTest::qWait(20);
        const QModelIndex group = groupIn(*log->model());
        QVERIFY(group.isValid());
        log->expand(group.parent());
        log->collapse(group);
        log->setFocus();
        log->setCurrentIndex(group);
        // Typing finds it, Right opens it, a double click leads to the moment.
        log->setCurrentIndex(log->model()->index(0, 0));
        log->keyboardSearch(group.data().toString());
        QCOMPARE(log->currentIndex().data().toString(), group.data().toString());
        log->setCurrentIndex(group);
        QVERIFY(!log->isExpanded(group));
        QTest::keyClick(log, Qt::Key_Right);
        QVERIFY(log->isExpanded(group));
        for (const int row : {1, 0}) {
            const QModelIndex member = log->model()->index(row, 0, group);
            log->scrollTo(member);
            QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(member).center());
            QTest::mouseDClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(member).center());
            QTest::qWait(20);
            QCOMPARE(session.moment(), member.data(BattleLogModel::EventRole).toInt() + 1);
            QCOMPARE(log->currentIndex(), member);
        }
        // The timeline does not open what is closed: the line stands for its members.
        log->collapse(group);
        session.setMoment(log->model()->index(1, 0, group).data(BattleLogModel::EventRole).toInt() + 1);
        QTest::qWait(20);
        QVERIFY(!log->isExpanded(group));
        QCOMPARE(log->currentIndex(), group);
    }

    void bookmarksOutliveTheWindowAndDoNotTouchTheRecord() {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(QStringLiteral("ephor.ini")), QSettings::IniFormat);
        const std::filesystem::path file = dir.filePath(QStringLiteral("a.battle")).toStdString();
        Digest digest;
        {
            const auto window = shown(test::bronzeSession(), &settings);
            window->session().autoResolve(Until::End);
            QVERIFY(idle(window->session()));
            QVERIFY(window->session().save(file));
            digest = window->session().record().result->digest;
            const QString before = read(QString::fromStdString(file.string()));
            window->session().setMoment(window->session().timeline().size() / 2);
            QTest::keyClick(window.get(), Qt::Key_B, Qt::ControlModifier);
            QCOMPARE(window->session().bookmarks().size(), 1U);
            QVERIFY(!window->session().isModified());
            QCOMPARE(read(QString::fromStdString(file.string())), before);
        }
        const auto find = [](std::string_view id) { return findSystem(id); };
        const auto again = shown(std::move(*BattleSession::load(file, find, {"men_of_bronze"})), &settings);
        QCOMPARE(again->session().bookmarks().size(), 1U);
        QCOMPARE(again->session().bookmarks().front().moment, again->session().timeline().size() / 2);
        QVERIFY(again->session().record().result->digest == digest);
        QVERIFY(again->session().verified().empty());
    }

    void bookmarksFollowARecordThatGoesOn() {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(QStringLiteral("ephor.ini")), QSettings::IniFormat);
        const std::filesystem::path file = dir.filePath(QStringLiteral("a.battle")).toStdString();
        const auto window = shown(test::bronzeSession(), &settings);
        BattleSession& session = window->session();
        session.autoResolve(Until::Phase);
        QVERIFY(idle(session));
        QVERIFY(session.save(file));
        session.toggleBookmark(1, QStringLiteral("first"));
        session.autoResolve(Until::Turn);
        QVERIFY(idle(session));
        session.toggleBookmark(5, QStringLiteral("second"));  // while the record is newer than its file
        QVERIFY(session.save(file));
        const auto find = [](std::string_view id) { return findSystem(id); };
        const auto again = shown(std::move(*BattleSession::load(file, find, {"men_of_bronze"})), &settings);
        QCOMPARE(again->session().bookmarks().size(), 2U);
        QCOMPARE(settings.value(QStringLiteral("bookmarks/order")).toStringList().size(), 1);  // nothing is left behind
    }

    void theAnswersHaveMoreRoomThanTheLog() {
        const auto window = shown(test::bronzeSession());
        window->resize(1182, 738);
        QTest::qWait(20);
        const auto height = [&](const char* dock) {
            return window->findChild<QDockWidget*>(QLatin1StringView(dock))->height();
        };
        QVERIFY2(5 * height("decideDock") > 8 * height("logDock"),
                 qPrintable(QStringLiteral("%1, %2").arg(height("decideDock")).arg(height("logDock"))));
    }

    void panelsStandWhereTheyStood() {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(QStringLiteral("ephor.ini")), QSettings::IniFormat);
        QSize size;
        {
            const auto window = shown(test::bronzeSession(), &settings);
            window->resize(700, 690);
            window->addDockWidget(Qt::LeftDockWidgetArea, window->findChild<QDockWidget*>(QStringLiteral("logDock")));
            window->findChild<QDockWidget*>(QStringLiteral("autoDock"))->close();
            QTest::qWait(20);
            size = window->size();
            window->close();
        }
        auto window = std::make_unique<BattleWindow>(test::bronzeSession(), BattleWindowNeeds{{}, &settings});
        window->setAsksBeforeClosing(false);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QCOMPARE(window->size(), size);
        auto* log = window->findChild<QDockWidget*>(QStringLiteral("logDock"));
        QCOMPARE(window->dockWidgetArea(log), Qt::LeftDockWidgetArea);
        QVERIFY(window->findChild<QDockWidget*>(QStringLiteral("autoDock"))->isHidden());
        window->findChild<QAction*>(QStringLiteral("actionPlaces"))->trigger();
        QCOMPARE(window->dockWidgetArea(log), Qt::RightDockWidgetArea);
        QVERIFY(!window->findChild<QDockWidget*>(QStringLiteral("autoDock"))->isHidden());
    }

    void theReportIsSavedInEachForm() {
        const QTemporaryDir dir;
        const auto window = shown(test::bronzeSession());
        window->session().autoResolve(Until::End);
        QVERIFY(idle(window->session()));
        const auto save = [&](const QString& ending, const char* action = "actionFullReport") {
            // The dialog is answered as a person would: a name, and Enter.
            const QString file = dir.filePath(QStringLiteral("report.") + ending);
            QTimer::singleShot(0, window.get(), [&] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
                name->setText(file);
                QTest::keyClick(name, Qt::Key_Return);
            });
            window->findChild<QAction*>(QLatin1StringView(action))->trigger();
            return QTest::qWaitFor([&] { return QFile::exists(file); }, 60000) ? file : QString();
        };
        const QString html = read(save(QStringLiteral("html")));
        for (const char* part :
             {"Plataea, Summer 431 BC", "Sacred Band", "Epilektoi", "Victory for", "[MOB-", "seed 5"})
            QVERIFY2(html.contains(QLatin1StringView(part)), part);
        QVERIFY(html.contains(QString::fromStdString(toHex(window->session().record().result->digest))));
        QVERIFY(!html.contains(QStringLiteral("<script")));
        const QString text = read(save(QStringLiteral("txt")));
        QVERIFY(text.contains(QStringLiteral("Turn 1, Activations")) && !text.contains(u'<'));
        QFile pdf(save(QStringLiteral("pdf")));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.startsWith("%PDF-") && bytes.size() > 10000);
        const QString page = read(save(QStringLiteral("page.html"), "actionPage"));
        for (const char* part : {"<title>Plataea, Summer 431 BC", "Sacred Band", "id=\"scrub\"", "MOB-"})
            QVERIFY2(page.contains(QLatin1StringView(part)), part);
        QVERIFY(page.contains(QString::fromStdString(toHex(window->session().record().result->digest))));
        const QString picture = save(QStringLiteral("gif"), "actionAnimation");
        QImageReader reader(picture);
        const BattleSession& session = window->session();
        const std::vector<AnimationFrame> frames = animationFrames(session.game(), session.timeline());
        QVERIFY(frames.size() > 10);
        QCOMPARE(reader.imageCount(), static_cast<int>(frames.size()));
        QCOMPARE(frames.back().moment, session.timeline().size());
        QVERIFY(QFileInfo(picture).size() < 4'000'000);
    }

    void aPanelThatIsShownComesToTheFront() {
        const auto window = shown(test::bronzeSession());
        auto* dock = window->findChild<QDockWidget*>(QStringLiteral("analysisDock"));
        QVERIFY(dock && dock->isHidden());
        dock->toggleViewAction()->trigger();
        QTRY_VERIFY(!dock->widget()->visibleRegion().isEmpty());
    }

    void aLongBattleHasAtMost150Pictures() {
        const auto game = testing::bronzeGameOf(30);
        EventList events;
        FastDice dice(5);
        Conditions conditions;
        conditions.dice = &dice;
        conditions.listener = &events;
        conditions.players = {&standardPlayer(*game), &standardPlayer(*game)};
        Fight(*game).run(conditions);
        BattleTimeline timeline(*game);
        timeline.assign(std::move(events.all), 0);
        const std::vector<AnimationFrame> frames = animationFrames(*game, timeline);
        QVERIFY(frames.size() > 60 && frames.size() <= 150);
        QVERIFY(std::ranges::is_sorted(frames, {}, &AnimationFrame::moment));
        for (const AnimationFrame& frame : frames)
            QVERIFY2(!frame.caption.isEmpty() && frame.milliseconds > 0, qPrintable(QString::number(frame.moment)));
    }

    void aDraggedUnitSaysWhatStopsIt() {
        const auto window = shown(test::bronzeSession());
        BattleSession& session = window->session();
        auto* table = window->findChild<TableView*>();
        QVERIFY(playTo(session, Form::Move));
        const PieceId piece = session.pending()->request->limits.piece;
        table->startPlacing(piece, 0);
        const QPoint from = table->placeOf(piece)->toPoint();
        QTest::mousePress(table, Qt::LeftButton, {}, from);
        // Ahead, a little farther than it may go.
        const Pose start = session.table().body(piece).pose;
        const double far = session.pending()->request->limits.allowance + 2;
        const QPoint to = table->camera().toScreen(start.centre + start.facing * far).toPoint();
        QTest::mouseMove(table, (from + to) / 2);
        QTest::mouseMove(table, to);
        QVERIFY(table->isPlacing());
        QVERIFY(table->placing()->stoppedBy());
        const QString said = table->placingSaid();
        QVERIFY2(said.contains(QStringLiteral("stops here")) && said.contains(QStringLiteral("MOB-")),
                 qPrintable(said));
        QCOMPARE(window->statusBar()->currentMessage(), said);
        QTest::keyClick(table, Qt::Key_Escape);
        QVERIFY(window->statusBar()->currentMessage().isEmpty());  // nothing stale is left to read
        QTest::mouseRelease(table, Qt::LeftButton, {}, to);
    }

    void noDistanceIsReadOffWhereNobodyMayMeasure() {
        for (const bool may : {true, false}) {
            Setup setup = test::bronzeSetup();
            if (may)
                setup.options.push_back({"premeasure", "true"});
            const auto window = shown(std::move(*BattleSession::open(*findSystem("men_of_bronze"), setup, {})));
            QVERIFY(playTo(window->session(), Form::OnePiece));
            auto* table = window->findChild<TableView*>();
            QSignalSpy pointed(table, &TableView::hint);
            QTest::mouseMove(table, table->rect().center() - QPoint(30, 30));
            QTest::mouseMove(table, table->placeOf(window->session().table().present().first())->toPoint());
            QTRY_VERIFY(!pointed.isEmpty());  // the table has heard of the mouse
            QCOMPARE(window->findChild<QLabel*>(QStringLiteral("cursor"))->text().isEmpty(), !may);
        }
    }
};

QTEST_MAIN(TestBattleReading)
#include "tst_battle_reading.moc"
