#include "core/rules/dba/battle/formulas.h"

#include "core/battle/total.h"
#include "core/rules/dba/battle/outcome_table.h"
#include "core/rules/dba/reasons.h"

#include <algorithm>

namespace ephor::dba {

std::uint8_t invaderEdges(std::uint8_t road, std::optional<TableEdge> waterway, const Options& options) {
    constexpr std::uint8_t all = 15;
    const std::uint8_t dry = waterway ? static_cast<std::uint8_t>(all & ~bitOf(opposite(*waterway))) : all;
    if (road == 0)
        return dry;  // DBA-007
    const auto both = static_cast<std::uint8_t>(road & dry);
    return options.bothEdges && both != 0 ? both : road;  // DBA-006
}

std::span<const Step> openingSteps() {
    static constexpr std::array steps{Step::DefenderCamp, Step::InvaderCamp, Step::DefenderDeploys,
                                      Step::InvaderDeploys};
    return steps;
}

std::span<const Step> boundSteps(bool landing) {
    static constexpr std::array steps{Step::Landing,  Step::Pips,        Step::Moves,
                                      Step::Shooting, Step::CloseCombat, Step::VictoryCheck};
    return std::span(steps).subspan(landing ? 0 : 1);
}

int pipCost(const MoveTerms& t) {
    if (t.roadMove)
        return 0;  // DBA-034, DBA-A06: surcharges apply only to moves that use a PIP
    if (t.firstBound)
        return 1 + std::max(t.fatigue, 0);  // DBA-036
    int cost = 1;
    if (t.costlyTroops || t.garrison || (t.chariots && !t.chariotIntoContact))
        ++cost;
    if (!t.isGeneral && (t.generalLost || t.generalHidden || t.outOfCommand))
        ++cost;
    return cost;
}

int rearSupport(const Troop& t, const Troop& enemy, const CloseTerms& terms) {
    if (!terms.rearSupport || terms.going != Going::Good || terms.assault || terms.inside != Inside::Field)
        return 0;
    if (t.is(Kind::LH))
        return 1;
    if (t.is(Kind::Wb))
        return enemy.isFoot() && !enemy.is(Kind::Ps) ? 1 : 0;
    if (!t.is(Kind::Pk))
        return 0;
    if (enemy.isFoot())
        return enemy.is(Kind::Ps) ? 0 : 3;
    return enemy.is(Kind::El) || enemy.is(Kind::Kn) || enemy.is(Kind::SCh) ? 1 : 0;
}

namespace {

/// DBA-122
int baseFactor(const Troop& t, const Troop& enemy, const CloseTerms& terms) {
    if (t.is(Kind::Art) && terms.inside == Inside::Fortified)
        return 2;
    return enemy.isFoot() || terms.assault ? t.vFoot : t.vMounted;
}

/// DBA-129
template <typename Sum> void addDefences(Sum& sum, const Troop& troop, Inside inside) {
    if (inside == Inside::Fortified)
        sum.add(4, reasons::garrison);
    else if (inside == Inside::Camp && troop.isFoot())
        sum.add(2, reasons::inCamp);
    else if (inside == Inside::OwnCity)
        sum.add(2, reasons::inCity);
}

template <typename Sum> Sum sumOfFactor(const Troop& troop, const Troop& enemy, const CloseTerms& terms) {
    Sum sum;
    const bool againstFoot = enemy.isFoot() || terms.assault;
    sum.add(baseFactor(troop, enemy, terms), againstFoot ? reasons::factorFoot : reasons::factorMounted);
    if (terms.general)
        sum.add(1, reasons::general);  // DBA-123
    const bool field = !terms.assault && terms.inside == Inside::Field;
    if (field) {
        sum.add(-terms.overlaps, reasons::overlapped);  // DBA-124
        if (terms.uphill || terms.bank)
            sum.add(1, terms.uphill ? reasons::uphill : reasons::bank);  // DBA-125
        sum.add(rearSupport(troop, enemy, terms), reasons::rearSupport);
        if (terms.going == Going::Good && againstFoot) {
            const bool supported = troop.is(Kind::Sp) || (troop.is(Kind::Bw) && !troop.fast);
            if (terms.sideSupport && supported)
                sum.add(1, reasons::sideSupport);  // DBA-128
            if (troop.doubled)
                sum.add(1, reasons::doubleBase);
        }
    }
    if (terms.going == Going::Bad && !troop.steady)
        sum.add(-2, reasons::badGoing);  // DBA-126
    addDefences(sum, troop, terms.inside);
    sum.add(-std::min(terms.furtherAssaults, 2), reasons::assaulted);  // DBA-129
    return sum;
}

}  // namespace

Breakdown closeFactor(const Troop& troop, const Troop& enemy, const CloseTerms& terms) {
    return sumOfFactor<Breakdown>(troop, enemy, terms);
}
int closeTotal(const Troop& troop, const Troop& enemy, const CloseTerms& terms) {
    return sumOfFactor<Total>(troop, enemy, terms).total();
}

Breakdown shootingFactor(const Troop& shooter, const Troop& target) {
    Breakdown sum;
    sum.add(target.isFoot() ? shooter.vFoot : shooter.vMounted,
            target.isFoot() ? reasons::factorFoot : reasons::factorMounted);
    return sum;
}

Breakdown shotAtFactor(const Troop& target, int extraShooters, bool general, Inside inside) {
    Breakdown sum;
    sum.add(target.shotAt, reasons::factorShotAt);
    if (general)
        sum.add(1, reasons::general);
    addDefences(sum, target, inside);
    sum.add(-std::min(extraShooters, 2), reasons::moreShooters);
    return sum;
}

Outcome outcomeFor(const Troop& loser, const Troop& winner, Degree degree, bool shot, Going loserGoing,
                   const Options& options) {
    if (degree == Degree::Equal && !shot) {
        if (loser.is(Kind::Kn) && loser.figures == 4 && winner.is(Kind::Kn) && winner.figures == 3)
            return Outcome::Recoil;
        // DBA-A20: artillery and war wagons are solid, camp followers and denizens fight as fast foot (S5).
        const bool solidFoot = winner.isFoot() && !winner.fast;
        if (options.fastTie && loser.isFoot() && loser.fast && !loser.is(Kind::Ps) && solidFoot)
            return Outcome::Recoil;
    }
    if (degree == Degree::Equal && shot)
        return Outcome::Nothing;
    return (options.outcomes ? *options.outcomes : outcomes()).at(loser.kind, winner.kind, degree, shot, loserGoing);
}

Endings endingsOf(const Troop& loser, const Troop& winner, Going loserGoing, const Options& options) {
    Endings endings{};
    for (const Degree degree : {Degree::Beaten, Degree::Doubled, Degree::Equal})
        endings[static_cast<std::size_t>(degree)] = outcomeFor(loser, winner, degree, false, loserGoing, options);
    return endings;
}

Verdict closeVerdict(const std::array<Troop, 2>& troops, int winner, Degree degree, const std::array<Going, 2>& going,
                     const Options& options) {
    Verdict verdict;
    verdict.winner = winner;
    if (winner < 0) {
        for (const std::size_t i : {0, 1})
            verdict.outcome[i] = outcomeFor(troops[i], troops[1 - i], Degree::Equal, false, going[i], options);
        return verdict;
    }
    const auto w = static_cast<std::size_t>(winner);
    verdict.outcome[1 - w] = outcomeFor(troops[1 - w], troops[w], degree, false, going[1 - w], options);
    return verdict;
}

Verdict closeVerdict(const std::array<Troop, 2>& troops, const std::array<int, 2>& totals,
                     const std::array<Going, 2>& going, const Options& options) {
    const auto [lower, higher] = std::minmax(totals[0], totals[1]);
    const int winner = lower == higher ? -1 : totals[0] == higher ? 0 : 1;
    return closeVerdict(troops, winner, degreeOf(higher, lower), going, options);
}

double pursuitDistance(const Troop& troop, const Troop& enemy) {
    const bool anybody = troop.mounted || troop.is(Kind::Hd);
    return anybody || (enemy.isFoot() && !enemy.is(Kind::Ps)) ? troop.pursuit : 0;
}

bool passes(const Troop& mover, const Troop& through) {
    return mover.is(Kind::Ps) || (mover.mounted && through.is(Kind::Ps));
}

bool recoilsThrough(const Troop& loser, const Troop& through) {
    if (loser.is(Kind::El))
        return through.is(Kind::Ps);  // DBA-146: others are trampled
    if (loser.mounted)
        return !through.is(Kind::Pk) && !through.is(Kind::El) && !through.is(Kind::Hd);
    switch (loser.kind) {
    case Kind::Bd:
        return through.is(Kind::Bd) || through.is(Kind::Sp);
    case Kind::Pk:
    case Kind::Bw:
        return through.is(Kind::Bd);
    case Kind::Ps:
        return !through.is(Kind::Ps);
    default:
        return false;
    }
}

}  // namespace ephor::dba
