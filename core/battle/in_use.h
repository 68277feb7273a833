// What the rules keep beside the tables of the battles that are being fought, for the players of these battles.
#pragma once

#include <array>
#include <atomic>

namespace ephor {

class Table;

/// A player is handed the table alone. What a system's rules have worked out from it he finds here by the table's address, so that he need not work it out
/// again; nothing where the question does not come from the rules. Belongs to a game, whose battles may be fought by many threads at once: each looks for its
/// own tables alone.
template <typename Kept> class InUse {
public:
    InUse() = default;
    InUse(const InUse&) = delete;
    InUse& operator=(const InUse&) = delete;

    const Kept* of(const Table& table) const {
        for (const Slot& slot : m_slots)
            if (slot.table.load(std::memory_order_relaxed) == &table)
                return slot.kept;
        return nullptr;
    }

    /// Shows what is kept beside a table, as long as it lives.
    class Shown {
    public:
        Shown(const InUse& all, const Table& table, const Kept& kept) {
            for (Slot& slot : all.m_slots) {
                const Table* nobodys = nullptr;
                if (slot.table.compare_exchange_strong(nobodys, &table)) {
                    slot.kept = &kept;
                    m_slot = &slot;
                    return;
                }
            }
        }
        ~Shown() {
            if (m_slot)
                m_slot->table.store(nullptr);
        }
        Shown(const Shown&) = delete;
        Shown& operator=(const Shown&) = delete;

    private:
        typename InUse::Slot* m_slot = nullptr;
    };

private:
    /// Threads beyond these work everything out themselves.
    static constexpr std::size_t mostThreads = 32;
    struct Slot {
        std::atomic<const Table*> table{nullptr};
        const Kept* kept = nullptr;
    };
    mutable std::array<Slot, mostThreads> m_slots;
};

}  // namespace ephor
