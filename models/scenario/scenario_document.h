// A scenario being edited: its seven texts are the truth; rows, findings and undo follow from them.
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
    /// The stack of steps clears itself, of which nobody needs to know any more.
    ~ScenarioDocument() override { m_steps.disconnect(this); }

    const campaign::ScenarioFiles& files() const { return m_files; }
    /// The rows as the texts last said them: a text that is no TOML at the moment keeps its rows.
    const campaign::ScenarioSheet& sheet() const { return m_sheet; }
    /// Faults and warnings, in the order of the files.
    const Diagnostics& findings() const { return m_findings; }
    /// True where a campaign can be begun from it.
    bool isPlayable() const { return !hasErrors(m_findings); }
    QString name() const;

    /// One step of undo, called `what`; steps that follow each other with the same `typed` (not below 0) become one. A
    /// failure has changed nothing. What else had to change is given back.
    Result<campaign::EditedScenario> edit(const QString& what, const Edit& make, int typed = -1);
    /// A file's text as it was typed; steps of typing in one file become one step of undo.
    void setText(std::size_t file, const QString& text);
    /// The step that undo and redo apply to next; empty: none.
    QString undoText() const { return m_steps.undoText(); }
    QString redoText() const { return m_steps.redoText(); }
    void undo() { m_steps.undo(); }
    void redo() { m_steps.redo(); }

    const QString& folder() const { return m_folder; }
    bool isModified() const { return m_saved != m_files.texts; }
    /// Writes the seven files into a folder, which is made where it is missing: all of them, or none
    /// (scenario_folder.h).
    Result<void> save(const QString& folder);

Q_SIGNALS:
    /// Something in the texts is another than before.
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
    std::array<std::string, 7> m_saved;  ///< as the files have it
};

}  // namespace ephor
