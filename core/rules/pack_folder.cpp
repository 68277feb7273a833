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

/// The head of the folder's troops.toml. The rest of the pack is not read.
struct PackHead {
    std::string system;
    std::string version;
};
std::optional<PackHead> headIn(const fs::path& folder) {
    const fs::path file = folder / "troops.toml";
    std::error_code error;
    if (!fs::exists(file, error))
        return {};
    const Result<std::string> text = readFileIn(folder, file.filename(), largestCatalogue);
    const Result<TomlText> parsed =
        text ? parseToml(*text, file.string(), largestCatalogue, "troops") : std::unexpected(text.error());
    if (!parsed)
        return {};
    return PackHead{parsed->table["system"].value_or(""), parsed->table["version"].value_or("")};
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

Result<std::shared_ptr<const RuleSystem>> packIn(const fs::path& folder) {
    Result<std::vector<PackFile>> files = readPackFolder(folder);
    if (!files)
        return std::unexpected(std::move(files.error()));
    std::erase_if(*files, isPackTest);
    PackReport report = checkPack(*files);
    if (report.rules)
        return std::move(report.rules);
    for (Diagnostic& fault : report.diagnostics)
        if (!fault.place.file.empty())
            fault.place.file = (folder / fault.place.file).string();
    return std::unexpected(std::move(report.diagnostics));
}

std::optional<fs::path> packFolder(const fs::path& place, std::string_view version) {
    for (const fs::path& folder : foldersOf(place))
        if (const auto head = headIn(folder); head && head->version == version)
            return folder;
    return {};
}

std::vector<std::shared_ptr<const RuleSystem>> packsIn(const fs::path& place) {
    std::vector<std::shared_ptr<const RuleSystem>> packs;
    for (const fs::path& folder : foldersOf(place)) {
        std::error_code error;
        if (!fs::exists(folder / "troops.toml", error))
            continue;
        if (Result<std::shared_ptr<const RuleSystem>> pack = packIn(folder))
            packs.push_back(std::move(*pack));
    }
    return packs;
}

std::shared_ptr<const RuleSystem> packOfVersion(std::string_view system, std::string_view version,
                                                const std::vector<fs::path>& places) {
    for (const fs::path& place : places)
        for (const fs::path& folder : foldersOf(place))
            if (const auto head = headIn(folder); head && head->system == system && head->version == version)
                if (Result<std::shared_ptr<const RuleSystem>> rules = packIn(folder))
                    return *rules;
    return nullptr;
}

std::shared_ptr<const RuleSystem> packOfList(const ArmyList& list, const fs::path& file, std::vector<fs::path> places) {
    if (!file.empty())
        places.push_back(fs::absolute(file).parent_path());
    return packOfVersion(list.system, list.rules, places);
}

}  // namespace ephor
