// Questions to players, and their legal answers.
#pragma once

#include "core/battle/piece.h"
#include "core/battle/reason.h"
#include "core/dice/roll.h"
#include "core/table/body.h"

#include <algorithm>
#include <concepts>
#include <span>
#include <utility>
#include <vector>

namespace ephor {

/// A decision point of a rule system ("D-07"). Each system numbers its own from 1; the texts are in DecisionInfo
/// (game.h).
using DecisionId = std::uint8_t;

/// Which decision, of which side, about which piece. Every answer includes its question, so a missing answer is
/// detected.
struct Question {
    DecisionId decision = 0;
    Side side = Side::A;
    PieceId piece;

    friend bool operator==(const Question&, const Question&) = default;
};

/// An answer. Which fields count depends on the decision; the others keep their defaults.
struct Choice {
    static constexpr int mostTurns = 2;

    std::int16_t code = 0;             ///< one of the request's option codes
    std::uint8_t turns = 0;            ///< how many of `via` count
    PieceId piece;                     ///< the target, or the selected piece
    std::int32_t number = 0;           ///< a bid, the index of a die, …
    PieceSet set;                      ///< a subset of the request's pieces
    Pose pose;                         ///< where a move ends
    std::array<Vec, mostTurns> via{};  ///< points where the way bends, before `pose`

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// The answer with this option code, about a piece or none.
inline Choice coded(std::int16_t code, PieceId piece = {}) {
    Choice choice;
    choice.code = code;
    choice.piece = piece;
    return choice;
}

inline constexpr std::int16_t noCode = 0, yesCode = 1;
inline Choice yesIf(bool condition) { return coded(condition ? yesCode : noCode); }

/// A terrain feature that a player is to place.
struct FeatureLimits {
    std::uint8_t kind = 0;     ///< the system's kind of terrain
    std::uint8_t size = 0;     ///< index among the sizes of its kind
    std::uint8_t quarter = 0;  ///< of the table in which it must lie, from 1; 0: anywhere

    friend bool operator==(const FeatureLimits&, const FeatureLimits&) = default;
};

/// The limits of a move as a value, which outlives the question. The checks, the computer player and the mouse use the
/// same limits.
struct MoveLimits {
    PieceId piece;
    std::uint8_t how = 0;  ///< the system's kind of move
    double allowance = 0;  ///< inches
    bool passFriends = false;
    bool ignoreGround = false;
    bool mustContact = false;  ///< only an end in contact with an enemy is legal
    PieceId target;            ///< the target of a charge
    FeatureLimits feature;     ///< instead of a move: of a feature to be placed

    friend bool operator==(const MoveLimits&, const MoveLimits&) = default;
};

/// One legal answer to a request of form Options.
struct Option {
    std::int16_t code = 0;
    PieceId piece;
    const Reason* label = nullptr;  ///< its effect and rule
    int price = 0;                  ///< its cost in points
};

inline Choice coded(const Option& option) { return coded(option.code, option.piece); }

/// Options that are expensive to find. The full list is computed when it is first read; a single option can be tested
/// without it.
class LateOptions {
public:
    /// All options; at least two.
    virtual std::span<const Option> all() const = 0;
    /// True if `all` has an option with this code and piece.
    virtual bool contains(std::int16_t code, PieceId piece) const = 0;

protected:
    ~LateOptions() = default;
};

/// Options that a function lists when they are first read.
template <typename List> class ListedLate final : public LateOptions {
public:
    explicit ListedLate(const List& list) : m_list(list) {}
    std::span<const Option> all() const override {
        if (m_options.empty())
            m_options = m_list();
        return m_options;
    }
    bool contains(std::int16_t code, PieceId piece) const override {
        return std::ranges::any_of(all(), [&](const Option& o) { return o.code == code && o.piece == piece; });
    }

private:
    const List& m_list;
    mutable std::span<const Option> m_options;
};

/// The options of a request: a view of data that the asking function owns.
class OptionsView {
public:
    OptionsView() = default;
    template <typename Some>
        requires(!std::same_as<std::remove_cvref_t<Some>, OptionsView> &&
                 std::convertible_to<Some, std::span<const Option>>)
    OptionsView(Some&& some) : m_found(std::forward<Some>(some)) {}
    OptionsView(const LateOptions& late) : m_late(&late) {}

