// The best move of some groups: what all of their places seem to bring first, the rules' word on the few that seem best.
#pragma once

#include "core/ai/dba/quick_evaluation.h"

#include <bitset>

namespace ephor::dba {

/// An offer that may be worth its PIPs.
struct Prospect {
    const Option* option = nullptr;  ///< none where it is chosen already
    ElementSet group;
    MoveLimits limits;
    bool part = false;  ///< the rest of its line stays
    bool far = false;
    bool onlyContact = false;
    bool onlyOpen = false;
    bool mustContact = false;  ///< its PIPs suffice for a charge alone (DBA-037)
    double hope = 0;           ///< what it may bring at the most, or nearly

    double cost() const { return option ? 0.03 * (option->price - 1) : 0; }
};

constexpr double leastGain = 0.01;   ///< what is worth less is not done
constexpr double ofProgress = 0.03;  ///< an inch nearer is worth beside fights
constexpr double ofAssault = 0.5;    ///< what coming to the walls of a work seems to bring, until it is looked at

/// A move that the rules allow, and how good it is.
struct Best {
    const Prospect* prospect = nullptr;
    Choice choice;
    Plan plan;
    double score = leastGain;
};

/// What a charge is worth in itself.
double chargeWorth(const Judgement& j);

/// Looks for the best move of some groups: what seems best is checked first, until nothing that is left seems better than what was found.
class MoveSearch {
public:
    MoveSearch(const Judgement& j, QuickEvaluation& glance) : m_j(j), m_glance(glance), m_charge(chargeWorth(j)) {}

    /// The prospect must outlive the search.
    void add(const Prospect& prospect);
    /// Of all that were added so far.
    const Best& best();

private:
    /// A prospect that is looked at closely, with who and what its moves may have to do with.
    struct Start {
        const Prospect* prospect;
        std::array<Vec, 2> front;
        mutable std::optional<Surroundings> around;
        mutable std::optional<double> before;  ///< of the fights as they stand
    };
    /// A place that the leader of a prospect may be sent to, not yet checked.
    struct Try {
        double seems;
        const Start* from;
        Pose pose;
    };

    void strikes(const Start& from);
    void strike(const Start& from, PieceId enemy, Contact edge);
    void lines(const Start& from);
    void line(const Start& from, const Pose& pose);
    void heads(const Start& from);
    void walls(const Start& from);
    void open(const Start& from);
    template <typename Promise> void consider(const Start& from, const Pose& pose, bool linesUp, Promise&& promise);
    bool isContactInReach(const Start& from, const Pose& pose) const;
    bool isInReach(const Start& from, const Pose& pose) const;
    bool isSeen(const Pose& pose) const;
    void see(const Pose& pose);
    bool isTaken(const Prospect& prospect, const End& end) const;
    double seemsBy(const Start& from, double fights) const { return fights + m_charge - from.prospect->cost(); }
    bool isWorth(double seems) const { return seems > m_best.score; }
    void push(const Start& from, const Pose& pose, double seems);
    Body bodyAt(const End& end) const { return {end.pose, m_j.table.body(end.piece).size}; }
    PieceId whoBars(const Prospect& prospect, const Pose& pose) const;
    ElementSet dependsOn(const Reason* why, const Start& from) const;
    void check(const Try& next);
    double valueAfter(const Start& from, const Plan& plan);

    static constexpr std::size_t mostTries = 128;
    static constexpr int mostChecks = 24;
    static constexpr std::size_t mostStarts = 32;

    const Judgement& m_j;
    QuickEvaluation& m_glance;
    double m_charge;
    StackList<Start, mostStarts> m_starts;
    StackList<Try, mostTries> m_tries;
    std::size_t m_first = 0;            ///< of the prospect that is being added
    StackList<Pose, mostTries> m_seen;  ///< places of it that need not be looked at again
    std::bitset<mostTries> m_checked;
    Best m_best;
};

}  // namespace ephor::dba
