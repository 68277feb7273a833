// A set of units. Two armies have far fewer pieces than the general limit.
#pragma once

#include "core/battle/piece.h"
#include "core/rules/ohw/battle/formulas.h"

#include <cassert>

namespace ephor::ohw {

/// Like a PieceSet with half the capacity. Iterates in order of id.
class Units {
public:
    static constexpr int room = 128;
    static_assert(2 * mostInGroup <= room);

    Units() = default;
    Units(const PieceSet& pieces) : Units(pieces.word(0), pieces.word(1)) {
        assert((pieces.word(2) | pieces.word(3)) == 0);
    }
    static Units of(PieceId unit) {
        Units one;
        one.insert(unit);
        return one;
    }
    PieceSet pieces() const {
        PieceSet all;
        all.setWord(0, m_words[0]);
        all.setWord(1, m_words[1]);
        return all;
    }

    void insert(PieceId unit) { wordOf(unit) |= bit(unit); }
    void erase(PieceId unit) { wordOf(unit) &= ~bit(unit); }
    bool contains(PieceId unit) const { return unit.index() < room && (m_words[unit.index() / 64] & bit(unit)) != 0; }
    bool empty() const { return (m_words[0] | m_words[1]) == 0; }
    int size() const { return pieces().size(); }
    /// The one with the lowest id; none if empty.
    PieceId first() const {
        if (m_words[0] != 0)
            return PieceId(std::countr_zero(m_words[0]));
        return m_words[1] != 0 ? PieceId(64 + std::countr_zero(m_words[1])) : PieceId();
    }

    friend bool operator==(const Units&, const Units&) = default;
    friend Units operator&(const Units& a, const Units& b) {
        return {a.m_words[0] & b.m_words[0], a.m_words[1] & b.m_words[1]};
    }
    friend Units operator|(const Units& a, const Units& b) {
        return {a.m_words[0] | b.m_words[0], a.m_words[1] | b.m_words[1]};
    }
    /// The members of `a` that are not in `b`.
    friend Units operator-(const Units& a, const Units& b) {
        return {a.m_words[0] & ~b.m_words[0], a.m_words[1] & ~b.m_words[1]};
    }

    struct End {};
    /// Holds a copy, so the set may change during the iteration.
    class Iterator {
    public:
        Iterator(std::uint64_t first, std::uint64_t second) : m_word(first), m_next(second) { skip(); }
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
            m_from = 64;
        }
        std::uint64_t m_word;  // bits not visited yet from m_from on
        std::uint64_t m_next;
        int m_from = 0;
    };
    Iterator begin() const { return {m_words[0], m_words[1]}; }
    End end() const { return {}; }

private:
    Units(std::uint64_t first, std::uint64_t second) : m_words{first, second} {}
    static std::uint64_t bit(PieceId unit) { return std::uint64_t{1} << (unit.index() % 64); }
    std::uint64_t& wordOf(PieceId unit) {
        assert(unit.index() < room);
        return m_words[unit.index() / 64];
    }

    std::array<std::uint64_t, 2> m_words{};
};

}  // namespace ephor::ohw
