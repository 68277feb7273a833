// Parts of the campaign rules that a club can leave out (2.2). Each is a switch under [modules] in rules.toml.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/army_orders.h"

#include <bitset>
#include <optional>

namespace ephor::campaign {

enum class DealKind : std::uint8_t;

enum class Module : std::uint8_t {
    Scouting,   ///< off: everybody sees every army and fleet except those that lie in wait
    Supply,     ///< off: armies are always fed
    Sieges,     ///< off: a city falls when its stores run out; no dice, works or storm
    Omens,      ///< off: no omen cards
    Fates,      ///< off: leaders are not wounded, killed or captured in battle
    Diplomacy,  ///< off: wars and alliances stay as they began, and there are no deals
    Politics,   ///< off: no votes of cities or on commanders, no treachery, and Arete only scores
    Fleets,     ///< off: armies cross the sea by themselves
    Goals,      ///< off: no private goals
    Money       ///< off: no treasuries, and nothing costs talents (treasury.h)
};
template <> struct Words<Module> {
    static constexpr std::array<std::string_view, 10> list{"scouting",  "supply",   "sieges", "omens", "fates",
                                                           "diplomacy", "politics", "fleets", "goals", "money"};
};

/// The modules of a campaign.
class Modules {
public:
    /// All modules.
    static Modules full() { return {}; }
    /// The modules for one evening: omens, fates and diplomacy.
    static Modules lite();

    bool has(Module module) const { return !m_off[static_cast<std::size_t>(module)]; }
    void set(Module module, bool isOn) { m_off[static_cast<std::size_t>(module)] = !isOn; }

    friend bool operator==(const Modules&, const Modules&) = default;

private:
    std::bitset<Words<Module>::list.size()> m_off;
};

/// Parses "full", "lite", "none", or a list of modules with commas: "omens,fates".
Result<Modules> modulesFrom(std::string_view text);
/// The inverse of modulesFrom().
std::string textOf(const Modules& modules);

/// The module that a task, a deal or a diplomatic message belongs to; none: always available.
std::optional<Module> moduleOf(Task task);
std::optional<Module> moduleOf(DealKind dealKind);
constexpr std::optional<Module> moduleOf(TreatyKind) { return Module::Diplomacy; }
/// True if it is only about money, so that it needs the module Money as well.
constexpr bool isAboutMoney(Task) { return false; }
bool isAboutMoney(DealKind dealKind);
constexpr bool isAboutMoney(TreatyKind treatyKind) { return treatyKind == TreatyKind::Tribute; }

/// The module that `what` needs and this campaign lacks; none: the campaign has all it needs.
template <typename T> std::optional<Module> lackedBy(const Modules& modules, T what) {
    if (const std::optional<Module> module = moduleOf(what); module && !modules.has(*module))
        return module;
    return isAboutMoney(what) && !modules.has(Module::Money) ? std::optional(Module::Money) : std::nullopt;
}
/// Whether these modules allow `what`.
template <typename T> bool isPlayed(const Modules& modules, T what) { return !lackedBy(modules, what); }

/// What applies without the module: "armies are always fed".
std::string_view without(Module module);

}  // namespace ephor::campaign
