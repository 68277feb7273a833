// The rules that lists, set-ups and records may name: the built-in systems and the rules packs in some folders.
#pragma once

#include "core/battle/find_system.h"

#include <filesystem>
#include <mutex>

namespace ephor {

/// Packs are read when they are first asked for. A system that was handed out stays as long as the shelf, because
/// lists and battles refer to it. All functions may be called from any thread.
class RulesShelf {
public:
    RulesShelf() = default;
    /// Each place is a pack or a folder with packs; it need not exist. Of packs with the same system and version, the
    /// first counts; a pack with faults or with the version of the built-in rules does not.
    explicit RulesShelf(std::vector<std::filesystem::path> places) : m_places(std::move(places)) {}

    /// The pack of this version, otherwise the built-in rules; null if there is no such system.
    const RuleSystem* find(std::string_view system, std::string_view version) const;
    /// The built-in systems, each followed by its packs.
    std::vector<const RuleSystem*> all() const;

    /// Uses this pack for everything of its system, whatever version a file names. Fails if the folder holds no sound
    /// pack.
    Result<const RuleSystem*> useAlways(const std::filesystem::path& folder);
    /// Reads these places when a pack is next asked for: a pack was installed, opened or changed.
    void setPlaces(std::vector<std::filesystem::path> places);

private:
    void read() const;
    const RuleSystem* keep(std::shared_ptr<const RuleSystem> rules) const;

    std::vector<std::filesystem::path> m_places;
    const RuleSystem* m_always = nullptr;
    mutable std::mutex m_mutex;
    mutable bool m_isRead = false;
    mutable std::vector<const RuleSystem*> m_packs;
    mutable std::vector<std::shared_ptr<const RuleSystem>> m_kept;
};

/// RulesShelf::find for readers, which keep the shelf.
FindSystem finderOf(std::shared_ptr<const RulesShelf> shelf);

}  // namespace ephor
