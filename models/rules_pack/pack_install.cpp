#include "models/rules_pack/pack_install.h"

#include "core/io/file.h"
#include "core/rules/builtin.h"
#include "core/rules/pack_folder.h"

#include <QDir>
#include <QStandardPaths>

namespace ephor {

namespace {

namespace fs = std::filesystem;

Result<void> writeAll(const fs::path& folder, const std::vector<PackFile>& files) {
    std::error_code error;
    fs::create_directories(folder / "tests", error);
    if (error)
        return failure("pack-folder", {"The folder cannot be made: {0}.", {error.message()}}, {folder.string(), 0, 0});
    for (const PackFile& file : files)
        if (Result<void> written = writeFile(folder / file.name, file.text); !written)
            return written;
    return {};
}

/// The name of a pack's folder: letters, digits, points, dashes and underscores of its version.
std::string folderName(const SystemInfo& info) {
    std::string name = info.id + "-" + info.version;
    std::ranges::replace_if(
        name,
        [](char c) {
            return !QChar::isLetterOrNumber(static_cast<unsigned char>(c)) && c != '.' && c != '-' && c != '_';
        },
        '_');
    return name;
}

}  // namespace

QString userFolder(const QString& otherwise) {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents.isEmpty() ? otherwise : documents).filePath(QStringLiteral("Ephor"));
}

QString packFolderIn(const QString& userFolder) { return userFolder + QStringLiteral("/Packs"); }

Result<std::shared_ptr<const RuleSystem>> installPack(const fs::path& pack, const fs::path& packs) {
    Result<std::shared_ptr<const RuleSystem>> rules = packIn(pack);
    if (!rules)
        return rules;
    const SystemInfo& info = (*rules)->info();
    if (info.version == findSystem(info.id)->info().version)
        return failure("pack-builtin-version",
                       {"The pack calls itself version \"{0}\", as the built-in rules do. Give it another version.",
                        {info.version}},
                       {(pack / "troops.toml").string(), 0, 0});
    const fs::path place = packs / folderName(info);
    std::error_code error;
    if (fs::equivalent(pack, place, error))
        return rules;
    const Result<std::vector<PackFile>> files = readPackFolder(pack);
    if (!files)
        return std::unexpected(files.error());
    const fs::path fresh = place.string() + ".new";
    fs::remove_all(fresh, error);
    if (Result<void> written = writeAll(fresh, *files); !written) {
        fs::remove_all(fresh, error);
        return std::unexpected(std::move(written.error()));
    }
    fs::remove_all(place, error);
    fs::rename(fresh, place, error);
    if (error)
        return failure("pack-folder", {"The pack cannot be copied: {0}.", {error.message()}}, {place.string(), 0, 0});
    return rules;
}

}  // namespace ephor
