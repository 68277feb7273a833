// An army list being written: its text is the truth; what it means, costs and lacks follows from it shortly after each
// change.
#pragma once

#include "core/io/army_list_io.h"
#include "models/common/copy_place.h"
#include "models/editor/checked_text.h"

#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QTimer>
#include <filesystem>

namespace ephor {

/// A copy of what was typed and never saved.
struct UnsavedList {
    std::filesystem::path place;
    QString text;
    QString name;  ///< as the text says it; empty where it says none
};

class ArmyListDocument final : public CheckedText {
    Q_OBJECT

public:
    /// `recovery` is the folder where copies of unsaved texts are kept; empty: none are.
    ArmyListDocument(FindSystem find, std::vector<std::string> systems, std::filesystem::path recovery = {},
                     QObject* parent = nullptr);
    ~ArmyListDocument() override;

    // What it comes to ------------------------------------------------------------------------------------------------
    void check() override;
    const ReadList& read() const { return m_read; }
    const Diagnostics& diagnostics() const override { return m_read.diagnostics; }
    const ListSummary& summary() const { return m_summary; }
    QString name() const;
    /// The points that the list may cost, where it says so; or another limit, by its key.
    std::optional<int> limit(std::string_view key = "limit") const;
    bool isValid() const { return isChecked() && m_read.list && !hasErrors(m_read.diagnostics); }
    /// The entry that a line belongs to; none before the first.
    const Entry* entryAt(int line) const;
    /// What that entry is called in messages; empty where there is none.
    QString entryName(int line) const override;
    CompletionWords wordsAt(qsizetype position) const override;
    std::optional<WordHelp> helpAt(qsizetype position) const override;

    // The file --------------------------------------------------------------------------------------------------------
    /// A text without a file: a new list, or a sample.
    void startWith(const QString& text, const QString& title);
    Result<void> load(const std::filesystem::path& file);
    Result<void> save(const std::filesystem::path& file);
    const std::filesystem::path& file() const { return m_file; }
    /// The file's name, or what the new list is called.
    QString title() const;
    /// Takes what another program wrote into the file.
    Result<void> reload();
    /// Leaves that alone; the next save overwrites it.
    void keepMine();

    /// What was typed into this file earlier and never saved, if anything was; for a new list, all that never had a
    /// file and that no window holds.
    std::vector<UnsavedList> unsavedCopies() const;
    /// The copy of a new list is that of this one from now on. False where another window has it.
    bool takeOverCopy(const std::filesystem::path& place);
    /// One of those goes.
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
    void watch();
    void lookAtFile();
    void writeCopy();
    std::string fileName() const;

    FindSystem m_find;
    std::vector<std::string> m_systems;
    CopyPlace m_copy;
    bool m_copied = false;  ///< what was typed here stands in the copy
    std::filesystem::path m_file;
    QString m_title;
    ReadList m_read;
    ListSummary m_summary;
    QTimer m_checkSoon;
    QTimer m_copySoon;
    QFutureWatcher<ReadList> m_background;
    int m_edition = 0;         ///< counts the texts
    int m_editionChecked = 0;  ///< which one the background looks at
    QFileSystemWatcher m_watcher;
};

}  // namespace ephor
