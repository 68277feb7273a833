// One gesture: a drag answers the questions before and after a move; idle questions are not asked. Counts the answers
// (keys, clicks, drags) that a person gives.
#include "core/ai/computer_players.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "models/battle/answers/idle_questions.h"
#include "models/battle/answers/standard_answer.h"
#include "models/battle/answers/ways_to_move.h"
#include "models/battle/samples.h"
#include "tests/drill/drill.h"
#include "tests/ui/battle/bronze_battle.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/decision/decision_panel.h"
#include "ui/battle/table/clash_tip.h"
#include "ui/battle/table/reach.h"
#include "ui/battle/table/table_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace ephor;

namespace {

/// A sample army of the system against itself.
std::unique_ptr<BattleSession> mirrored(const std::string& id) {
    const RuleSystem& system = *findSystem(id);
    const auto find = [](std::string_view wanted) { return findSystem(wanted); };
    const std::vector<Sample> armies = sampleArmies(find, systemIds());
    const Sample& army = *std::ranges::find(armies, id, &Sample::system);
    Setup setup;
    setup.system = id;
    setup.rules = system.info().version;
    setup.table = system.info().table;
    setup.lists[0] = readArmyList(army.text, army.path.toStdString(), find, systemIds()).list.value();
    setup.lists[1] = setup.lists[0];
    DicePlan dice;
    dice.seed = 431;
    return std::move(*BattleSession::open(system, setup, dice));
}

bool waitIdle(BattleSession& session) {
    return QTest::qWaitFor([&] { return !session.isBusy(); }, 20000);
}

bool asksPerson(const BattleSession& session) {
    return session.isPersonDue() && session.pending()->kind == Pending::Kind::Choice;
}

/// Lets the standard player answer for both sides until side A chooses and `stop` holds.
template <typename Stop> bool playUntil(BattleSession& session, const Stop& stop) {
    for (int i = 0; i < 4000 && session.pending(); ++i) {
        if (asksPerson(session) && stop())
            return true;
        session.step();
        if (!waitIdle(session))
            return false;
    }
    return false;
}

/// A person at the window: counts what they do.
class Person {
public:
    explicit Person(std::unique_ptr<BattleSession> owned, QSettings* settings = nullptr) {
        BattleWindowNeeds needs;
        needs.settings = settings;
        window = std::make_unique<BattleWindow>(std::move(owned), std::move(needs));
        window->setAsksBeforeClosing(false);
        window->resize(1280, 800);
        window->show();
        if (!QTest::qWaitForWindowActive(window.get()))
            qWarning("the window did not become active");
    }

    BattleSession& session() { return window->session(); }
    TableView& table() { return *window->findChild<TableView*>(); }
    template <typename W> W* find(const char* name) { return window->findChild<W*>(QLatin1String(name)); }
    PieceId asked() { return session().pending()->request->question.piece; }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        ++answers;
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), key, modifiers);
        waitIdle(session());
    }
    void click(const char* name) {
        ++answers;
        QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
        waitIdle(session());
    }
    /// From the unit's centre, or from so many pixels behind its rear edge.
    void dragBy(PieceId piece, Vec by, Qt::MouseButton button = Qt::LeftButton, std::optional<double> behind = {}) {
        ++answers;
        const Body& body = session().table().body(piece);
        const double off = behind ? body.halfDepth() * table().camera().scale + *behind : 0;
        const QPoint from = (*table().placeOf(piece) - QPointF(body.facing().x, -body.facing().y) * off).toPoint();
        const QPoint to = from + QPointF(by.x * table().camera().scale, -by.y * table().camera().scale).toPoint();
        QTest::mousePress(&table(), button, {}, from);
        for (int i = 1; i <= 5; ++i) {
            const QPointF at = from + QPointF(to - from) * i / 5;
            QMouseEvent move(QEvent::MouseMove, at, table().mapToGlobal(at), Qt::NoButton, button, {});
            QApplication::sendEvent(&table(), &move);
        }
        QTest::mouseRelease(&table(), button, {}, to);
        waitIdle(session());
    }
    void dragAhead(PieceId piece, double inches) { dragBy(piece, session().table().body(piece).pose.facing * inches); }
    /// Enter, where an answer is proposed; otherwise the second option and Enter.
    void answerSomehow() {
        const std::size_t before = session().record().entries.size();
        key(Qt::Key_Return);
        if (session().record().entries.size() == before && asksPerson(session())) {
            key(Qt::Key_2);
            key(Qt::Key_Return);
        }
    }

    std::unique_ptr<BattleWindow> window;
    int answers = 0;
};

