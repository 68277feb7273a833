// Ids of sides and pieces, and sets of pieces.
#pragma once

#include "core/base/id.h"

#include <array>
#include <bit>
#include <cassert>
#include <string_view>

namespace ephor {

enum class Side : std::uint8_t { A, B };

constexpr Side other(Side side) { return side == Side::A ? Side::B : Side::A; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
/// "a" or "b": the name of a side in files and program output.
constexpr std::string_view name(Side side) { return side == Side::A ? "a" : "b"; }
inline constexpr std::array bothSides{Side::A, Side::B};

/// A piece of a battle: a unit, an element or a figure. A piece keeps its id after it has left the table.
using PieceId = Id<struct PieceTag>;

/// A piece as the value of a counter; 0 is none.
constexpr int asCounter(PieceId piece) { return piece ? static_cast<int>(piece.index()) + 1 : 0; }
constexpr PieceId pieceIn(int counter) { return counter > 0 ? PieceId(counter - 1) : PieceId{}; }

/// A set of pieces, by value; iterates in order of id.
class PieceSet {
public:
    static constexpr int room = 256;  ///< ids run from 0 to room - 1

    constexpr PieceSet() = default;

    constexpr void insert(PieceId piece) { wordOf(piece) |= bit(piece); }
    constexpr void erase(PieceId piece) { wordOf(piece) &= ~bit(piece); }
    constexpr bool contains(PieceId piece) const {
        return piece.index() < room && (m_words[piece.index() / 64] & bit(piece)) != 0;
    }
    constexpr bool empty() const { return (m_words[0] | m_words[1] | m_words[2] | m_words[3]) == 0; }
    constexpr int size() const {
        int n = 0;
        for (const std::uint64_t w : m_words)
            if (w != 0)  // most sets are small
                n += bitsOf(w);
        return n;
    }
    /// True where it has exactly one member.
    constexpr bool isOne() const {
        std::uint64_t all = 0;
        bool isMore = false;
        for (const std::uint64_t w : m_words) {
            isMore = isMore || (w & (w - 1)) != 0 || (all != 0 && w != 0);
            all |= w;
        }
        return all != 0 && !isMore;
    }
    /// The member with the lowest id; none if empty.
    constexpr PieceId first() const {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            if (m_words[i] != 0)
                return PieceId(static_cast<int>(i * 64) + std::countr_zero(m_words[i]));
        return {};
    }
    /// Bits of the 64 ids from 64 * i.
    constexpr std::uint64_t word(std::size_t i) const { return m_words[i]; }
    constexpr void setWord(std::size_t i, std::uint64_t bits) { m_words[i] = bits; }
    constexpr bool isSubsetOf(const PieceSet& of) const { return (*this & of) == *this; }

    friend constexpr bool operator==(const PieceSet&, const PieceSet&) = default;
    // Word by word on purpose. Reading two words at once would stall after a write to one of them.
    friend constexpr PieceSet operator&(const PieceSet& a, const PieceSet& b) {
        return {a.m_words[0] & b.m_words[0], a.m_words[1] & b.m_words[1], a.m_words[2] & b.m_words[2],
                a.m_words[3] & b.m_words[3]};
    }
    friend constexpr PieceSet operator|(const PieceSet& a, const PieceSet& b) {
        return {a.m_words[0] | b.m_words[0], a.m_words[1] | b.m_words[1], a.m_words[2] | b.m_words[2],
                a.m_words[3] | b.m_words[3]};
    }
    /// The members of `a` that are not in `b`.
    friend constexpr PieceSet operator-(const PieceSet& a, const PieceSet& b) {
        return {a.m_words[0] & ~b.m_words[0], a.m_words[1] & ~b.m_words[1], a.m_words[2] & ~b.m_words[2],
                a.m_words[3] & ~b.m_words[3]};
    }

    struct End {};
    /// Holds a copy, so the set may change during the iteration.
    class Iterator {
    public:
        constexpr explicit Iterator(const std::array<std::uint64_t, 4>& words)
            : m_word(words[0]), m_next(words[1]), m_third(words[2]), m_last(words[3]) {
            skip();
        }
        constexpr PieceId operator*() const { return PieceId(m_from + std::countr_zero(m_word)); }
        constexpr Iterator& operator++() {
            m_word &= m_word - 1;
            skip();
            return *this;
        }
        constexpr bool operator!=(End) const { return m_word != 0; }

    private:
        constexpr void skip() {
            while (m_word == 0 && (m_next | m_third | m_last) != 0) {
                m_word = m_next;
                m_next = m_third;
                m_third = m_last;
                m_last = 0;
                m_from += 64;
            }
        }
        std::uint64_t m_word;  // bits not visited yet of the 64 from m_from
        std::uint64_t m_next;
        std::uint64_t m_third;
        std::uint64_t m_last;
        int m_from = 0;
    };
    constexpr Iterator begin() const { return Iterator(m_words); }
    constexpr End end() const { return {}; }

private:
    constexpr PieceSet(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d) : m_words{a, b, c, d} {}
    /// Not std::popcount, which becomes a function call on processors without the instruction.
    static constexpr int bitsOf(std::uint64_t w) {
        w -= (w >> 1) & 0x5555555555555555;
        w = (w & 0x3333333333333333) + ((w >> 2) & 0x3333333333333333);
        return static_cast<int>((((w + (w >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101) >> 56);
    }
    static constexpr std::uint64_t bit(PieceId piece) { return std::uint64_t{1} << (piece.index() % 64); }
    constexpr std::uint64_t& wordOf(PieceId piece) {
        assert(piece.index() < room);
        return m_words[piece.index() / 64];
    }

    std::array<std::uint64_t, 4> m_words{};
};

}  // namespace ephor
