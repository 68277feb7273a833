#include "models/scenario/scenario_document.h"

#include "core/campaign/scenario/check.h"
#include "core/campaign/scenario/folder.h"

#include <QDir>
#include <algorithm>

namespace ephor {

using namespace campaign;

/// What an edit changed in the texts. Steps of typing in the same file are merged.
class ScenarioDocument::Step final : public QUndoCommand {
public:
    Step(ScenarioDocument& document, const QString& what, std::vector<Change> changes, int typed)
        : QUndoCommand(what), m_document(document), m_changes(std::move(changes)), m_typed(typed) {}

    int id() const override { return m_typed; }
    bool mergeWith(const QUndoCommand* next) override {
        for (const Change& change : static_cast<const Step*>(next)->m_changes) {
            const auto mine = std::ranges::find(m_changes, change.file, &Change::file);
            if (mine == m_changes.end())
                m_changes.push_back(change);
            else
                mine->after = change.after;
        }
        return true;
    }
    void undo() override { m_document.apply(m_changes, &Change::before); }
    void redo() override { m_document.apply(m_changes, &Change::after); }

private:
    ScenarioDocument& m_document;
    std::vector<Change> m_changes;
    int m_typed;
};

ScenarioDocument::ScenarioDocument(ScenarioFiles files, QString folder, QObject* parent)
    : QObject(parent),
      m_files(std::move(files)),
      m_sheet(sheetOf(m_files)),
      m_folder(std::move(folder)),
      m_saved(m_files.texts) {
    check();
    connect(&m_steps, &QUndoStack::indexChanged, this, &ScenarioDocument::changed);
}

QString ScenarioDocument::name() const { return QString::fromStdString(nameOf(m_files)); }

void ScenarioDocument::apply(const std::vector<Change>& changes, std::string Change::* which) {
    for (const Change& change : changes) {
        m_files.texts[change.file] = change.*which;
        readInto(m_sheet, m_files, change.file);
    }
    check();
}

void ScenarioDocument::check() { m_findings = lintScenario(m_files); }

void ScenarioDocument::push(const QString& what, const ScenarioFiles& files, int typed) {
    std::vector<Change> changes;
    for (std::size_t i = 0; i < files.texts.size(); ++i)
        if (files.texts[i] != m_files.texts[i])
            changes.push_back({i, m_files.texts[i], files.texts[i]});
    if (!changes.empty())
        m_steps.push(new Step(*this, what, std::move(changes), typed));
}

Result<EditedScenario> ScenarioDocument::edit(const QString& what, const Edit& make, int typed) {
    Result<EditedScenario> edited = make(m_files);
    if (edited)
        push(what, edited->files, typed);
    return edited;
}

void ScenarioDocument::setText(std::size_t file, const QString& text) {
    ScenarioFiles files = m_files;
    files.texts[file] = text.toStdString();
    push(tr("Text of %1").arg(QString::fromUtf8(scenarioFileNames[file].data())), files, static_cast<int>(file));
}

Result<void> ScenarioDocument::save(const QString& folder) {
    if (Result<void> written = writeScenarioFolder(folder.toStdU16String(), m_files.texts); !written)
        return written;
    m_folder = QDir(folder).absolutePath();
    m_files.folder = m_folder.toStdString();
    m_files.id = QDir(m_folder).dirName().toStdString();
    m_saved = m_files.texts;
    check();
    Q_EMIT changed();
    Q_EMIT folderChanged();
    return {};
}

}  // namespace ephor
