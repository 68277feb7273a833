// The story of a battle in its window: filters of the log, the page at the end, the pictures of the report, the names
// on the timeline.
#include "core/battle/telling/name_tags.h"
#include "models/paper/pages.h"
#include "tests/ui/battle/alala_session.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/widgets.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/drawing/table_drawing.h"
#include "ui/battle/end_page.h"
#include "ui/battle/log/battle_report.h"
#include "ui/battle/log/log_view.h"
#include "ui/battle/log/timeline_bar.h"
#include "ui/battle/playback/playback.h"
#include "ui/battle/table/table_view.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPdfWriter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>

using namespace ephor;
using test::press;

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

bool toTheEnd(BattleSession& session) {
    session.autoResolve(Until::End);
    return QTest::qWaitFor([&] { return !session.isBusy(); }, 60000) && session.ended();
}

/// The lines under the phases that the view shows.
QModelIndexList linesShown(LogView& view) {
    QModelIndexList lines;
    for (int phase = 0; phase < view.log().rowCount(); ++phase) {
        const QModelIndex parent = view.log().index(phase, 0);
        for (int row = 0; row < view.log().rowCount(parent); ++row)
            if (!view.isRowHidden(phase, {}) && !view.isRowHidden(row, parent))
                lines << view.log().index(row, 0, parent);
    }
    return lines;
}

bool isEnd(const QModelIndex& line) {
    return line.data(BattleLogModel::KindRole).value<BattleLogModel::Kind>() == BattleLogModel::Kind::End;
}

}  // namespace

