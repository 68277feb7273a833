#include "models/items/battle_log_model.h"
#include "tests/drill/drill.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace ephor;

namespace {

std::unique_ptr<BattleSession> opened() {
    return std::move(*BattleSession::open(drill::system(), drill::placedSetup(),
                                          {.kind = DicePlan::Kind::Fast, .seed = 7, .stream = 0, .key = {}}));
}

void playThrough(BattleSession& session) {
    session.autoResolve(Until::End);
    QTRY_VERIFY(!session.isBusy());
}

QModelIndex firstOf(const QAbstractItemModel& model, BattleLogModel::Kind kind, const QModelIndex& parent = {}) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data(BattleLogModel::KindRole).value<BattleLogModel::Kind>() == kind)
            return index;
        if (const QModelIndex below = firstOf(model, kind, index); below.isValid())
            return below;
    }
    return {};
}

}  // namespace

class BattleLogModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAProperModelWhileTheBattleGoesOnAndBack() {
        const auto session = opened();
        BattleLogModel model(*session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int i = 0; i < 25; ++i) {
            session->step();
            QTRY_VERIFY(!session->isBusy());
        }
        for (int i = 0; i < 6; ++i)
            session->undo();
        session->redo();
        playThrough(*session);
        QVERIFY(model.rowCount() > 3);
    }

    void stepsAndUndosLeaveTheLogThatAFreshOneHas() {
        const auto session = opened();
        BattleLogModel model(*session);
        for (int i = 0; i < 25; ++i) {
            session->step();
            QTRY_VERIFY(!session->isBusy());
            if (i % 3 == 2) {
                session->undo();
                QCOMPARE(model.asText(), BattleLogModel(*session).asText());
            }
        }
        QCOMPARE(model.asText(), BattleLogModel(*session).asText());
    }

    void aRollOpensToDiceAndChance() {
        const auto session = opened();
        playThrough(*session);
        const BattleLogModel model(*session);
        const QModelIndex roll = firstOf(model, BattleLogModel::Kind::Roll);
        QVERIFY(roll.isValid());
        const QModelIndex dice = model.index(0, 0, roll);
        const auto shown = dice.data(BattleLogModel::DiceRole).value<DiceShown>();
        QCOMPARE(shown.need, 4);
        QCOMPARE(shown.faces.size(), std::size_t{6});  // four, and two for the supports
        QVERIFY(model.index(1, 0, roll).data().toString().contains(QStringLiteral("exact")));
        QCOMPARE(roll.siblingAtColumn(BattleLogModel::RuleColumn).data().toString(), QStringLiteral("DR-05"));
    }

    void theChanceOfARollIsTheBinomial() {
        const Game& game = opened()->game();
        Q_UNUSED(game);
        const auto session = opened();
        playThrough(*session);
        const BattleLogModel model(*session);
        const QModelIndex roll = firstOf(model, BattleLogModel::Kind::Roll);
        const auto shown = model.index(0, 0, roll).data(BattleLogModel::DiceRole).value<DiceShown>();
        const int hits = static_cast<int>(std::ranges::count_if(shown.faces, [](int f) { return f >= 4; }));
        const double exactly[] = {1, 6, 15, 20, 15, 6, 1};
        QVERIFY(model.index(1, 0, roll).data().toString().contains(percent(exactly[hits] / 64)));
    }

    void aNumberOpensToItsModifiersWithTheirRules() {
        const auto session = opened();
        playThrough(*session);
        const QString log = BattleLogModel(*session).asText();
        QVERIFY(log.contains(QStringLiteral("+4  every attack  [DR-05]")));
        QVERIFY(log.contains(QStringLiteral("+2  support  [DR-06]")));
    }

    void allThatAUnitDoesStandsUnderOneHeading() {
        const auto session = opened();
        playThrough(*session);
        const BattleLogModel model(*session);
        // Every mark "has acted" begins a heading of its unit, and nothing of another unit's activation is below it.
        int marks = 0;
        for (int i = 0; i < session->timeline().size(); ++i) {
            const auto* set = std::get_if<CounterSet>(&session->timeline().event(i));
            if (!set || set->counter != drill::Done || set->to == 0)
                continue;
            ++marks;
            const QModelIndex heading = model.indexOfEvent(i);
            QCOMPARE(heading.data(BattleLogModel::KindRole).value<BattleLogModel::Kind>(),
                     BattleLogModel::Kind::Action);
            QVERIFY(
                heading.data().toString().startsWith(QString::fromStdString(session->game().piece(set->piece).name)));
            QCOMPARE(heading.data(BattleLogModel::EventRole).toInt(), i);
        }
        QVERIFY(marks > 6);
        const QModelIndex roll = firstOf(model, BattleLogModel::Kind::Roll);
        QCOMPARE(roll.parent().data(BattleLogModel::KindRole).value<BattleLogModel::Kind>(),
                 BattleLogModel::Kind::Action);
        QCOMPARE(roll.parent().parent().data(BattleLogModel::KindRole).value<BattleLogModel::Kind>(),
                 BattleLogModel::Kind::Phase);
        // The heading says what came of it, not only that somebody acted.
        QVERIFY2(roll.parent().data().toString().contains(QStringLiteral("strikes")),
                 qPrintable(roll.parent().data().toString()));
    }

    void aRollOpensToItsModifiersToo() {
        const auto session = opened();
        playThrough(*session);
        const BattleLogModel model(*session);
        const QModelIndex roll = firstOf(model, BattleLogModel::Kind::Roll);
        QStringList below;
        for (int row = 0; row < model.rowCount(roll); ++row)
            below << model.index(row, 0, roll).data().toString() + QLatin1Char(' ') +
                         model.index(row, BattleLogModel::RuleColumn, roll).data().toString();
        QVERIFY2(below.contains(QStringLiteral("+4  every attack DR-05")), qPrintable(below.join(u'|')));
        QVERIFY(below.contains(QStringLiteral("+2  support DR-06")));
    }

    void aCorrectionIsMarked() {
        const auto session = opened();
        for (int i = 0; i < 2; ++i) {
            session->step();
            QTRY_VERIFY(!session->isBusy());
        }
        Correction correction;
        correction.kind = Correction::Kind::Remove;
        correction.piece = PieceId(2);
        correction.reason = "broke its lance";
        QVERIFY(!session->correct(correction));
        const BattleLogModel model(*session);
        const QModelIndex marked = firstOf(model, BattleLogModel::Kind::Correction);
        QVERIFY(marked.isValid());
        QVERIFY(marked.data().toString().contains(QStringLiteral("broke its lance")));
    }

    void aLineIsFoundByItsEvent() {
        const auto session = opened();
        playThrough(*session);
        const BattleLogModel model(*session);
        const QModelIndex loss = firstOf(model, BattleLogModel::Kind::Roll);
        QCOMPARE(model.indexOfEvent(loss.data(BattleLogModel::EventRole).toInt()), loss);
    }

    void showLog() {
        const auto session = opened();
        playThrough(*session);
        if (qEnvironmentVariableIsSet("EPHOR_SHOW"))
            qInfo().noquote() << BattleLogModel(*session).asText();
    }
};

QTEST_GUILESS_MAIN(BattleLogModelTest)
#include "tst_battle_log_model.moc"
