// An army list being written: its text is the truth; what it means, costs and lacks follows from it shortly after each change.
#pragma once

#include "core/io/army_list_io.h"
#include "models/documents/text_places.h"

#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <filesystem>

namespace ephor {

class ArmyListDocument final : public QObject {
    Q_OBJECT

public:
    /// `recovery` is the folder where copies of unsaved texts are kept; empty: none are.
    ArmyListDocument(FindSystem find, std::vector<std::string> systems, std::filesystem::path recovery = {},
                     QObject* parent = nullptr);
    ~ArmyListDocument() override;

    // The text -----------------------------------------------------------------------------------------------------------------
    const QString& text() const { return m_text; }
    /// What the editor holds now; it is checked when the typing pauses.
    void setText(const QString& text);
    bool isModified() const { return m_modified; }

    // What it comes to ---------------------------------------------------------------------------------------------------------
    /// Checks now, if the text has changed since the last check.
    void check();
    bool isChecked() const { return m_checked; }
    const ReadList& read() const { return m_read; }
    const Diagnostics& diagnostics() const { return m_read.diagnostics; }
    const ListSummary& summary() const { return m_summary; }
    QString name() const;
    /// The points that the list may cost, where it says so.
    std::optional<int> limit() const;
    int count(Severity severity) const;
    bool isValid() const { return m_checked && m_read.list && !hasErrors(m_read.diagnostics); }
    /// The entry that a line belongs to; none before the first.
    const Entry* entryAt(int line) const;
    /// What that entry is called in messages; empty where there is none.
    QString entryName(int line) const;
    /// A diagnostic's fix as an edit of the text.
    TextEdit edit(const Fix& fix) const { return editOf(m_text, fix); }

    // The file -----------------------------------------------------------------------------------------------------------------
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

    /// What was typed into this document earlier and never saved, if anything was.
    std::optional<QString> unsavedCopy() const;
    void forgetUnsavedCopy();

Q_SIGNALS:
    void checked();
    /// The text has been replaced from outside the editor.
    void textReplaced();
    void modifiedChanged(bool modified);
    void fileChanged();
    /// Another program has changed the file.
    void changedOutside();

private:
    void replaceText(const QString& text, bool modified);
    void setModified(bool modified);
    void take(ReadList read);
    void watch();
    void lookAtFile();
    void writeCopy();
    std::filesystem::path copyPath() const;
    std::string fileName() const;

    FindSystem m_find;
    std::vector<std::string> m_systems;
    std::filesystem::path m_recovery;
    std::filesystem::path m_file;
    QString m_title;
    QString m_text;
    QString m_saved;  ///< as it stands in the file
    bool m_modified = false;
    bool m_checked = false;
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
