// Details of questions and of what stands beside them: re-rolls, chances of a charge, the room of the answers, saving.
#include "core/rules/alala/why.h"
#include "core/rules/men_of_bronze/why.h"
#include "tests/ui/battle/person.h"
#include "ui/battle/decision/answer_form.h"
#include "ui/battle/decision/decision_panel.h"
#include "ui/common/battle_looks.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

using namespace ephor;
using namespace ephor::test;
using namespace Qt::StringLiterals;

namespace {

/// The form for dice of side A's first unit that may be rolled again.
class RerollForm {
public:
    RerollForm(const std::vector<std::uint8_t>& faces, const Reason& why, int need,
               std::unique_ptr<BattleSession> owned = bronzeSession())
        : session(std::move(owned)) {
        roll.count = static_cast<std::uint8_t>(faces.size());
        std::ranges::copy(faces, roll.faces.begin());
        request.question.piece = PieceId(0);
        request.form = Form::Die;
        request.roll = &roll;
        request.mayReroll = (std::uint64_t{1} << faces.size()) - 1;
        request.context = &why;
        request.need = static_cast<std::uint8_t>(need);
        form.reset(makeAnswerForm({*session, words, request, looksOf(*session), formations}, nullptr));
        form->show();
    }
    QAbstractButton& button(const char* name) { return *form->findChild<QAbstractButton*>(QLatin1StringView(name)); }

    std::unique_ptr<BattleSession> session;
    BattleWords words{session->game()};
    Formations formations;
    Roll roll;
    Request request;
    std::unique_ptr<AnswerForm> form;
};

constexpr auto analysisDock = "analysisDock";

}  // namespace

