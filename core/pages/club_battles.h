// The battle pages that a club's page links to.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace ephor {

/// By the digest of the battle: the address of its page, as seen from the page of the club.
using BattlePages = std::map<std::string, std::string, std::less<>>;

/// The pages in the folder "battles" of this folder, as "battles/plataea.html". Whoever publishes the club's page puts
/// them there, under any names: so nothing of a battle is published that the umpire has not chosen. Other files are
/// passed over.
BattlePages battlePagesIn(const std::filesystem::path& folder);

}  // namespace ephor
