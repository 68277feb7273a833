// A rules pack being written: its files are texts that are checked together, in the background, whenever the typing
// pauses.
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
    /// What the check of the pack has found in this file.
    void take(Diagnostics diagnostics);

    RulesPackDocument& m_pack;
    std::string m_name;
    Diagnostics m_diagnostics;
};

/// A copy of what was typed and never saved.
struct UnsavedPack {
    std::filesystem::path place;
    std::vector<PackFile> files;
    QString name;  ///< what a pack that never had a folder is called: its system and version
};

class RulesPackDocument final : public QObject {
    Q_OBJECT

public:
    /// `recovery` is the folder where copies of unsaved packs are kept; empty: none are.
    explicit RulesPackDocument(std::filesystem::path recovery = {}, QObject* parent = nullptr);
    ~RulesPackDocument() override;

    // The texts -------------------------------------------------------------------------------------------------------
    const std::vector<std::unique_ptr<PackText>>& texts() const { return m_texts; }
    PackText* text(std::string_view name) const;
    bool isModified() const;
    /// Whether something was typed that stands in no file; a new pack as it began is modified and has nothing unsaved.
    bool hasUnsaved() const;
    /// A file as it stands in a copy.
    PackText& addFile(const PackFile& file);
    /// A list among the tests, under the nearest free name; its first line is made to say what the list does now.
    PackText& addTest(const QString& name, const QString& list);
    /// Its file goes when the pack is saved.
    void removeFile(std::string_view name);

    // What it comes to ------------------------------------------------------------------------------------------------
    /// Checks now, if a text has changed since the last check.
    void check();
    bool isChecked() const { return m_editionChecked == m_edition; }
    const PackReport& report() const { return m_report; }
    int count(Severity severity) const;
    /// The rule system that the pack is for; null while it names none.
    const RuleSystem* system() const;
    /// That system with the pack's figures; while they have faults, as they were when they had none last. Null where
    /// they never were.
    const std::shared_ptr<const RuleSystem>& rules() const { return m_rules; }

    // The folder ------------------------------------------------------------------------------------------------------
    /// A copy of the system's own data, not yet in any folder.
    void startWith(const RuleSystem& system);
    Result<void> load(const std::filesystem::path& folder);
    /// Writes what has changed, or everything where the folder is another one; takes away tests that were removed.
    Result<void> save(const std::filesystem::path& folder);
    const std::filesystem::path& folder() const { return m_folder; }
    /// The folder's name, or what the new pack is called.
    QString title() const;
    /// Takes what another program wrote into the folder; files that it left alone stay as they are here.
    Result<void> reload();
    /// Leaves that alone; the next save overwrites it.
    void keepMine();

    /// What was typed into the pack of this folder earlier and never saved, if anything was; for a new pack, all that
    /// never had a folder and that no window holds.
    std::vector<UnsavedPack> unsavedCopies() const;
    /// The copy of a new pack is that of this one from now on. False where another window has it.
    bool takeOverCopy(const std::filesystem::path& place);
    /// One of those goes.
    void throwAwayCopy(const std::filesystem::path& place);
    void forgetUnsavedCopy();

Q_SIGNALS:
    void checked();
    /// Another set of texts.
    void textsChanged();
    void modifiedChanged();
    void folderChanged();
    /// Another program has changed, added or taken away these files.
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

    /// By their names; empty for a pack without a folder.
    using Files = std::map<std::string, std::string, std::less<>>;
    Files onDisk() const;
    /// The files that have changed since the folder was last looked at, and are not as they are here.
    std::vector<std::string> changedFiles(const Files& now) const;
    void takeFile(const std::string& name, const Files& now);

    CopyPlace m_copy;
    std::vector<std::unique_ptr<PackText>> m_texts;
    std::vector<std::string> m_removed;  ///< tests that still stand in the folder
    std::filesystem::path m_folder;
    PackReport m_report;
    std::shared_ptr<const RuleSystem> m_rules;
    QTimer m_checkSoon;
    QFutureWatcher<PackReport> m_background;
    Files m_known;  ///< the folder as it was last looked at
    QFileSystemWatcher m_watcher;
    QTimer m_lookSoon;
    Files m_copied;  ///< what of the texts stands in the copy
    QTimer m_copySoon;
    int m_edition = 0;           ///< counts the changes of any text
    int m_editionChecked = -1;   ///< whose report is shown
    int m_editionLookedAt = -1;  ///< what the background is about
};

}  // namespace ephor