class TestBattleStory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filtersShowFightsOrLossesOnly() {
        const auto window = shown(test::bronzeSession());
        QVERIFY(toTheEnd(window->session()));
        auto& log = *window->findChild<LogView*>();
        const qsizetype all = linesShown(log).size();
        const auto onlyHas = [&](int role) {
            const QModelIndexList lines = linesShown(log);
            return lines.size() > 1 && lines.size() < all &&
                   std::ranges::all_of(
                       lines, [role](const QModelIndex& line) { return line.data(role).toBool() || isEnd(line); });
        };
        press(*window, "logFights");
        QVERIFY(onlyHas(BattleLogModel::FightRole));
        press(*window, "logLosses");
        QVERIFY(onlyHas(BattleLogModel::LossRole));
        press(*window, "logAll");
        QCOMPARE(linesShown(log).size(), all);
    }

    void mineIsWhatASidePlayedByAPersonDoes() {
        const auto window = shown(test::bronzeSession());
        QVERIFY(toTheEnd(window->session()));
        window->session().setPlayer(Side::B, By::Standard);
        auto& log = *window->findChild<LogView*>();
        press(*window, "logMine");
        const QModelIndexList lines = linesShown(log);
        QVERIFY(!lines.isEmpty());
        for (const QModelIndex& line : lines) {
            const auto badges = line.data(BattleLogModel::BadgesRole).value<std::vector<BadgeInText>>();
            QVERIFY2(line.data(BattleLogModel::SideRole).toInt() == 0 ||
                         std::ranges::contains(badges, Side::A, &BadgeInText::side),
                     qPrintable(line.data().toString()));
        }
    }

    /// Neither the headline nor later lines tell what is still to be shown.
    void theLogDoesNotTellWhatIsToCome() {
        auto owned = test::bronzeSession();
        BattleSession& session = *owned;
        QVERIFY(toTheEnd(session));
        const BattleLogModel log(session);
        int headings = 0;
        for (int row = 0; row < log.rowCount(); ++row) {
            const QModelIndex phase = log.index(row, 0);
            for (int i = 0; i < log.rowCount(phase); ++i) {
                const QModelIndex fight = log.index(i, 0, phase);
                const int lines = log.rowCount(fight);
                if (!fight.data(BattleLogModel::FightRole).toBool() || lines < 3)
                    continue;
                const QString outcome = fight.data().toString();
                session.setMoment(fight.data(BattleLogModel::EventRole).toInt() + 1);
                const QString before = fight.data().toString();
                QVERIFY2(before != outcome && !before.isEmpty(), qPrintable(outcome));
                QVERIFY(fight.data(BattleLogModel::BadgesRole).value<std::vector<BadgeInText>>().empty());
                session.setMoment(session.timeline().size());
                QCOMPARE(fight.data().toString(), outcome);
                ++headings;
            }
        }
        QVERIFY(headings > 0);
    }

    void linesAppearAsTheyArePlayed() {
        auto owned = test::bronzeSession();
        BattleSession& session = *owned;
        session.setPlayers({By::Standard, By::Standard});
        session.setShowsPlay(true);
        LogView view(session);
        session.goOn();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 60000);
        QVERIFY(session.ended() && session.isCatchingUp());
        const int step = std::max(1, (session.timeline().size() - session.moment()) / 20);
        for (int moment = session.moment(); moment < session.timeline().size(); moment += step) {
            session.showUpTo(moment);
            const QModelIndexList shown = linesShown(view);
            QVERIFY(std::ranges::all_of(shown, [moment](const QModelIndex& line) {
                return line.data(BattleLogModel::EventRole).toInt() < moment;
            }));
        }
        session.catchUp();
        qsizetype all = 0;
        for (int row = 0; row < view.log().rowCount(); ++row)
            all += view.log().rowCount(view.log().index(row, 0));
        QCOMPARE(linesShown(view).size(), all);
    }

    /// A window that changes to dark looks like one that was opened in the dark.
    void coloursFollowAChangeToDark_data() {
        QTest::addColumn<QString>("what");
        for (const char* what : {"question", "dice", "end"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void coloursFollowAChangeToDark() {
        QFETCH(const QString, what);
        const auto picture = [&](bool changes) {
            QApplication::setPalette(ephorPalette(!changes));
            auto session = test::bronzeSession();
            const auto isThere = [&] {
                const auto& pending = session->pending();
                return !pending || (pending->kind == Pending::Kind::Choice &&
                                    ((what == QLatin1StringView("question") && session->table().turn() > 0 &&
                                      pending->request->form == Form::Options) ||
                                     (what == QLatin1StringView("dice") && pending->request->form == Form::Die &&
                                      pending->request->question.piece)));
            };
            while (!isThere()) {
                session->step();
                if (!QTest::qWaitFor([&] { return !session->isBusy(); }, 20000))
                    return QImage();
            }
            const auto window = shown(std::move(session));
            if (what == QLatin1StringView("end"))
                window->findChild<QAction*>(QStringLiteral("actionSummary"))->trigger();
            QCoreApplication::processEvents();
            if (changes)
                QApplication::setPalette(ephorPalette(true));
            QCoreApplication::processEvents();
            return window->grab().toImage();
        };
        const QImage opened = picture(false);
        const QImage changed = picture(true);
        QApplication::setPalette(ephorPalette(false));
        QVERIFY(!opened.isNull());
        QCOMPARE(changed.size(), opened.size());
        int different = 0;
        for (int y = 0; y < opened.height(); ++y)
            for (int x = 0; x < opened.width(); ++x)
                different += std::abs(qGray(opened.pixel(x, y)) - qGray(changed.pixel(x, y))) > 24;
        QVERIFY2(different < opened.width() * opened.height() / 2000, qPrintable(QString::number(different)));
    }

    void theSearchFindsALineByWhatIsInIt() {
        const auto window = shown(test::bronzeSession());
        QVERIFY(toTheEnd(window->session()));
        auto& log = *window->findChild<LogView*>();
        const qsizetype all = linesShown(log).size();
        auto* search = window->findChild<QLineEdit*>(QStringLiteral("logSearch"));
        QTest::keyClicks(search, QStringLiteral("sacred band"));
        const QModelIndexList found = linesShown(log);
        QVERIFY(!found.isEmpty() && found.size() < all);
        for (const QModelIndex& line : found)
            QVERIFY(log.log().asText(line).contains(QStringLiteral("Sacred Band")));
        search->clear();
        QCOMPARE(linesShown(log).size(), all);
    }

    // L6
    void phasesWithFightsAreOpenAndOthersFolded() {
        const auto window = shown(test::bronzeSession());
        QVERIFY(toTheEnd(window->session()));
        auto& log = *window->findChild<LogView*>();
        QTest::qWait(20);
        int open = 0;
        int folded = 0;
        for (int row = 0; row + 1 < log.log().rowCount(); ++row) {
            const QModelIndex phase = log.log().index(row, 0);
            bool hasFight = false;
            for (int i = 0; i < log.log().rowCount(phase); ++i)
                hasFight = hasFight || log.log().index(i, 0, phase).data(BattleLogModel::FightRole).toBool();
            if (hasFight) {
                QVERIFY2(log.isExpanded(phase), qPrintable(phase.data().toString()));
                ++open;
            } else if (!log.isExpanded(phase)) {
                ++folded;
            }
        }
        QVERIFY(open > 0 && folded > 0);
    }

    // S3
    void theEndOfABattleShowsItsPage() {
        const auto window = shown(test::bronzeSession());
        auto* page = window->findChild<EndPage*>();
        QVERIFY(page->isHidden());
        QVERIFY(toTheEnd(window->session()));
        QTRY_VERIFY(page->isVisible());
        QVERIFY(page->findChild<QLabel*>(QStringLiteral("endResult"))->text().contains(QStringLiteral("after")));
        const auto* title = window->findChild<QLabel*>(QStringLiteral("decisionTitle"));
        QCOMPARE(title->text(), QStringLiteral("The battle is over"));  // the result stands on the page
        auto* text = page->findChild<QTextBrowser*>(QStringLiteral("endText"));
        for (const char* part : {"What decides:", "points of units lost", "Turning points", "Unit of the day",
                                 "Luckiest roll", "Courage left"})
            QVERIFY2(text->toPlainText().contains(QLatin1StringView(part)), part);
        // Each turning point has its picture, which leads to it.
        auto* pictures = page->findChild<QTextBrowser*>(QStringLiteral("endPictures"));
        const std::size_t points = summaryOf(window->session()).points.size();
        QVERIFY(pictures->isVisible() && points > 0);
        QCOMPARE(static_cast<std::size_t>(pictures->toHtml().count(QStringLiteral("picture:"))), points + 1);
        static const QRegularExpression source(QStringLiteral("picture:\\d+"));
        for (const QRegularExpressionMatch& one : source.globalMatch(pictures->toHtml()))
            QVERIFY(
                !pictures->loadResource(QTextDocument::ImageResource, QUrl(one.captured())).value<QImage>().isNull());
        QVERIFY(pictures->toHtml().contains(QStringLiteral("href=\"moment:")));
        // A turning point leads to its moment.
        static const QRegularExpression link(QStringLiteral("moment:(\\d+)"));
        const int moment = link.match(text->toHtml()).captured(1).toInt();
        QVERIFY(moment > 0);
        const double scale = window->findChild<TableView*>()->camera().scale;
        Q_EMIT text->anchorClicked(QUrl(QStringLiteral("moment:%1").arg(moment)));
        QVERIFY(page->isHidden());
        // The units of its fight are shown large and outlined, with the card; the panel has the headline.
        const auto* playback = window->findChild<Playback*>();
        const BattleAction* action = playback->action();
        QVERIFY(action && action->first < moment && window->session().moment() == action->end);
        QVERIFY(!action->hasCard() || playback->card());
        QVERIFY(window->findChild<TableView*>()->camera().scale > scale);
        QVERIFY2(title->text().startsWith(QStringLiteral("Turn ")) && title->text().contains(u','),
                 qPrintable(title->text()));
        QVERIFY(!window->findChild<QLabel*>(QStringLiteral("decisionPrompt"))->text().isEmpty());
        int fights = 0;
        for (const QRegularExpressionMatch& one : link.globalMatch(text->toHtml())) {
            Q_EMIT text->anchorClicked(QUrl(one.captured(0)));
            fights += playback->action() && playback->action()->isFight() && playback->card() ? 1 : 0;
        }
        QVERIFY(fights > 0);
        const BattleSummary summary = summaryOf(window->session());
        for (const NotableRoll* roll : {&summary.luckiest, &summary.unluckiest}) {
            QVERIFY(roll->event >= 0);
            Q_EMIT text->anchorClicked(QUrl(QStringLiteral("moment:%1").arg(roll->event + 1)));
            if (title->text().endsWith(QStringLiteral("luckiest roll"))) {  // and no turning point
                action = playback->action();
                QVERIFY(action && action->first <= roll->event && roll->event < action->end);
            }
        }
        window->findChild<QAction*>(QStringLiteral("actionSummary"))->trigger();
        QVERIFY(page->isVisible());
        QTest::keyClick(page, Qt::Key_Escape);
        QVERIFY(page->isHidden());
        press(*window, "toLast");
        QTRY_VERIFY(title->text() != QStringLiteral("The battle is over"));
    }

    void aHeadlineGoesWithTheEndOfItsBattle() {
        const auto window = shown(test::bronzeSession());
        BattleSession& session = window->session();
        QVERIFY(toTheEnd(session));
        auto* page = window->findChild<EndPage*>();
        QTRY_VERIFY(page->isVisible());
        const KeyMoment point = summaryOf(session).points.front();
        Q_EMIT page->findChild<QTextBrowser*>(QStringLiteral("endText"))
            ->anchorClicked(QUrl(QStringLiteral("moment:%1").arg(point.event + 1)));
        const auto* title = window->findChild<QLabel*>(QStringLiteral("decisionTitle"));
        QVERIFY2(title->text().startsWith(QStringLiteral("Turn ")), qPrintable(title->text()));
        const int moment = session.moment();
        session.setMoment(session.timeline().size());
        session.undo();
        QVERIFY(!session.ended());
        QVERIFY(toTheEnd(session));
        QVERIFY(moment < session.timeline().size());
        session.setMoment(moment);
        QCOMPARE(title->text(), QStringLiteral("An earlier moment"));
    }

    void aFinishedRecordDoesNotShowItsEndUnasked() {
        auto first = test::bronzeSession();
        QVERIFY(toTheEnd(*first));
        const auto window = shown(std::move(*BattleSession::open(first->game().system(), Record(first->record()))));
        auto* page = window->findChild<EndPage*>();
        QTest::qWait(20);
        QVERIFY(page->isHidden());
        window->findChild<QAction*>(QStringLiteral("actionSummary"))->trigger();
        QVERIFY(page->isVisible());
        press(*window, "endClose");
        QVERIFY(page->isHidden());
    }

    void theButtonsOfTheEndPageDoWhatTheySay() {
        const auto window = shown(test::bronzeSession());
        QVERIFY(toTheEnd(window->session()));
        auto* page = window->findChild<EndPage*>();
        QTRY_VERIFY(page->isVisible());
        QSignalSpy wanted(window.get(), &BattleWindow::newBattleWanted);
        press(*window, "endNew");
        QCOMPARE(wanted.size(), 1);
        auto* analyse = window->findChild<QPushButton*>(QStringLiteral("analyse"));
        press(*window, "endLuck");
        QTRY_VERIFY(analyse->isVisible());
        QCOMPARE(analyse->text(), QStringLiteral("Stop"));
        QVERIFY(page->isVisible());
        QTest::mouseClick(analyse, Qt::LeftButton);
        press(*window, "endReplay");
        QVERIFY(page->isHidden());
        QVERIFY(!window->session().isLive());
    }

    // F3
    void theReportHasPicturesOfTheTable() {
        auto session = test::bronzeSession();
        QVERIFY(toTheEnd(*session));
        const BattleLogModel log(*session);
        const QString html = reportAsHtml(*session, log);
        const qsizetype pictures = html.count(QStringLiteral("data:image/png;base64,"));
        const std::size_t moments = summaryOf(*session).moments(session->timeline()).size();
        QCOMPARE(static_cast<std::size_t>(pictures), moments + 2);  // and the two badges
        QVERIFY(moments >= 3);
        const auto pages = reportAsPages(html);
        QVERIFY(pages->toPlainText().contains(QStringLiteral("Turning points")));
        const auto looks = looksOf(session->game().setup());
        const QImage end = tableImage(session->game(), session->table(), looks, 600);
        QCOMPARE(end.size(), QSize(600, 400));
        QVERIFY(end != tableImage(session->game(), session->game().opening(), looks, 600));
    }

    void eachTurnOfTheReportBeginsWithItsLosses() {
        auto session = test::bronzeSession();
        QVERIFY(toTheEnd(*session));
        const QString html = reportAsHtml(*session, BattleLogModel(*session));
        static const QRegularExpression headline(QStringLiteral("<h3 class=\"turn\">Turn (\\d+): ([^<]*)</h3>"));
        static const QRegularExpression loss(QStringLiteral("lost (\\d+) unit"));
        int turns = 0;
        int lost = 0;
        for (const QRegularExpressionMatch& turn : headline.globalMatch(html)) {
            QCOMPARE(turn.captured(1).toInt(), ++turns);
            for (const QRegularExpressionMatch& one : loss.globalMatch(turn.captured(2)))
                lost += one.captured(1).toInt();
        }
        QCOMPARE(turns, session->ended()->turns);
        QCOMPARE(lost, lostPieces(session->game(), session->table()).size());
    }

    void theReportTellsNoDiceTwice() {
        auto session = test::bronzeSession();
        QVERIFY(toTheEnd(*session));
        const QString text = reportAsPages(reportAsHtml(*session, BattleLogModel(*session)))->toPlainText();
        static const QRegularExpression twice(QStringLiteral("dice on \\d\\+: ([\\d ]{5,}) [^·\\n]*: \\1"));
        QVERIFY2(!text.contains(twice), qPrintable(twice.match(text).captured()));
        QVERIFY(text.contains(QStringLiteral("The chance to pass was")));
    }

    /// The story says what the turning points say.
    void theReportTellsItsTurningPointsOnce() {
        auto session = test::bronzeSession();
        QVERIFY(toTheEnd(*session));
        const BattleSummary summary = summaryOf(*session);
        const QString html = reportAsHtml(*session, BattleLogModel(*session), ReportLength::Short);
        QVERIFY(!summary.points.empty());
        const QString head = html.left(html.indexOf(QStringLiteral("<h3>Turn ")));
        for (const KeyMoment& point : summary.points)
            QCOMPARE(head.count(QStringLiteral(": ") + point.text.toHtmlEscaped()), 1);
    }

    void theLogOfALongBattleIsLeftOutUnlessAskedFor() {
        const auto offered = [](const BattleWindow& window, const char* action) {
            QString title;
            QTimer::singleShot(0, &window, [&] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                title = dialog->windowTitle();
                dialog->reject();
            });
            window.findChild<QAction*>(QLatin1StringView(action))->trigger();
            return title;
        };
        const auto brief = shown(test::bronzeSession());
        QCOMPARE(offered(*brief, "actionReport"), QStringLiteral("Save the report"));
        QCOMPARE(offered(*brief, "actionFullReport"), QStringLiteral("Save the report"));
        const auto window = shown(test::alalaSession());
        QVERIFY(toTheEnd(window->session()));
        const BattleLogModel& log = window->findChild<LogView*>()->log();
        const int estimated = reportPages(log);
        QVERIFY(estimated > 10);
        const auto pages = reportAsPages(reportAsHtml(window->session(), log));
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QPdfWriter paper(&buffer);
        paper.setPageSize(QPageSize(QPageSize::A4));
        const int real = Pages(paper, *pages, {}).count();
        QVERIFY2(std::abs(estimated - real) <= real / 3, qPrintable(QStringLiteral("%1, %2").arg(estimated).arg(real)));
        QVERIFY(offered(*window, "actionReport").startsWith(QStringLiteral("Save the report without the log")));
        QVERIFY(offered(*window, "actionFullReport").startsWith(QStringLiteral("Save the report with the log")));
    }

    void theReportGoesWhereTheLastOneWent() {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(QStringLiteral("ephor.ini")), QSettings::IniFormat);
        const auto window = shown(test::bronzeSession(), &settings);
        QVERIFY(toTheEnd(window->session()));
        const QString folder = dir.filePath(QStringLiteral("reports"));
        QVERIFY(QDir().mkpath(folder));
        QStringList folders;
        for (int i = 0; i < 2; ++i) {
            QTimer::singleShot(0, window.get(), [&] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                folders << dialog->directory().absolutePath();
                auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
                name->setText(folder + QStringLiteral("/report%1.txt").arg(folders.size()));
                QTest::keyClick(name, Qt::Key_Return);
            });
            window->findChild<QAction*>(QStringLiteral("actionReport"))->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder + QStringLiteral("/report%1.txt").arg(folders.size())),
                                     20000);
        }
        QCOMPARE(folders.size(), 2);
        QVERIFY(folders[0] != QDir(folder).absolutePath());
        QCOMPARE(folders[1], QDir(folder).absolutePath());
    }

    // S2
    void aRedDotOfTheTimelineNamesTheUnitLost() {
        const auto window = shown(test::bronzeSession());
        BattleSession& session = window->session();
        QVERIFY(toTheEnd(session));
        const auto& events = session.timeline().events();
        const auto lost = std::ranges::find_if(
            events, [](const Event& event) { return std::holds_alternative<PieceRemoved>(event); });
        QVERIFY(lost != events.end());
        auto* slider = window->findChild<TimelineSlider*>();
        const double share = static_cast<double>(lost - events.begin()) / session.timeline().size();
        const QPoint at(qRound(10 + (slider->width() - 20) * share), slider->height() / 4);
        QHelpEvent help(QEvent::ToolTip, at, slider->mapToGlobal(at));
        QApplication::sendEvent(slider, &help);
        const PieceId piece = std::get<PieceRemoved>(*lost).piece;
        QVERIFY2(slider->toolTip().contains(QString::fromStdString(NameTags(session.game()).name(piece))),
                 qPrintable(slider->toolTip()));
    }

    void theHandleOfTheTimelineIsSeenInTheDark() {
        QApplication::setPalette(ephorPalette(true));
        auto session = test::bronzeSession();
        TimelineSlider slider(*session);
        slider.resize(400, 80);
        slider.setRange(0, 10);
        slider.setValue(0);
        const QImage picture = slider.grab().toImage();
        QApplication::setPalette(ephorPalette(false));
        const int y = scaled(&slider, 26);
        int edge = 0;
        for (int x = 3; x <= 6; ++x)
            edge = std::max(edge, qGray(picture.pixel(x, y)));
        QVERIFY2(edge > qGray(picture.pixel(1, y)) + 45, qPrintable(QString::number(edge)));
    }

    void aBookmarkIsRenamed() {
        const auto window = shown(test::bronzeSession());
        BattleSession& session = window->session();
        QVERIFY(toTheEnd(session));
        session.toggleBookmark(session.timeline().size() / 2, QStringLiteral("Turn 3"));
        auto* slider = window->findChild<TimelineSlider*>();
        const QPoint at(slider->width() / 2, slider->height() / 4);
        QTimer::singleShot(0, window.get(), [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QContextMenuEvent asked(QContextMenuEvent::Mouse, at, slider->mapToGlobal(at));
        QApplication::sendEvent(slider, &asked);
        auto* name = slider->findChild<QLineEdit*>(QStringLiteral("bookmarkName"));
        QVERIFY(name);
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("The charge"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(session.bookmarks().size(), 1U);
        QCOMPARE(session.bookmarks().front().label, QStringLiteral("The charge"));
    }
};

QTEST_MAIN(TestBattleStory)
#include "tst_battle_story.moc"
