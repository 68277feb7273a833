// How readers find the rules that a file names.
#pragma once

#include "core/battle/game.h"

#include <concepts>

namespace ephor {

/// Finds the rules of a system by the id and the version that a file names; null if there is no such system. A version
/// that is not at hand gives the built-in rules, so that the reader can tell the two apart by SystemInfo::version. Made
/// from a function of both, or of the id alone.
class FindSystem {
public:
    FindSystem() = default;
    template <std::invocable<std::string_view, std::string_view> Find>
    FindSystem(Find find) : m_find(std::move(find)) {}
    template <std::invocable<std::string_view> Find>
    FindSystem(Find find)
        : m_find([find = std::move(find)](std::string_view id, std::string_view) { return find(id); }) {}

    const RuleSystem* operator()(std::string_view id, std::string_view version = {}) const {
        return m_find(id, version);
    }

private:
    std::function<const RuleSystem*(std::string_view, std::string_view)> m_find;
};

}  // namespace ephor