class TestDecisionDetails : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepingTheDiceIsAnAnswerOfItsOwn() {
        RerollForm shown({2, 5, 3}, men_of_bronze::why::attackerDice, 4);
        AnswerForm& form = *shown.form;
        Choice standard;
        standard.code = 1;
        standard.number = 2;
        form.preselect(standard);
        QVERIFY(form.choice() == standard);
        QTest::mouseClick(&shown.button("keepDice"), Qt::LeftButton);
        QVERIFY(form.choice() == Choice{});
        QCOMPARE(form.doIt(), QStringLiteral("Keep the dice"));
        QTest::mouseClick(&shown.button("die1"), Qt::LeftButton);
        QCOMPARE(form.choice()->number, 0);
        QVERIFY(!shown.button("keepDice").isChecked());
        form.pick(4);
        QVERIFY(form.choice() == Choice{});
        form.pick(5);
        QVERIFY(form.choice() == Choice{});
    }

    void theEnemyOfAFightIsNamedOnce() {
        const auto session = bronzeSession();
        const BattleWords words(session->game());
        const PieceId enemy(session->table().pieces() - 1);
        QCOMPARE(words.purpose(men_of_bronze::why::defenderDice, PieceId(0), enemy),
                 QStringLiteral("Fight dice as the defender against %1").arg(words.piece(enemy)));
        QCOMPARE(words.purpose(men_of_bronze::why::defenderDice, PieceId(0), {}),
                 QStringLiteral("Fight dice as the defender"));
        QCOMPARE(words.purpose(men_of_bronze::why::driftTest, PieceId(0), enemy),
                 QStringLiteral("Discipline test against drift"));
    }

    void aD3ShowsWhatItCounts() {
        RerollForm shown({5}, men_of_bronze::why::pushback, 0);
        QCOMPARE(shown.button("die1").accessibleName(), QStringLiteral("Die 1 shows 3"));
        QCOMPARE(shown.form->findChild<QLabel*>(QStringLiteral("dieMeaning"))->text(),
                 QStringLiteral("The face 5 counts as 3."));
        QTest::mouseClick(&shown.button("die1"), Qt::LeftButton);
        QCOMPARE(shown.form->doIt(), QStringLiteral("Re-roll my 3"));
    }

    /// The first dice of a move are average dice, those of a combat are not.
    void diceOfACombatShowTheirFaces() {
        RerollForm shown({6, 1, 4}, alala::why::ares, 4, mirrored("alala"));
        QCOMPARE(shown.button("die1").accessibleName(), QStringLiteral("Die 1 shows 6"));
        QCOMPARE(shown.button("die2").accessibleName(), QStringLiteral("Die 2 shows 1"));
        QTest::mouseClick(&shown.button("die1"), Qt::LeftButton);
        QCOMPARE(shown.form->doIt(), QStringLiteral("Re-roll die 1, which shows 6"));
    }

    void aChargeHasItsChancesBesideIt() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        int row = 0;
        QVERIFY(playUntil(session, [&] {
            const Request& request = *session.pending()->request;
            row = 0;
            for (std::size_t i = 0; i < request.options.size(); ++i)
                if (request.options[i].label == &men_of_bronze::why::optionCharge)
                    row = static_cast<int>(i) + 1;
            return row > 0;
        }));
        auto* charge = part<QAbstractButton>(*person.window, QStringLiteral("option%1").arg(row));
        QVERIFY2(charge->accessibleDescription().contains(QStringLiteral("Courage on contact")),
                 qPrintable(charge->accessibleDescription()));
        QVERIFY2(charge->toolTip().contains(QStringLiteral("The defender")) && charge->toolTip().contains(u'%'),
                 qPrintable(charge->toolTip()));
    }

    /// The adviser leaves the answers their room: its words come after them.
    void theAnswersHaveTheRoomWhileTheAdviserCounts() {
        Person person(mirrored("dba"));
        BattleSession& session = person.session();
        session.setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(session));
        QVERIFY(playUntil(
            session, [&] { return session.table().turn() > 0 && session.pending()->request->form == Form::Options; }));
        const auto* area =
            person.window->findChild<QWidget*>(QStringLiteral("decisionPanel"))->findChild<QScrollArea*>();
        const int room = area->height();
        person.window->findChild<QAction*>(QStringLiteral("actionAdviserA"))->setChecked(true);
        auto* odds = part<QWidget>(*person.window, "odds");
        QTRY_VERIFY(odds->isVisibleTo(area->widget()));
        QTest::qWait(50);
        QCOMPARE(area->height(), room);
        const QWidget* first = part<QWidget>(*person.window, "option1");
        QVERIFY(odds->mapTo(area->widget(), QPoint()).y() > first->mapTo(area->widget(), QPoint()).y());
    }

    /// At most three, in the words of their rows, the best one first.
    void theAdviserNamesTheBestAnswers() {
        Person person(mirrored("dba"));
        BattleSession& session = person.session();
        session.setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(session));
        QVERIFY(playUntil(session, [&] {
            const Request& request = *session.pending()->request;
            return session.table().turn() > 0 && request.form == Form::Options && request.options.size() > 3;
        }));
        person.window->findChild<QAction*>(QStringLiteral("actionAdviserA"))->setChecked(true);
        const auto* best = person.window->findChild<QLabel*>(QStringLiteral("bestAnswers"));
        QTRY_VERIFY_WITH_TIMEOUT(!best->text().isEmpty(), 30'000);
        const QStringList lines = best->text().split(u'\n').sliced(1);
        QVERIFY2(lines.size() >= 2 && lines.size() <= 3, qPrintable(best->text()));
        double last = 100;
        for (const QString& line : lines) {
            const double chance = line.section(u' ', 0, 0).toDouble();
            QVERIFY2(chance <= last, qPrintable(best->text()));
            last = chance;
            const QString words = line.section(QStringLiteral(": "), 1);
            const auto rows = person.window->findChildren<QAbstractButton*>(QRegularExpression(u"^option\\d+$"_s));
            QVERIFY2(std::ranges::any_of(rows, [&](const auto* row) { return row->text() == words; }),
                     qPrintable(words));
        }
    }

    void anAnswerWithoutARowHasWords() {
        const auto session = bronzeSession();
        const BattleWords words(session->game());
        Formations formations;
        Request request;
        request.question.piece = PieceId(0);
        request.form = Form::Number;
        request.highest = 9;
        const std::unique_ptr<AnswerForm> number(
            makeAnswerForm({*session, words, request, looksOf(*session), formations}, nullptr));
        Choice seven;
        seven.number = 7;
        QCOMPARE(number->inWords(seven), u"7"_s);
        request.form = Form::Subset;
        Choice both;
        both.set.insert(PieceId(0));
        both.set.insert(PieceId(1));
        request.pieces = both.set;
        const std::unique_ptr<AnswerForm> subset(
            makeAnswerForm({*session, words, request, looksOf(*session), formations}, nullptr));
        QCOMPARE(subset->inWords({}), u"none"_s);
        QCOMPARE(subset->inWords(both), words.piece(PieceId(0)) + u", "_s + words.piece(PieceId(1)));
    }

    void aSavedBattleIsNotOfferedToBeSavedAgain() {
        const QTemporaryDir dir;
        Person person(bronzeSession());
        BattleSession& session = person.session();
        session.autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy() && session.ended(), 60000);
        auto* button = part<QAbstractButton>(*person.window, "doIt");
        QVERIFY(button->isEnabled());
        QSignalSpy saved(person.window.get(), &BattleWindow::recordSaved);
        const QString file = dir.filePath(QStringLiteral("a.battle"));
        QTimer::singleShot(0, person.window.get(), [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(file);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(saved.size(), 1);
        QVERIFY(!button->isEnabled());
        QCOMPARE(button->accessibleName(), QStringLiteral("The record is saved"));
        Q_EMIT person.table().hint({});  // the pointer moves over the table
        QCOMPARE(person.window->statusBar()->currentMessage(), QStringLiteral("Saved as ") + file);
    }

    void aLongButtonIsElidedInANarrowPanel() {
        Person person(mirrored("ohw"));
        BattleSession& session = person.session();
        session.setPlayer(Side::B, By::Standard);
        auto* button = part<QPushButton>(*person.window, "doIt");
        QVERIFY(playUntil(session, [&] { return button->accessibleName().size() > 15; }));
        button->setMaximumWidth(button->fontMetrics().horizontalAdvance(u"Some words"_s));
        QTRY_VERIFY(button->width() <= button->maximumWidth());
        QTRY_VERIFY(button->fontMetrics().horizontalAdvance(button->text()) <= button->width());
        QVERIFY(button->text().contains(u'…'));
        QCOMPARE(button->toolTip(), button->accessibleName());
    }

    void theQuestionStaysAboveTheListThatScrolls() {
        Person person(mirrored("dba"));
        BattleSession& session = person.session();
        session.setPlayer(Side::B, By::Standard);
        const auto* area =
            person.window->findChild<QWidget*>(QStringLiteral("decisionPanel"))->findChild<QScrollArea*>();
        QVERIFY(playUntil(session, [&] {
            return session.pending()->request->form == Form::Options && session.pending()->request->options.size() > 8;
        }));
        person.click("moreAnswers");
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        const QPointF at = area->viewport()->rect().center();
        for (int i = 0; i < 20; ++i) {
            QWheelEvent notch(at, area->viewport()->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                              false);
            QApplication::sendEvent(area->viewport(), &notch);
        }
        QTRY_COMPARE(area->verticalScrollBar()->value(), area->verticalScrollBar()->maximum());
        const auto* prompt = part<QLabel>(*person.window, "decisionPrompt");
        QVERIFY(!prompt->text().isEmpty());
        QCOMPARE(prompt->visibleRegion().boundingRect().height(), prompt->height());
    }

    /// A few rows at a time; the rest is a click away, and a chosen unit shows all that it may do.
    void manyAnswersAreFolded() {
        Person person(mirrored("dba"));
        BattleSession& session = person.session();
        session.setPlayer(Side::B, By::Standard);
        PieceId last;
        const auto hasMany = [&] {
            const Request& request = *session.pending()->request;
            last = request.options.empty() ? PieceId{} : request.options.back().piece;
            return last && request.options.size() > 12;
        };
        QVERIFY(playUntil(session, hasMany));
        const auto rows = person.window->findChildren<QAbstractButton*>(QRegularExpression(u"^option\\d+$"_s));
        const auto& options = session.pending()->request->options;
        QCOMPARE(rows.size(), static_cast<qsizetype>(options.size()));
        const auto shown = [&rows] {
            return std::ranges::count_if(rows, [](const QWidget* row) { return !row->isHidden(); });
        };
        QVERIFY2(shown() <= 12, qPrintable(QString::number(shown())));
        const auto* more = part<QAbstractButton>(*person.window, "moreAnswers");
        QVERIFY(!more->isHidden());
        person.window->findChild<DecisionPanel*>()->pieceClicked(last);
        for (std::size_t i = 0; i < options.size(); ++i)
            if (options[i].piece == last)
                QVERIFY(!part<QWidget>(*person.window, u"option%1"_s.arg(i + 1))->isHidden());
        person.click("moreAnswers");
        QCOMPARE(shown(), rows.size());
        QVERIFY(more->isHidden());
    }

    /// Sixteen facings: those that are shown differ by 45 degrees. Players do not know the ids of rules, which stand in
    /// the tips.
    void theFacingsShownAreSpread() {
        const auto session = mirrored("alala");
        const BattleWords words(session->game());
        Formations formations;
        std::vector<Option> facings;
        for (const Reason& facing : alala::why::optionFacings)
            facings.push_back({static_cast<std::int16_t>(facings.size()), {}, &facing, 0});
        Request request;
        request.question.piece = PieceId(0);
        request.options = facings;
        const std::unique_ptr<AnswerForm> form(
            makeAnswerForm({*session, words, request, looksOf(*session), formations}, nullptr));
        for (int i = 0; i < 16; ++i) {
            const auto* row = form->findChild<QWidget*>(u"option%1"_s.arg(i + 1));
            QCOMPARE(row->isHidden(), i % 2 == 1);
            QVERIFY2(!row->accessibleDescription().contains(u"ALA-"_s), qPrintable(row->accessibleDescription()));
            QVERIFY(row->toolTip().contains(u"ALA-148"_s));
        }
        form->pick(2);
        QVERIFY(!form->findChild<QWidget*>(u"option2"_s)->isHidden());
        QCOMPARE(form->choice()->code, 1);
    }

    void theKindOfDiceIsExplained() {
        Person person(bronzeSession());
        const auto* said = part<QLabel>(*person.window, "diceSaid");
        QCOMPARE(said->text(), u"fast dice"_s);
        const QString fast = said->toolTip();
        QVERIFY(!fast.isEmpty());
        person.window->findChild<QAction*>(u"actionDiceWait"_s)->trigger();
        QVERIFY(!said->toolTip().isEmpty() && said->toolTip() != fast);
    }

    void aNewBattleBeginsWithTheLogInFront() {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(QStringLiteral("ephor.ini")), QSettings::IniFormat);
        {
            Person person(bronzeSession(), &settings);
            auto* dock = person.window->findChild<QDockWidget*>(QLatin1StringView(analysisDock));
            dock->toggleViewAction()->trigger();
            QTRY_VERIFY(!dock->widget()->visibleRegion().isEmpty());
            person.window->close();
        }
        Person person(bronzeSession(), &settings);
        QVERIFY(person.window->findChild<QDockWidget*>(QLatin1StringView(analysisDock))->isHidden());
        QTRY_VERIFY(!part<QWidget>(*person.window, "log")->visibleRegion().isEmpty());
    }
};

QTEST_MAIN(TestDecisionDetails)
#include "tst_decision_details.moc"
