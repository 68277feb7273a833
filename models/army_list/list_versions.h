// Earlier versions of saved lists: each save keeps what the file held before.
#pragma once

#include "core/io/lists/army_list_io.h"

#include <QDateTime>
#include <QStringList>
#include <filesystem>

namespace ephor {

struct ListVersion {
    QDateTime saved;  ///< when it was replaced by the next version
    QString text;
    QStringList changes;  ///< from this version to the next one; empty if only layout or comments changed
};

class ListVersions {
public:
    /// The most versions that are kept of a list; older ones are deleted.
    static constexpr int mostVersions = 30;

    /// `folder` holds the versions of all lists; empty: none are kept.
    explicit ListVersions(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Keeps the text that a file is about to lose. Failures are silent: the list itself is saved all the same.
    void keep(const std::filesystem::path& file, std::string_view text, const QDateTime& now) const;
    /// The versions of a file, the latest first; `current` is the text that followed the latest.
    std::vector<ListVersion> of(const std::filesystem::path& file, const QString& current, const FindSystem& find,
                                const std::vector<std::string>& systems) const;

private:
    QString folderOf(const std::filesystem::path& file) const;

    std::filesystem::path m_folder;
};

}  // namespace ephor
