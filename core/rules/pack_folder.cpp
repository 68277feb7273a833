#include "core/rules/pack_folder.h"

#include "core/io/catalogue_io.h"
#include "core/io/file.h"
#include "core/io/toml.h"

namespace ephor {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostFiles = 500;
constexpr std::size_t mostFolders = 500;  ///< of a place that are looked into

/// The names of the .toml files of a folder, sorted; empty if it cannot be read.
std::vector<fs::path> tomlFiles(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end && files.size() < mostFiles;
         it.increment(error))
        if (it->path().extension() == ".toml")
            files.push_back(it->path());
    std::ranges::sort(files);
    return files;
}

/// The place itself and its folders, sorted by name.
std::vector<fs::path> foldersOf(const fs::path& place) {
    std::vector<fs::path> folders{place};
    std::error_code error;
    for (fs::directory_iterator it(place, error), end; !error && it != end && folders.size() < mostFolders;
         it.increment(error))
        if (std::error_code ignored; it->is_directory(ignored))
            folders.push_back(it->path());
    std::sort(folders.begin() + 1, folders.end());
    return folders;
}

/// True if the folder's troops.toml has this system and version. The rest of the pack is not read.
bool saysItIs(const fs::path& folder, std::string_view system, std::string_view version) {
    const fs::path file = folder / "troops.toml";
    std::error_code error;
    if (!fs::exists(file, error))
        return false;
    const Result<std::string> text = readFileIn(folder, file.filename(), largestCatalogue);
    const Result<TomlText> parsed =
        text ? parseToml(*text, file.string(), largestCatalogue, "troops") : std::unexpected(text.error());
    return parsed && parsed->table["system"].value_or(std::string_view()) == system &&
           parsed->table["version"].value_or(std::string_view()) == version;
}

std::shared_ptr<const RuleSystem> rulesIn(const fs::path& folder) {
    Result<std::vector<PackFile>> files = readPackFolder(folder);
    if (!files)
        return nullptr;
    std::erase_if(*files, isPackTest);
    return checkPack(*files).rules;
}

}  // namespace

Result<std::vector<PackFile>> readPackFolder(const fs::path& folder) {
    std::vector<PackFile> files;
    for (const fs::path& part : {fs::path(), fs::path("tests")})
        for (const fs::path& file : tomlFiles(folder / part)) {
            Result<std::string> text = readFileIn(folder, part / file.filename(), largestCatalogue);
            if (!text)
                return std::unexpected(std::move(text.error()));
            files.push_back({(part / file.filename()).generic_string(), std::move(*text)});
        }
    if (files.empty())
        return failure("pack-empty", "There is no pack here: a folder with troops.toml. Check the path.",
                       {folder.string(), 0, 0});
    return files;
}

std::shared_ptr<const RuleSystem> packOfVersion(std::string_view system, std::string_view version,
                                                const std::vector<fs::path>& places) {
    for (const fs::path& place : places)
        for (const fs::path& folder : foldersOf(place))
            if (saysItIs(folder, system, version))
                if (std::shared_ptr<const RuleSystem> rules = rulesIn(folder))
                    return rules;
    return nullptr;
}

std::shared_ptr<const RuleSystem> packOfList(const ArmyList& list, const fs::path& file, std::vector<fs::path> places) {
    if (!file.empty())
        places.push_back(fs::absolute(file).parent_path());
    return packOfVersion(list.system, list.rules, places);
}

}  // namespace ephor
