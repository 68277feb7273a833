// One gesture: a drag answers the questions before and after a move; idle questions are not asked. Counts the answers
// (keys, clicks, drags) that a person gives.
#include "core/rules/dba/state.h"
#include "core/rules/ohw/state.h"
#include "core/rules/skirmish/state.h"
#include "core/table/geometry.h"
#include "models/battle/answers/move_preview.h"
#include "models/battle/answers/standard_answer.h"
#include "tests/ui/battle/person.h"
#include "ui/battle/decision/decision_panel.h"
#include "ui/battle/decision/option_row.h"
#include "ui/battle/table/clash_tip.h"
#include "ui/battle/table/placing.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::test;

namespace {

/// Takes back the answers about the unit that is asked about.
void backToActivation(BattleSession& session) {
    while (session.pending()->request->question.piece && session.canUndo()) {
        session.undo();
        if (!waitIdle(session))
            return;
    }
}

/// Whether an answer from that entry on names the piece.
bool choosesPiece(const BattleSession& session, std::size_t from, PieceId piece) {
    const auto& entries = session.record().entries;
    return std::any_of(entries.begin() + static_cast<std::ptrdiff_t>(from), entries.end(), [&](const auto& entry) {
        const auto* answer = std::get_if<Answer>(&entry);
        return answer && answer->choice.piece == piece;
    });
}

/// Whether a drag straight ahead moves the piece without others.
bool mayGoAloneAhead(const BattleSession& session, PieceId piece, double inches) {
    const auto ways = waysToMoveAlone(session, piece);
    const Pose at = session.table().body(piece).pose;
    Choice ahead;
    ahead.pose = snapped({at.centre + at.facing * inches, at.facing});
    return std::ranges::any_of(ways, [&](const WayToMove& way) {
        return !session.game().refusal(way.table, *way.move, ahead) && MovePreview(session, way).others().empty();
    });
}

/// How many pieces of side A stand elsewhere.
int movedSince(const Table& before, const BattleSession& session) {
    int moved = 0;
    for (const PieceId piece : session.table().present(Side::A))
        moved += session.table().body(piece).pose != before.body(piece).pose ? 1 : 0;
    return moved;
}

}  // namespace

class TestGesture : public QObject {
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
        owned->setPlayer(Side::B, By::Standard);
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
        session->setPlayer(Side::B, By::Standard);
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

