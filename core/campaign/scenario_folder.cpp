#include "core/campaign/scenario_folder.h"

#include "core/io/file.h"

namespace ephor::campaign {

namespace {

namespace fs = std::filesystem;
using Texts = std::array<std::string, 7>;

/// Room for all seven, and for the signs that JSON puts before some of theirs.
constexpr std::size_t largestSave = 2 * 7 * largestScenarioFile;

/// What the files were before; none: there was no such file.
using Before = std::array<std::optional<std::string>, 7>;

Before textsIn(const fs::path& folder) {
    Before before;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (Result<std::string> text = readFile(folder / scenarioFileNames[i], largestScenarioFile))
            before[i] = std::move(*text);
    return before;
}

/// As well as it goes: the disk may be what failed.
void putBack(const fs::path& folder, const Before& before, std::size_t written) {
    for (std::size_t i = 0; i < written; ++i) {
        std::error_code ignored;
        if (!before[i])
            fs::remove(folder / scenarioFileNames[i], ignored);
        else if (!writeFile(folder / scenarioFileNames[i], *before[i]))
            return;
    }
}

Result<void> putInPlace(const fs::path& folder, const Texts& texts, const Before& before) {
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (Result<void> written = writeFile(folder / scenarioFileNames[i], texts[i]); !written) {
            putBack(folder, before, i);
            return written;
        }
    return {};
}

/// False where the file could not be removed.
bool forgetSave(const fs::path& folder) {
    std::error_code fault;
    fs::remove(folder / unfinishedSaveName, fault);
    return !fault;
}

/// The texts of a save that was cut off. It is finished where the disk allows; else it counts as it lies there.
std::optional<Texts> finishSave(const fs::path& folder) {
    std::error_code ignored;
    if (!fs::exists(folder / unfinishedSaveName, ignored))
        return {};
    const Result<std::string> bytes = readFile(folder / unfinishedSaveName, largestSave);
    Result<FoundedFiles> saved = bytes ? filesFromJson(*bytes) : std::unexpected(bytes.error());
    if (!saved)
        return {};
    if (putInPlace(folder, saved->files.texts, textsIn(folder)))
        forgetSave(folder);
    return std::move(saved->files.texts);
}

}  // namespace

Result<ScenarioFiles> readScenarioFolder(const fs::path& folder) {
    ScenarioFiles files;
    files.id = folder.filename().string();
    files.folder = folder.string();
    if (std::optional<Texts> saved = finishSave(folder)) {
        files.texts = std::move(*saved);
        return files;
    }
    Diagnostics faults;
    for (std::size_t i = 0; i < scenarioFileNames.size(); ++i) {
        Result<std::string> text = readFile(folder / scenarioFileNames[i], largestScenarioFile);
        if (text)
            files.texts[i] = std::move(*text);
        else
            faults.insert(faults.end(), text.error().begin(), text.error().end());
    }
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return files;
}

Result<void> writeScenarioFolder(const fs::path& folder, const Texts& texts) {
    std::error_code why;
    fs::create_directories(folder, why);
    if (why)
        return failure("scenario-save", "The folder cannot be made. Choose another place.", {folder.string(), 0, 0});
    const Before before = textsIn(folder);
    for (std::size_t i = 0; i < before.size(); ++i)
        if (const fs::path file = folder / scenarioFileNames[i]; !before[i] && fs::exists(file, why))
            return failure("scenario-save", "The file that stands there cannot be read, so it is not written over.",
                           {file.string(), 0, 0});
    if (Result<void> begun = writeFile(folder / unfinishedSaveName, toJson({{}, {}, texts}, 0)); !begun)
        return begun;
    Result<void> placed = putInPlace(folder, texts, before);
    // Where not even the old texts could be put back, the save is finished by whoever reads the folder next.
    if (!placed && textsIn(folder) != before)
        return placed;
    if (!forgetSave(folder))
        return failure("scenario-save", "The file of the save that was begun cannot be taken away. Remove it by hand.",
                       {(folder / unfinishedSaveName).string(), 0, 0});
    return placed;
}

}  // namespace ephor::campaign
