// Why something happened or counts: a rule's id and a few words.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <span>
#include <string_view>

namespace ephor {

/// What a value means: of a number of a note, or of a counter.
struct ValueText {
    int value = 0;
    std::string_view text;
};

/// Reasons are constants of the rule systems; events and breakdowns point to them. `text` is English and the key of its
/// translation. The log prints it behind the name of the piece or side and a colon, so it starts with a verb in the
/// past tense, a participle or a noun: it fits one and many ("Spartiates: charged Thebans II"). Places: {0} the piece,
/// {1} the other piece, {2} and {3} the numbers of a note.
struct Reason {
    std::string_view rule;
    std::string_view text;
    std::span<const ValueText> values{};       ///< what the number of a note means; a number without a text is printed
    std::span<const ValueText> otherValues{};  ///< the same for its other number
};

/// One modifier: how much, and by which rule.
struct BreakdownLine {
    int amount = 0;
    const Reason* why = nullptr;

    friend bool operator==(const BreakdownLine&, const BreakdownLine&) = default;
};

/// A number that explains itself.
class Breakdown {
public:
    static constexpr std::size_t most = 14;

    /// Adds a line; a line of 0 is left out.
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
