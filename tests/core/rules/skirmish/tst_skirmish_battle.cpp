// Cards, the sequence of play, and the options that change it.
#include "core/ai/random_player.h"
#include "core/battle/fight.h"
#include "tests/support/rule.h"
#include "tests/support/skirmish_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

std::shared_ptr<const Game> gameOf(std::vector<ChosenOption> options, int players, int turns = 6) {
    Setup setup;
    setup.system = "skirmish";
    setup.rules = skirmish::system().info().version;
    setup.table = {48, 30};
    setup.options = std::move(options);
    setup.options.push_back({"turn_limit", std::to_string(turns)});
    for (ArmyList& list : setup.lists)
        list = skirmishList("list", {skirmishBand("one", 1, "sergeant", {{"spearman", 3}, {"archer", 2}}),
                                     skirmishBand("two", players, "sergeant", {{"spearman", 5}})});
    return *skirmish::system().open(setup);
}

std::vector<Event> eventsOf(const Game& game, std::uint64_t seed) {
    EventLog log;
    FastDice dice(seed);
    const RandomPlayer random(seed);
    Conditions conditions;
    conditions.dice = &dice;
    conditions.players = {&random, &random};
    conditions.listener = &log;
    Fight(game).run(conditions);
    return log.events();
}

int cardsIn(const std::vector<Event>& events, int turn) {
    int cards = 0;
    for (const Event& event : events)
        if (const auto* phase = std::get_if<PhaseBegan>(&event))
            cards += phase->turn == turn && phase->phase == CardDrawn ? 1 : 0;
    return cards;
}

}  // namespace

class TestSkirmishBattle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachPlayerHasOneCardATurn() {
        RULE("SKI-006", "SKI-106", "SKI-A03");
        QCOMPARE(cardsIn(eventsOf(*gameOf({}, 1), 3), 1), 2);
        QCOMPARE(cardsIn(eventsOf(*gameOf({}, 2), 3), 1), 4);
        QCOMPARE(cardsIn(eventsOf(*gameOf({{"cards", "unit"}}, 1), 3), 1), 4);
    }
    void everyOrderOfTheCardsIsEquallyLikely() {
        RULE("SKI-C01");
        std::array<int, 2> first{};
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const auto events = eventsOf(*gameOf({}, 1, 1), seed);
            for (const Event& event : events)
                if (const auto* set = std::get_if<SideCounterSet>(&event);
                    set && set->counter == Phasing && set->to > 0) {
                    ++first[index(set->side)];
                    break;
                }
        }
        QCOMPARE(first[0] + first[1], 400);
        QVERIFY(std::abs(first[0] - 200) <= 40);  // four sigma
    }

    // Only the phasing player shoots.
    void theStepsOfACardAreInOrder() {
        RULE("SKI-002", "SKI-003", "SKI-004");
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            int step = CardDrawn;
            Side phasing = Side::A;
            const auto game = gameOf({}, 1);
            bool moved = false;
            for (const Event& event : eventsOf(*game, seed)) {
                if (const auto* phase = std::get_if<PhaseBegan>(&event)) {
                    QVERIFY(phase->phase == CardDrawn || phase->phase == Deployment || phase->phase == step + 1);
                    step = phase->phase;
                    moved = false;
                } else if (const auto* set = std::get_if<SideCounterSet>(&event);
                           set && set->counter == Phasing && set->to > 0) {
                    phasing = set->side;
                } else if (const auto* rolled = std::get_if<Rolled>(&event)) {
                    if (rolled->why->rule == why::shotRoll[0].rule)
                        QVERIFY(step == Shooting && rolled->side == phasing);
                    if (rolled->why == &why::meleeRoll)
                        QCOMPARE(step, int(Melee));
                    if (rolled->why == &why::morale)
                        QCOMPARE(step, int(Morale));
                    if (rolled->why == &why::rally)
                        QVERIFY(step == RallyAndMove && !moved);
                } else if (const auto* one = std::get_if<PieceMoved>(&event)) {
                    moved = moved || one->why == &why::moves || one->why == &why::marches;
                }
            }
        }
    }

    void withTheOptionMeleeIsFoughtWithTheLastCard() {
        RULE("SKI-A27");
        int fought = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            int card = 0;
            for (const Event& event : eventsOf(*gameOf({{"melee_per", "turn"}}, 1), seed)) {
                if (const auto* phase = std::get_if<PhaseBegan>(&event); phase && phase->phase == CardDrawn)
                    ++card;
                if (const auto* rolled = std::get_if<Rolled>(&event); rolled && rolled->why == &why::meleeRoll) {
                    QCOMPARE(card % 2, 0);
                    ++fought;
                }
            }
        }
        QVERIFY(fought > 0);
    }

    void everyOptionIsReadAndBadOnesAreRefused() {
        for (const OptionInfo& option : optionInfos())
            for (const std::string& value : option.values)
                if (value.find("..") == std::string::npos)
                    QVERIFY2(readOptions({{option.key, value}}), option.key.c_str());
        QCOMPARE(readOptions({})->turnLimit, 12);
        QVERIFY(!readOptions({{"lance", "6"}}));
        QVERIFY(!readOptions({{"lances", "4"}}));
    }
};

QTEST_GUILESS_MAIN(TestSkirmishBattle)
#include "tst_skirmish_battle.moc"