/// A unit of side A that a drag can move from the pending question, with at least so many questions before its move.
PieceId movable(const BattleSession& session, std::size_t questions) {
    for (const PieceId piece : session.table().present(Side::A)) {
        const std::vector<WayToMove> ways = waysToMove(session, piece);
        if (!ways.empty() && ways.front().answers.size() >= questions)
            return piece;
    }
    return {};
}

/// The questions that the rules ask from the pending one until the unit has moved and another thing is asked.
int questionsOfAMove(BattleSession& session, PieceId piece) {
    int asked = 0;
    const auto answer = [&](const Choice& choice) {
        ++asked;
        return !session.answer(choice) && waitIdle(session);
    };
    const WayToMove way = waysToMove(session, piece).front();
    for (const Answer& one : way.answers)
        if (!answer(one.choice))
            return -1;
    while (session.pending() && asksPerson(session) &&
           (session.pending()->request->question.piece == piece || asked == static_cast<int>(way.answers.size()))) {
        const Request& request = *session.pending()->request;
        Choice choice;
        if (request.form == Form::Move) {
            const Pose at = session.table().body(piece).pose;
            choice.pose = {at.centre + at.facing * 3.0, at.facing};
        } else if (request.form == Form::Options) {
            choice = coded(request.options.front().code, request.options.front().piece);
        }
        if (!answer(choice))
            return -1;
    }
    return asked;
}

std::unique_ptr<BattleSession> bronzeAgainstComputer() {
    auto session = test::bronzeSession();
    session->setPlayer(Side::B, By::Doctrine);
    waitIdle(*session);
    return session;
}

}  // namespace

class GestureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDragActivatesAndMovesAPhalanx() {
        auto plain = bronzeAgainstComputer();
        QVERIFY(playUntil(*plain, [&] { return bool(movable(*plain, 3)); }));
        const PieceId unit = movable(*plain, 3);
        const Pose before = plain->table().body(unit).pose;
        const int questions = questionsOfAMove(*plain, unit);
        QVERIFY(questions >= 4);

        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        QVERIFY(playUntil(session, [&] { return bool(movable(session, 3)); }));
        QCOMPARE(movable(session, 3), unit);
        const Table table = session.table();
        const Question asked = session.pending()->request->question;
        person.answers = 0;
        person.dragAhead(unit, 3);
        for (int i = 0; i < 6 && asksPerson(session) && person.asked() == unit; ++i)
            person.answerSomehow();
        QVERIFY2(person.answers <= 2, qPrintable(QString::number(person.answers)));
        const double ahead = dot(session.table().body(unit).pose.centre - before.centre, before.facing);
        QVERIFY2(std::abs(ahead - 3) < 0.2, qPrintable(QString::number(ahead)));
        qInfo("Men of Bronze, a phalanx goes 3 inches ahead: %d answers before, %d now", questions, person.answers);
        if (person.answers > 1)
            return;
        person.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.table(), table);
        QCOMPARE(session.pending()->request->question, asked);
    }

    void aDragMovesInEverySystem_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"men_of_bronze", "ohw", "dba", "skirmish", "alala"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void aDragMovesInEverySystem() {
        QFETCH(QString, id);
        auto owned = mirrored(id.toStdString());
        owned->setPlayer(Side::B, By::Doctrine);
        QVERIFY(waitIdle(*owned));
        Person person(std::move(owned));
        BattleSession& session = person.session();
        QVERIFY(playUntil(session, [&] { return session.table().turn() > 0 && movable(session, 1); }));
        const std::size_t entries = session.record().entries.size();
        PieceId unit;
        Pose before;
        for (const PieceId piece : session.table().present(Side::A)) {  // the first one with room ahead
            if (session.record().entries.size() > entries || waysToMove(session, piece).empty())
                continue;
            unit = piece;
            before = session.table().body(unit).pose;
            person.dragAhead(unit, 4);
        }
        QVERIFY(session.record().entries.size() > entries);
        const auto isAsked = [](const RecordEntry& entry) {
            const auto* answer = std::get_if<Answer>(&entry);
            return answer && answer->by == By::Person;
        };
        QVERIFY(std::ranges::any_of(session.record().entries.begin() + static_cast<std::ptrdiff_t>(entries),
                                    session.record().entries.end(), isAsked));
        qInfo("%s: moved %.2f inches by one drag", qPrintable(id),
              session.table().isPresent(unit) ? length(session.table().body(unit).pose.centre - before.centre) : -1);
    }

    void aDragLeavesLightTroopsTheirShot() {
        auto session = mirrored("alala");
        session->setPlayer(Side::B, By::Doctrine);
        const auto shootsAfter = [](const Request& request, std::int16_t code) {
            const auto option = std::ranges::find(request.options, code, &Option::code);
            return option != request.options.end() && option->label && option->label->text.ends_with("then shoot");
        };
        const auto mayShootAfter = [&] {
            const Request& request = *session->pending()->request;
            return request.form == Form::Options && request.question.piece &&
                   std::ranges::any_of(request.options,
                                       [&](const Option& option) { return shootsAfter(request, option.code); }) &&
                   !waysToMove(*session, request.question.piece).empty();
        };
        QVERIFY(playUntil(*session, mayShootAfter));
        const PendingRequest asked = session->pending()->request;
        Person person(std::move(session));
        const std::size_t before = person.session().record().entries.size();
        person.dragAhead(asked->question.piece, 1);
        QVERIFY(waitIdle(person.session()));
        const auto* answer = std::get_if<Answer>(&person.session().record().entries.at(before));
        QVERIFY(answer && answer->question == asked->question);
        QVERIFY(shootsAfter(*asked, answer->choice.code));
    }

    void aDragOntoAnEnemyAsksWhatTheUnitDoes() {
        Person person(mirrored("men_of_bronze"));
        PieceId piece;
        QVERIFY(playUntil(person.session(), [&] {
            piece = person.asked() ? PieceId{} : movable(person.session(), 2);
            return piece && !person.session().table().present(Side::B).empty();
        }));
        const Table& table = person.session().table();
        const Pose before = table.body(piece).pose;
        const Vec enemy = table.body(table.present(Side::B).first()).pose.centre;
        person.window->findChild<QAction*>(QStringLiteral("actionWhole"))->trigger();
        person.dragBy(piece, enemy - before.centre);
        QVERIFY(asksPerson(person.session()));
        QCOMPARE(person.asked(), piece);
        QCOMPARE(person.session().table().body(piece).pose, before);
    }

    void aDragOntoAnEnemyProposesTheAttackOnIt() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        const auto attacks = [&](PieceId on) {
            const Request& request = *session.pending()->request;
            return request.question.piece && std::ranges::any_of(request.options, [&](const Option& option) {
                       return option.piece && session.game().piece(option.piece).side == Side::B &&
                              (!on || option.piece == on);
                   });
        };
        QVERIFY(playUntil(session, [&] { return attacks({}); }));
        const Request request = *session.pending()->request;
        const PieceId unit = request.question.piece;
        PieceId enemy;
        for (const Option& option : request.options)  // the last one, so that it is not the first row by chance
            if (option.piece && session.game().piece(option.piece).side == Side::B)
                enemy = option.piece;
        while (session.pending()->request->question.piece && session.canUndo()) {
            session.undo();
            QVERIFY(waitIdle(session));
        }
        QVERIFY(asksPerson(session) && !person.asked() && !waysToMove(session, unit).empty());
        person.window->findChild<QAction*>(QStringLiteral("actionWhole"))->trigger();
        const Table& table = session.table();
        person.dragBy(unit, table.body(enemy).pose.centre - table.body(unit).pose.centre);
        for (int i = 0; i < 3 && person.asked() == unit && !attacks(enemy); ++i)
            person.answerSomehow();
        QVERIFY(person.asked() == unit && attacks(enemy));
        const std::optional<Choice> proposed = person.window->findChild<DecisionPanel*>()->choice();
        QVERIFY(proposed);
        QCOMPARE(proposed->piece, enemy);
    }

    void aDragThatBeginsBesideAUnitMovesIt() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        QVERIFY(playUntil(session, [&] { return session.table().turn() > 0 && movable(session, 1); }));
        const std::size_t entries = session.record().entries.size();
        const Vec centre = person.table().camera().centre;
        for (const PieceId piece : session.table().present(Side::A)) {  // the first one with room ahead
            if (session.record().entries.size() > entries || waysToMove(session, piece).empty())
                continue;
            person.dragBy(piece, session.table().body(piece).pose.facing * 4, Qt::LeftButton, 5);
            QVERIFY(person.table().camera().centre == centre);
        }
        QVERIFY(session.record().entries.size() > entries);
        // Farther away, the drag pans.
        const std::size_t after = session.record().entries.size();
        person.dragBy(session.table().present(Side::A).first(), {0, 3}, Qt::LeftButton, 40);
        QVERIFY(person.table().camera().centre != centre);
        QCOMPARE(session.record().entries.size(), after);
    }

    void nothingOfTheFutureIsLearntFromADrag() {
        auto session = mirrored("ohw");
        session->setPlayer(Side::B, By::Doctrine);
        QVERIFY(playUntil(*session, [&] { return session->table().turn() > 0 && movable(*session, 1); }));
        const Record before = session->record();
        const Table table = session->table();
        QVERIFY(!waysToMove(*session, movable(*session, 1)).empty());
        QVERIFY(session->record().entries == before.entries && session->record().forks == before.forks);
        QCOMPARE(session->table(), table);
    }

    void anArmyIsDeployedByOneKeyForEachUnit_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("men_of_bronze") << QStringLiteral("men_of_bronze");
        QTest::newRow("dba") << QStringLiteral("dba");
    }
    void anArmyIsDeployedByOneKeyForEachUnit() {
        QFETCH(QString, id);
        auto owned = mirrored(id.toStdString());
        owned->setPlayer(Side::B, By::Doctrine);
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
        owned->setPlayer(Side::B, By::Doctrine);
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

    void theEnemyThatMayBeChargedShowsItsChances() {
        auto session = bronzeAgainstComputer();
        PieceId enemy;
        const auto mayCharge = [&] {
            const Request& request = *session->pending()->request;
            enemy = {};
            for (const Option& option : request.options)
                if (request.question.piece && option.piece && session->game().piece(option.piece).side == Side::B)
                    enemy = option.piece;
            return bool(enemy);
        };
        QVERIFY(playUntil(*session, mayCharge));
        const Request& request = *session->pending()->request;
        const QString tip = clashTip(session->game(), session->table(), request, enemy);
        QVERIFY2(tip.contains(QLatin1Char('%')), qPrintable(tip));
        QVERIFY(clashTip(session->game(), session->table(), request, request.question.piece).isEmpty());
        Request secret = request;
        secret.secret = true;
        QVERIFY(clashTip(session->game(), session->table(), secret, enemy).isEmpty());
    }

    void alwaysAnswerSoMakesAStandingOrder() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        QAbstractButton* always = person.find<QAbstractButton>("alwaysSo");
        QVERIFY(playUntil(session, [&] { return always->isVisible(); }));
        const Question asked = session.pending()->request->question;
        person.click("alwaysSo");
        QCOMPARE(session.orders(Side::A).size(), 1U);
        QVERIFY(!session.pending() || !(session.pending()->request->question == asked));
        const auto& [key, value] = session.orders(Side::A).front();
        auto* box = person.find<QComboBox>(qPrintable(QStringLiteral("order_%1_a").arg(QString::fromStdString(key))));
        QCOMPARE(box->currentData().toString(), QString::fromStdString(value));
        QVERIFY(playUntil(session, [&] { return person.find<QAbstractButton>("showOrders")->isVisible(); }));
        person.click("showOrders");
        auto* dock = person.find<QDockWidget>("ordersDock");
        QTRY_VERIFY(dock->isVisible() && !dock->visibleRegion().isEmpty());
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
            return session.player(Side::B) == By::Doctrine && session.player(Side::A) == By::Person &&
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
        session->setPlayer(Side::B, By::Doctrine);
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
    }

    void undoWorksFromANumberField() {
        DicePlan dice;
        dice.seed = 7;
        Person person(std::move(*BattleSession::open(drill::system(), drill::plainSetup(), dice)));
        BattleSession& session = person.session();
        session.setPlayer(Side::B, By::Doctrine);
        QVERIFY(waitIdle(session));
        while (session.pending()->request->form == Form::Deploy)
            person.key(Qt::Key_Return);
        auto* number = person.find<QSpinBox>("number");
        QVERIFY(number);
        number->setFocus();
        person.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.pending()->request->form, Form::Deploy);
    }

    void spaceAndTheMiddleButtonPan() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        QVERIFY(playUntil(session, [&] { return bool(movable(session, 1)); }));
        const PieceId unit = movable(session, 1);
        const std::size_t entries = session.record().entries.size();
        Vec centre = person.table().camera().centre;
        person.dragBy(unit, {3, 3}, Qt::MiddleButton);
        QVERIFY(length(person.table().camera().centre - centre) > 1);
        centre = person.table().camera().centre;
        person.table().setFocus();
        QTest::keyPress(&person.table(), Qt::Key_Space);
        person.dragBy(unit, {-2, -2});
        QTest::keyRelease(&person.table(), Qt::Key_Space);
        QVERIFY(length(person.table().camera().centre - centre) > 1);
        QCOMPARE(session.record().entries.size(), entries);
    }

    void theReachIsShadedWithoutTellingOfTheEnemy_data() { aDragMovesInEverySystem_data(); }
    void theReachIsShadedWithoutTellingOfTheEnemy() {
        QFETCH(QString, id);
        const auto session = mirrored(id.toStdString());
        session->setPlayer(Side::B, By::Doctrine);
        QVERIFY(playUntil(*session, [&] { return session->table().turn() > 0 && movable(*session, 1); }));
        const PieceId unit = movable(*session, 1);
        QElapsedTimer clock;
        clock.start();
        const WayToMove way = waysToMove(*session, unit).front();
        const auto found = clock.restart();
        const QPainterPath alone = reachOf({session->game(), way.table, *way.move, unit}, false);
        qInfo("%s: ways %lld ms, reach %lld ms", qPrintable(id), static_cast<long long>(found),
              static_cast<long long>(clock.elapsed()));
        QVERIFY(!alone.isEmpty());
        const Vec centre = way.table.body(unit).pose.centre;
        QVERIFY(alone.boundingRect().adjusted(-1, -1, 1, 1).contains(QPointF(centre.x, centre.y)));
        Table elsewhere = way.table;
        static constexpr Reason gone{"", ""};
        for (const PieceId enemy : elsewhere.present(Side::B))
            elsewhere.apply(PieceRemoved{enemy, &gone});
        QCOMPARE(reachOf({session->game(), elsewhere, *way.move, unit}, false), alone);
    }
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    GestureTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_gesture.moc"
