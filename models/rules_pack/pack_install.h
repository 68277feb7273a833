// The user's rules packs: a folder beside the lists, which the window and ephorctl know.
#pragma once

#include "core/rules/pack.h"

#include <QString>
#include <filesystem>

namespace ephor {

/// The folder of the user's campaigns, lists and packs: "Ephor" among the documents, where users look for their files;
/// `otherwise` where the system names none.
QString userFolder(const QString& otherwise = {});

/// The folder of the packs in that folder.
QString packFolderIn(const QString& userFolder);

/// Copies the pack of a folder into the folder of packs, under its system and version, in place of one that is there.
/// Returns its rules. Fails, without changes, if the pack has faults or the version of the built-in rules, or cannot be
/// copied.
Result<std::shared_ptr<const RuleSystem>> installPack(const std::filesystem::path& pack,
                                                      const std::filesystem::path& packs);

}  // namespace ephor
