#include "ui/campaign/scenario_editor/scenario_window.h"

#include "core/base/fix.h"
#include "models/text/battle_words.h"
#include "ui/campaign/scenario_editor/row_form.h"
#include "ui/campaign/scenario_editor/scenario_forecast.h"
#include "ui/campaign/scenario_editor/scenario_text.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/typed.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/window_places.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QTreeWidget>

namespace ephor {

using namespace campaign;

ScenarioWindow::ScenarioWindow(std::unique_ptr<ScenarioDocument> document, QString shelf, QSettings* settings,
                               FindSystem find, QWidget* parent)
    : QMainWindow(parent),
      m_document(std::move(document)),
      m_shelf(std::move(shelf)),
      m_looks(ScenarioMap::looksOf(m_document->sheet())) {
    setObjectName(QStringLiteral("scenarioWindow"));
    setHelpTopic(this, QStringLiteral("scenarios"));
    setDockNestingEnabled(true);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_messages = new MessageBar(middle);
    m_map = new ScenarioMap(*m_document, m_looks, middle);
    column->addWidget(m_messages);
    column->addWidget(m_map, 1);
    setCentralWidget(middle);
    makeDocks(std::move(find));
    m_actions = new WindowActions(*this, ActionSection::Scenario, settings);
    makeMenus();
    connectMap();
    connect(m_document.get(), &ScenarioDocument::changed, this, &ScenarioWindow::refresh);
    connect(m_document.get(), &ScenarioDocument::folderChanged, this, &ScenarioWindow::refresh);
    refresh();
    resize(scaled(this, 1280), scaled(this, 800));
    (new WindowPlaces(*this, settings))->restore();
    m_map->setFocus();
}

ScenarioWindow::~ScenarioWindow() {
    // The panels use the document, so they are deleted before it.
    m_document->disconnect();
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

void ScenarioWindow::makeDocks(FindSystem find) {
    const auto dock = [this](const QString& title, const char* name, QWidget* content, Qt::DockWidgetArea area) {
        auto* panel = new QDockWidget(title, this);
        panel->setObjectName(QLatin1StringView(name));
        panel->setWidget(content);
        addDockWidget(area, panel);
        return panel;
    };
    m_form = new RowForm(*m_document, this);
    m_text = new ScenarioText(*m_document, this);
    m_tabs = named(new QTabWidget(this), QStringLiteral("formAndText"), tr("Form and text"));
    m_tabs->addTab(m_form, tr("Form"));
    m_tabs->addTab(m_text, tr("Text"));
    QDockWidget* contents = dock(tr("Contents"), "contentsDock", makeContents(), Qt::LeftDockWidgetArea);
    QDockWidget* form = dock(tr("Selection"), "formDock", m_tabs, Qt::RightDockWidgetArea);
    QDockWidget* findings = dock(tr("Problems"), "findingsDock", makeFindings(), Qt::BottomDockWidgetArea);
    m_forecast = new ScenarioForecast(*m_document, std::move(find), this);
    tabifyDockWidget(form, dock(tr("Forecast"), "forecastDock", m_forecast, Qt::RightDockWidgetArea));
    form->raise();
    resizeDocks({contents, form}, {scaled(this, 260), scaled(this, 340)}, Qt::Horizontal);
    resizeDocks({findings}, {scaled(this, 150)}, Qt::Vertical);
    connect(m_form, &RowForm::said, this, &ScenarioWindow::say);
    connect(m_form, &RowForm::refused, this, &ScenarioWindow::sayFault);
    connect(m_form, &RowForm::rowWanted, this, [this](const RowRef& row) { select(row); });
    connect(m_text, &ScenarioText::rowReached, this, [this](const RowRef& row) {
        if (m_selection != row)
            select(row);
    });
}

QWidget* ScenarioWindow::makeFindings() {
    m_findings = named(new QTreeWidget(this), QStringLiteral("findings"), tr("Problems in the scenario"));
    m_findings->setHeaderLabels({tr("Where"), tr("Problem"), tr("Fix")});
    m_findings->setRootIsDecorated(false);
    m_findings->setWordWrap(true);
    m_findings->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_findings->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_findings->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_findings->header()->setStretchLastSection(false);
    connect(m_findings, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const Diagnostics findings = m_document->findings();
        if (const int index = m_findings->indexOfTopLevelItem(item); index < std::ssize(findings))
            goTo(findings[static_cast<std::size_t>(index)]);
    });
    return m_findings;
}

void ScenarioWindow::fillFindings() {
    m_findings->clear();
    for (const Diagnostic& finding : m_document->findings()) {
        auto* item = new QTreeWidgetItem(m_findings);
        item->setIcon(0, icon(finding.severity == Severity::Error ? "error" : "warn"));
        const QString file = QFileInfo(QString::fromStdString(finding.place.file)).fileName();
        item->setText(0, finding.place.line > 0 ? tr("%1, line %2").arg(file).arg(finding.place.line) : file);
        item->setText(1, text(finding.message));
        item->setToolTip(1, item->text(1));
        if (finding.fixes.empty())
            continue;
        auto* button = new QPushButton(text(finding.fixes.front().label), m_findings);
        button->setAccessibleName(button->text());
        m_findings->setItemWidget(item, 2, button);
        connect(button, &QPushButton::clicked, this, [this, finding] { mend(finding); });
    }
    if (m_document->findings().empty()) {
        auto* item = new QTreeWidgetItem(m_findings);
        item->setIcon(0, icon("check"));
        item->setText(1, tr("No problems. You can begin a campaign from this scenario."));
    }
}

void ScenarioWindow::goTo(const Diagnostic& finding) {
    for (std::size_t file = 0; file < scenarioFileNames.size(); ++file) {
        if (!finding.place.file.ends_with("/" + std::string(scenarioFileNames[file])))
            continue;
        if (const auto row = m_document->sheet().rowAtLine(file, finding.place.line)) {
            select(row);
        } else {
            m_tabs->setCurrentWidget(m_text);
        }
        m_text->showLine(file, finding.place.line);
    }
}

void ScenarioWindow::mend(const Diagnostic& finding) {
    for (std::size_t file = 0; file < scenarioFileNames.size(); ++file)
        if (finding.place.file.ends_with("/" + std::string(scenarioFileNames[file])))
            perform(
                tr("Fix"),
                [&, file](const ScenarioFiles& files) -> Result<EditedScenario> {
                    EditedScenario edited{files, {}, {}};
                    edited.files.texts[file] = withFix(files.texts[file], finding.fixes.front());
                    return edited;
                },
                Selects::Nothing);
}

void ScenarioWindow::select(std::optional<RowRef> row) {
    m_selection = row && m_document->sheet().find(*row) ? row : std::nullopt;
    m_map->mark(m_selection);
    m_form->setRow(m_selection);
    if (m_selection)
        m_text->showLine(fileOf(m_selection->kind), m_document->sheet().find(*m_selection)->line);
    markContents();
    refresh();
}

void ScenarioWindow::refresh() {
    const auto find = [this](const char* name) { return m_actions->find(name); };
    if (m_selection && !m_document->sheet().find(*m_selection)) {
        m_selection.reset();
        m_map->mark({});
        m_form->setRow({});
    }
    fillContents();
    markContents();
    fillFindings();
    find("actionUndo")->setEnabled(!m_document->undoText().isEmpty());
    find("actionUndo")->setText(tr("&Undo %1").arg(m_document->undoText()).trimmed());
    find("actionRedo")->setEnabled(!m_document->redoText().isEmpty());
    find("actionRedo")->setText(tr("&Redo %1").arg(m_document->redoText()).trimmed());
    find("actionCopyRow")->setEnabled(m_selection.has_value());
    find("actionRemove")->setEnabled(m_selection.has_value());
    find("actionBegin")->setEnabled(m_document->isPlayable());
    setWindowTitle(tr("%1[*]: scenario").arg(m_document->name()));
    setWindowFilePath(m_document->folder());
    setWindowModified(m_document->isModified());
}

void ScenarioWindow::say(const QString& text) { m_messages->say(MessageBar::Kind::Note, text); }

void ScenarioWindow::sayFault(const Diagnostics& faults) { m_messages->say(MessageBar::Kind::Fault, text(faults)); }

bool ScenarioWindow::perform(const QString& what, const ScenarioDocument::Edit& edit, Selects selects) {
    const Result<EditedScenario> done = m_document->edit(what, edit);
    if (!done) {
        sayFault(done.error());
        return false;
    }
    QStringList also;
    for (const Message& one : done->also)
        also << text(one);
    if (!also.isEmpty())
        say(also.join(u' '));
    if (selects == Selects::ChangedRow)
        select(done->row);
    return true;
}

void ScenarioWindow::closeEvent(QCloseEvent* event) {
    takeTyped(*this);
    m_text->flush();
    if (!m_asks || !m_document->isModified())
        return event->accept();
    const auto answer =
        QMessageBox::question(this, tr("Scenario"), tr("%1 has unsaved changes. Save them?").arg(m_document->name()),
                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    event->setAccepted(answer == QMessageBox::Discard || (answer == QMessageBox::Save && save()));
}

}  // namespace ephor
