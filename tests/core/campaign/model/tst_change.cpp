// A campaign changes by changes alone; each gives back what undoes it.
#include "core/campaign/model/changes/change_json.h"
#include "core/campaign/model/changes/state_diff.h"
#include "core/dice/fast_dice.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

/// Some change that fits the state, drawn by lot.
Change someChange(const State& state, Pcg32& lots) {
    const auto number = [&](int bound) { return static_cast<int>(lots.below(static_cast<std::uint32_t>(bound))); };
    const auto row = [&](std::size_t rows) { return static_cast<std::uint16_t>(number(static_cast<int>(rows))); };
    switch (number(6)) {
    case 0: {
        Put<City> put{row(state.cities.size()), state.cities[0]};
        put.value->loyalty = number(7) - 3;
        put.value->owner = number(2) == 0 ? PowerId{} : PowerId(number(2));
        return put;
    }
    case 1: {
        Put<Army> put{row(state.armies.size() + 1), state.armies[0]};
        put.value->place = PlaceId(number(5));
        put.value->spirit = number(4);
        return put;
    }
    case 2: {
        Put<Unit> put{row(state.units.size() + 1), state.units[0]};
        put.value->steps = number(5);
        return put;
    }
    case 3: {
        Put<Power> put{row(state.powers.size()), state.powers[0]};
        put.value->treasury = number(100);
        put.value->orders = {{ArmyId(0), Posture::March, {PlaceId(1)}, {Task::Forced}, IfStronger::Retire}};
        return put;
    }
    case 4:
        if (state.battles.empty() || number(2) == 0) {
            Battle battle;
            battle.place = PlaceId(2);
            battle.kind = BattleKind::Ambush;
            battle.attackers = {ArmyId(0)};
            battle.defenders = {ArmyId(1)};
            return Put<Battle>{static_cast<std::uint16_t>(state.battles.size()), battle};
        }
        return Put<Battle>{static_cast<std::uint16_t>(state.battles.size() - 1), {}};
    default: {
        Put<Course> put{0, state.course};
        put.value->turn = number(50);
        return put;
    }
    }
}

}  // namespace

class TestChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChangeAndItsInverseLeaveTheCampaignAsItWas() {
        State state = smallCampaign().state;
        Pcg32 lots(7, 1);
        for (int i = 0; i < 5000; ++i) {
            const State before = state;
            const Digest digest = digestOf(state);
            const Change change = someChange(state, lots);
            QVERIFY(fits(state, change));
            Change inverse = apply(state, change);
            State back = state;
            Change again = apply(back, std::move(inverse));
            QVERIFY(back == before);
            QVERIFY(digestOf(back) == digest);
            QVERIFY(again == change);
        }
    }
    void manyChangesAreUndoneInReverse() {
        State state = smallCampaign().state;
        const State before = state;
        Pcg32 lots(7, 2);
        Changes inverse;
        for (int i = 0; i < 500; ++i)
            inverse.insert(inverse.begin(), apply(state, someChange(state, lots)));
        QVERIFY(!(state == before));
        applyAll(state, inverse);
        QVERIFY(state == before);
    }
    void everyFieldCountsInTheDigest() {
        const State state = smallCampaign().state;
        State other = state;
        other.units[3].stripes = 1;
        QVERIFY(digestOf(other) != digestOf(state));
        other = state;
        other.powers[1].standing.push_back({ArmyId(1), Posture::Watch, {}, {}, {}});
        QVERIFY(digestOf(other) != digestOf(state));
    }
    void changesReadBackAsTheyWereWritten() {
        State state = smallCampaign().state;
        Pcg32 lots(7, 3);
        Changes changes;
        for (int i = 0; i < 300; ++i) {
            changes.push_back(someChange(state, lots));
            apply(state, changes.back());
        }
        const Result<Changes> read = changesFromJson(toJson(changes));
        QVERIFY(read);
        QVERIFY(*read == changes);
    }
    void whatIsNoChangeIsRefused() {
        for (const char* text : {"", "{}", "[1]", "[{}]", R"([{"army":1,"set":{}}])", R"([{"army":-1}])",
                                 R"([{"army":99999}])", R"([{"city":1,"army":2}])", R"([{"hero":1}])"})
            QVERIFY2(!changesFromJson(text), text);
    }
    void aChangeOfARowThatIsNotThereDoesNotFit() {
        const State state = smallCampaign().state;
        QVERIFY(!fits(state, Put<Army>{7, state.armies[0]}));
        QVERIFY(!fits(state, Put<Army>{0, {}}));
        QVERIFY(!fits(state, Put<Battle>{0, {}}));
        QVERIFY(!fits(state, Put<Course>{0, {}}));
        QVERIFY(!fits(state, Put<Course>{1, state.course}));
    }
    void theDifferenceOfTwoStatesLeadsFromOneToTheOther() {
        const State before = smallCampaign().state;
        State after = before;
        Pcg32 lots(7, 4);
        for (int i = 0; i < 50; ++i)
            if (Change change = someChange(after, lots);
                !std::holds_alternative<Put<Battle>>(change) || std::get<Put<Battle>>(change).value)
                apply(after, std::move(change));
        State walked = before;
        applyAll(walked, difference(before, after));
        QVERIFY(walked == after);
        QVERIFY(difference(after, after).empty());
    }
};

QTEST_GUILESS_MAIN(TestChange)
#include "tst_change.moc"
