// A rules pack being edited: its files are texts that are checked together in the background when the typing pauses.
#pragma once

#include "core/rules/pack.h"
#include "models/common/copy_place.h"
#include "models/editor/checked_text.h"

#include <QFileSystemWatcher>
#include <QFutureWatcher>
#include <QTimer>
#include <filesystem>
#include <map>

namespace ephor {

class RulesPackDocument;

/// One file of the pack.
class PackText final : public CheckedText {
    Q_OBJECT

public:
    PackText(RulesPackDocument& pack, std::string name, QString text);

    /// Its path within the pack: "troops.toml", "tests/legal.toml".
    const std::string& name() const { return m_name; }
    bool isTest() const { return isPackTest({m_name, {}}); }

    void check() override;
    const Diagnostics& diagnostics() const override { return m_diagnostics; }
    QString entryName(int line) const override;
    CompletionWords wordsAt(qsizetype position) const override;
    std::optional<WordHelp> helpAt(qsizetype position) const override;

protected:
    void textChanged() override;

private:
    friend class RulesPackDocument;
    /// Stores the diagnostics that the check of the pack found in this file.
    void take(Diagnostics diagnostics);

    RulesPackDocument& m_pack;
    std::string m_name;
    Diagnostics m_diagnostics;
};

/// A recovery copy of a pack that was never saved.
struct UnsavedPack {
    std::filesystem::path place;
    std::vector<PackFile> files;
    QString name;  ///< the system and version of a pack without a folder
};

class RulesPackDocument final : public QObject {
    Q_OBJECT

public:
    /// `recovery` is the folder for recovery copies; empty: none are kept.
    explicit RulesPackDocument(std::filesystem::path recovery = {}, QObject* parent = nullptr);
    ~RulesPackDocument() override;

    // The texts -------------------------------------------------------------------------------------------------------
    const std::vector<std::unique_ptr<PackText>>& texts() const { return m_texts; }
    PackText* text(std::string_view name) const;
    bool isModified() const;
    /// Whether it has text that no file contains. False for a new pack that was not edited, although it is modified.
    bool hasUnsaved() const;
    /// Adds a file from a recovery copy.
    PackText& addFile(const PackFile& file);
    /// Adds a list to the tests under a free name; its first line is set to the result that the list has now.
    PackText& addTest(const QString& name, const QString& list);
    /// Removes a file; it is deleted from the disk when the pack is saved.
    void removeFile(std::string_view name);

    // Results of the check --------------------------------------------------------------------------------------------
    /// Checks now, if a text has changed since the last check.
    void check();
    bool isChecked() const { return m_editionChecked == m_edition; }
    const PackReport& report() const { return m_report; }
    int count(Severity severity) const;
    /// The rule system of the pack; null while it names none.
    const RuleSystem* system() const;
    /// That system with the pack's data. While these have faults: with the last data that had none; null where there
    /// were none yet.
    const std::shared_ptr<const RuleSystem>& rules() const { return m_rules; }

    // The folder ------------------------------------------------------------------------------------------------------
    /// Starts with a copy of the system's own data, without a folder.
    void startWith(const RuleSystem& system);
    Result<void> load(const std::filesystem::path& folder);
    /// Writes the changed files (all of them to a new folder) and deletes removed tests.
    Result<void> save(const std::filesystem::path& folder);
    const std::filesystem::path& folder() const { return m_folder; }
    /// The folder's name, or the title of a new pack.
    QString title() const;
    /// Reads the files that another program has changed; the others keep their edits.
    Result<void> reload();
    /// Ignores such changes; the next save overwrites them.
    void keepMine();

    /// Recovery copies for the pack of this folder. For a new pack: those of all packs without a folder that no window
    /// has open.
    std::vector<UnsavedPack> unsavedCopies() const;
    /// Makes that recovery copy of a new pack the copy of this document. False where another window has it.
    bool takeOverCopy(const std::filesystem::path& place);
    /// Deletes one of these copies.
    void throwAwayCopy(const std::filesystem::path& place);
    void forgetUnsavedCopy();

Q_SIGNALS:
    void checked();
    /// The set of texts has been replaced.
    void textsChanged();
    void modifiedChanged();
    void folderChanged();
    /// Another program has changed, added or deleted these files.
    void changedOutside(const QStringList& names);

private:
    friend class PackText;
    void textChanged();
    void replaceTexts(const std::vector<PackFile>& files);
    PackText& add(const PackFile& file);
    std::vector<PackFile> files() const;
    void checkInBackground();
    void take(PackReport report);
    void watch();
    void lookAtFolder();
    void writeCopy();

    /// Contents by file name; empty for a pack without a folder.
    using Files = std::map<std::string, std::string, std::less<>>;
    Files onDisk() const;
    /// The files that have changed since the last look at the folder and differ from the texts here.
    std::vector<std::string> changedFiles(const Files& now) const;
    void takeFile(const std::string& name, const Files& now);

    CopyPlace m_copy;
    std::vector<std::unique_ptr<PackText>> m_texts;
    std::vector<std::string> m_removed;  ///< removed tests that are still in the folder
    std::filesystem::path m_folder;
    PackReport m_report;
    std::shared_ptr<const RuleSystem> m_rules;
    QTimer m_checkSoon;
    QFutureWatcher<PackReport> m_background;
    Files m_known;  ///< the folder's contents when it was last read
    QFileSystemWatcher m_watcher;
    QTimer m_lookSoon;
    Files m_copied;  ///< contents of the recovery copy
    QTimer m_copySoon;
    int m_edition = 0;           ///< counts the changes of all texts
    int m_editionChecked = -1;   ///< the edition of the report that is shown
    int m_editionLookedAt = -1;  ///< the edition that the background checks
};

}  // namespace ephor
