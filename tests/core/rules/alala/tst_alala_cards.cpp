// Drawing, keeping and playing the Othismos cards; deployment by cards (rules, sections J and Z).
#include "core/ai/random_player.h"
#include "core/dice/fast_dice.h"
#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/othismos_cards.h"
#include "core/rules/alala/battle/combat/supports.h"
#include "core/rules/alala/battle/command/control_tests.h"
#include "core/rules/alala/battle/deployment_places.h"
#include "core/rules/alala/battle/movement/phalanx_phase.h"
#include "tests/support/alala_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::alala;
using namespace ephor::testing;

namespace {

AlalaStory two() {
    return AlalaStory({hoplites(Side::A, 30, 15), hoplites(Side::B, 30, 40), band(Side::A, "cavalry", 50, 15),
                       band(Side::B, "psiloi", 30, 18.5)});
}
/// The leader of side A draws this card.
AlalaStory& draws(AlalaStory& s, Card card, Faces dice = {}) {
    return s.packOnly(card).play(std::move(dice), [&](Play& p) { invoke(p, s.unit(0)); });
}
ScriptedPlayer::Answers die(int number) {
    return [number](const Request&) {
        Choice choice;
        choice.code = code::yes;
        choice.number = number;
        return choice;
    };
}
/// A roll of side A's unit.
Roll rolledBy(AlalaStory& s, RollKind kind, Faces dice, int count) {
    Roll roll;
    s.play(std::move(dice),
           [&](Play& p) { roll = rollDice(p, diceFor(p, s.unit(0), count, why::combatDice, 5), kind); });
    return roll;
}

}  // namespace

class TestAlalaCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePackIsDrawnOnce() {
        RULE("ALA-065", "ALA-243", "ALA-244");
        AlalaStory s = two();
        QCOMPARE(packLeft(s.table()), 18);
        s.play({}, [&](Play& p) {
            for (int i = 0; i < 18; ++i)
                if (p.alive(s.unit(0)))
                    invoke(p, leaderOf(p.game, p.table(), Side::A, 0));
        });
        QCOMPARE(packLeft(s.table()), 0);
        QCOMPARE(s.table().counter(Side::A, HandSize), std::int16_t{9});  // retained
        QCOMPARE(s.table().counter(Side::B, HandSize), std::int16_t{2});  // given to the enemy
    }
    // The card is then discarded.
    void agathaTycheRollsOneDieAgain() {
        RULE("ALA-245", "ALA-247");
        AlalaStory s = two();
        s.holding(Side::A, Card::AgathaTyche).on(UseCard, die(1));
        const Roll roll = rolledBy(s, RollKind::Plain, {1, 2, 6}, 2);
        QCOMPARE(roll[0], 1);
        QCOMPARE(roll[1], 6);
        QVERIFY(!holds(s.table(), Side::A, Card::AgathaTyche));
        QCOMPARE(s.table().counter(Side::A, HandSize), std::int16_t{0});
        QVERIFY(s.player.last(UseCard)->secret);
    }
    void goodOmensGiveHeart() {
        RULE("ALA-248");
        AlalaStory s = two();
        draws(s, Card::GoodOmens);
        QCOMPARE(s.levelOf(0), Level::Ready);
    }
    void badOmensTakeHeart() {
        RULE("ALA-249");
        AlalaStory s({hoplites(Side::A, 30, 15), hoplites(Side::A, 50, 15), hoplites(Side::B, 30, 40)});
        Side asked = Side::A;
        s.on(BadOmens, [&](const Request& r) {
            asked = r.question.side;
            Choice choice;
            choice.piece = s.unit(1);
            return choice;
        });
        draws(s, Card::BadOmens);
        QCOMPARE(asked, Side::B);
        QCOMPARE(s.levelOf(1), Level::Shaken);
    }
    void plumageOnlyShowsInTheNumberOfCards() {
        RULE("ALA-250");
        AlalaStory s = two();
        draws(s, Card::BeautifulPlumage);
        QCOMPARE(s.table().counter(Side::A, HandSize), std::int16_t{1});
        rolledBy(s, RollKind::Combat, {1, 1}, 2);
        QCOMPARE(s.player.times(UseCard), 0);
    }
    // Up to three dice of the right kind of roll.
    void apolloAndAresMendTheirOwnKindOfRoll() {
        RULE("ALA-246", "ALA-251", "ALA-254");
        for (const bool apollo : {true, false}) {
            AlalaStory s = two();
            s.holding(Side::A, apollo ? Card::Apollo : Card::Ares);
            int next = 0;
            s.on(UseCard, [&](const Request&) {
                Choice choice;
                choice.code = code::yes;
                choice.number = next++;
                return choice;
            });
            rolledBy(s, apollo ? RollKind::Combat : RollKind::Volley, faces(4, 1), 4);
            QCOMPARE(next, 0);
            const Roll roll = rolledBy(s, apollo ? RollKind::Volley : RollKind::Combat, faces(4, 1) + faces(3, 6), 4);
            QCOMPARE(roll.atLeast(6), 3);
            QCOMPARE(next, 3);
        }
    }
    // Not that of Spartans.
    void theShoutCarriesThePhalanxFarther() {
        RULE("ALA-252");
        for (const char* grade : {"B", "A"}) {
            AlalaStory s({hoplites(Side::A, 30, 15, grade), hoplites(Side::B, 30, 45)});
            s.keen(0)
                .holding(Side::A, Card::Alala)
                .on(PlayAlala, taking(code::yes))
                .on(Manoeuvre, taking(code::advance));
            s.play({2}, [](Play& p) { phalanxPhase(p, Side::A); });
            QVERIFY(near(s.centre(0).y, grade[0] == 'B' ? 20 : 18));
            QVERIFY(!holds(s.table(), Side::A, Card::Alala));
        }
    }
    // Cavalry is no target.
    void ekdromoiDriveSkirmishersOff() {
        RULE("ALA-253");
        for (const char* grade : {"B", "A"}) {
            AlalaStory s({hoplites(Side::A, 30, 15, grade), hoplites(Side::B, 60, 45), band(Side::B, "psiloi", 30, 19),
                          band(Side::B, "cavalry", 38, 18)});
            s.holding(Side::A, Card::Ekdromoi).on(PlayEkdromoi, taking(code::yes, s.unit(2)));
            s.play({2, 2}, [](Play& p) { offerEkdromoi(p); });
            QCOMPARE(s.player.last(PlayEkdromoi)->options.size(), std::size_t{2});
            QCOMPARE(s.figures(2), grade[0] == 'A' ? 4 : 5);
            QVERIFY(s.centre(2).y > 25);
        }
        AlalaStory far({hoplites(Side::A, 30, 15), hoplites(Side::B, 60, 45), band(Side::B, "psiloi", 30, 20.6)});
        far.holding(Side::A, Card::Ekdromoi).play({}, [](Play& p) { offerEkdromoi(p); });
        QCOMPARE(far.player.times(PlayEkdromoi), 0);
    }
    void athenaAndZeusChangeARating() {
        RULE("ALA-255", "ALA-263");
        AlalaStory s = two();
        draws(s, Card::Athena);
        QCOMPARE(s.counter(0, Leader), 4);
        draws(s, Card::AngerOfZeus);
        QCOMPARE(s.counter(0, Leader), 3);
    }
    // The enemy keeps the card.
    void hubrisForcesADieOfTheDrawer() {
        RULE("ALA-256");
        AlalaStory s = two();
        draws(s, Card::Hubris);
        QVERIFY(holds(s.table(), Side::B, Card::Hubris));
        s.on(UseHubris, die(0));
        const Roll roll = rolledBy(s, RollKind::Plain, {6, 6, 1}, 2);
        QCOMPARE(roll[0], 1);
        QCOMPARE(s.player.last(UseHubris)->question.side, Side::B);
    }
    void eliteBandsActAsTheirOwnerWishes() {
        RULE("ALA-257", "ALA-260");
        for (const bool horse : {true, false}) {
            AlalaStory s({hoplites(Side::A, 60, 5), hoplites(Side::B, 60, 45),
                          band(Side::A, horse ? "cavalry" : "peltast", 30, 15)});
            s.control(0, Control::Controlled).on(EliteBand, taking(code::yes));
            s.holding(Side::A, horse ? Card::EliteSkirmishers : Card::EliteHorsemen).play({1}, [](Play& p) {
                controlTests(p, Side::A);
            });
            QCOMPARE(alala::control(s.table(), s.unit(2)), Control::Halt);  // the wrong card
            s.control(2, Control::None).holding(Side::A, horse ? Card::EliteHorsemen : Card::EliteSkirmishers);
            s.play({1}, [](Play& p) { controlTests(p, Side::A); });
            QCOMPARE(alala::control(s.table(), s.unit(2)), Control::Free);
        }
    }
    // It rerolls all dice of one roll of the chosen unit.
    void theGodsWatchOverAUnit() {
        RULE("ALA-258");
        AlalaStory s = two();
        s.on(ChooseBlessed, [&](const Request&) {
            Choice choice;
            choice.piece = s.unit(0);
            return choice;
        });
        draws(s, Card::GodsWatchOver);
        QCOMPARE(s.counter(0, Blessing), static_cast<int>(GodsWatch));
        s.on(UseCard, taking(code::yes));
        QCOMPARE(rolledBy(s, RollKind::Combat, faces(5, 1) + faces(5, 6), 5).atLeast(6), 5);
        QCOMPARE(s.counter(0, Blessing), 0);
    }
    void heavyArmourWeighsTheDrawersMenDown() {
        RULE("ALA-259");
        AlalaStory s = two();
        draws(s, Card::HeavyArmour);
        QVERIFY(holds(s.table(), Side::B, Card::HeavyArmour));
        s.keen(0).on(PlayHeavyArmour, taking(code::yes)).on(Manoeuvre, taking(code::advance));
        s.play({1}, [](Play& p) { phalanxPhase(p, Side::A); });
        QCOMPARE(s.disorder(0), 1);
        QVERIFY(!holds(s.table(), Side::B, Card::HeavyArmour));
    }
    // One die in every combat in which the unit charges.
    void cerberusRunsWithTheHorse() {
        RULE("ALA-261");
        AlalaStory s = two();
        s.on(ChooseBlessed, [&](const Request&) {
            Choice choice;
            choice.piece = s.unit(2);
            return choice;
        });
        draws(s, Card::Cerberus);
        const int still = combatDice(combatSide(s.game(), s.table(), s.unit(2), s.unit(3)), {}).total();
        s.with(2, ImpetusIs, static_cast<int>(Impetus::Charged));
        QCOMPARE(combatDice(combatSide(s.game(), s.table(), s.unit(2), s.unit(3)), {}).total(), still + 2 + 1);
    }
    void jealousLeadersDiceForHonour() {
        RULE("ALA-262");
        AlalaStory s({hoplites(Side::A, 30, 15, "B", 0), hoplites(Side::A, 50, 15, "B", 1), hoplites(Side::B, 30, 40)});
        draws(s, Card::JealousLeaders, {4, 4, 2, 5});
        QCOMPARE(s.counter(0, Leader), 2);
        QCOMPARE(s.counter(1, Leader), 4);
    }
    // A what-if knows how many cards the enemy holds, but not which.
    void aWhatIfDealsTheEnemysHandAnew() {
        RULE("ALA-244", "ALA-250");
        AlalaStory s = two();
        const auto pack = othismosPack();
        s.holding(Side::B, Card::Ares).holding(Side::B, Card::Hubris).holding(Side::A, Card::Apollo);
        for (const Card card : {Card::Ares, Card::Hubris, Card::Apollo}) {
            const int i = static_cast<int>(std::ranges::find(pack, card) - pack.begin());
            const int c = i < 15 ? PackLow : PackHigh;
            s.with(Side::A, c,
                   s.table().counter(Side::A, static_cast<std::uint8_t>(c)) & ~(1 << (i < 15 ? i : i - 15)));
        }
        int ares = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            Table table = s.table();
            FastDice dice(seed);
            s.game().redeal(table, Side::A, dice);
            QCOMPARE(packLeft(table), packLeft(s.table()));
            QVERIFY(holds(table, Side::B, Card::Hubris));  // A drew that one
            QVERIFY(holds(table, Side::A, Card::Apollo) && !holds(table, Side::B, Card::Apollo));
            ares += holds(table, Side::B, Card::Ares) ? 1 : 0;
        }
        QVERIFY(ares > 20 && ares < 90);  // one of eight that are kept and unseen: 50, sigma 6.6
    }
    // The enemy could use a card after that roll.
    void aWhatIfThatBeginsWithARollDealsTheHandBeforeIt() {
        RULE("ALA-244", "ALA-250");
        AlalaStory s = two();
        s.holding(Side::B, Card::Ares);
        const int c = PackLow;
        const auto pack = othismosPack();
        const auto ares = std::ranges::find(pack, Card::Ares) - pack.begin();
        QVERIFY(ares < 15);
        s.with(Side::A, c, s.table().counter(Side::A, static_cast<std::uint8_t>(c)) & ~(1 << ares));
        const int whatIfs = 400;
        for (int n = 0; n < whatIfs; ++n) {
            Table table = s.table();
            Record record;
            record.forks = {{0, static_cast<std::uint64_t>(n)}};
            FastDice dice(1);
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players = {&s.player, &s.player};
            conditions.knows = Side::A;
            conditions.key = static_cast<std::uint64_t>(n);
            Referee referee(s.game(), table, conditions, &record);
            Play play{referee, s.game()};
            rollDice(play, diceFor(play, s.unit(0), 1, why::leaderRisk));
            rollDice(play, diceFor(play, s.unit(1), 2, why::combatDice, 5), RollKind::Combat);
        }
        const int offered = s.player.times(UseCard);
        QVERIFY2(offered > 20 && offered < 130,
                 qPrintable(QString::number(offered)));  // where Ares or Agatha Tyche is dealt
    }
    void theDrawIsSecret() {
        RULE("ALA-244");
        AlalaStory s = two();
        s.play({7}, [&](Play& p) { invoke(p, s.unit(0)); });
        QVERIFY(std::ranges::any_of(s.events(), [](const Event& e) {
            const auto* rolled = std::get_if<Rolled>(&e);
            return rolled && rolled->why == &why::drawsCard && rolled->secret;
        }));
        for (const int hidden : {HandLow, HandHigh, PackLow, PackHigh})
            QVERIFY(system().info().sideCounters[static_cast<std::size_t>(hidden)].shown == CounterInfo::Shown::Never);
    }
    void armiesDeployByCardsPhalanxesFirst() {
        RULE("ALA-083", "ALA-085", "ALA-087", "ALA-091");
        Pcg32 draw(5, 5);
        for (int n = 0; n < 60; ++n) {
            Setup setup;
            setup.system = "alala";
            setup.rules = alala::system().info().version;
            setup.table = {72, 48};
            setup.lists = {anyAlalaArmy(draw, 3, 4), anyAlalaArmy(draw, 3, 4)};
            const auto game = alala::system().open(setup);
            QVERIFY(game);
            const auto& battle = static_cast<const AlalaGame&>(**game);
            const RandomPlayer random(static_cast<std::uint64_t>(n));
            FastDice dice(static_cast<std::uint64_t>(n));
            EventLog log;
            Conditions conditions;
            conditions.dice = &dice;
            conditions.players = {&random, &random};
            conditions.listener = &log;
            Fight fight(battle);
            fight.run(conditions);
            Table table = battle.opening();
            std::array<int, 2> items{};
            std::array<int, 2> cards{};
            for (const Event& event : log.events()) {
                table.apply(event);
                if (const auto* began = std::get_if<PhaseBegan>(&event); began && began->turn == 1)
                    break;
                if (const auto* set = std::get_if<SideCounterSet>(&event); set && set->counter == CardsLeft)
                    ++cards[index(set->side)];
                if (const auto* placed = std::get_if<PiecePlaced>(&event)) {
                    const Side side = table.side(placed->piece);
                    if (!battle.profile(placed->piece).isHoplites()) {
                        QVERIFY(battle.hoplites(side).isSubsetOf(table.present() | table.removed()));
                        ++items[index(side)];
                    } else if (placed->piece == battle.phalanxOf(placed->piece).line.front()) {
                        ++items[index(side)];
                    }
                    for (const Vec corner : corners(table.body(placed->piece)))
                        QVERIFY(side == Side::A ? corner.y <= 15 + tolerance : corner.y >= 33 - tolerance);
                }
            }
            for (const Side side : bothSides) {
                QVERIFY(items[index(side)] <= cards[index(side)]);
                QVERIFY(table.all(side).isSubsetOf(table.present() | table.removed()));
            }
        }
    }
    void theLineIsDeployedFromOneWing() {
        RULE("ALA-086");
        AlalaStory s({hoplites(Side::A, 50, 15, "B", 0), hoplites(Side::A, 20, 15, "B", 1), hoplites(Side::B, 30, 40)});
        Table table = s.game().opening();
        table.apply(SideCounterSet{Side::A, FirstWing, 1 + code::fromRight, nullptr});
        table.apply(PiecePlaced{s.unit(0), {{40, 10}, north}, nullptr});
        Request request;
        request.limits.how = DeployPhalanx;
        Choice choice;
        choice.piece = s.unit(1);
        choice.pose = {{50, 10}, north};
        QCOMPARE(checkPlace(s.game(), table, request, choice), &why::notNeighbour);
        choice.pose = {{30, 10}, north};
        QVERIFY(!checkPlace(s.game(), table, request, choice));
        choice.pose = {{30, 14.5}, north};
        QCOMPARE(checkPlace(s.game(), table, request, choice), &why::outsideZone);
        choice.pose = {{30, 10}, {1, 0}};
        QCOMPARE(checkPlace(s.game(), table, request, choice), &why::facesEnemy);
    }
    void aJokerBringsTerrainSixInchesFromTheEnemy() {
        RULE("ALA-088", "ALA-089", "ALA-AMB-047");
        AlalaStory s({hoplites(Side::A, 30, 10), hoplites(Side::B, 30, 40)});
        Request request;
        request.question.side = Side::A;
        request.limits.how = FeaturePlace;
        request.limits.feature = {static_cast<std::uint8_t>(FeatureKind::Rough), SmallFeature};
        Choice choice;
        const double edge = 40 - 2 / 2.54;
        choice.pose.centre = {30, edge - 6 - 2};
        QVERIFY(!checkFeature(s.game(), s.table(), request, choice));
        choice.pose.centre = {30, edge - 5.9 - 2};
        QCOMPARE(checkFeature(s.game(), s.table(), request, choice), &why::tooNearEnemy);
        choice.pose.centre = {30, 10 + 2 / 2.54 + 2};
        QVERIFY(!checkFeature(s.game(), s.table(), request, choice));  // touching our own
        choice.pose.centre = {30, 10};
        QCOMPARE(checkFeature(s.game(), s.table(), request, choice), &why::onAnother);
        // Placed, it is ground like any other.
        s.with(Side::A, Features, 1)
            .with(Side::A, featureCounter(0, FeatureKindIs), static_cast<int>(FeatureKind::Rough))
            .with(Side::A, featureCounter(0, FeatureX), 3000);
        s.with(Side::A, featureCounter(0, FeatureY), 2000)
            .with(Side::A, featureCounter(0, FeatureWidth), 60)
            .with(Side::A, featureCounter(0, FeatureDepth), 40);
        QVERIFY(isRoughAt(s.game(), s.table(), {{{30, 20}, north}, {1, 1}}));
        QVERIFY(!isRoughAt(s.game(), s.table(), {{{30, 24}, north}, {1, 1}}));
    }
};

QTEST_GUILESS_MAIN(TestAlalaCards)
#include "tst_alala_cards.moc"
