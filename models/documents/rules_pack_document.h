// A rules pack being written: its files are texts that are checked together, in the background, whenever the typing pauses.
#pragma once

#include "core/rules/pack.h"
#include "models/documents/checked_text.h"

#include <QFutureWatcher>
#include <QTimer>
#include <filesystem>

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

class RulesPackDocument final : public QObject {
    Q_OBJECT

public:
    explicit RulesPackDocument(QObject* parent = nullptr);
    ~RulesPackDocument() override;

    // The texts ----------------------------------------------------------------------------------------------------------------
    const std::vector<std::unique_ptr<PackText>>& texts() const { return m_texts; }
    PackText* text(std::string_view name) const;
    bool isModified() const;
    /// A list among the tests, under the nearest free name; its first line is made to say what the list does now.
    PackText& addTest(const QString& name, const QString& list);
    void removeTest(std::string_view name);

    // What it comes to ---------------------------------------------------------------------------------------------------------
    /// Checks now, if a text has changed since the last check.
    void check();
    bool isChecked() const { return m_editionChecked == m_edition; }
    const PackReport& report() const { return m_report; }
    int count(Severity severity) const;
    /// The rule system that the pack is for; null while it names none.
    const RuleSystem* system() const;
    /// That system with the pack's figures; while they have faults, as they were when they had none last. Null where they never were.
    const std::shared_ptr<const RuleSystem>& rules() const { return m_rules; }

    // The folder ---------------------------------------------------------------------------------------------------------------
    /// A copy of the system's own data, not yet in any folder.
    void startWith(const RuleSystem& system);
    Result<void> load(const std::filesystem::path& folder);
    /// Writes what has changed, or everything where the folder is another one; takes away tests that were removed.
    Result<void> save(const std::filesystem::path& folder);
    const std::filesystem::path& folder() const { return m_folder; }
    /// The folder's name, or what the new pack is called.
    QString title() const;

Q_SIGNALS:
    void checked();
    /// Another set of texts.
    void textsChanged();
    void modifiedChanged();
    void folderChanged();

private:
    friend class PackText;
    void textChanged();
    void replaceTexts(const std::vector<PackFile>& files);
    PackText& add(const PackFile& file);
    std::vector<PackFile> files() const;
    void checkInBackground();
    void take(PackReport report);

    std::vector<std::unique_ptr<PackText>> m_texts;
    std::vector<std::string> m_removed;  ///< tests that still stand in the folder
    std::filesystem::path m_folder;
    PackReport m_report;
    std::shared_ptr<const RuleSystem> m_rules;
    QTimer m_checkSoon;
    QFutureWatcher<PackReport> m_background;
    int m_edition = 0;           ///< counts the changes of any text
    int m_editionChecked = -1;   ///< whose report is shown
    int m_editionLookedAt = -1;  ///< what the background is about
};

}  // namespace ephor
