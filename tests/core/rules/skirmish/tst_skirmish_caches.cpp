// Cached, precomputed and late values equal values that are computed when they are needed.
#include "core/ai/computer_players.h"
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "core/rules/skirmish/battle/line_of_sight.h"
#include "core/rules/skirmish/battle/shield_wall.h"
#include "core/rules/skirmish/odds/exchanges.h"
#include "tests/support/effort.h"
#include "tests/support/random_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

std::shared_ptr<const Game> anySkirmish(std::uint64_t n) {
    const std::vector<SystemUnderTest> systems = systemsUnderTest();
    return anyGame(*std::ranges::find(systems, std::string_view("skirmish"), &SystemUnderTest::id), n);
}

/// Answers at random, and asks for each option alone before it looks at all of them.
class OneByOne final : public Player {
public:
    explicit OneByOne(std::uint64_t seed) : m_random(seed) {}

    By kind() const override { return m_random.kind(); }
    Choice choose(const Request& request, const Position& position) const override {
        if (request.form == Form::Options) {
            std::vector<Option> alone;
            for (const std::int16_t code : {0, 1, 2, 3})
                for (int piece = -1; piece < position.table.pieces(); ++piece) {
                    const PieceId of = piece < 0 ? PieceId{} : PieceId(piece);
                    if (request.options.contains(code, of))
                        alone.push_back({code, of, nullptr, 0});
                }
            late += alone.size() > 2 ? 1 : 0;
            differs = differs || alone.size() != request.options.size();
            for (const Option& one : alone)
                differs = differs || std::ranges::none_of(request.options, [&](const Option& option) {
                              return option.code == one.code && option.piece == one.piece;
                          });
        }
        return m_random.choose(request, position);
    }

    mutable int late = 0;
    mutable bool differs = false;

private:
    RandomPlayer m_random;
};

/// Answers like another player. Checks that no wall is too thin when a card begins, and that a `Lookout` sees what
/// `seesFrom()` sees.
class Watchful final : public Player {
public:
    explicit Watchful(const Player& who) : m_who(who) {}

    By kind() const override { return m_who.kind(); }
    Choice choose(const Request& request, const Position& position) const override {
        const auto& game = static_cast<const SkirmishGame&>(position.game);
        if (request.question.decision == FormWall)
            lookAtWalls(game, position.table);
        else if (request.question.decision == MoveTo && request.limits.how != March)
            lookRound(game, position.table, request.question.piece);
        return m_who.choose(request, position);
    }

    mutable int walls = 0;
    mutable bool hasThinWall = false;
    mutable int hidden = 0;
    mutable bool seesOtherwise = false;

private:
    void lookAtWalls(const SkirmishGame& game, const Table& table) const {
        for (const Side side : bothSides)
            for (const Retinue& retinue : game.retinues(side)) {
                PieceSet wall;
                for (const PieceId figure : retinue.figures & table.present())
                    if (inWall(table, figure))
                        wall.insert(figure);
                walls += wall.empty() ? 0 : 1;
                hasThinWall = hasThinWall || wallChains(game, table, wall) != wall;
            }
    }
    void lookRound(const SkirmishGame& game, const Table& table, PieceId figure) const {
        const Lookout lookout(game, table, figure);
        for (int i = 0; i < 12; ++i) {
            const Vec from = table.body(figure).pose.centre + cosSin(i) * (i * 0.7);
            for (const PieceId enemy : table.present(other(table.side(figure)))) {
                const bool seen = seesFrom(game, table, figure, from, enemy);
                hidden += seen ? 0 : 1;
                seesOtherwise = seesOtherwise || lookout.sees(from, enemy) != seen;
            }
        }
    }

    const Player& m_who;
};

struct FightingPair {
    PieceId a;
    PieceId b;
    bool inWall = false;  ///< the first; the second is where the first is not
};
std::vector<FightingPair> pairsOf(const SkirmishGame& game) {
    std::vector<FightingPair> pairs;
    for (const PieceId a : game.opening().all(Side::A))
        for (const PieceId b : game.opening().all(Side::B))
            for (const bool inWall : {false, true})
                pairs.push_back({a, b, inWall});
    return pairs;
}

}  // namespace

