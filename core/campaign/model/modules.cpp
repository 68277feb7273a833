#include "core/campaign/model/modules.h"

#include "core/campaign/model/diplomacy_records.h"

namespace ephor::campaign {

namespace {

constexpr std::array<Module, 3> liteModules{Module::Omens, Module::Fates, Module::Diplomacy};

std::vector<std::string_view> partsOf(std::string_view list) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t comma = list.find(',');
        parts.push_back(list.substr(0, comma));
        if (comma == std::string_view::npos)
            return parts;
        list.remove_prefix(comma + 1);
    }
}

Modules noModules() {
    Modules none;
    for (std::size_t i = 0; i < Words<Module>::list.size(); ++i)
        none.set(static_cast<Module>(i), false);
    return none;
}

}  // namespace

Modules Modules::lite() {
    Modules some = noModules();
    for (const Module module : liteModules)
        some.set(module, true);
    return some;
}

Result<Modules> modulesFrom(std::string_view text) {
    if (text == "full")
        return Modules::full();
    if (text == "lite")
        return Modules::lite();
    Modules some = noModules();
    if (text == "none")
        return some;
    for (const std::string_view part : partsOf(text)) {
        const std::optional<Module> module = fromWord<Module>(part);
        if (!module)
            return failure("modules-unknown", {"There is no module \"{0}\": name full, lite, none, or some of {1}.",
                                               {std::string(part), anyOf(allWords<Module>())}});
        some.set(*module, true);
    }
    return some;
}

std::string textOf(const Modules& modules) {
    if (modules == Modules::full())
        return "full";
    if (modules == Modules::lite())
        return "lite";
    std::string text;
    for (std::size_t i = 0; i < Words<Module>::list.size(); ++i)
        if (modules.has(static_cast<Module>(i)))
            text += (text.empty() ? "" : ",") + std::string(Words<Module>::list[i]);
    return text.empty() ? "none" : text;
}

std::optional<Module> moduleOf(Task task) {
    switch (task) {
    case Task::Market:
        return Module::Supply;
    case Task::Works:
    case Task::Storm:
        return Module::Sieges;
    case Task::Invoke:
        return Module::Omens;
    case Task::Vote:
    case Task::Treachery:
        return Module::Politics;
    case Task::Forced:
    case Task::Encourage:
    case Task::Rest:
    case Task::Fortify:
        break;
    }
    return {};
}

std::optional<Module> moduleOf(DealKind dealKind) {
    switch (dealKind) {
    case DealKind::Gift:
    case DealKind::Ransom:
    case DealKind::Exchange:
    case DealKind::Release:
    case DealKind::Contingent:
        return Module::Diplomacy;
    case DealKind::Appease:
    case DealKind::Dismiss:
    case DealKind::Bid:
        return Module::Politics;
    case DealKind::Omen:
        return Module::Omens;
    case DealKind::Ride:
        break;
    }
    return {};
}

bool isAboutMoney(DealKind dealKind) { return dealKind == DealKind::Gift || dealKind == DealKind::Ransom; }

std::string_view without(Module module) {
    static constexpr std::array<std::string_view, Words<Module>::list.size()> texts{
        "everybody sees every army and fleet but those that lie in wait",
        "armies are always fed",
        "a besieged city falls when its stores are eaten",
        "the gods send no cards",
        "leaders are neither wounded nor captured",
        "wars and alliances stay as they began",
        "nobody votes or betrays, and Arete is only scored",
        "armies cross the sea by themselves",
        "there are no private goals",
        "nobody has a treasury, and nothing is paid for"};
    return texts[static_cast<std::size_t>(module)];
}

}  // namespace ephor::campaign
