// Base edges and deployment (DBA-005 to DBA-016): whose edge is whose, and which way a base faces that comes onto the
// table.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/rules/dba/battle/deployment.h"
#include "tests/support/dba_rig.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

/// The texts of rule DBA-005 and DBA-008 that a battle tells, by side, and the table at its end.
struct Edges final : Listener {
    std::array<std::string, 2> told;

    void heard(int, const Event& event) override {
        if (const auto* noted = std::get_if<Noted>(&event);
            noted && noted->what && (noted->what->rule == "DBA-005" || noted->what->rule == "DBA-008"))
            told[index(noted->side)] = noted->what->text;
    }
};

}  // namespace

class TestDbaDeployment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-005, DBA-008
    void theLogSaysWhoseEdgeIsWhose() {
        static constexpr std::array names{"north", "east", "south", "west"};
        std::array<int, 4> seen{};
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Pcg32 draw(seed, 5);
            const auto game = dba::system().open(mirroredDbaSetup(dba::system(), draw));
            QVERIFY(game);
            const RandomPlayer chance(seed);
            Edges edges;
            FastDice dice(seed);
            Conditions conditions;
            conditions.dice = &dice;
            conditions.key = seed;
            conditions.listener = &edges;
            conditions.players = {&chance, &chance};
            Fight fight(**game);
            QVERIFY(fight.run(conditions).ended);
            for (const Side side : bothSides) {
                const auto edge = static_cast<std::size_t>(baseOf(fight.table(), side));
                ++seen[edge];
                QVERIFY2(edges.told[index(side)].find(names[edge]) != std::string::npos,
                         edges.told[index(side)].c_str());
                const std::vector<Sign> signs = (*game)->signs(fight.table(), side);
                QVERIFY(std::ranges::any_of(signs, [&](const Sign& sign) {
                    return toText(sign.words).find(names[edge]) != std::string::npos;
                }));
            }
        }
        QVERIFY(std::ranges::all_of(seen, [](int count) { return count > 0; }));
    }

    // DBA-A21: a scenario does not take the defender out of its camp.
    void whoHoldsTheCampIsNotPlacedInTheField() {
        DbaRig r({"Sp", "Sp"}, {"Sp"});
        Setup setup = r.game->setup();
        setup.placements = {{Side::A, 0, {{5, 6}, {0, 1}}, 0}, {Side::A, 1, {{6, 6}, {0, 1}}, 0}};
        r.game = std::make_shared<const DbaGame>(dba::system(), setup, Options{});
        r.put(r.a(0), {7.5, 1}, {0, 1});
        r.set(r.a(0), Guards, InCamp);
        r.run({}, [](Play& play) { deploy(play, Side::A); });
        QVERIFY(r.table.body(r.a(0)).pose.centre.y < 1.5);
        QVERIFY(r.table.body(r.a(1)).pose.centre == (Vec{6, 6}));
    }

    // DBA-017, DBA-020: elephants, war wagons and artillery alone may not be held back; double bases may.
    void doubleBasesMayLand() {
        struct Holder final : Player {
            mutable PieceSet offered;
            By kind() const override { return By::Scripted; }
            Choice choose(const Request& request, const Position& position) const override {
                if (request.question.decision == HoldBack)
                    for (const Option& option : request.options)
                        if (option.piece)
                            offered.insert(option.piece);
                return standardPlayer(position.game).choose(request, position);
            }
        };
        ArmyList list;
        list.system = "dba";
        list.fields = {{"army", std::string("II/5c"), {}, {}, 0, 0},
                       {"terrain", std::string("littoral"), {}, {}, 0, 0}};
        for (const char* type : {"8Sp", "8Sp", "El", "Art", "WWg", "Cv", "Sp", "Sp", "Sp", "Sp", "Sp", "Sp"})
            list.entries.push_back(dbaElement(type, list.entries.empty()));
        Setup setup = dbaSetup(dba::system(), list, list);
        setup.terrain = {dbaGround("waterway", 0, 0, 1, 15)};
        const DbaGame game(dba::system(), setup, {});
        const Holder holder;
        FastDice dice(1);
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&holder, &holder};
        Fight fight(game);
        QVERIFY(fight.run(conditions).ended);
        QVERIFY(holder.offered.contains(DbaGame::pieceOf(Side::A, 0)));
        QVERIFY(holder.offered.contains(DbaGame::pieceOf(Side::A, 1)));
        for (const int heavy : {2, 3, 4})
            QVERIFY(!holder.offered.contains(DbaGame::pieceOf(Side::A, heavy)));
    }

    // DBA-011, DBA-013: whichever edge is its own.
    void whoComesOntoTheTableFacesTheEnemy() {
        DbaRig r({"Sp"}, {"Sp"});
        for (const TableEdge edge : allEdges) {
            r.set(Side::A, BaseEdge, 1 + static_cast<int>(edge));
            r.set(Side::B, BaseEdge, 1 + static_cast<int>(opposite(edge)));
            for (const Side side : bothSides) {
                const Vec in = towardsEnemy(r.table, side);
                Request request;
                request.question = {Deploy, side, {}};
                request.form = Form::Deploy;
                request.pieces = r.setOf({DbaGame::pieceOf(side, 0)});
                request.limits.how = DeployPlace;
                std::vector<Choice> choices;
                r.game->suggest(r.table, request, choices);
                QVERIFY(!choices.empty());
                for (const Choice& choice : choices)
                    QVERIFY(choice.pose.facing == in);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestDbaDeployment)
#include "tst_dba_deployment.moc"