class TestSkirmishCaches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachOptionAloneIsAmongAllOfThem() {
        int late = 0;
        for (std::uint64_t n = 0; n < static_cast<std::uint64_t>(effort(40)); ++n) {
            const auto game = anySkirmish(n);
            const OneByOne player(n);
            FastDice dice(n);
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players = {&player, &player};
            conditions.key = n;
            Fight(*game).run(conditions);
            QVERIFY2(!player.differs, qPrintable(QString::number(n)));
            late += player.late;
        }
        QVERIFY(late > 0);
    }

    void wallsAndLinesOfSightAreThoseThatAreLookedAtAnew() {
        int walls = 0;
        int hidden = 0;
        for (std::uint64_t n = 0; n < static_cast<std::uint64_t>(effort(60)); ++n) {
            const auto game = anySkirmish(n);
            const RandomPlayer random(n);
            const Watchful player(n % 2 == 0 ? standardPlayer(*game) : random);
            FastDice dice(n);
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players = {&player, &player};
            conditions.key = n;
            Fight(*game).run(conditions);
            QVERIFY2(!player.hasThinWall && !player.seesOtherwise, qPrintable(QString::number(n)));
            walls += player.walls;
            hidden += player.hidden;
        }
        QVERIFY(walls > 0 && hidden > 0);
    }

    void whatComesOfAnAttackIsReckonedAheadAlike() {
        for (std::uint64_t n = 0; n < static_cast<std::uint64_t>(effort(6)); ++n) {
            const auto made = anySkirmish(n);
            const auto& game = static_cast<const SkirmishGame&>(*made);
            for (int a = 0; a < static_cast<int>(game.fighters().size()); ++a)
                for (int b = 0; b < static_cast<int>(game.fighters().size()); ++b)
                    for (unsigned i = 0; i < 64; ++i) {
                        const AttackTerms how{static_cast<Arc>(i & 3U), (i & 32U) != 0, (i & 16U) != 0, (i & 8U) != 0,
                                              (i & 4U) != 0};
                        QCOMPARE(how.number(), std::size_t{i});
                        const Exchange& kept = game.exchanges(b, a)[i];
                        const Exchange anew = exchangeOf(game, b, a, how, 0, 0);
                        QVERIFY(kept.given == anew.given && kept.taken == anew.taken && kept.rounds == anew.rounds &&
                                kept.givenLater == anew.givenLater && kept.takenLater == anew.takenLater);
                    }
        }
    }

    void factorsReckonedAheadAreThoseOfTheRules() {
        int charged = 0;
        for (std::uint64_t n = 0; n < static_cast<std::uint64_t>(effort(10)); ++n) {
            const auto made = anySkirmish(n);
            const auto& game = static_cast<const SkirmishGame&>(*made);
            for (const auto& [a, b, inWall] : pairsOf(game))
                for (const bool first : {true, false})
                    for (const bool charging : {true, false})
                        for (const Arc arc : {Arc::Front, Arc::ShieldedFlank, Arc::UnshieldedFlank, Arc::Rear}) {
                            const Profile& mine = game.profile(a);
                            const Kind& theirs = game.profile(b).kind;
                            const Fighter fighter{mine.stripes, mine.kind.weaponIn(inWall), mine.kind.secondary,
                                                  mine.kind.mounted, 0};
                            const Bout bout{first, charging, theirs.mounted, theirs.weaponIn(!inWall),
                                            arc,   false,    false};
                            const int whole = meleeFactors(fighter, bout, game.options()).total();
                            QCOMPARE(
                                game.factors(game.fighter(a, inWall), game.fighter(b, !inWall), first, charging, arc),
                                whole);
                            charged += charging && whole > 0 ? 1 : 0;
                        }
        }
        QVERIFY(charged > 100);
    }
};

QTEST_GUILESS_MAIN(TestSkirmishCaches)
#include "tst_skirmish_caches.moc"
