// Dice of a turn: in words for people, and each with the one army that rolled it.
#include "models/campaign/turn_dice.h"
#include "models/text/roll_words.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

std::string lineOf(const std::string& what, int face, const char* toldTo) {
    CampaignRoll roll;
    roll.what = what;
    roll.kind = CampaignRoll::Kind::Average;
    roll.faces = {face};
    roll.seed = CampaignRoll::Seed::Power;
    roll.told.who = toldTo;
    return toText(roll) + "\n";
}

Namesake armyOf(const char* power, bool isOfOnePower, int count, int rank) {
    return {"Army of Attica", power, isOfOnePower, count, rank};
}

}  // namespace

class TestTurnDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRollIsTextThatPeopleRead() {
        const Scenario scenario = smallCampaign().scenario;
        CampaignRoll share;
        share.what = "Stragglers of Athens hoplite 1";
        share.kind = CampaignRoll::Kind::Share;
        share.sides = 100;
        share.faces = {58};
        share.atMost = 66;
        share.told.who = "sparta";
        CampaignRoll siege;
        siege.what = "Siege of Corinth";
        siege.faces = {3, 5};
        siege.modifier = 2;
        siege.told = {std::string(everybody), true};
        CampaignRoll goal;
        goal.what = "Goal of Athens";
        goal.faces = {4};
        goal.seed = CampaignRoll::Seed::Secret;
        const std::string log = toText(share) + "\n" + toText(siege) + "\n" + toText(goal) + "\nno roll\n";
        QCOMPARE(
            rollLines(scenario, log),
            (QStringList{
                QStringLiteral(
                    "Stragglers of Athens hoplite 1: D100 58, needed 66 or less: one more step returns (told to "
                    "Sparta)"),
                QStringLiteral("Siege of Corinth: 3 and 5, +2: 10 (told to all players, dice only)"),
                QStringLiteral("Goal of Athens: 4 (told to nobody, until the war ends)"), QStringLiteral("no roll")}));
    }
    void aRollIsToldOnce() {
        const Scenario scenario = smallCampaign().scenario;
        TurnDice dice(scenario, lineOf("Control of Army of Attica", 3, "athens") + lineOf("Omen", 2, "everybody"));
        QCOMPARE(dice.of(armyOf("athens", true, 1, 0)),
                 QStringList{QStringLiteral("Dice: Control of Army of Attica: 3 (told to Athens)")});
        QVERIFY(dice.of(armyOf("athens", true, 1, 0)).isEmpty());
        QCOMPARE(dice.rest(), QStringList{QStringLiteral("Omen: 2 (told to all players)")});
    }
    void aNameThatBeginsWithAnotherIsAnother() {
        const Scenario scenario = smallCampaign().scenario;
        TurnDice dice(scenario, lineOf("Control of Army of Atticans", 3, "athens"));
        QVERIFY(dice.of(armyOf("athens", true, 1, 0)).isEmpty());
    }
    void ofTwoPowersEachHasItsOwn() {
        const Scenario scenario = smallCampaign().scenario;
        TurnDice dice(scenario, lineOf("Control of Army of Attica", 3, "athens") +
                                    lineOf("Control of Army of Attica, throw 2", 5, "sparta"));
        const QStringList ofSparta = dice.of(armyOf("sparta", false, 1, 0));
        QCOMPARE(ofSparta, QStringList{QStringLiteral("Dice: Control of Army of Attica: 5 (told to Sparta)")});
        const QStringList ofAthens = dice.of(armyOf("athens", false, 1, 0));
        QCOMPARE(ofAthens, QStringList{QStringLiteral("Dice: Control of Army of Attica: 3 (told to Athens)")});
    }
    void ofOnePowerEachHasItsOwnWhereAllHaveRolled() {
        const Scenario scenario = smallCampaign().scenario;
        TurnDice dice(scenario, lineOf("Control of Army of Attica", 3, "athens") +
                                    lineOf("Control of Army of Attica, throw 2", 5, "athens"));
        QVERIFY(dice.of(armyOf("athens", true, 2, 0)).join(u' ').contains(u": 3 "));
        QVERIFY(dice.of(armyOf("athens", true, 2, 1)).join(u' ').contains(u": 5 "));
        QVERIFY(dice.rest().isEmpty());
    }
    /// The log does not say which of the two it was.
    void whatMayBeAnothersIsLeft() {
        const Scenario scenario = smallCampaign().scenario;
        TurnDice dice(scenario, lineOf("Control of Army of Attica", 3, "athens"));
        QVERIFY(dice.of(armyOf("athens", true, 2, 0)).isEmpty());
        QVERIFY(dice.of(armyOf("athens", true, 2, 1)).isEmpty());
        QCOMPARE(dice.rest().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestTurnDice)
#include "tst_turn_dice.moc"
