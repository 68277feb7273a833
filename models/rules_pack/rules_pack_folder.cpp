// A pack on the disk: its folder, changes by other programs, and the recovery copy.
#include "core/io/encoding.h"
#include "core/io/file.h"
#include "core/rules/builtin.h"
#include "core/rules/pack_folder.h"
#include "models/rules_pack/rules_pack_document.h"
#include "models/text.h"
#include "models/text/battle_words.h"

#include <QRegularExpression>
#include <set>

namespace ephor {

namespace {

namespace fs = std::filesystem;

const std::string* find(const std::map<std::string, std::string, std::less<>>& files, std::string_view name) {
    const auto file = files.find(name);
    return file == files.end() ? nullptr : &file->second;
}

/// The system and version in the head of the troops file, even a faulty one: "Men of Bronze, version club-1".
QString packName(const std::vector<PackFile>& files) {
    const auto troops = std::ranges::find(files, "troops.toml", &PackFile::name);
    const QString text = troops == files.end() ? QString() : toQString(troops->text);
    const auto said = [&text](const char* key) {
        const QRegularExpression line(QStringLiteral(R"re(^%1\s*=\s*"([^"]*)")re").arg(QLatin1StringView(key)),
                                      QRegularExpression::MultilineOption);
        return line.match(text).captured(1);
    };
    const RuleSystem* system = findSystem(said("system").toStdString());
    return RulesPackDocument::tr("%1, version %2")
        .arg(system ? translated(system->info().name) : said("system"), said("version"));
}

}  // namespace

Result<void> RulesPackDocument::load(const fs::path& folder) {
    Result<std::vector<PackFile>> files = readPackFolder(folder);
    if (!files)
        return std::unexpected(std::move(files).error());
    for (const PackFile& file : *files)
        if (std::optional<Diagnostic> fault = encodingFault(file.text, (folder / file.name).string(), "pack"))
            return std::unexpected(Diagnostics{std::move(*fault)});  // saving would lose undecodable text
    m_folder = folder;
    m_copy.beFor(folder);
    m_copied.clear();
    replaceTexts(*files);
    m_known = onDisk();
    watch();
    return {};
}

Result<void> RulesPackDocument::save(const fs::path& folder) {
    const bool everything = folder != m_folder;
    std::error_code error;
    fs::create_directories(folder / "tests", error);
    if (error)
        return failure("pack-folder", {"The folder cannot be made: {0}.", {error.message()}}, {folder.string(), 0, 0});
    for (const auto& text : m_texts) {
        if (!everything && !text->isModified())
            continue;
        if (Result<void> written = writeFile(folder / text->name(), text->fileText()); !written)
            return written;
    }
    if (!everything)
        for (const std::string& name : m_removed)
            if (fs::remove(folder / name, error); error)
                return failure("pack-folder", {"The test cannot be taken away: {0}.", {error.message()}},
                               {(folder / name).string(), 0, 0});
    for (const auto& text : m_texts)
        text->setSaved(text->text());
    m_removed.clear();
    forgetUnsavedCopy();
    m_folder = folder;
    m_copy.beFor(folder);
    m_known = onDisk();
    watch();
    Q_EMIT modifiedChanged();
    Q_EMIT folderChanged();
    return {};
}

// Other programs ------------------------------------------------------------------------------------------------------

RulesPackDocument::Files RulesPackDocument::onDisk() const {
    Files files;
    if (m_folder.empty())
        return files;
    if (Result<std::vector<PackFile>> read = readPackFolder(m_folder))
        for (PackFile& file : *read)
            files.emplace(std::move(file.name), std::move(file.text));
    return files;
}

/// Watches folders, too, for files that are added or deleted; a file that is replaced by renaming must be watched anew.
void RulesPackDocument::watch() {
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (m_folder.empty())
        return;
    QStringList wanted;
    std::error_code ignored;
    for (const fs::path& folder : {m_folder, m_folder / "tests"})
        if (fs::exists(folder, ignored))
            wanted << QString::fromStdU16String(folder.u16string());
    for (const auto& text : m_texts)
        if (const fs::path file = m_folder / text->name(); fs::exists(file, ignored))
            wanted << QString::fromStdU16String(file.u16string());
    m_watcher.addPaths(wanted);
}

std::vector<std::string> RulesPackDocument::changedFiles(const Files& now) const {
    std::set<std::string> names;
    for (const Files* files : {&m_known, &now})
        for (const auto& [name, bytes] : *files)
            names.insert(name);
    std::vector<std::string> changed;
    for (const std::string& name : names) {
        const std::string* before = find(m_known, name);
        const std::string* disk = find(now, name);
        const PackText* here = text(name);
        const bool isKnown = before && disk ? *before == *disk : before == disk;
        const bool isSame = here && disk ? here->fileText() == *disk : !here && !disk;
        if (!isKnown && !isSame)
            changed.push_back(name);
    }
    return changed;
}

void RulesPackDocument::lookAtFolder() {
    watch();
    const Files now = onDisk();
    if (now.empty())
        return;  // deleted or being replaced: the texts here can still be saved
    const std::vector<std::string> changed = changedFiles(now);
    if (changed.empty()) {
        m_known = now;
        return;
    }
    QStringList names;
    for (const std::string& name : changed)
        names << QString::fromStdString(name);
    Q_EMIT changedOutside(names);
}

/// Takes the file's contents from the disk. A test that was deleted there is removed; any other file stays and counts
/// as unsaved.
void RulesPackDocument::takeFile(const std::string& name, const Files& now) {
    PackText* here = text(name);
    const std::string* disk = find(now, name);
    if (here && disk) {
        here->replaceText(QString::fromStdString(*disk), false);
    } else if (disk) {
        std::erase(m_removed, name);
        add({name, *disk});
    } else if (here && here->isTest()) {
        removeFile(name);
        std::erase(m_removed, name);
    } else if (here) {
        here->setSaved({});
    }
}

Result<void> RulesPackDocument::reload() {
    const Files now = onDisk();
    if (now.empty())
        return failure("pack-folder", "The folder cannot be read. What stands here can still be saved.",
                       {m_folder.string(), 0, 0});
    const std::vector<std::string> changed = changedFiles(now);
    for (const std::string& name : changed)
        if (const std::string* disk = find(now, name))
            if (std::optional<Diagnostic> fault = encodingFault(*disk, (m_folder / name).string(), "pack"))
                return std::unexpected(Diagnostics{std::move(*fault)});
    for (const std::string& name : changed)
        takeFile(name, now);
    m_known = now;
    watch();
    textChanged();
    Q_EMIT textsChanged();
    check();
    Q_EMIT modifiedChanged();
    return {};
}

void RulesPackDocument::keepMine() {
    const Files now = onDisk();
    for (const std::string& name : changedFiles(now))
        if (PackText* here = text(name)) {
            here->setSaved({});
            here->setModified(true);
        }
    m_known = now;
    m_copySoon.start();
}

// The recovery copy ---------------------------------------------------------------------------------------------------

bool RulesPackDocument::hasUnsaved() const {
    return !m_removed.empty() || std::ranges::any_of(m_texts, [](const auto& text) { return text->isModified(); });
}

/// Writes all files, so that the copy is a complete pack; unchanged ones are not written again.
void RulesPackDocument::writeCopy() {
    if (!hasUnsaved()) {
        if (!m_copied.empty())
            forgetUnsavedCopy();
        return;
    }
    const fs::path copy = m_copy.toWrite();
    if (copy.empty())
        return;
    std::error_code ignored;
    fs::create_directories(copy / "tests", ignored);
    // Other files of an earlier copy must not be restored with this one.
    if (m_copied.empty())
        for (const PackFile& old : readPackFolder(copy).value_or(std::vector<PackFile>{}))
            if (!text(old.name))
                fs::remove(copy / old.name, ignored);
    for (const auto& [name, bytes] : m_copied)
        if (!text(name))
            fs::remove(copy / name, ignored);
    Files copied;
    for (const auto& text : m_texts) {
        std::string bytes = text->text().toStdString();
        const std::string* before = find(m_copied, text->name());
        // Do not interrupt the user where it cannot be written: the text is still on the screen.
        if ((before && *before == bytes) || writeFile(copy / text->name(), bytes))
            copied.emplace(text->name(), std::move(bytes));
    }
    m_copied = std::move(copied);
}

std::vector<UnsavedPack> RulesPackDocument::unsavedCopies() const {
    const auto isHere = [this](const std::vector<PackFile>& files) {
        return files.size() == m_texts.size() && std::ranges::all_of(files, [this](const PackFile& file) {
                   const PackText* here = text(file.name);
                   return here && here->text().toStdString() == file.text;
               });
    };
    std::vector<UnsavedPack> all;
    for (const fs::path& place : m_copy.leftBehind())
        if (Result<std::vector<PackFile>> files = readPackFolder(place); files && !isHere(*files))
            all.push_back({place, *std::move(files), {}});
    for (UnsavedPack& one : all)
        one.name = packName(one.files);
    return all;
}

bool RulesPackDocument::takeOverCopy(const fs::path& place) {
    if (!m_copy.takeOver(place))
        return false;
    m_copied.clear();
    m_copySoon.start();
    return true;
}

void RulesPackDocument::throwAwayCopy(const fs::path& place) {
    if (m_folder.empty())
        CopyPlace::throwAway(place);
    else
        forgetUnsavedCopy();
}

void RulesPackDocument::forgetUnsavedCopy() {
    m_copySoon.stop();
    m_copy.clear();
    m_copied.clear();
}

}  // namespace ephor
