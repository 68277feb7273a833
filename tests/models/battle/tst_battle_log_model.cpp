#include "core/battle/telling/narrator.h"
#include "tests/models/battle/log_models.h"

#include <QAbstractItemModelTester>

using namespace ephor;
using namespace ephor::test;

class TestBattleLogModel : public QObject {
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
            QVERIFY(heading.data(BattleLogModel::LineRole)
                        .toString()
                        .startsWith(QString::fromStdString(NameTags(session->game()).name(set->piece))));
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

    /// A heading that says who moved names units of one side only, even if enemies moved in the meantime.
    void aHeadingNamesUnitsOfOneSide_data() { addSystems(); }
    void aHeadingNamesUnitsOfOneSide() {
        QFETCH(const int, row);
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const auto session = fought(row, seed);
            QVERIFY(session);
            const NameTags names(session->game());
            eachBelow(BattleLogModel(*session), {}, [&](const QModelIndex& heading) {
                const QString text = heading.data().toString();
                if (kindOf(heading) != BattleLogModel::Kind::Action || !text.endsWith(QStringLiteral(" moved")))
                    return;
                const QString line = heading.data(BattleLogModel::LineRole).toString();
                for (int i = 0; i < session->table().pieces(); ++i) {
                    const Side side = session->game().piece(PieceId(i)).side;
                    const QString name = QString::fromStdString(names.bare(PieceId(i)));
                    bool isOfBoth = false;
                    for (const PieceId piece : session->table().all(other(side)))
                        isOfBoth = isOfBoth || names.bare(piece) == names.bare(PieceId(i));
                    if (index(side) != static_cast<std::size_t>(heading.data(BattleLogModel::SideRole).toInt()) &&
                        !isOfBoth)
                        QVERIFY2(!text.contains(name) || line.contains(name), qPrintable(text));
                }
            });
        }
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

