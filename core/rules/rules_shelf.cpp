#include "core/rules/rules_shelf.h"

#include "core/rules/builtin.h"
#include "core/rules/pack_folder.h"

#include <algorithm>

namespace ephor {

namespace {

bool isOf(const RuleSystem* rules, std::string_view system, std::string_view version) {
    return rules->info().id == system && rules->info().version == version;
}

bool isBuiltinVersion(const RuleSystem& pack) {
    return findSystem(pack.info().id)->info().version == pack.info().version;
}

}  // namespace

/// A pack with the same data is the same system, so that what was opened with it stays comparable.
const RuleSystem* RulesShelf::keep(std::shared_ptr<const RuleSystem> rules) const {
    const auto known = std::ranges::find_if(m_kept, [&](const auto& kept) {
        return isOf(kept.get(), rules->info().id, rules->info().version) && kept->dataDigest() == rules->dataDigest();
    });
    return known != m_kept.end() ? known->get() : m_kept.emplace_back(std::move(rules)).get();
}

void RulesShelf::read() const {
    if (m_isRead)
        return;
    m_isRead = true;
    m_packs.clear();
    for (const std::filesystem::path& place : m_places)
        for (std::shared_ptr<const RuleSystem>& pack : packsIn(place)) {
            const SystemInfo& info = pack->info();
            const bool isKnown = std::ranges::any_of(
                m_packs, [&](const RuleSystem* other) { return isOf(other, info.id, info.version); });
            if (!isKnown && !isBuiltinVersion(*pack))
                m_packs.push_back(keep(std::move(pack)));
        }
}

const RuleSystem* RulesShelf::find(std::string_view system, std::string_view version) const {
    const RuleSystem* builtin = findSystem(system);
    const std::scoped_lock lock(m_mutex);
    if (m_always && m_always->info().id == system)
        return m_always;
    if (!builtin || version.empty() || version == builtin->info().version)
        return builtin;
    read();
    const auto pack = std::ranges::find_if(m_packs, [&](const RuleSystem* one) { return isOf(one, system, version); });
    return pack != m_packs.end() ? *pack : builtin;
}

FindSystem finderOf(std::shared_ptr<const RulesShelf> shelf) {
    return [shelf = std::move(shelf)](std::string_view system, std::string_view version) {
        return shelf->find(system, version);
    };
}

std::vector<const RuleSystem*> RulesShelf::all() const {
    const std::scoped_lock lock(m_mutex);
    read();
    std::vector<const RuleSystem*> systems;
    for (const RuleSystem* builtin : builtinSystems()) {
        systems.push_back(builtin);
        std::ranges::copy_if(m_packs, std::back_inserter(systems),
                             [&](const RuleSystem* pack) { return pack->info().id == builtin->info().id; });
    }
    return systems;
}

Result<const RuleSystem*> RulesShelf::useAlways(const std::filesystem::path& folder) {
    Result<std::shared_ptr<const RuleSystem>> pack = packIn(folder);
    if (!pack)
        return std::unexpected(std::move(pack.error()));
    if (isBuiltinVersion(**pack))
        return failure("pack-builtin-version",
                       {"The pack calls itself version \"{0}\", as the built-in rules do. Give it another version.",
                        {(*pack)->info().version}},
                       {(folder / "troops.toml").string(), 0, 0});
    const std::scoped_lock lock(m_mutex);
    m_always = keep(std::move(*pack));
    return m_always;
}

void RulesShelf::setPlaces(std::vector<std::filesystem::path> places) {
    const std::scoped_lock lock(m_mutex);
    m_places = std::move(places);
    m_isRead = false;
}

}  // namespace ephor
