// A scenario being edited. Its seven texts are the source of truth; rows, findings and undo are derived from them.
#pragma once

#include "core/campaign/scenario/editor.h"

#include <QObject>
#include <QUndoStack>
#include <array>
#include <functional>

namespace ephor {

class ScenarioDocument final : public QObject {
    Q_OBJECT

public:
    using Edit = std::function<Result<campaign::EditedScenario>(const campaign::ScenarioFiles&)>;

    /// `folder` is where it was read from; empty: it has no files yet.
    explicit ScenarioDocument(campaign::ScenarioFiles files, QString folder = {}, QObject* parent = nullptr);
    /// The undo stack clears itself; changed() is not emitted for that.
    ~ScenarioDocument() override { m_steps.disconnect(this); }

    const campaign::ScenarioFiles& files() const { return m_files; }
    /// The rows of the texts. A text that is not valid TOML at the moment keeps its last rows.
    const campaign::ScenarioSheet& sheet() const { return m_sheet; }
    /// Faults and warnings, in the order of the files.
    const Diagnostics& findings() const { return m_findings; }
    /// True where a campaign can be started from it.
    bool isPlayable() const { return !hasErrors(m_findings); }
    QString name() const;

    /// Runs an edit as one undo step, labelled `what`. Consecutive steps with the same `typed` (0 or more) are merged.
    /// Changes nothing on failure. Returns what else had to change.
    Result<campaign::EditedScenario> edit(const QString& what, const Edit& make, int typed = -1);
    /// Sets a file's text as typed; consecutive typing in one file is one undo step.
    void setText(std::size_t file, const QString& text);
    /// Labels of the next undo and redo; empty: nothing to undo or redo.
    QString undoText() const { return m_steps.undoText(); }
    QString redoText() const { return m_steps.redoText(); }
    void undo() { m_steps.undo(); }
    void redo() { m_steps.redo(); }

    const QString& folder() const { return m_folder; }
    bool isModified() const { return m_saved != m_files.texts; }
    /// Writes all seven files into a folder (created if missing), or none of them (scenario_folder.h).
    Result<void> save(const QString& folder);

Q_SIGNALS:
    /// Some text has changed.
    void changed();
    void folderChanged();

private:
    /// One text before and after a step.
    struct Change {
        std::size_t file = 0;
        std::string before;
        std::string after;
    };
    class Step;
    void apply(const std::vector<Change>& changes, std::string Change::* which);
    void check();
    void push(const QString& what, const campaign::ScenarioFiles& files, int typed);

    campaign::ScenarioFiles m_files;
    campaign::ScenarioSheet m_sheet;
    Diagnostics m_findings;
    QString m_folder;
    QUndoStack m_steps;
    std::array<std::string, 7> m_saved;  ///< contents of the files
};

}  // namespace ephor
