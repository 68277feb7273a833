// The answers (keys, clicks, drags) of a turn are few: proposed answers, idle questions, standing orders.
#include "core/ai/computer_players.h"
#include "core/rules/builtin.h"
#include "core/rules/men_of_bronze/state.h"
#include "models/battle/answers/idle_questions.h"
#include "models/battle/answers/standard_answer.h"
#include "tests/drill/drill.h"
#include "tests/ui/battle/person.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::test;

class TestAnswersOfATurn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anArmyIsDeployedByOneKeyForEachUnit_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("men_of_bronze") << QStringLiteral("men_of_bronze");
        QTest::newRow("dba") << QStringLiteral("dba");
    }
    void anArmyIsDeployedByOneKeyForEachUnit() {
        QFETCH(QString, id);
        auto owned = mirrored(id.toStdString());
        owned->setPlayer(Side::B, By::Standard);
        Person person(std::move(owned));
        BattleSession& session = person.session();
        QVERIFY(waitIdle(session));
        const auto isDeploying = [&] {
            return asksPerson(session) && session.pending()->request->form == Form::Deploy;
        };
        QVERIFY(playUntil(session, isDeploying));
        person.answers = 0;
        const int units = session.pending()->request->pieces.size();
        int asked = 0;
        for (; asked < 40 && isDeploying(); ++asked)
            person.key(Qt::Key_Return);
        QVERIFY(asked >= units - 1);
        QVERIFY2(person.answers <= asked, qPrintable(QString::number(person.answers)));
        qInfo("%s: %d units deployed: %d answers before (choose, confirm), %d now", qPrintable(id), asked, 2 * asked,
              person.answers);
    }

    void aTurnIsPlayed_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"men_of_bronze", "skirmish"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void aTurnIsPlayed() {
        QFETCH(QString, id);
        const auto isFirstTurn = [](const BattleSession& session) { return session.table().turn() == 1; };
        auto owned = mirrored(id.toStdString());
        owned->setPlayer(Side::B, By::Standard);
        Person person(std::move(owned));
        BattleSession& session = person.session();
        QVERIFY(waitIdle(session));
        QVERIFY(playUntil(session, [&] { return isFirstTurn(session); }));
        person.answers = 0;
        const std::size_t from = session.record().entries.size();
        for (int i = 0; i < 200 && session.pending() && isFirstTurn(session) && asksPerson(session); ++i) {
            const PieceId unit = movable(session, 1);
            const std::size_t before = session.record().entries.size();
            if (unit)
                person.dragAhead(unit, 3);
            if (session.record().entries.size() == before)
                person.answerSomehow();
        }
        QVERIFY(!session.pending() || !isFirstTurn(session) || !asksPerson(session));
        const auto asked = std::ranges::count_if(session.record().entries.begin() + static_cast<std::ptrdiff_t>(from),
                                                 session.record().entries.end(), [](const RecordEntry& entry) {
                                                     const auto* answer = std::get_if<Answer>(&entry);
                                                     return answer && answer->question.side == Side::A;
                                                 });
        QVERIFY2(person.answers < asked, qPrintable(QStringLiteral("%1 of %2").arg(person.answers).arg(asked)));
        qInfo("%s: a turn: %d questions before, %d answers now", qPrintable(id), static_cast<int>(asked),
              person.answers);
    }

    void thePhaseOfTheOtherSideIsAnotherPhase() {
        const auto session = mirrored("ohw");
        QVERIFY(playUntil(*session, [&] { return session->table().turn() == 1; }));
        const int phase = session->table().phase();
        const Side first = *session->sideDue();
        session->autoResolve(Until::Phase);
        QVERIFY(waitIdle(*session));
        QCOMPARE(session->table().turn(), 1);
        QCOMPARE(session->table().phase(), phase);
        QVERIFY(session->sideDue() == other(first));
    }

    void aPassedTestIsNotRolledAgain() {
        const auto session = mirrored("men_of_bronze");
        Roll roll;
        roll.count = 2;
        roll.faces[0] = 4;
        roll.faces[1] = 2;
        Request request;
        request.form = Form::Die;
        request.roll = &roll;
        request.mayReroll = 3;
        request.need = 4;
        request.wanted = 1;
        QVERIFY(idleAnswer(session->game(), request) == Choice{});
        request.wanted = 2;
        QVERIFY(!idleAnswer(session->game(), request));
        request.wanted = 0;  // each success counts
        QVERIFY(!idleAnswer(session->game(), request));
        roll.faces[1] = 6;
        QVERIFY(idleAnswer(session->game(), request) == Choice{});
        request.need = 0;  // a sum
        QVERIFY(!idleAnswer(session->game(), request));
    }

    void aRollOffIsRolledAgainOnlyByWhoDoesNotLead() {
        const auto session = mirrored("men_of_bronze");
        Roll roll;
        roll.count = 2;
        Request request;
        request.form = Form::Die;
        request.roll = &roll;
        const auto isIdle = [&](Side side, std::uint8_t own, std::uint8_t others) {
            const auto at = index(side);
            request.question.side = side;
            request.mayReroll = std::uint64_t{1} << at;
            roll.faces[at] = own;
            roll.faces[1 - at] = others;
            return idleAnswer(session->game(), request) == Choice{};
        };
        for (const Side side : bothSides) {
            QVERIFY(isIdle(side, 4, 3));
            QVERIFY(!isIdle(side, 3, 4));
            QVERIFY(!isIdle(side, 4, 4));
            QVERIFY(isIdle(side, 6, 6));  // no face is higher
        }
        request.mayReroll = 3;  // two dice of a side
        QVERIFY(!isRollOff(request));
    }

    void alwaysAnswerSoMakesAStandingOrder() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        QAbstractButton* always = part<QAbstractButton>(*person.window, "alwaysSo");
        QVERIFY(playUntil(session, [&] { return always->isVisible(); }));
        const Question asked = session.pending()->request->question;
        person.click("alwaysSo");
        QCOMPARE(session.orders(Side::A).size(), 1U);
        QVERIFY(!session.pending() || !(session.pending()->request->question == asked));
        const auto& [key, value] = session.orders(Side::A).front();
        auto* box = part<QComboBox>(*person.window, QStringLiteral("order_%1_a").arg(QString::fromStdString(key)));
        QCOMPARE(box->currentData().toString(), QString::fromStdString(value));
        QVERIFY(playUntil(session, [&] { return part<QAbstractButton>(*person.window, "showOrders")->isVisible(); }));
        person.click("showOrders");
        auto* dock = part<QDockWidget>(*person.window, "ordersDock");
        QTRY_VERIFY(dock->isVisible() && !dock->visibleRegion().isEmpty());
    }

    // MOB-026: it is asked in each gap between two activations.
    void stealingTheInitiativeIsNotAskedAgainThisTurn() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        const auto asksToSteal = [&] {
            return asksPerson(session) && session.pending()->request->question.decision == men_of_bronze::Steal;
        };
        QVERIFY(playUntil(session, asksToSteal));
        const int turn = session.table().turn();
        const auto refuse = [&] {
            QTRY_VERIFY(part<QAbstractButton>(*person.window, "option1"));
            person.click("option1");
            QVERIFY(part<QAbstractButton>(*person.window, "notAgain")->isVisible());
            person.click("notAgain");
        };
        refuse();
        QVERIFY(!asksToSteal());
        QVERIFY(session.orders(Side::A).empty());
        session.undo();
        QVERIFY(waitIdle(session));
        QVERIFY(asksToSteal());  // it was undone, so it is a question again
        refuse();
        QVERIFY(playUntil(session, [&] { return asksToSteal() || session.table().turn() > turn; }));
        QVERIFY(session.table().turn() > turn);
    }

    void aReopenedBattleRemembersWhoPlays() {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        const std::filesystem::path file = dir.filePath(QStringLiteral("battle.record")).toStdString();
        const StandingOrders orders{{"formation_end", "keep"}};
        {
            Person person(bronzeAgainstComputer(), &settings);
            person.session().setOrders(Side::A, orders);
            QVERIFY(person.session().save(file));
        }
        const auto load = [&file] {
            return std::move(
                *BattleSession::load(file, [](std::string_view id) { return findSystem(id); }, systemIds()));
        };
        const auto isAsBefore = [&](BattleSession& session) {
            return session.player(Side::B) == By::Standard && session.player(Side::A) == By::Person &&
                   session.orders(Side::A) == orders;
        };
        QVERIFY(isAsBefore(Person(load(), &settings).session()));
        {  // the program was killed after the record went on: its settings are of an earlier moment
            auto session = load();
            for (int i = 0; i < 5; ++i) {
                session->step();
                QVERIFY(waitIdle(*session));
            }
            QVERIFY(session->save(file));
        }
        QVERIFY(isAsBefore(Person(load(), &settings).session()));
        auto recovered = load();
        recovered->beUnsaved();
        QVERIFY(isAsBefore(Person(std::move(recovered), &settings).session()));
    }

    void enterNeverEndsATurnEarly() {
        const auto session = mirrored("alala");
        session->setPlayer(Side::B, By::Standard);
        const auto wouldStop = [&] {
            const auto& pending = session->pending();
            const Request& request = *pending->request;
            if (session->table().turn() == 0 || request.form != Form::Options || request.secret)
                return false;
            const Position position{session->game(),          session->table(), 0,
                                    session->run().decisions, pending->rolls,   &session->record(),
                                    pending->publicEntries};
            const Choice choice = standardPlayer(session->game()).choose(request, position);
            return !choice.piece && std::ranges::any_of(request.options, [](const Option& o) { return bool(o.piece); });
        };
        QVERIFY(playUntil(*session, wouldStop));
        QVERIFY(!standardAnswer(*session));
        QVERIFY(proposalFor(*session)->passes);  // marked, not selected
    }

    void enterMovesAWholeGroup() {
        const auto session = mirrored("ohw");
        session->setPlayer(Side::B, By::Standard);
        const auto choosesGroup = [&] {
            const Request& request = *session->pending()->request;
            const Position position{session->game(),
                                    session->table(),
                                    0,
                                    session->run().decisions,
                                    session->pending()->rolls,
                                    &session->record(),
                                    session->pending()->publicEntries};
            return request.form == Form::Options && request.question.piece && !request.options.front().piece &&
                   standardPlayer(session->game()).choose(request, position).piece;
        };
        QVERIFY(playUntil(*session, choosesGroup));
        QCOMPARE(standardAnswer(*session), coded(session->pending()->request->options.front().code));
    }

    void undoWorksFromANumberField() {
        DicePlan dice;
        dice.seed = 7;
        Person person(std::move(*BattleSession::open(drill::system(), drill::plainSetup(), dice)));
        BattleSession& session = person.session();
        session.setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(session));
        while (session.pending()->request->form == Form::Deploy)
            person.key(Qt::Key_Return);
        auto* number = part<QSpinBox>(*person.window, "number");
        QVERIFY(number);
        number->setFocus();
        person.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.pending()->request->form, Form::Deploy);
    }
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestAnswersOfATurn test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_answers_of_a_turn.moc"
