// A person at the battle window, with mouse and keys: counts what they do.
#pragma once

#include "models/battle/answers/ways_to_move.h"
#include "models/battle/samples.h"
#include "tests/support/idle_session.h"
#include "tests/ui/battle/bronze_battle.h"
#include "tests/ui/widgets.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/table/table_view.h"

#include <QApplication>
#include <QSettings>
#include <QTest>
#include <algorithm>

namespace ephor::test {

/// A sample army of the system against itself.
inline std::unique_ptr<BattleSession> mirrored(const std::string& id) {
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

inline bool asksPerson(const BattleSession& session) {
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
    PieceId asked() { return session().pending()->request->question.piece; }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        ++answers;
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), key, modifiers);
        waitIdle(session());
    }
    void click(const char* name) {
        ++answers;
        press(*window, name);
        waitIdle(session());
    }
    /// From the unit's centre, or from so many pixels behind its rear edge.
    void dragBy(PieceId piece, Vec by, Qt::MouseButton button = Qt::LeftButton, std::optional<double> behind = {}) {
        ++answers;
        const Body& body = session().table().body(piece);
        const double off = behind ? body.halfDepth() * table().camera().scale + *behind : 0;
        const QPoint from = (*table().placeOf(piece) - QPointF(body.facing().x, -body.facing().y) * off).toPoint();
        const QPoint to = from + QPointF(by.x * table().camera().scale, -by.y * table().camera().scale).toPoint();
        QTest::mousePress(&table(), button, dragModifiers, from);
        for (int i = 1; i <= 5; ++i) {
            const QPointF at = from + QPointF(to - from) * i / 5;
            QMouseEvent move(QEvent::MouseMove, at, table().mapToGlobal(at), Qt::NoButton, button, dragModifiers);
            QApplication::sendEvent(&table(), &move);
        }
        lastSaid = table().placingSaid();
        QTest::mouseRelease(&table(), button, dragModifiers, to);
        waitIdle(session());
    }
    /// Shows the whole table and drags a unit onto another one, without letting go.
    void hold(PieceId piece, PieceId onto) {
        ++answers;
        window->findChild<QAction*>(QStringLiteral("actionWhole"))->trigger();
        const QPointF from = *table().placeOf(piece);
        const QPointF to = *table().placeOf(onto);
        QTest::mousePress(&table(), Qt::LeftButton, {}, from.toPoint());
        for (int i = 1; i <= 5; ++i)
            moveTo(from + (to - from) * i / 5);
    }
    void moveTo(QPointF at) {
        m_held = at.toPoint();
        QMouseEvent move(QEvent::MouseMove, at, table().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&table(), &move);
    }
    void letGo() {
        QTest::mouseRelease(&table(), Qt::LeftButton, {}, m_held);
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
    Qt::KeyboardModifiers dragModifiers;
    QString lastSaid;  ///< beside the unit of the last drag, before it was let go

private:
    QPoint m_held;
};

/// A unit of side A that a drag can move from the pending question, with at least so many questions before its move.
inline PieceId movable(const BattleSession& session, std::size_t questions) {
    for (const PieceId piece : session.table().present(Side::A)) {
        const std::vector<WayToMove> ways = waysToMove(session, piece);
        if (!ways.empty() && ways.front().answers.size() >= questions)
            return piece;
    }
    return {};
}

/// The questions that the rules ask from the pending one until the unit has moved and another thing is asked.
inline int questionsOfAMove(BattleSession& session, PieceId piece) {
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

inline std::unique_ptr<BattleSession> bronzeAgainstComputer() {
    auto session = bronzeSession();
    session->setPlayer(Side::B, By::Standard);
    waitIdle(*session);
    return session;
}

}  // namespace ephor::test
