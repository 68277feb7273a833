// An army list being edited. The text is the source of truth; contents, costs and faults are derived from it shortly
// after each change.
#pragma once

#include "models/army_list/list_versions.h"
#include "models/common/copy_place.h"
#include "models/editor/checked_text.h"

#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QTimer>
#include <filesystem>

namespace ephor {

/// A recovery copy of text that was never saved.
struct UnsavedList {
    std::filesystem::path place;
    QString text;
    QString name;  ///< the list's name; empty where the text has none
};

class ArmyListDocument final : public CheckedText {
    Q_OBJECT

public:
    /// `recovery` is the folder for recovery copies; empty: none are kept.
    ArmyListDocument(FindSystem find, std::vector<std::string> systems, std::filesystem::path recovery = {},
                     QObject* parent = nullptr);
    ~ArmyListDocument() override;

    // Results of the check --------------------------------------------------------------------------------------------
    void check() override;
    const ReadList& read() const { return m_read; }
    const Diagnostics& diagnostics() const override { return m_read.diagnostics; }
    const ListSummary& summary() const { return m_summary; }
    QString name() const;
    /// A limit of the list by its key; by default the most points that it may cost. None where the list sets no such
    /// limit.
    std::optional<int> limit(std::string_view key = "limit") const;
    bool isValid() const { return isChecked() && m_read.list && !hasErrors(m_read.diagnostics); }
    /// True if the present text is no list at all: list, summary and system are those of the last text that was one.
    bool isOutdated() const { return m_outdated; }
    /// The entry that contains a line; null before the first.
    const Entry* entryAt(int line) const;
    /// The name of that entry in messages; empty where there is none.
    QString entryName(int line) const override;
    CompletionWords wordsAt(qsizetype position) const override;
    std::optional<WordHelp> helpAt(qsizetype position) const override;

    // The file --------------------------------------------------------------------------------------------------------
    /// A text without a file: a new list, or a sample.
    void startWith(const QString& text, const QString& title);
    /// A text without a file that is not stored anywhere else, such as a pasted list: it counts as unsaved.
    void startUnsaved(const QString& text, const QString& title);
    Result<void> load(const std::filesystem::path& file);
    Result<void> save(const std::filesystem::path& file);
    const std::filesystem::path& file() const { return m_file; }
    /// True if the file was not in UTF-8 and was read as Windows-1252; saving writes UTF-8.
    bool wasConverted() const { return m_wasConverted; }
    /// Finds the earlier versions of the file; may run in the background.
    std::function<std::vector<ListVersion>()> versions() const;
    /// The file's name, or the title of a list that has no file yet.
    QString title() const;
    /// Replaces the text with the file's contents after another program has changed it.
    Result<void> reload();
    /// Ignores such a change; the next save overwrites it.
    void keepMine();

    /// Recovery copies for this file. For a new list: those of all lists without a file that no other window has open.
    std::vector<UnsavedList> unsavedCopies() const;
    /// Makes that recovery copy of a new list the copy of this document. False where another window has it.
    bool takeOverCopy(const std::filesystem::path& place);
    /// Deletes one of these copies.
    void throwAwayCopy(const std::filesystem::path& place);
    void forgetUnsavedCopy();

Q_SIGNALS:
    void fileChanged();
    /// Another program has changed the file.
    void changedOutside();

protected:
    void textChanged() override;

private:
    void take(ReadList read);
    void start(const QString& text, const QString& title, bool modified);
    void show(const QString& text, bool modified);
    void watch();
    void lookAtFile();
    void writeCopy();
    std::string fileName() const;

    FindSystem m_find;
    std::vector<std::string> m_systems;
    ListVersions m_versions;
    CopyPlace m_copy;
    bool m_copied = false;  ///< the recovery copy holds the current text
    std::filesystem::path m_file;
    QString m_title;
    ReadList m_read;
    ListSummary m_summary;
    bool m_outdated = false;
    bool m_isOther = false;  ///< the text is that of another list than the contents, which the check will replace
    bool m_wasConverted = false;
    QTimer m_checkSoon;
    QTimer m_copySoon;
    QFutureWatcher<ReadList> m_background;
    int m_edition = 0;         ///< counts the changes of the text
    int m_editionChecked = 0;  ///< the edition that the background checks or has checked
    QFileSystemWatcher m_watcher;
};

}  // namespace ephor
