// The battle pages that a club's page links to.
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace ephor {

/// By the digest of the battle: the address of its page, as seen from the page of the club.
using BattlePages = std::map<std::string, std::string, std::less<>>;

/// The battle pages in the subfolder "battles", such as "battles/plataea.html". The umpire copies them there, under any
/// names, so only these battles are published. Other files and unreadable ones are ignored.
BattlePages battlePagesIn(const std::filesystem::path& folder);

}  // namespace ephor
