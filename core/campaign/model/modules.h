// Parts of the campaign's rules that a club may leave out (2.2), each a switch under [modules] in rules.toml.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/army_orders.h"

#include <bitset>
#include <optional>

namespace ephor::campaign {

enum class Business : std::uint8_t;

enum class Module : std::uint8_t {
    Scouting,   ///< off: everybody sees every army and fleet but those that lie in wait
    Supply,     ///< off: armies are always fed
    Sieges,     ///< off: a city falls when its stores are eaten; no dice, works or storm
    Omens,      ///< off: the gods send no cards
    Fates,      ///< off: leaders are neither hurt nor taken in battle
    Diplomacy,  ///< off: wars and alliances stay as they began, and powers have no deals with each other
    Politics,   ///< off: no votes of cities and on commanders, no treachery, and Arete is only scored
    Fleets,     ///< off: armies cross the sea by themselves
    Goals,      ///< off: nobody strives for anything in secret
    Money       ///< off: nobody has a treasury, and nothing costs talents (treasury.h)
};
template <> struct Words<Module> {
    static constexpr std::array<std::string_view, 10> list{"scouting",  "supply",   "sieges", "omens", "fates",
                                                           "diplomacy", "politics", "fleets", "goals", "money"};
};

/// Which of them a campaign is played with.
class Modules {
public:
    /// All of them.
    static Modules full() { return {}; }
    /// What an evening needs: march, meet and fight, talk to each other, and be told a story.
    static Modules lite();

    bool has(Module module) const { return !m_off[static_cast<std::size_t>(module)]; }
    void set(Module module, bool isOn) { m_off[static_cast<std::size_t>(module)] = !isOn; }

    friend bool operator==(const Modules&, const Modules&) = default;

private:
    std::bitset<Words<Module>::list.size()> m_off;
};

/// "full", "lite", "none", or those that are on with commas between: "omens,fates".
Result<Modules> modulesFrom(std::string_view text);
/// The same back.
std::string textOf(const Modules& modules);

/// To which part a task, a business or a word between powers belongs first; none: it is always there.
std::optional<Module> moduleOf(Task task);
std::optional<Module> moduleOf(Business business);
constexpr std::optional<Module> moduleOf(Bond) { return Module::Diplomacy; }
/// It is about nothing but money, so that it needs that, too.
constexpr bool isAboutMoney(Task) { return false; }
bool isAboutMoney(Business business);
constexpr bool isAboutMoney(Bond bond) { return bond == Bond::Tribute; }

/// The part that it needs and a campaign with these modules lacks; none: the campaign has it.
template <typename T> std::optional<Module> lackedBy(const Modules& modules, T what) {
    if (const std::optional<Module> module = moduleOf(what); module && !modules.has(*module))
        return module;
    return isAboutMoney(what) && !modules.has(Module::Money) ? std::optional(Module::Money) : std::nullopt;
}
/// Whether a campaign with these modules has it.
template <typename T> bool isPlayed(const Modules& modules, T what) { return !lackedBy(modules, what); }

/// How it goes without: "armies are always fed".
std::string_view without(Module module);

}  // namespace ephor::campaign
