// A prepared skirmish: every figure, its retinue, the terrain, the options.
#pragma once

#include "core/battle/game.h"
#include "core/rules/skirmish/army/army.h"
#include "core/rules/skirmish/battle/measuring.h"
#include "core/rules/skirmish/state.h"

#include <ranges>

namespace ephor::skirmish {

/// A figure, ready for use.
struct Profile {
    Kind kind;
    int stripes = 0;
    int retinue = 0;                ///< of its side, from 0
    int type = 0;                   ///< its number in the catalogue
    std::array<int, 2> fighters{};  ///< all of a number fight alike: in open order, and in a shield wall (SKI-112)
    bool leader = false;
    bool bearer = false;  ///< carries the standard at the start
    double radius = 0;    ///< inches
    double move = 0;      ///< inches
    int roughDie = 0;
    double fallBack = 0;  ///< inches
    double worth = 0;     ///< points
};

/// The place of a figure in a formation: inches to the right of the middle of the front rank, and inches behind it.
struct Station {
    PieceId figure;
    double aside = 0;
    double behind = 0;
};

/// A kind of fighter: figures that fight alike, wounds aside.
struct FighterKind {
    Fighter fighter;
    Protection protection = Protection::Unarmoured;

    friend bool operator==(const FighterKind&, const FighterKind&) = default;
};

/// Probabilities of hits given and taken in the first round of an attack and in later rounds, for the number of rounds
/// that is evaluated.
struct Exchange {
    double given = 0;
    double taken = 0;
    double rounds = 0;
    double givenLater = 0;
    double takenLater = 0;
};
struct AttackTerms {
    Arc arc = Arc::Front;  ///< of the enemy
    bool charging = false;
    bool inWall = false;       ///< the attacker
    bool againstWall = false;  ///< to its front
    bool againstHeld = false;  ///< the enemy cannot turn

    constexpr std::size_t number() const {
        return (charging ? 32U : 0U) + (inWall ? 16U : 0U) + (againstWall ? 8U : 0U) + (againstHeld ? 4U : 0U) +
               static_cast<std::size_t>(arc);
    }
};

struct Retinue {
    std::string name;
    int player = 0;  ///< of the side, from 0
    PieceSet figures;
    PieceId leader;
    PieceId bearer;  ///< at the start
    int size = 0;
    std::array<std::vector<Station>, 3> formations;  ///< by code: two ranks, one rank, loose
};

/// A movement card: for a player, or for a retinue (SKI-106).
struct Card {
    Side side = Side::A;
    int player = 0;
    int retinue = -1;  ///< all of the player's where negative

    friend bool operator==(const Card&, const Card&) = default;
};

class SkirmishGame final : public Game {
public:
    /// The set-up must have been checked: lists without errors, valid options.
    /// `types` are the types of the lists and must outlive the game.
    SkirmishGame(const RuleSystem& system, Setup setup, const Options& options, const Catalogue& types);

    const Options& options() const { return m_options; }
    const Profile& profile(PieceId figure) const { return m_profiles[figure.index()]; }
    const GroundMap& ground() const { return m_ground; }
    const std::vector<Retinue>& retinues(Side side) const { return m_retinues[index(side)]; }
    const Retinue& retinueOf(PieceId figure) const {
        return m_retinues[index(m_pieces[figure.index()].side)][static_cast<std::size_t>(profile(figure).retinue)];
    }
    /// The kinds of fighters in this battle, by their number.
    const std::vector<FighterKind>& fighters() const { return m_fighters; }
    int fighter(PieceId figure, bool inWall) const { return profile(figure).fighters[inWall ? 1 : 0]; }
    /// Sum of the factors of a fighter against another on open, level terrain, without wounds (meleeFactors).
    /// Precomputed.
    int factors(int fighter, int enemy, bool firstRound, bool charging, Arc arc) const {
        return m_factors[pairOf(fighter, enemy)]
                        [(firstRound ? 8U : 0U) + (charging ? 4U : 0U) + static_cast<std::size_t>(arc)];
    }
    /// The exchange of an attack between two unwounded fighters (exchangeOf), indexed by AttackTerms::number.
    /// Precomputed.
    const std::array<Exchange, 64>& exchanges(int fighter, int enemy) const {
        return m_exchanges[pairOf(fighter, enemy)];
    }
    /// Campaigns only: modifier of a side's morale rolls.
    int spirit(Side side) const { return m_spirit[index(side)]; }
    /// Campaigns only: the side that has kept the initiative, if only one has.
    std::optional<Side> keepsInitiative() const;
    const std::vector<Card>& deck() const { return m_deck; }
    /// True if a retinue of the card's side acts on the card.
    bool holds(const Card& card, const Retinue& retinue) const {
        return retinue.player == card.player &&
               (card.retinue < 0 || &retinue == retinues(card.side).data() + card.retinue);
    }
    auto retinuesOf(const Card& card) const {
        return retinues(card.side) |
               std::views::filter([this, card](const Retinue& retinue) { return holds(card, retinue); });
    }
    /// The figures that act on a card, whether on the table or not.
    PieceSet figuresOf(const Card& card) const;

    Ended fight(Referee& referee) const override;
    const Reason* refusal(const Table& table, const Request& request, const Choice& choice) const override;
    void suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const override;
    int strength(const Table& table, PieceId piece) const override;
    double evaluate(const Table& table, Side side) const override;
    std::optional<Choice> byOrder(std::string_view key, std::string_view value, const Request& request,
                                  const Position& position) const override;
    PieceId general(const Table& table, Side side) const override;
    RollMeaning meaning(const Table& table, const Rolled& rolled) const override;
    std::vector<Sign> signs(const Table& table, Side side) const override;
    using Game::signs;

private:
    void add(Side side, const Army& army, const Catalogue& types);
    int numberOf(const FighterKind& kind);
    void computeFactors();
    void computeExchanges();
    std::size_t pairOf(int fighter, int enemy) const {
        return static_cast<std::size_t>(fighter) * m_fighters.size() + static_cast<std::size_t>(enemy);
    }

    Options m_options;
    std::vector<Profile> m_profiles;
    std::vector<FighterKind> m_fighters;                 ///< by Profile::fighters
    std::vector<std::array<std::int8_t, 16>> m_factors;  ///< of each pair of them; see factors()
    std::vector<std::array<Exchange, 64>> m_exchanges;   ///< of each pair; see exchanges()
    std::array<std::vector<Retinue>, 2> m_retinues;
    std::vector<Card> m_deck;
    std::array<int, 2> m_spirit{0, 0};
    std::array<bool, 2> m_keeps{false, false};
    GroundMap m_ground;
};

}  // namespace ephor::skirmish
