#include "core/rules/pack_folder.h"

#include "core/io/catalogue_io.h"
#include "core/io/file.h"

namespace ephor {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostFiles = 500;

/// The names of the .toml files of a folder, in order; empty where it cannot be read.
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

}  // namespace

Result<std::vector<PackFile>> readPackFolder(const fs::path& folder) {
    std::vector<PackFile> files;
    for (const fs::path& part : {fs::path(), fs::path("tests")})
        for (const fs::path& file : tomlFiles(folder / part)) {
            Result<std::string> text = readFile(file, largestCatalogue);
            if (!text)
                return std::unexpected(std::move(text.error()));
            files.push_back({(part / file.filename()).generic_string(), std::move(*text)});
        }
    if (files.empty())
        return failure("pack-empty", "There is no pack here: a folder with troops.toml. Check the path.",
                       {folder.string(), 0, 0});
    return files;
}

}  // namespace ephor
