#include "core/campaign/scenario/folder.h"

#include "core/io/encoding.h"
#include "core/io/file.h"

namespace ephor::campaign {

namespace {

namespace fs = std::filesystem;
using Texts = std::array<std::string, 7>;

/// Enough for all seven texts with JSON escapes.
constexpr std::size_t largestSave = 2 * 7 * largestScenarioFile;

/// The files before the save; nothing for a file that did not exist.
using Before = std::array<std::optional<std::string>, 7>;

/// Fails if an existing file cannot be read: it could not be restored.
Result<Before> textsIn(const fs::path& folder) {
    Before before;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const fs::path file = folder / scenarioFileNames[i];
        std::error_code ignored;
        if (Result<std::string> text = readFile(file, largestScenarioFile))
            before[i] = std::move(*text);
        else if (fs::exists(file, ignored))
            return failure("scenario-save", "The file that stands there cannot be read, so it is not written over.",
                           {file.string(), 0, 0});
    }
    return before;
}

/// Stops at the first failure: the disk itself may be the problem.
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

/// An unfinished save must not stay: it would overwrite later changes.
Result<void> forgetSave(const fs::path& folder) {
    std::error_code fault;
    fs::remove(folder / unfinishedSaveName, fault);
    if (fault)
        return failure("scenario-save", "The file of the save that was begun cannot be taken away. Remove it by hand.",
                       {(folder / unfinishedSaveName).string(), 0, 0});
    return {};
}

Result<Texts> unfinishedTexts(const fs::path& folder) {
    const fs::path file = folder / unfinishedSaveName;
    const Result<std::string> bytes = readFile(file, largestSave);
    if (!bytes)
        return std::unexpected(bytes.error());
    Result<FoundedFiles> saved = filesFromJson(*bytes);
    if (!saved)
        return failure("scenario-save",
                       "A save was cut off, and its file is damaged, so that the others may be of two versions. Look "
                       "through them, then remove this one by hand.",
                       {file.string(), 0, 0});
    return std::move(saved->files.texts);
}

/// A symbolic link may lead out of the folder.
Result<void> refuseLinks(const fs::path& folder) {
    std::vector<fs::path> files{folder / unfinishedSaveName};
    for (const std::string_view name : scenarioFileNames)
        files.push_back(folder / name);
    for (const fs::path& file : files) {
        std::error_code ignored;
        if (fs::is_symlink(file, ignored))
            return failure(
                "scenario-save",
                "This file is a link, which may lead out of the folder. Nothing was written; replace the link by a file.",
                {file.string(), 0, 0});
    }
    return {};
}

/// Text that is not UTF-8 would be lost, because an unfinished save is JSON.
Diagnostics encodingFaults(const fs::path& folder, const Texts& texts) {
    Diagnostics faults;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string file = (folder / scenarioFileNames[i]).string();
        std::optional<Diagnostic> fault = encodingFault(texts[i], file, "campaign");
        if (!fault)
            fault = noncharacterFault(texts[i], file, "campaign");
        if (fault)
            faults.push_back(std::move(*fault));
    }
    return faults;
}

}  // namespace

Result<ScenarioFiles> readScenarioFolder(const fs::path& folder) {
    if (hasUnfinishedSave(folder))
        return failure("scenario-save",
                       "A save of this scenario was cut off, so its files may be of two versions. Open the folder in "
                       "the scenario editor to finish the save, or remove this file.",
                       {(folder / unfinishedSaveName).string(), 0, 0});
    ScenarioFiles files;
    files.id = folder.filename().string();
    files.folder = folder.string();
    Diagnostics faults;
    for (std::size_t i = 0; i < scenarioFileNames.size(); ++i) {
        Result<std::string> text = readFileIn(folder, scenarioFileNames[i], largestScenarioFile);
        if (text)
            files.texts[i] = std::move(*text);
        else
            faults.insert(faults.end(), text.error().begin(), text.error().end());
    }
    if (faults.empty())
        faults = encodingFaults(folder, files.texts);
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return files;
}

bool hasUnfinishedSave(const fs::path& folder) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(folder / unfinishedSaveName, ignored));
}

Result<void> finishSave(const fs::path& folder) {
    return refuseLinks(folder)
        .and_then([&] { return unfinishedTexts(folder); })
        .and_then([&](const Texts& texts) {
            return textsIn(folder).and_then([&](const Before& before) { return putInPlace(folder, texts, before); });
        })
        .and_then([&] { return forgetSave(folder); });
}

Result<void> writeScenarioFolder(const fs::path& folder, const Texts& texts) {
    if (Diagnostics faults = encodingFaults(folder, texts); !faults.empty())
        return std::unexpected(std::move(faults));
    std::error_code why;
    fs::create_directories(folder, why);
    if (why)
        return failure("scenario-save", "The folder cannot be made. Choose another place.", {folder.string(), 0, 0});
    if (Result<void> safe = refuseLinks(folder); !safe)
        return safe;
    const Result<Before> before = textsIn(folder);
    if (!before)
        return std::unexpected(before.error());
    if (Result<void> begun = writeFile(folder / unfinishedSaveName, toJson({{}, {}, texts}, 0)); !begun)
        return begun;
    Result<void> placed = putInPlace(folder, texts, *before);
    // If the old texts could not be restored, the unfinished save stays.
    if (!placed && textsIn(folder) != before)
        return placed;
    if (Result<void> forgotten = forgetSave(folder); !forgotten)
        return forgotten;
    return placed;
}

}  // namespace ephor::campaign
