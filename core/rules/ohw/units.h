// Sets of units. Two armies have far fewer than a battle may have pieces, and the doctrine asks for such sets again and again.
#pragma once

#include "core/battle/piece.h"
#include "core/rules/ohw/arithmetic.h"

namespace ephor::ohw {

/// A PieceSet of a half of the room; iterates in order of id, too.
class Units {
public:
    static constexpr int room = 128;
    static_assert(2 * mostInGroup <= room);

    Units() = default;
    Units(const PieceSet& pieces) : Units(pieces.word(0), pieces.word(1)) {}
    static Units of(PieceId unit) {
        Units one;
        one.insert(unit);
        return one;
    }
    PieceSet pieces() const {
        PieceSet all;
        all.setWord(0, m_low);
        all.setWord(1, m_high);
        return all;
    }

    void insert(PieceId unit) { wordOf(unit) |= bit(unit); }
    void erase(PieceId unit) { wordOf(unit) &= ~bit(unit); }
    bool contains(PieceId unit) const {
        return unit.index() < room && ((unit.index() < half ? m_low : m_high) & bit(unit)) != 0;
    }
    bool empty() const { return (m_low | m_high) == 0; }
    int size() const { return pieces().size(); }
    /// The one with the lowest id; none if empty.
    PieceId first() const {
        if (m_low != 0)
            return PieceId(std::countr_zero(m_low));
        return m_high != 0 ? PieceId(half + std::countr_zero(m_high)) : PieceId();
    }

    friend bool operator==(const Units&, const Units&) = default;
    friend Units operator&(const Units& a, const Units& b) { return {a.m_low & b.m_low, a.m_high & b.m_high}; }
    friend Units operator|(const Units& a, const Units& b) { return {a.m_low | b.m_low, a.m_high | b.m_high}; }
    /// Those of `a` that are not in `b`.
    friend Units operator-(const Units& a, const Units& b) { return {a.m_low & ~b.m_low, a.m_high & ~b.m_high}; }

    /// Where an iteration ends.
    struct End {};
    /// Holds a copy: the set may change meanwhile.
    class Iterator {
    public:
        Iterator(std::uint64_t low, std::uint64_t high) : m_word(low), m_next(high) { skip(); }
        PieceId operator*() const { return PieceId(m_from + std::countr_zero(m_word)); }
        Iterator& operator++() {
            m_word &= m_word - 1;
            skip();
            return *this;
        }
        bool operator!=(End) const { return m_word != 0; }

    private:
        void skip() {
            if (m_word != 0 || m_next == 0)
                return;
            m_word = m_next;
            m_next = 0;
            m_from = half;
        }
        std::uint64_t m_word;  // what is left of those from m_from on
        std::uint64_t m_next;
        int m_from = 0;
    };
    Iterator begin() const { return {m_low, m_high}; }
    End end() const { return {}; }

private:
    static constexpr int half = room / 2;

    Units(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}
    static std::uint64_t bit(PieceId unit) { return std::uint64_t{1} << (unit.index() % half); }
    std::uint64_t& wordOf(PieceId unit) {
        assert(unit.index() < room);
        return unit.index() < half ? m_low : m_high;
    }

    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

}  // namespace ephor::ohw
