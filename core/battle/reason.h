// Why something happened or counts: a rule id and a short text.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace ephor {

/// The text of a value of a note or counter.
struct ValueText {
    int value = 0;
    std::string_view text;
};

/// What happened or is offered, where programs ask for it: for headlines, actions and summaries.
enum class Meaning : std::uint8_t {
    None,
    Charge,            ///< a charge, or the option of one
    ChargeOutOfReach,  ///< the option of a charge that plainly cannot succeed
    PartOfCharge,      ///< a move of a charge, or an answer to one
    SharedMove,        ///< the same move of several pieces, one after the other, is shown as one
    SharedCharge,      ///< both of these
    Shot,
    Hit,          ///< by a shot
    Save,         ///< a die that the target of a shot rolls only after a hit
    DoneByEnemy,  ///< in the passive voice: "destroyed: struck in flank"
    Flight,       ///< a piece left the table in flight
    LeaderLost,
    StandardTaken,
    CampTaken,
    CityTaken,
    Bid,  ///< a secret bid is shown or paid
};

/// Reasons are constants of the rule systems; events and breakdowns point to them. `text` is English and the key of its
/// translation. The log prints it after the name of a piece or side and a colon, so it starts with a verb in the past
/// tense, a participle or a noun, and fits singular and plural ("Spartiates: charged Thebans II"). Placeholders: {0}
/// the piece, {1} the other piece, {2} and {3} the numbers of a note.
struct Reason {
    std::string_view rule;
    std::string_view text;
    Meaning meaning = Meaning::None;
    std::span<const ValueText> values{};  ///< texts of the values of a note's number; others are printed as numbers
    std::span<const ValueText> otherValues{};  ///< texts of the values of its other number
};

/// One modifier: its amount and its reason.
struct BreakdownLine {
    int amount = 0;
    const Reason* why = nullptr;

    friend bool operator==(const BreakdownLine&, const BreakdownLine&) = default;
};

/// A number with its modifiers.
class Breakdown {
public:
    static constexpr std::size_t most = 14;

    /// Adds a modifier. An amount of 0 is left out.
    void add(int amount, const Reason& why) {
        if (amount == 0)
            return;
        assert(m_count < most);
        m_lines[m_count++] = {amount, &why};
        m_total += amount;
    }

    int total() const { return m_total; }
    std::span<const BreakdownLine> lines() const { return {m_lines.data(), m_count}; }

    friend bool operator==(const Breakdown& a, const Breakdown& b) {
        return a.m_total == b.m_total && std::ranges::equal(a.lines(), b.lines());
    }

private:
    std::array<BreakdownLine, most> m_lines;
    std::size_t m_count = 0;
    int m_total = 0;
};

}  // namespace ephor
