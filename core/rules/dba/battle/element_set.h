// A set of elements in one machine word.
#pragma once

#include "core/battle/piece.h"

namespace ephor::dba {

/// A set of pieces for DBA, where a battle has fewer than 64. Faster to iterate than a PieceSet. Iterates in order of
/// id.
class ElementSet {
public:
    static constexpr std::size_t room = 64;

    constexpr ElementSet() = default;
    constexpr explicit ElementSet(const PieceSet& pieces) : m_bits(pieces.word(0)) {}

    constexpr void insert(PieceId piece) { m_bits |= bit(piece); }
    constexpr void erase(PieceId piece) { m_bits &= ~bit(piece); }
    constexpr bool contains(PieceId piece) const { return (m_bits & bit(piece)) != 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    /// The member with the lowest id. The set must not be empty.
    constexpr PieceId first() const { return PieceId(std::countr_zero(m_bits)); }
    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr PieceSet pieces() const {
        PieceSet all;
        all.setWord(0, m_bits);
        return all;
    }

    friend constexpr bool operator==(ElementSet, ElementSet) = default;
    friend constexpr ElementSet operator&(ElementSet a, ElementSet b) { return ElementSet(a.m_bits & b.m_bits); }
    friend constexpr ElementSet operator|(ElementSet a, ElementSet b) { return ElementSet(a.m_bits | b.m_bits); }
    /// The members of `a` that are not in `b`.
    friend constexpr ElementSet operator-(ElementSet a, ElementSet b) { return ElementSet(a.m_bits & ~b.m_bits); }

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t left) : m_left(left) {}
        constexpr PieceId operator*() const { return PieceId(std::countr_zero(m_left)); }
        constexpr Iterator& operator++() {
            m_left &= m_left - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& end) const { return m_left != end.m_left; }

    private:
        std::uint64_t m_left;
    };
    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit ElementSet(std::uint64_t bits) : m_bits(bits) {}
    static constexpr std::uint64_t bit(PieceId piece) { return std::uint64_t{1} << piece.index(); }

    std::uint64_t m_bits = 0;
};

}  // namespace ephor::dba