    void aDragOntoAnEnemyWithinReachChargesIt() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        const auto charge = [&](bool isChargeOutOfReach) {
            for (const Option& option : session.pending()->request->options)
                if (session.pending()->request->question.piece && option.piece && option.price == 1 && option.label &&
                    session.game().piece(option.piece).side == Side::B &&
                    (option.label->meaning == Meaning::ChargeOutOfReach) == isChargeOutOfReach)
                    return option.piece;
            return PieceId{};
        };
        QVERIFY(playUntil(session, [&] { return bool(charge(false)); }));
        const PieceId unit = person.asked();
        const PieceId enemy = charge(false);
        backToActivation(session);
        const std::size_t entries = session.record().entries.size();
        person.hold(unit, enemy);
        const QString said = person.table().placingSaid();
        person.letGo();
        QVERIFY2(said.startsWith(QStringLiteral("Charge ")) && !said.contains(QStringLiteral("out of reach")),
                 qPrintable(said));
        QVERIFY(choosesPiece(session, entries, enemy));
        person.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session.record().entries.size(), entries);
    }

    void aDragOntoAnEnemyOutOfReachSaysSo() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        PieceId enemy;
        QVERIFY(playUntil(session, [&] {
            enemy = {};
            for (const Option& option : session.pending()->request->options)
                if (option.piece && option.label && option.label->meaning == Meaning::ChargeOutOfReach)
                    enemy = option.piece;
            return enemy && session.pending()->request->question.piece;
        }));
        const PieceId unit = person.asked();
        const QString tip = clashTip(session.game(), session.table(), *session.pending()->request, enemy);
        QVERIFY2(tip.contains(QStringLiteral("out of reach")), qPrintable(tip));
        backToActivation(session);
        const std::size_t entries = session.record().entries.size();
        person.hold(unit, enemy);
        const QString said = person.table().placingSaid();
        person.letGo();
        QVERIFY2(said.contains(QStringLiteral("out of reach")), qPrintable(said));
        QVERIFY(!choosesPiece(session, entries, enemy));
        for (int i = 0; i < 3 && person.asked() == unit && session.pending()->request->options.empty(); ++i)
            person.answerSomehow();
        const std::optional<Choice> proposed = person.window->findChild<DecisionPanel*>()->choice();
        for (const Option& option : session.pending()->request->options)
            QVERIFY(!proposed || option.piece != proposed->piece || option.code != proposed->code || !option.label ||
                    option.label->meaning != Meaning::ChargeOutOfReach);
    }

    void aDragOntoANeighbourShowsTheChancesAndWaits() {
        auto owned = mirrored("ohw");
        owned->setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(*owned));
        Person person(std::move(owned));
        BattleSession& session = person.session();
        PieceId unit;
        PieceId enemy;
        const auto mayFight = [&] {
            for (const Option& option : session.pending()->request->options)
                if (option.code == ohw::code::fight && option.piece && !session.pending()->request->question.piece)
                    for (const PieceId other : session.table().present(Side::B))
                        if (!clashAhead(session.game(), session.table(), option.piece, other).isEmpty()) {
                            unit = option.piece;
                            enemy = other;
                        }
            return unit && !waysToMove(session, unit).empty();
        };
        QVERIFY(playUntil(session, mayFight));
        QVERIFY(clashAhead(session.game(), session.table(), unit, enemy).contains(u'%'));
        person.window->findChild<QAction*>(QStringLiteral("actionWhole"))->trigger();
        const std::size_t entries = session.record().entries.size();
        const Table& table = session.table();
        person.dragBy(unit, table.body(enemy).pose.centre - table.body(unit).pose.centre);
        QCOMPARE(session.record().entries.size(), entries);
        QVERIFY(person.window->findChild<DecisionPanel*>()->choice() == coded(ohw::code::fight, unit));
        person.key(Qt::Key_Return);
        QVERIFY(session.record().entries.size() > entries);
    }

    void theCaptionOfAGroupOnSquaresStaysWithinItsLimit() {
        auto owned = mirrored("ohw");
        owned->setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(*owned));
        Person person(std::move(owned));
        BattleSession& session = person.session();
        QVERIFY(playUntil(session, [&] { return session.pending()->request->form == Form::Move; }));
        const PieceId unit = session.pending()->request->limits.piece;
        const double square = TableLengths(session.game()).square();
        const Pose at = session.table().body(unit).pose;
        QVERIFY(square > 0);
        person.table().startPlacing(unit, 0);
        Choice there;
        there.pose = {at.centre + at.facing * (square * 1.45), at.facing};
        person.table().showCandidate(there);
        const QString said = person.table().placingSaid();
        QVERIFY2(!person.table().placing()->refusal(), qPrintable(said));
        QVERIFY2(said.startsWith(QStringLiteral("1 square of")), qPrintable(said));
    }

    void noTwoSuggestionsOfAMoveSayTheSame() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        int moves = 0;
        QStringList twins;
        const auto read = [&] {
            if (session.pending()->request->form != Form::Move)
                return false;
            QStringList rows;
            for (const OptionRow* row : person.window->findChildren<OptionRow*>())
                if (row->objectName().startsWith(QStringLiteral("option")))
                    rows << row->text() + row->accessibleDescription().section(QStringLiteral("  "), -1);
            QStringList once = rows;
            if (once.removeDuplicates() > 0)
                twins << rows.join(QStringLiteral("; "));
            return ++moves >= 40;
        };
        playUntil(session, read);
        QVERIFY(moves > 0);
        QVERIFY2(twins.isEmpty(), qPrintable(twins.join(u'\n')));
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

    void aDragOfAnyUnitOfTheChosenGroupMovesTheGroup() {
        auto owned = mirrored("dba");
        owned->setPlayer(Side::B, By::Standard);
        Person person(std::move(owned));
        BattleSession& session = person.session();
        QVERIFY(waitIdle(session));
        int row = 0;
        PieceSet others;
        const auto isGroupOffered = [&] {
            const Request& request = *session.pending()->request;
            if (request.form != Form::Options)
                return false;
            for (row = 0; const Option& option : request.options) {
                ++row;
                const auto ways = waysToMove(session, option.piece, coded(option.code, option.piece));
                if (!ways.empty() && ways.front().answers.front().choice == coded(option.code, option.piece))
                    others = MovePreview(session, ways.front()).others();
                if (!others.empty())
                    return true;
            }
            return false;
        };
        QVERIFY(playUntil(session, isGroupOffered));
        const PieceId leader = session.pending()->request->options[static_cast<std::size_t>(row - 1)].piece;
        auto* chosen = part<QAbstractButton>(*person.window, QStringLiteral("option%1").arg(row));
        QVERIFY(chosen);
        QTest::mouseClick(chosen, Qt::LeftButton);
        QVERIFY(chosen->isChecked());
        const Table before = session.table();
        const PieceId other = others.first();
        QVERIFY(other != leader);
        person.dragAhead(other, 0.5);
        const auto hasMoved = [&](PieceId piece) {
            return session.table().body(piece).pose != before.body(piece).pose;
        };
        QVERIFY(hasMoved(leader));
        for (const PieceId piece : others)
            QVERIFY(hasMoved(piece));
    }

    void allUnitsOfAGroupAreShownWhereItWouldGo() {
        auto owned = mirrored("dba");
        owned->setPlayer(Side::B, By::Standard);
        Person person(std::move(owned));
        BattleSession& session = person.session();
        QVERIFY(waitIdle(session));
        const auto* panel = person.window->findChild<DecisionPanel*>();
        QVERIFY(playUntil(session, [&] {
            return session.pending()->request->form == Form::Move && !person.table().groupShown().empty();
        }));
        const Choice proposed = *panel->choice();
        const TableView::Poses shown = person.table().groupShown();
        QVERIFY(!session.answer(proposed));
        QVERIFY(waitIdle(session));
        for (const auto& [piece, pose] : shown)
            QVERIFY(session.table().body(piece).pose == pose);
    }

    void aDragUnderAProposedGroupMovesTheGroupAndWithShiftTheUnitAlone() {
        auto owned = mirrored("dba");
        owned->setPlayer(Side::B, By::Standard);
        Person person(std::move(owned));
        BattleSession& session = person.session();
        QVERIFY(waitIdle(session));
        const auto* panel = person.window->findChild<DecisionPanel*>();
        PieceSet others;
        const auto isGroupProposed = [&] {
            const std::optional<Choice> proposed = panel->choice();
            if (!proposed || !proposed->piece || session.pending()->request->form != Form::Options)
                return false;
            const auto ways = waysToMove(session, proposed->piece, proposed);
            if (!ways.empty() && ways.front().answers.front().choice == *proposed)
                others = MovePreview(session, ways.front()).others();
            return !others.empty() && mayGoAloneAhead(session, others.first(), 0.5);
        };
        QVERIFY(playUntil(session, isGroupProposed));
        QVERIFY(!panel->isPersons());
        const Table before = session.table();
        const std::size_t entries = session.record().entries.size();
        const QString name = QString::fromStdString(session.game().piece(others.first()).name);
        person.dragModifiers = Qt::ShiftModifier;
        person.dragAhead(others.first(), 0.5);
        QVERIFY(session.table().body(others.first()).pose != before.body(others.first()).pose);
        QCOMPARE(movedSince(before, session), 1);
        QVERIFY2(person.lastSaid.startsWith(name + QStringLiteral(" alone")), qPrintable(person.lastSaid));
        for (int i = 0; i < 4 && session.record().entries.size() > entries; ++i) {
            session.undo();
            QVERIFY(waitIdle(session));
        }
        QCOMPARE(session.table(), before);
        QVERIFY(isGroupProposed());
        person.dragModifiers = {};
        person.dragAhead(others.first(), 0.5);
        QCOMPARE(movedSince(before, session), others.size() + 1);
        QVERIFY2(person.lastSaid.contains(QStringLiteral("with its group of %1").arg(others.size() + 1)),
                 qPrintable(person.lastSaid));
    }

    void aDragWithShiftDoesNotTakeTheRetinueOfAFigureAlong() {
        auto owned = mirrored("skirmish");
        owned->setPlayer(Side::B, By::Standard);
        Person person(std::move(owned));
        BattleSession& session = person.session();
        QVERIFY(waitIdle(session));
        PieceId figure;
        const auto mayMarchOrMove = [&] {
            for (const Option& option : session.pending()->request->options)
                if (option.code == skirmish::code::march && mayGoAloneAhead(session, option.piece, 1))
                    figure = option.piece;
            return bool(figure);
        };
        QVERIFY(playUntil(session, mayMarchOrMove));
        const Table before = session.table();
        person.dragModifiers = Qt::ShiftModifier;
        person.dragAhead(figure, 1);
        QVERIFY(session.table().body(figure).pose != before.body(figure).pose);
        QCOMPARE(movedSince(before, session), 1);
    }

    void aDragWaitsBeforeATestThatMayEndThePhase() {
        auto owned = mirrored("ohw");
        owned->setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(*owned));
        Person person(std::move(owned));
        BattleSession& session = person.session();
        const auto* panel = person.window->findChild<DecisionPanel*>();
        PieceId unit;
        Choice there;
        const auto mayMoveAgain = [&] {
            for (const Option& option : session.pending()->request->options) {
                const auto ways =
                    option.code == ohw::code::moveAgain ? waysToMove(session, option.piece) : std::vector<WayToMove>();
                std::vector<Choice> suggested;
                if (!ways.empty())
                    session.game().suggest(ways.front().table, *ways.front().move, suggested);
                const auto away = std::ranges::find_if(suggested, [&](const Choice& one) {
                    return one.pose.centre != session.table().body(option.piece).pose.centre;
                });
                if (away != suggested.end() && ways.front().answers.front().choice == coded(option)) {
                    unit = option.piece;
                    there = *away;
                    return true;
                }
            }
            return false;
        };
        QVERIFY(playUntil(session, mayMoveAgain));
        QVERIFY2(person.table().riskOfReach(unit).contains(QStringLiteral("the phase ends")),
                 qPrintable(person.table().riskOfReach(unit)));
        for (const Option& option : session.pending()->request->options)
            if (option.code == ohw::code::move)
                QVERIFY(person.table().riskOfReach(option.piece).isEmpty());
        const std::size_t entries = session.record().entries.size();
        // Onto an enemy: the answer is chosen, and its risk is told; nothing is chosen if the unit cannot go that way.
        person.hold(unit, session.table().present(Side::B).first());
        const Placing* held = person.table().placing();
        QVERIFY(held);
        const bool stays = !held->refusal() && session.game().distanceMoved(held->start(), held->pose()).empty();
        person.letGo();
        QCOMPARE(session.record().entries.size(), entries);
        const auto* refusal = part<QLabel>(*person.window, "refusal");
        QVERIFY(refusal->isVisible());
        QVERIFY2(
            refusal->text().contains(stays ? QStringLiteral("stays where it is") : QStringLiteral("Enter does it.")),
            qPrintable(refusal->text()));
        QCOMPARE(refusal->text().contains(u'%'), !stays);
        // To an empty square: the unit is shown there.
        const auto isWaiting = [&] {
            return person.table().isPlacing() && panel->isPersons() &&
                   panel->choice() == coded(ohw::code::moveAgain, unit) &&
                   person.table().placingSaid().contains(QStringLiteral("the phase ends"));
        };
        const Vec way = there.pose.centre - session.table().body(unit).pose.centre;
        person.dragBy(unit, way);
        QCOMPARE(session.record().entries.size(), entries);
        QVERIFY2(isWaiting(), qPrintable(person.table().placingSaid()));
        person.key(Qt::Key_Escape);
        QVERIFY(!person.table().isPlacing());
        person.dragBy(unit, way);
        QVERIFY(isWaiting());
        person.key(Qt::Key_Return);
        QVERIFY(session.record().entries.size() > entries);
        const auto* first = std::get_if<Answer>(&session.record().entries.at(entries));
        QVERIFY(first && first->choice == coded(ohw::code::moveAgain, unit));
    }

    /// The unit cannot go onto the enemy beside it, nor fight it: nothing is rolled and nothing asked.
    void aDragThatLeadsNowhereAnswersNothing() {
        auto owned = mirrored("ohw");
        owned->setPlayer(Side::B, By::Standard);
        QVERIFY(waitIdle(*owned));
        Person person(std::move(owned));
        BattleSession& session = person.session();
        const double square = TableLengths(session.game()).square();
        PieceId unit;
        PieceId enemy;
        const auto leadsNowhere = [&](const WayToMove& way) {
            Placing placing(session.game(), way.table, *way.move, unit, 0);
            placing.aim(session.table().body(enemy).pose.centre);
            return !placing.refusal() && session.game().distanceMoved(placing.start(), placing.pose()).empty();
        };
        const auto isBlocked = [&] {
            for (const Option& option : session.pending()->request->options) {
                unit = option.piece;
                if (option.code != ohw::code::move && option.code != ohw::code::moveAgain)
                    continue;
                if (std::ranges::find(session.pending()->request->options, unit, &Option::piece)->code != option.code)
                    continue;  // it may fight
                const Vec at = session.table().body(unit).pose.centre;
                for (const PieceId other : session.table().present(Side::B)) {
                    enemy = other;
                    if (length(session.table().body(other).pose.centre - at) > square * 1.1)
                        continue;
                    const auto ways = waysToMoveAlone(session, unit);
                    if (!ways.empty() && std::ranges::all_of(ways, leadsNowhere))
                        return true;
                }
            }
            return false;
        };
        QVERIFY(playUntil(session, isBlocked));
        const std::size_t entries = session.record().entries.size();
        person.hold(unit, enemy);
        // The text is beside the unit, in short lines, and does not hide the enemy.
        const QStringList lines = person.table().placingLines();
        QVERIFY(lines.size() > 1);
        for (const QString& line : lines)
            QVERIFY2(line.size() <= 40, qPrintable(line));
        const QRectF card = person.table().placingCard(lines, QFontMetricsF(person.table().font()));
        QVERIFY(!card.contains(*person.table().placeOf(enemy)));
        QVERIFY(QRectF(person.table().rect()).contains(card));
        person.letGo();
        QCOMPARE(session.record().entries.size(), entries);
        QVERIFY(!person.table().isPlacing());
        const auto* refusal = part<QLabel>(*person.window, "refusal");
        QVERIFY2(refusal->isVisible() && refusal->text().contains(QStringLiteral("stays where it is")),
                 qPrintable(refusal->text()));
    }

    void aDragNamesTheTestOfItsMove() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        PieceId unit;
        const auto mayDrift = [&] {
            unit = movable(session, 3);
            return unit && mayGoAloneAhead(session, unit, 3);
        };
        QVERIFY(playUntil(session, mayDrift));
        person.dragAhead(unit, 3);
        QVERIFY2(person.lastSaid.contains(QStringLiteral("Discipline test against drift: ")) &&
                     person.lastSaid.contains(u'%'),
                 qPrintable(person.lastSaid));
    }

    /// A click on the unit that leads the proposed group keeps the proposal, and a drag moves the group.
    void aClickOnTheLeaderOfTheProposedGroupKeepsTheGroup() {
        auto owned = mirrored("dba");
        owned->setPlayer(Side::B, By::Standard);
        Person person(std::move(owned));
        BattleSession& session = person.session();
        QVERIFY(waitIdle(session));
        const auto* panel = person.window->findChild<DecisionPanel*>();
        QVERIFY(playUntil(session, [&] {
            return panel->choice() && panel->choice()->code == dba::code::group &&
                   !waysToMove(session, panel->choice()->piece, panel->choice()).empty();
        }));
        const std::optional<Choice> proposed = panel->choice();
        QTest::mouseClick(&person.table(), Qt::LeftButton, {}, person.table().placeOf(proposed->piece)->toPoint());
        QVERIFY(panel->choice() == proposed);
        const Table before = session.table();
        person.dragAhead(proposed->piece, 0.5);
        QVERIFY(movedSince(before, session) > 1);
    }

    void terrainAtAnIllegalPlaceIsDrawnAsTerrain() {
        Person person(mirrored("dba"));
        BattleSession& session = person.session();
        QVERIFY(playUntil(session, [&] {
            const Request& request = *session.pending()->request;
            return request.form == Form::Move && request.limits.feature != FeatureLimits{} && standardAnswer(session);
        }));
        Choice there = *standardAnswer(session);
        const Vec legal = there.pose.centre;
        person.table().showCandidate(there);
        const std::vector<Terrain> placed = person.table().terrainHeld();
        QVERIFY(!placed.empty());
        there.pose.centre = {-9, -9};
        person.table().showCandidate(there);
        QVERIFY(person.table().placing()->refusal());
        const std::vector<Terrain> refused = person.table().terrainHeld();
        QCOMPARE(refused.size(), placed.size());
        QVERIFY(refused.front().outline.front() == placed.front().outline.front() + (there.pose.centre - legal));
    }

    void nothingOfTheFutureIsLearntFromADrag() {
        auto session = mirrored("ohw");
        session->setPlayer(Side::B, By::Standard);
        QVERIFY(playUntil(*session, [&] { return session->table().turn() > 0 && movable(*session, 1); }));
        const Record before = session->record();
        const Table table = session->table();
        QVERIFY(!waysToMove(*session, movable(*session, 1)).empty());
        QVERIFY(session->record().entries == before.entries && session->record().forks == before.forks);
        QCOMPARE(session->table(), table);
    }

    void aUnitThatCannotMoveNowSaysWhy() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        QVERIFY(playUntil(session, [&] { return bool(movable(session, 1)); }));
        const PieceId enemy = session.table().present(Side::B).first();
        const Vec centre = person.table().camera().centre;
        QString said;
        connect(&person.table(), &TableView::hint, this, [&](const QString& text) { said = text; });
        person.dragBy(enemy, {0, -4});
        QVERIFY(person.table().camera().centre == centre);
        QVERIFY2(said.contains(QStringLiteral("cannot move now")), qPrintable(said));
    }
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestGesture test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_gesture.moc"
