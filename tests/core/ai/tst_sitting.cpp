// An enemy who waits: the look-ahead player notices it, and does not wait in return.
#include "core/ai/computer_players.h"
#include "core/ai/search_player.h"
#include "core/ai/sitting.h"
#include "core/battle/winner.h"
#include "core/io/builtin_data.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "tests/support/bronze_battles.h"

#include <QtTest>
#include <map>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// Plays like the computer player and notes, for each turn, whether its enemy sits.
class Observer final : public Player {
public:
    explicit Observer(const Player& player) : m_player(player) {}

    By kind() const override { return m_player.kind(); }
    bool needsRecord() const override { return true; }
    Choice choose(const Request& request, const Position& position) const override {
        m_sits.try_emplace(position.table.turn(),
                           isEnemySitting(position.game, hereOf(position, request.question.side)));
        return m_player.choose(request, position);
    }
    const std::map<int, bool>& sits() const { return m_sits; }

private:
    const Player& m_player;
    mutable std::map<int, bool> m_sits;  ///< at the first question of each turn
};

Run fought(const Game& game, const Player& a, const Player& b, std::uint64_t seed, std::uint64_t key = 0) {
    Record record;
    record.setup = game.setup();
    record.dice = {DicePlan::Kind::Fast, seed, 0, {}};
    Conditions conditions;
    conditions.players = {&a, &b};
    conditions.key = key;
    return Fight(game).run(conditions, &record);
}

std::map<int, bool> observed(const Game& game, const Player& enemy) {
    const Observer observer(standardPlayer(game));
    fought(game, observer, enemy, 5);
    return observer.sits();
}

ArmyList sampleArmy(const std::string& path) {
    for (const BuiltinFile& file : builtinFiles())
        if (file.path == path)
            return *readArmyList(file.text, file.path, [](std::string_view id) { return findSystem(id); }, {"dba"})
                        .list;
    return {};
}

std::shared_ptr<const Game> dbaGame(const std::string& a, const std::string& b) {
    const RuleSystem& rules = *findSystem("dba");
    Setup setup;
    setup.system = "dba";
    setup.rules = rules.info().version;
    setup.table = rules.info().table;
    setup.lists = {sampleArmy("armies/dba/" + a + ".toml"), sampleArmy("armies/dba/" + b + ".toml")};
    return *rules.open(setup);
}

}  // namespace

class TestSitting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEnemyWhoComesOnDoesNotSit() {
        const auto game = bronzeGame(sixUnits(), sixUnits());
        const std::map<int, bool> sits = observed(*game, standardPlayer(*game));
        QVERIFY(sits.size() >= 3);
        QVERIFY(!sits.at(2));
        QVERIFY(!sits.at(3));
    }

    void anEnemyWhoDoesNothingSitsFromTheSecondTurnOn() {
        const auto game = bronzeGame(sixUnits(), sixUnits());
        const SittingPlayer sitting(standardPlayer(*game));
        const std::map<int, bool> sits = observed(*game, sitting);
        QVERIFY(!sits.at(1));  // it may not have had its move yet
        QVERIFY(sits.at(2));
    }

    void anEnemyWhoIsStruckDoesNotSit() {
        const auto game = bronzeGame(sixUnits(), sixUnits());
        const SittingPlayer sitting(standardPlayer(*game));
        const std::map<int, bool> sits = observed(*game, sitting);
        QVERIFY(std::ranges::any_of(sits, [](const auto& turn) { return turn.first > 2 && !turn.second; }));
    }

    void twoWhoLookAheadDoNotWaitForEachOtherUntilTheTimeIsUp() {
        SearchSettings settings;
        settings.candidates = 3;
        settings.playouts = 4;
        const SearchPlayer search(settings);
        static constexpr int lastBound = 40;
        const std::array pairs{std::pair("argos", "athens_early"), std::pair("macedon", "rome"),
                               std::pair("samnites", "thrace")};
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto game = dbaGame(pairs[i].first, pairs[i].second);
            const Run run = fought(*game, search, search, mixed(4711, i), i);
            QVERIFY(run.ended);
            QVERIFY2(run.ended->turns < lastBound, pairs[i].first);
        }
    }
};

QTEST_APPLESS_MAIN(TestSitting)
#include "tst_sitting.moc"
