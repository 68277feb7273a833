#include "models/scenario/scenario_document.h"

#include "core/campaign/scenario/check.h"
#include "core/campaign/scenario/folder.h"

#include <QDir>
#include <algorithm>

namespace ephor {

using namespace campaign;

void ScenarioDocument::Step::add(const Step& next) {
    for (const Change& change : next.changes) {
        const auto mine = std::ranges::find(changes, change.file, &Change::file);
        if (mine == changes.end())
            changes.push_back(change);
        else
            mine->after = change.after;
    }
}

ScenarioDocument::ScenarioDocument(ScenarioFiles files, QString folder, QObject* parent)
    : QObject(parent),
      m_files(std::move(files)),
      m_sheet(sheetOf(m_files)),
      m_folder(std::move(folder)),
      m_saved(m_files.texts) {
    look();
}

QString ScenarioDocument::name() const { return QString::fromStdString(nameOf(m_files)); }

void ScenarioDocument::take(const Step& step, std::string Change::* which) {
    for (const Change& change : step.changes) {
        m_files.texts[change.file] = change.*which;
        readInto(m_sheet, m_files, change.file);
    }
    look();
}

void ScenarioDocument::undo() {
    if (m_done.empty())
        return;
    m_undone.push_back(std::move(m_done.back()));
    m_done.pop_back();
    take(m_undone.back(), &Change::before);
}

void ScenarioDocument::redo() {
    if (m_undone.empty())
        return;
    m_done.push_back(std::move(m_undone.back()));
    m_undone.pop_back();
    take(m_done.back(), &Change::after);
}

void ScenarioDocument::look() {
    m_findings = lintScenario(m_files);
    Q_EMIT changed();
}

void ScenarioDocument::push(const QString& what, const ScenarioFiles& files, int typed) {
    Step step{what, {}, typed};
    for (std::size_t i = 0; i < files.texts.size(); ++i)
        if (files.texts[i] != m_files.texts[i])
            step.changes.push_back({i, m_files.texts[i], files.texts[i]});
    if (step.changes.empty())
        return;
    const bool goesOn = typed >= 0 && m_undone.empty() && !m_done.empty() && m_done.back().typed == typed;
    if (goesOn)
        m_done.back().add(step);
    else
        m_done.push_back(step);
    m_undone.clear();
    take(step, &Change::after);
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
    look();
    Q_EMIT folderChanged();
    return {};
}

}  // namespace ephor