    std::span<const Option> all() const { return m_late ? m_late->all() : m_found; }
    auto begin() const { return all().begin(); }
    auto end() const { return all().end(); }
    const Option* data() const { return all().data(); }
    std::size_t size() const { return all().size(); }
    const Option& operator[](std::size_t i) const { return all()[i]; }
    const Option& front() const { return all().front(); }
    const Option& back() const { return all().back(); }
    bool empty() const { return !m_late && m_found.empty(); }
    /// True if the first option is the only one.
    bool isOne() const { return !m_late && m_found.size() == 1; }
    bool contains(std::int16_t code, PieceId piece) const {
        if (m_late)
            return m_late->contains(code, piece);
        return std::ranges::any_of(m_found, [&](const Option& o) { return o.code == code && o.piece == piece; });
    }

private:
    std::span<const Option> m_found;
    const LateOptions* m_late = nullptr;
};

enum class Form : std::uint8_t {
    Options,   ///< one of `options`: code and piece
    Number,    ///< number from `lowest` to `highest`
    Subset,    ///< set: any subset of `pieces` with at most `most` members
    OnePiece,  ///< piece: one of `pieces`
    Die,       ///< code 0: none; code 1: number = index of a die of `roll`
    Move,      ///< pose (and via) within `limits`
    Deploy,    ///< piece: one of `pieces`; code: one of `options`; pose within `limits` with that piece
};

/// A question with its legal answers. The spans point into the asking function; PendingRequest owns copies.
struct Request {
    Question question;
    Form form = Form::Options;
    bool secret = false;  ///< the other side must neither see nor be able to infer the answer until both have chosen
    OptionsView options;
    int lowest = 0;
    int highest = 0;
    PieceSet pieces;
    int most = 0;
    MoveLimits limits;
    const Roll* roll = nullptr;       ///< the dice that have just fallen
    std::uint64_t mayReroll = 0;      ///< bit i: die i of the roll may be rerolled
    PieceId subject;                  ///< the other piece concerned: the charger, the enemy primary
    const Reason* context = nullptr;  ///< why it is asked now
    int need = 0;                     ///< with a roll: the face that succeeds; 0: the sum or the comparison counts
    int wanted = 0;                   ///< with a roll: how many successes are needed
    const Reason* prompt = nullptr;   ///< asks more exactly than the decision does: what a number counts
};

/// The first option with this code; null if it is not offered.
inline const Option* optionOf(const Request& request, int code) {
    for (const Option& option : request.options)
        if (option.code == code)
            return &option;
    return nullptr;
}
inline bool offers(const Request& request, int code) { return optionOf(request, code) != nullptr; }

/// A request that owns its data and may outlive the fight that asked it.
class PendingRequest {
public:
    PendingRequest() = default;
    explicit PendingRequest(const Request& r)
        : m_request(r),
          m_options(r.options.begin(), r.options.end()),
          m_roll(r.roll ? *r.roll : Roll{}),
          m_hasRoll(r.roll != nullptr) {
        tie();
    }
    PendingRequest(const PendingRequest& o)
        : m_request(o.m_request), m_options(o.m_options), m_roll(o.m_roll), m_hasRoll(o.m_hasRoll) {
        tie();
    }
    PendingRequest& operator=(const PendingRequest& o) {
        m_request = o.m_request;
        m_options = o.m_options;
        m_roll = o.m_roll;
        m_hasRoll = o.m_hasRoll;
        tie();
        return *this;
    }

    const Request& operator*() const { return m_request; }
    const Request* operator->() const { return &m_request; }

private:
    void tie() {
        m_request.options = m_options;
        m_request.roll = m_hasRoll ? &m_roll : nullptr;
    }

    Request m_request;
    std::vector<Option> m_options;
    Roll m_roll;
    bool m_hasRoll = false;
};

struct RollRequest {
    int count = 1;
    int sides = 6;
    Side side = Side::A;
    PieceId piece;
    PieceId against;  ///< the enemy, in a fight whose probabilities are known (Game::clashNow)
    const Reason* why = nullptr;
    int need = 0;         ///< face that succeeds; 0: the sum or a comparison counts
    int wanted = 0;       ///< successes needed; 0: all count
    bool secret = false;  ///< the other side must not learn the faces
};

}  // namespace ephor
