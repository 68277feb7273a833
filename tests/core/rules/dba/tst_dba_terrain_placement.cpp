// The defender places the terrain of their home.
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/terrain_placement.h"
#include "core/rules/dba/labels.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

/// The question for the first feature that is placed.
const Request& firstPlace(const DbaRig& r) {
    for (const PendingRequest& asked : r.player.asked())
        if (asked->question.decision == PlaceFeature)
            return *asked;
    qFatal("nobody was asked to place a feature");
}

/// What the defender is asked for the first feature after this die.
const Request* pickOfQuarter(DbaRig& r, std::uint8_t die) {
    r.play({die, 1, 2, 3, 4}, [](Play& play) { placeTerrain(play); });
    return r.player.last(ChooseQuarter);
}

/// Why a small feature may not be placed in the south-western quarter with its low corner there.
const Reason* refusal(const DbaRig& r, FeatureKind kind, Vec low, Vec facing = {0, 1}) {
    const Footprint size = featureSizes(kind).front();
    Choice choice;
    choice.pose = snapped({low + Vec{size.frontage, size.depth} * 0.5, facing});
    return checkFeaturePlace(r.game(), r.table(), {static_cast<std::uint8_t>(kind), 0, 1}, choice);
}

/// The sizes that are offered for all areas.
std::vector<std::pair<double, double>> shortAndLongSides(bool ofGullies) {
    std::vector<std::pair<double, double>> sides;
    for (std::size_t k = 1; k < featureKinds; ++k)
        if (const auto kind = static_cast<FeatureKind>(k); !isLinear(kind) && (kind == FeatureKind::Gully) == ofGullies)
            for (const Footprint size : featureSizes(kind))
                sides.emplace_back(std::minmax(size.frontage, size.depth));
    return sides;
}

}  // namespace

