// Cached values of DBA equal what the table says, at every question of random battles.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/neighbours.h"
#include "core/table/geometry.h"
#include "tests/support/dba_rig.h"
#include "tests/support/effort.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

/// Checks every position with a move, and answers like another player.
struct Looker final : Player {
    const Player& who;
    mutable Pcg32 draw;
    mutable int places = 0;
    mutable std::vector<std::string> faults;

    Looker(const Player& p, std::uint64_t seed) : who(p), draw(seed, 1) {}
    By kind() const override { return who.kind(); }

    Choice choose(const Request& request, const Position& position) const override {
        const Choice choice = who.choose(request, position);
        const auto& game = static_cast<const DbaGame&>(position.game);
        if (request.question.decision == ChooseMove)
            lookAround(game, position.table);
        return choice;
    }

    double upTo(double most) const { return most * draw.below(10001) / 10000.0; }

    void expect(bool holds, const char* what) const {
        if (!holds && faults.size() < 10)
            faults.emplace_back(what);
    }

    void lookAround(const DbaGame& game, const Table& table) const {
        const Neighbours neighbours(game, table);
        for (const PieceId p : table.present()) {
            expect(neighbours.opponent(p) == frontEnemy(table, p) && neighbours.opponent(p) == frontEnemy(table, p),
                   "foe");
            expect(neighbours.inField(table.side(p)).contains(p) != isGuard(table, p), "in the field");
            const Vec near = table.body(p).pose.centre + Vec{upTo(4) - 2, upTo(4) - 2};
            const Vec anywhere{upTo(table.size().width), upTo(table.size().height)};
            for (const Vec place : {near, anywhere})
                lookAt(table, neighbours, {{place, direction({upTo(2) - 1, upTo(2) - 1})}, table.body(p).size});
        }
    }

    void lookAt(const Table& table, const Neighbours& neighbours, const Body& body) const {
        ++places;
        PieceSet among;
        for (const PieceId p : table.present())
            if (draw.below(2) == 0)
                among.insert(p);
        bool taken = false;
        for (const PieceId p : table.present()) {
            if (within(body, table.body(p), 0.1))
                expect(neighbours.near(body.pose.centre).contains(p), "near");
            taken = taken || (among.contains(p) && overlap(body, table.body(p)));
        }
        expect(neighbours.isTaken(body, ElementSet(among)) == taken, "taken");
    }
};

}  // namespace

class TestDbaCaches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoIsNearIsWhatTheTableSays() {
        int places = 0;
        int battles = 0;
        for (int n = 0; battles < std::max(6, effort(40)); ++n) {
            const auto key = static_cast<std::uint64_t>(n);
            Pcg32 draw(mixed(3, key), key);
            Setup setup = mirroredDbaSetup(dba::system(), draw);
            if (n % 2 == 1) {
                setup = anyDbaGround(setup, draw);
                placeDbaClose(setup, draw);
            }
            const auto game = dba::system().open(setup);
            if (!game)
                continue;  // terrain that may not be placed so
            ++battles;
            const RandomPlayer chance(key);
            const Looker one(standardPlayer(**game), key);
            const Looker other(n % 4 < 2 ? static_cast<const Player&>(chance) : standardPlayer(**game), key + 1);
            FastDice dice(mixed(5, key));
            Conditions conditions;
            conditions.dice = &dice;
            conditions.key = key;
            conditions.players = {&one, &other};
            Fight fight(**game);
            QVERIFY(fight.run(conditions).ended);
            for (const Looker* looker : {&one, &other}) {
                QVERIFY2(looker->faults.empty(), looker->faults.empty() ? "" : looker->faults.front().c_str());
                places += looker->places;
            }
        }
        QVERIFY(places > 100 * battles);
    }

    void sumsWithoutReasonsAreThoseWithReasons() {
        Pcg32 draw(11, 12);
        const auto yes = [&] { return draw.below(2) == 0; };
        std::vector<Troop> troops;
        for (const TroopType& type : dba::catalogue().types)
            troops.push_back(troopOf(type));
        const auto any = [&]() -> const Troop& {
            return troops[draw.below(static_cast<std::uint32_t>(troops.size()))];
        };
        for (int n = 0; n < 20'000; ++n) {
            CloseTerms terms;
            terms.going = static_cast<Going>(draw.below(3));
            terms.general = yes();
            terms.sideSupport = yes();
            terms.rearSupport = yes();
            terms.overlaps = static_cast<int>(draw.below(4));
            terms.uphill = yes();
            terms.bank = yes();
            terms.assault = draw.below(4) == 0;
            terms.inside = static_cast<Inside>(draw.below(4));
            terms.furtherAssaults = static_cast<int>(draw.below(4));
            const Troop& troop = any();
            const Troop& enemy = any();
            QCOMPARE(closeTotal(troop, enemy, terms), closeFactor(troop, enemy, terms).total());
        }
    }
};

QTEST_GUILESS_MAIN(TestDbaCaches)
#include "tst_dba_caches.moc"
