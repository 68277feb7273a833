// The table shows how far the selected unit can move and which enemies it can charge. Wheel, space and the middle
// button move the view.
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
#include "ui/battle/table/reach.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>
#include <numbers>

using namespace ephor;
using namespace ephor::test;

class TestTableReach : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    /// Where a retinue may be placed, all of it is within the shaded zone.
    void theZoneOfARetinueIsThatOfAllItsFigures() {
        const auto session = mirrored("skirmish");
        QVERIFY(session->pending() && session->pending()->request->form == Form::Deploy);
        const PendingRequest request = session->pending()->request;
        std::vector<Choice> suggested;
        session->game().suggest(session->table(), *request, suggested);
        const Choice place = suggested.front();
        std::vector<Body> beside;
        const auto others = MovePreview(*session, {{}, request, session->table()}).after(place);
        QVERIFY(others.size() > 3);
        for (const auto& [piece, pose] : others)
            beside.push_back({{pose.centre - place.pose.centre, pose.facing}, session->table().body(piece).size});
        const PlaceAsked asked{session->game(), session->table(), *request, place.piece, place.code, beside};
        const QPainterPath zone = reachOf(asked, true);
        for (const auto& [piece, pose] : others)  // the zone is sampled in steps of an inch
            QVERIFY(zone.intersects(QRectF(pose.centre.x - 1, pose.centre.y - 1, 2, 2)));
    }

    /// The suggested place is within the shaded zone, whatever the size of a base.
    void aSuggestedPlaceIsInTheZone_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"dba", "men_of_bronze"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void aSuggestedPlaceIsInTheZone() {
        QFETCH(const QString, id);
        const auto session = mirrored(id.toStdString());
        QVERIFY(playUntil(*session, [&] { return session->pending()->request->form == Form::Deploy; }));
        const Request& request = *session->pending()->request;
        const std::optional<Choice> place = standardAnswer(*session);
        QVERIFY(place);
        const Body body{place->pose, session->table().body(place->piece).size};
        const QPainterPath zone =
            reachOf({session->game(), session->table(), request, place->piece, place->code}, true);
        for (const Vec corner : corners(body)) {
            const Vec inside = corner + (body.pose.centre - corner) * 0.04;  // the zone's edge is found by halving
            QVERIFY2(zone.contains(QPointF(inside.x, inside.y)),
                     qPrintable(QStringLiteral("%1, %2").arg(corner.x).arg(corner.y)));
        }
    }

    void theReachOfASmallBaseHasNoGaps() {
        const auto session = mirrored("skirmish");
        PieceId figure;
        QVERIFY(playUntil(*session, [&] {
            const Request& request = *session->pending()->request;
            figure = request.limits.piece;
            return request.form == Form::Move && request.limits.allowance >= 4;
        }));
        const Request& request = *session->pending()->request;
        const QPainterPath reach = reachOf({session->game(), session->table(), request, figure}, true);
        const Pose at = session->table().body(figure).pose;
        const double far = request.limits.allowance * 0.9;
        constexpr int directions = 360;
        const auto isReached = [&](int i) {
            const Vec along = turned({{}, at.facing}, {}, cosSin(2 * std::numbers::pi * i / directions)).facing;
            const Vec point = at.centre + along * far;
            return reach.contains(QPointF(point.x, point.y));
        };
        int inside = 0;
        int gaps = 0;
        for (int i = 0; i < directions; ++i) {
            inside += isReached(i) ? 1 : 0;
            gaps += isReached(i) && !isReached(i + 1) ? 1 : 0;
        }
        QVERIFY(inside > 0);
        QVERIFY2(gaps <= 6, qPrintable(QString::number(gaps)));
    }

    void theWheelChangesTheUnitThatIsPointedAt() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        QVERIFY(playUntil(session, [&] { return bool(movable(session, 1)); }));
        const PieceId unit = movable(session, 1);
        TableView& table = person.table();
        PieceId pointed;
        connect(&table, &TableView::pointedAt, this, [&](PieceId piece) { pointed = piece; });
        const QPointF at = *table.placeOf(unit);
        QMouseEvent over(QEvent::MouseMove, at, table.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(&table, &over);
        QCOMPARE(pointed, unit);
        // Zooming in keeps the point under the pointer; by the keys, the table's middle stays, and the unit moves off.
        person.window->findChild<QAction*>(QStringLiteral("actionZoomIn"))->trigger();
        person.window->findChild<QAction*>(QStringLiteral("actionZoomIn"))->trigger();
        const bool isStillThere = QLineF(*table.placeOf(unit), at).length() < 4;
        QVERIFY(!isStillThere);
        QVERIFY(pointed != unit);
    }

    void theViewThatTheUserHasChosenStays() {
        Person person(bronzeAgainstComputer());
        BattleSession& session = person.session();
        QVERIFY(playUntil(session, [&] { return bool(movable(session, 1)); }));
        TableView& table = person.table();
        const PieceId unit = movable(session, 1);
        const QPointF at = *table.placeOf(unit);
        for (int i = 0; i < 6; ++i) {
            QWheelEvent notch(at, table.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&table, &notch);
        }
        const double scale = table.camera().scale;
        const Vec centre = table.camera().centre;
        person.dragAhead(unit, 2);
        for (int i = 0; i < 20 && session.pending(); ++i) {  // the other side acts elsewhere
            session.step();
            QVERIFY(waitIdle(session));
            QTest::qWait(20);
            person.key(Qt::Key_Space);
        }
        QCOMPARE(table.camera().scale, scale);
        QVERIFY(table.camera().centre == centre);
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

    void theReachIsShadedWithoutTellingOfTheEnemy_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"men_of_bronze", "ohw", "dba", "skirmish", "alala"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void theReachIsShadedWithoutTellingOfTheEnemy() {
        QFETCH(QString, id);
        const auto session = mirrored(id.toStdString());
        session->setPlayer(Side::B, By::Standard);
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
    TestTableReach test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_table_reach.moc"