class TestDbaTerrainPlacement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDefenderAlonePlacesTerrain() {
        RULE("DBA-004");
        for (const Side defender : bothSides) {
            DbaRig r({}, {});
            r.set(Side::A, Defends, defender == Side::A ? 1 : 0);
            r.play({1, 2, 3, 4}, [](Play& play) { placeTerrain(play); });
            QVERIFY(r.table().counter(Side::A, FeatureCount) > 0);
            for (const PendingRequest& asked : r.player.asked())
                QCOMPARE(asked->question.side, defender);
        }
    }

    void aClubMayFightOnAnOpenField() {
        RULE("DBA-004");
        DbaRig r({}, {}, {.options = {.placeTerrain = false}});
        r.play({}, [](Play& play) { placeTerrain(play); });
        QVERIFY(r.player.asked().empty());
        QCOMPARE(r.table().counter(Side::A, FeatureCount), 0);
    }

    void theFirstFeatureIsOneThatHisHomeMustHave() {
        RULE("DBA-105");
        DbaRig r({}, {}, {.homes = {"dry", "arable"}});
        r.play({1, 2, 3}, [](Play& play) { placeTerrain(play); });
        const Request& first = *r.player.asked().front();
        QCOMPARE(first.question.decision, DecisionId{ChooseFeature});
        QCOMPARE(first.options.size(), std::size_t{2});
        QVERIFY(offers(&first, static_cast<std::int16_t>(FeatureKind::Rocky)));
        QVERIFY(offers(&first, static_cast<std::int16_t>(FeatureKind::Scrub)));
    }

    void theOthersAreAmongWhatHisHomeMayHave() {
        RULE("DBA-105");
        DbaRig r({}, {}, {.homes = {"hilly", "arable"}});
        r.play({1, 2, 3}, [](Play& play) { placeTerrain(play); });
        const Request* last = r.player.last(ChooseFeature);
        QVERIFY(offers(last, static_cast<std::int16_t>(FeatureKind::Wood)));
        QVERIFY(!offers(last, static_cast<std::int16_t>(FeatureKind::Dunes)));
        QVERIFY(!offers(last, static_cast<std::int16_t>(FeatureKind::Plough)));
    }

    void aSecondPloughIsCompulsoryWithTheFirst() {
        RULE("DBA-105");
        DbaRig r({}, {});
        r.player.on(ChooseFeature, [](const Request& request) {
            constexpr auto plough = static_cast<std::int16_t>(FeatureKind::Plough);
            return coded(offers(&request, plough) ? plough : request.options.front().code);
        });
        r.play({1, 2, 3, 4}, [](Play& play) { placeTerrain(play); });
        const Request& second = *r.player.asked()[1];
        QCOMPARE(second.question.decision, DecisionId{ChooseFeature});
        QVERIFY(!offers(&second, code::none));
    }

    void threeFeaturesAreTheFewestAndFiveTheMost() {
        RULE("DBA-D01");
        for (const bool many : {false, true}) {
            DbaRig r({}, {});
            r.player.on(ChooseFeature, [&](const Request& request) {
                return coded(many ? request.options.back().code : request.options.front().code);
            });
            const StepLog log = r.play({1, 2, 3, 4, 1}, [](Play& play) { placeTerrain(play); });
            QCOMPARE(log.count(why::featureDie), many ? 5 : 3);
        }
    }

    void aDieUpToFourNamesTheQuarter() {
        RULE("DBA-106");
        for (std::uint8_t die = 1; die <= 4; ++die) {
            DbaRig r({}, {});
            QVERIFY(!pickOfQuarter(r, die));
            QCOMPARE(firstPlace(r).limits.feature.quarter, die);
        }
    }

    void onAFiveTheDefenderPicksTheQuarter() {
        RULE("DBA-106");
        DbaRig r({}, {});
        const Request* asked = pickOfQuarter(r, 5);
        QVERIFY(asked);
        QCOMPARE(asked->question.side, Side::A);
    }

    void questionsNameTheFeature() {
        RULE("DBA-106");
        DbaRig r({}, {});
        const Request* quarter = pickOfQuarter(r, 5);
        QVERIFY(quarter);
        const Request& place = firstPlace(r);
        QCOMPARE(place.context, &label::features[place.limits.feature.kind]);
        QCOMPARE(quarter->context, place.context);
    }

    void onASixTheInvaderPicksTheQuarterAndTheDefenderPlaces() {
        RULE("DBA-106");
        DbaRig r({}, {});
        const Request* asked = pickOfQuarter(r, 6);
        QVERIFY(asked);
        QCOMPARE(asked->question.side, Side::B);
        QCOMPARE(firstPlace(r).question.side, Side::A);
    }

    void aWaterwayIsPlacedFirst() {
        RULE("DBA-106");
        DbaRig r({}, {});
        r.player.on(ChooseFeature, [](const Request& request) {
            constexpr auto waterway = static_cast<std::int16_t>(FeatureKind::Waterway);
            return coded(offers(&request, waterway) ? waterway : request.options.front().code);
        });
        r.play({1, 2, 3, 4}, [](Play& play) { placeTerrain(play); });
        QCOMPARE(placedKind(r.table(), 0), FeatureKind::Waterway);
        QVERIFY(placedKind(r.table(), 1) != FeatureKind::Waterway);
    }

    void areasKeepOneBaseWidthApart() {
        RULE("DBA-106");
        const DbaRig r({}, {}, {.ground = {dbaGround("wood", 1, 1, 4, 3)}});
        QCOMPARE(refusal(r, FeatureKind::Scrub, {5, 1}), nullptr);
        QCOMPARE(refusal(r, FeatureKind::Scrub, {4.99, 1}), &why::featureTight);
    }

    void aFeatureLiesInItsQuarter() {
        RULE("DBA-106");
        const DbaRig r({}, {});
        QCOMPARE(refusal(r, FeatureKind::Wood, {5.9, 1}), nullptr);  // its middle at 7.4
        QCOMPARE(refusal(r, FeatureKind::Wood, {6.1, 1}), &why::featureTight);
    }

    void aRoadMayCrossARiver() {
        RULE("DBA-106");
        const DbaRig r({}, {}, {.ground = {dbaGround("river", 0, 4, 15, 4.5)}});
        QCOMPARE(refusal(r, FeatureKind::Road, {3, 3}), nullptr);
        QCOMPARE(refusal(r, FeatureKind::River, {3, 3}), &why::featureTight);
    }

    void aFeatureWithoutAPlaceIsLeftOut() {
        RULE("DBA-106");
        DbaRig r({}, {});
        r.set(Side::A, FeatureCount, 1);
        const std::array<int, FeatureFields> wood{static_cast<int>(FeatureKind::Wood), 0, 0, 1500, 1500};
        for (int i = 0; i < FeatureFields; ++i)
            r.set(Side::A, featureCounter(0, static_cast<FeatureField>(i)), wood[static_cast<std::size_t>(i)]);
        const StepLog log = r.play({1, 2, 3, 4}, [](Play& play) { placeTerrain(play); });
        QVERIFY(log.has(why::featureDropped));
        QCOMPARE(r.table().counter(Side::A, FeatureCount), 1);
    }

    void lengthAndWidthOfAnAreaAreNineAtTheMost() {
        RULE("DBA-109");
        for (const bool ofGullies : {false, true})
            for (const auto& [narrow, wide] : shortAndLongSides(ofGullies))
                QVERIFY(narrow + wide <= 9);
    }

    void onlyOneSideOfAnAreaIsShorterThanThree() {
        RULE("DBA-109");
        for (const bool ofGullies : {false, true})
            for (const auto& [narrow, wide] : shortAndLongSides(ofGullies))
                QVERIFY(narrow >= 1 && wide >= 3);
    }

    void anAreaIsNoLongerThanTwiceItsWidth() {
        RULE("DBA-109");
        QVERIFY(shortAndLongSides(false).size() >= 10);
        for (const auto& [narrow, wide] : shortAndLongSides(false))
            QVERIFY(wide <= 2 * narrow);
    }

    void aGullyIsThreeTimesAsLongAsWide() {
        RULE("DBA-109");
        QVERIFY(!shortAndLongSides(true).empty());
        for (const auto& [narrow, wide] : shortAndLongSides(true))
            QVERIFY(wide >= 3 * narrow);
    }

    void eachFeatureHasOneDie() {
        RULE("DBA-C02");
        DbaRig r({}, {});
        const StepLog log = r.play({1, 2, 3}, [](Play& play) { placeTerrain(play); });
        QCOMPARE(log.count(why::featureDie), r.table().counter(Side::A, FeatureCount));
        QCOMPARE(log.diceLeft, 0);
    }
};

QTEST_GUILESS_MAIN(TestDbaTerrainPlacement)
#include "tst_dba_terrain_placement.moc"
