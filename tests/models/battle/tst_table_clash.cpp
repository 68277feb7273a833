#include "models/battle/table_clash.h"
#include "tests/ui/battle/bronze_battle.h"

#include <QTest>

using namespace ephor;

namespace {

FieldValue of(const ClashInputs& inputs, Side side, const std::string& key) {
    return std::ranges::find(inputs[index(side)], key, &Field::key)->value;
}

}  // namespace

class TestTableClash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A whole battle: every pair in contact at any moment gives a clash that the calculator takes, or refuses with a
    /// reason.
    void unitsInContactFillTheCalculator() {
        const auto session = test::bronzeSession();
        session->autoResolve(Until::End);
        QTRY_VERIFY_WITH_TIMEOUT(!session->isBusy(), 20000);
        const Game& game = session->game();
        int clashes = 0;
        for (int moment = 0; moment < session->timeline().size(); ++moment) {
            const Table& table = session->timeline().tableAt(moment);
            for (const auto& [a, b] : unitsInContact(table)) {
                QCOMPARE(table.side(a), Side::A);
                QCOMPARE(table.side(b), Side::B);
                const ClashInputs inputs = game.clashInputs(table, a, b);
                QVERIFY(of(inputs, Side::A, "unit") == FieldValue(game.piece(a).type->id));
                QVERIFY(of(inputs, Side::B, "unit") == FieldValue(game.piece(b).type->id));
                QVERIFY(of(inputs, Side::A, "courage") == FieldValue(std::int64_t{game.strength(table, a)}));
                QVERIFY(of(inputs, Side::B, "phalanx") == FieldValue(table.counter(b, 2) != 0));
                const auto report = game.system().clash(inputs);
                QVERIFY(report || !report.error().empty());
                clashes += report ? 1 : 0;
            }
        }
        QVERIFY(clashes > 0);
    }

    void theGeneralCountsAsTheOptionSays() {
        Setup setup = test::bronzeSetup();
        setup.options.push_back({"strategos_value", "3"});
        const auto game = *findSystem("men_of_bronze")->open(setup);
        Table table = game->opening();
        table.apply(CounterSet{PieceId(0), 4, 1, nullptr});
        const ClashInputs inputs = game->clashInputs(table, PieceId(0), PieceId(7));
        QVERIFY(of(inputs, Side::A, "strategos") == FieldValue(std::int64_t{3}));
        QVERIFY(of(inputs, Side::B, "strategos") == FieldValue(std::int64_t{0}));
    }
};

QTEST_GUILESS_MAIN(TestTableClash)
#include "tst_table_clash.moc"