    void theLogHasTheLinesOfTheCommandLine_data() { addSystems(); }
    void theLogHasTheLinesOfTheCommandLine() {
        QFETCH(const int, row);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto session = fought(row, seed);
            QVERIFY(session);
            const BattleLogModel model(*session);
            QStringList lines;
            eachBelow(model, {}, [&](const QModelIndex& index) {
                using Kind = BattleLogModel::Kind;
                const Kind kind = kindOf(index);
                if (kind != Kind::Phase && kind != Kind::Detail && kind != Kind::Dice && kind != Kind::Member &&
                    kind != Kind::Fight)
                    lines << index.data(BattleLogModel::LineRole).toString() + QLatin1Char(' ') +
                                 index.siblingAtColumn(BattleLogModel::RuleColumn)
                                     .data(BattleLogModel::LineRole)
                                     .toString();
            });
            QStringList told;
            for (const LogLine& line : toldLog(session->game(), session->record())) {
                const bool isHeading = line.rank == LogLine::Rank::Phase || line.text.starts_with("Turn ");
                if (!isHeading && line.rank != LogLine::Rank::Detail)
                    told << QString::fromStdString(line.text + ' ' + line.rule);
            }
            QVERIFY(!told.isEmpty());
            lines.sort();  // a test stands above its roll
            told.sort();
            QCOMPARE(lines, told);
        }
    }

    // L3
    void noHeadingIsRepeatedByItsOnlyLine_data() { addSystems(); }
    void noHeadingIsRepeatedByItsOnlyLine() {
        QFETCH(const int, row);
        int headings = 0;
        eachLog(row, [&](const BattleLogModel& model) {
            eachBelow(model, {}, [&](const QModelIndex& heading) {
                const auto kind = kindOf(heading);
                if (kind != BattleLogModel::Kind::Action && kind != BattleLogModel::Kind::Fight)
                    return;
                ++headings;
                const QModelIndex only = model.index(0, 0, heading);
                if (model.rowCount(heading) == 1 && !only.data(BattleLogModel::SaidRole).toBool())
                    QVERIFY2(only.data().toString() != heading.data().toString(), qPrintable(only.data().toString()));
            });
        });
        QVERIFY(headings > 0);
    }

    // L1
    void aFightHasABadgeBeforeEachName_data() { addSystems(); }
    void aFightHasABadgeBeforeEachName() {
        QFETCH(const int, row);
        int fights = 0;
        eachLog(row, [&](const BattleLogModel& model) {
            eachBelow(model, {}, [&](const QModelIndex& heading) {
                if (!heading.data(BattleLogModel::FightRole).toBool())
                    return;
                ++fights;
                const auto badges = heading.data(BattleLogModel::BadgesRole).value<std::vector<BadgeInText>>();
                QVERIFY(badges.size() >= 2);
                QCOMPARE(badges[0].at, 0);
                QVERIFY(badges[0].side != badges[1].side);
                const QString text = heading.data().toString();
                QVERIFY2(!text.contains(QChar(1)) && !text.contains(QChar(2)), qPrintable(text));
            });
        });
        QVERIFY(fights > 0);
    }

    void aLineOfAGroupOpensIntoItsMembers_data() { addSystems(); }
    void aLineOfAGroupOpensIntoItsMembers() {
        QFETCH(const int, row);
        int groups = 0;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto session = fought(row, seed);
            QVERIFY(session);
            const BattleLogModel model(*session);
            const NameTags names(session->game());
            eachBelow(model, {}, [&](const QModelIndex& group) {
                std::vector<PieceId> pieces;
                int last = -1;
                for (int i = 0; i < model.rowCount(group); ++i) {
                    const QModelIndex member = model.index(i, 0, group);
                    if (kindOf(member) != BattleLogModel::Kind::Member)
                        continue;
                    const int event = member.data(BattleLogModel::EventRole).toInt();
                    QVERIFY(event > last);
                    last = event;
                    QCOMPARE(model.indexOfEvent(event), member);
                    std::visit(
                        [&](const auto& e) {
                            if constexpr (requires { e.piece; })
                                pieces.push_back(e.piece);
                        },
                        session->timeline().event(event));
                    QCOMPARE(member.data().toString(), QString::fromStdString(names.name(pieces.back())));
                }
                if (pieces.empty())
                    return;
                ++groups;
                QVERIFY(pieces.size() > 1);
                const QString line = group.data(BattleLogModel::LineRole).toString();
                QVERIFY2(line.startsWith(QString::fromStdString(names.list(pieces)) + QStringLiteral(": ")),
                         qPrintable(line));
                if (kindOf(group) != BattleLogModel::Kind::Action)
                    QCOMPARE(group.data(BattleLogModel::EventRole).toInt(), last);
            });
        }
        QVERIFY(groups > 3);
    }

    void whatGrowsKeepsItsPlace_data() { addSystems(); }
    void whatGrowsKeepsItsPlace() {
        QFETCH(const int, row);
        const testing::SystemUnderTest system = testing::systemsUnderTest()[static_cast<std::size_t>(row)];
        const auto session =
            std::move(*BattleSession::open(*findSystem(system.id), testing::anyGame(system, 1)->setup(), {}));
        BattleLogModel model(*session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        int kept = 0;
        for (int i = 0; i < 60 && session->pending(); ++i) {
            const QModelIndex phase = model.index(model.rowCount() - 1, 0);
            const QPersistentModelIndex first = model.index(0, 0, phase);
            const bool wasThere = first.isValid();
            session->step();
            QTRY_VERIFY(!session->isBusy());
            QVERIFY(!wasThere || first.isValid());
            kept += wasThere ? 1 : 0;
            if (i % 7 == 6)
                session->undo();
            QCOMPARE(model.asText(), BattleLogModel(*session).asText());
        }
        QVERIFY(kept > 10);
    }

    void showLog() {
        const auto session = opened();
        playThrough(*session);
        if (qEnvironmentVariableIsSet("EPHOR_SHOW"))
            qInfo().noquote() << BattleLogModel(*session).asText();
    }
};

QTEST_GUILESS_MAIN(TestBattleLogModel)
#include "tst_battle_log_model.moc"
