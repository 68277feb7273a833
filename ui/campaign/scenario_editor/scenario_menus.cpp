// The actions of the scenario window: add, copy and remove.
#include "models/text/campaign_words.h"
#include "ui/campaign/scenario_editor/scenario_forecast.h"
#include "ui/campaign/scenario_editor/scenario_text.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/window/top_bars.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <cmath>

namespace ephor {

using namespace campaign;

namespace {

/// The march points of a new way, by its distance: up to one day's march is 1, up to two and a half days is 2, more is
/// 3.
int pointsFor(const SheetRow& a, const SheetRow& b) {
    constexpr double kilometresOfDay = 28;
    const QPointF off = onMap(a.number("lat", 0), a.number("lon", 0)) - onMap(b.number("lat", 0), b.number("lon", 0));
    const double days = std::hypot(off.x(), off.y()) / kilometresOfDay;
    return days <= 1 ? 1 : days <= 2.5 ? 2 : 3;
}

/// Degrees with the precision of the files.
double rounded(double degrees) { return std::round(degrees * 1e4) / 1e4; }

/// The nearest place, as a template for a new one.
const SheetRow* nearestTo(const ScenarioSheet& sheet, double latitude, double longitude) {
    const auto far = [&](const SheetRow& row) {
        const QPointF off = onMap(row.number("lat", 0), row.number("lon", 0)) - onMap(latitude, longitude);
        return QPointF::dotProduct(off, off);
    };
    const auto nearest = std::ranges::min_element(sheet.places, {}, far);
    return nearest == sheet.places.end() ? nullptr : &*nearest;
}

}  // namespace

void ScenarioWindow::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeAddMenu();
    makeViewMenu();
    addHelpMenu(*this, *m_actions,
                {[this] { Q_EMIT manualWanted(QStringLiteral("scenarios")); },
                 [this](const QString& topic) { Q_EMIT manualWanted(topic); }});
    QToolBar& bar = addTools(*this);
    bar.addActions(m_tools->actions());
    bar.addSeparator();
    for (const char* name : {"actionUndo", "actionRedo", "actionRemove", "actionBegin"})
        bar.addAction(m_actions->find(name));
    auto* winners = named(new QLabel(this), QStringLiteral("forecastWinners"), tr("Forecast"));
    statusBar()->addPermanentWidget(winners);
    connect(m_forecast, &ScenarioForecast::told, winners, &QLabel::setText);
}

void ScenarioWindow::makeFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    m_actions->add(file, "actionOpenFolder", [this] {
        const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a scenario"), m_shelf);
        if (!folder.isEmpty())
            Q_EMIT folderWanted(folder);
    });
    file->addSeparator();
    m_actions->add(file, "actionSave", [this] { save(); });
    m_actions->add(file, "actionSaveAs", [this] { saveAs(); });
    m_actions->add(file, "actionImportCoast", [this] { importCoast(); });
    m_actions->add(file, "actionBegin", [this] { begin(); });
    file->addSeparator();
    m_actions->add(file, "actionClose", [this] { close(); });
    m_actions->add(file, "actionQuit", [] { QApplication::closeAllWindows(); });
}

void ScenarioWindow::makeEditMenu() {
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    m_actions->add(edit, "actionUndo", [this] {
        m_text->flush();
        m_document->undo();
    });
    m_actions->add(edit, "actionRedo", [this] { m_document->redo(); });
    edit->addSeparator();
    m_actions->add(edit, "actionCopyRow", [this] { copySelected(); });
    m_actions->add(edit, "actionRemove", [this] { removeSelected(); });
    edit->addSeparator();
    m_actions->add(edit, "actionFind", [this] {
        m_filter->setFocus();
        m_filter->selectAll();
    });
}

void ScenarioWindow::makeAddMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Map"));
    m_tools = new QActionGroup(this);
    const auto tool = [&](ScenarioMap::Tool which, const char* name) {
        QAction* action = m_actions->add(menu, name, [this, which] { m_map->setTool(which); });
        action->setCheckable(true);
        m_tools->addAction(action);
    };
    tool(ScenarioMap::Tool::Pick, "toolPick");
    tool(ScenarioMap::Tool::Place, "toolPlace");
    tool(ScenarioMap::Tool::Road, "toolRoad");
    tool(ScenarioMap::Tool::SeaLane, "toolSeaLane");
    tool(ScenarioMap::Tool::Army, "toolArmy");
    tool(ScenarioMap::Tool::Fleet, "toolFleet");
    tool(ScenarioMap::Tool::Land, "toolLand");
    m_tools->actions().constFirst()->setChecked(true);
    menu->addSeparator();
    m_actions->add(menu, "actionAddLeader", [this] { addLeader(); });
    m_actions->add(menu, "actionAddFleet", [this] {
        if (m_selection && m_selection->kind == RowKind::Place)
            addFleet(m_selection->row);
        else
            say(tr("No harbour is selected. Select the harbour where the fleet begins."));
    });
    m_actions->add(menu, "actionAddPower", [this] { addPower(); });
    m_actions->add(menu, "actionAddPlace", [this] {
        const auto [latitude, longitude] = m_map->middle();
        addPlace(latitude, longitude);
    });
}

void ScenarioWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    m_actions->add(view, "actionZoomIn", [this] { m_map->zoomBy(1.25); });
    m_actions->add(view, "actionZoomOut", [this] { m_map->zoomBy(0.8); });
    m_actions->add(view, "actionFit", [this] { m_map->fitWar(); });
    m_actions->add(view, "actionWhole", [this] { m_map->fitWhole(); });
    view->addSeparator();
    m_panelMenu = view->addMenu(tr("&Panels"));
    for (QDockWidget* panel : findChildren<QDockWidget*>())
        m_actions->addPanel(*m_panelMenu, *panel);
    addAppearanceActions(*m_actions, view);
}

void ScenarioWindow::connectMap() {
    connect(m_map, &ScenarioMap::selected, this, &ScenarioWindow::select);
    connect(m_map, &ScenarioMap::hint, this, [this](const QString& text) { statusBar()->showMessage(text); });
    connect(m_map, &ScenarioMap::placeWanted, this, &ScenarioWindow::addPlace);
    connect(m_map, &ScenarioMap::wayWanted, this, &ScenarioWindow::addWay);
    connect(m_map, &ScenarioMap::armyWanted, this, &ScenarioWindow::addArmy);
    connect(m_map, &ScenarioMap::placeMoved, this, [this](std::size_t place, double latitude, double longitude) {
        const RowRef ref{RowKind::Place, place, 0};
        perform(tr("Move %1").arg(nameOfRow(ref)), [=](const ScenarioFiles& files) -> Result<EditedScenario> {
            const Result<EditedScenario> north = withField(files, ref, "lat", rounded(latitude));
            return north ? withField(north->files, ref, "lon", rounded(longitude)) : north;
        });
    });
    connect(m_map, &ScenarioMap::landWanted, this, &ScenarioWindow::addLand);
    connect(m_map, &ScenarioMap::removeWanted, this, &ScenarioWindow::removeSelected);
    connect(m_map, &ScenarioMap::fleetWanted, this, &ScenarioWindow::addFleet);
    connect(m_map, &ScenarioMap::rowMoved, this, [this](const RowRef& ref, std::size_t place) {
        const std::string id = m_document->sheet().places[place].text("id");
        perform(tr("Move %1").arg(nameOfRow(ref)),
                [=](const ScenarioFiles& files) { return withField(files, ref, "place", id); });
    });
}

void ScenarioWindow::addPlace(double latitude, double longitude) {
    const ScenarioSheet& sheet = m_document->sheet();
    const SheetRow* near = nearestTo(sheet, latitude, longitude);
    const std::vector<SheetField> fields{{"id", freeId(sheet, RowKind::Place, "place")},
                                         {"name", tr("New place").toStdString()},
                                         {"kind", "polis"},
                                         {"region", near ? near->text("region") : "Hellas"},
                                         {"country", near ? near->text("country") : "hilly"},
                                         {"tier", std::int64_t{1}},
                                         {"lat", rounded(latitude)},
                                         {"lon", rounded(longitude)}};
    perform(tr("New place"),
            [&](const ScenarioFiles& files) { return withRowAdded(files, {RowKind::Place, 0, 0}, fields); });
}

void ScenarioWindow::addWay(std::size_t a, std::size_t b, WayKind kind) {
    const SheetRow& from = m_document->sheet().places[a];
    const SheetRow& to = m_document->sheet().places[b];
    if (a == b)
        return say(tr("A route needs two different places. Click two places."));
    const int points = kind == WayKind::Sea ? 1 : pointsFor(from, to);
    const std::vector<SheetField> fields{{"a", from.text("id")},
                                         {"b", to.text("id")},
                                         {"kind", std::string(wordOf(kind))},
                                         {"points", std::int64_t{points}}};
    perform(kind == WayKind::Sea ? tr("New sea lane") : tr("New road"),
            [&](const ScenarioFiles& files) { return withRowAdded(files, {RowKind::Way, 0, 0}, fields); });
}

void ScenarioWindow::addArmy(std::size_t place) {
    const ScenarioSheet& sheet = m_document->sheet();
    if (sheet.powers.empty())
        return say(tr("An army needs a power. Add a power first."));
    const SheetRow& where = sheet.places[place];
    const std::size_t power = sheet.ownerOf(where.text("id")).value_or(0);
    const std::vector<SheetField> fields{
        {"id", freeId(sheet, RowKind::Army, "army")},
        {"name", tr("Army of %1").arg(QString::fromStdString(where.text("name"))).toStdString()},
        {"power", sheet.powers[power].text("id")},
        {"place", where.text("id")}};
    const std::vector<SheetField> unit{{"troop", "hoplite"},
                                       {"grade", "B"},
                                       {"count", std::int64_t{4}},
                                       {"name", where.text("name")},
                                       {"home", where.text("id")}};
    perform(tr("New army"), [&](const ScenarioFiles& files) -> Result<EditedScenario> {
        Result<EditedScenario> army = withRowAdded(files, {RowKind::Army, 0, 0}, fields);
        if (!army)
            return army;
        Result<EditedScenario> full = withRowAdded(army->files, {RowKind::Unit, army->row.row, 0}, unit);
        if (full)
            full->row = army->row;
        return full;
    });
}

void ScenarioWindow::addFleet(std::size_t place) {
    const ScenarioSheet& sheet = m_document->sheet();
    const SheetRow& where = sheet.places[place];
    if (where.number("harbour", 0) < 1)
        return say(
            tr("%1 has no harbour. Select a place with a harbour.").arg(QString::fromStdString(where.text("name"))));
    const auto power = sheet.ownerOf(where.text("id"));
    if (!power)
        return say(tr("No power holds this harbour. Set its owner first."));
    const std::vector<SheetField> fields{
        {"id", freeId(sheet, RowKind::Fleet, "fleet")},
        {"name", tr("Fleet of %1").arg(QString::fromStdString(where.text("name"))).toStdString()},
        {"power", sheet.powers[*power].text("id")},
        {"place", where.text("id")},
        {"squadrons", std::int64_t{1}}};
    perform(tr("New fleet"),
            [&](const ScenarioFiles& files) { return withRowAdded(files, {RowKind::Fleet, 0, 0}, fields); });
}

void ScenarioWindow::addLeader() {
    const ScenarioSheet& sheet = m_document->sheet();
    if (sheet.powers.empty())
        return say(tr("A leader needs a power. Add a power first."));
    std::size_t power = 0;
    if (m_selection && m_selection->kind == RowKind::Power)
        power = m_selection->row;
    else if (const SheetRow* row = m_selection ? sheet.find(*m_selection) : nullptr)
        power = sheet.rowOf(RowKind::Power, row->text("power")).value_or(sheet.ownerOf(row->text("id")).value_or(0));
    const std::vector<SheetField> fields{{"id", freeId(sheet, RowKind::Leader, "leader")},
                                         {"name", tr("New leader").toStdString()},
                                         {"power", sheet.powers[power].text("id")},
                                         {"cp", std::int64_t{2}}};
    perform(tr("New leader"),
            [&](const ScenarioFiles& files) { return withRowAdded(files, {RowKind::Leader, 0, 0}, fields); });
}

void ScenarioWindow::addPower() {
    const ScenarioSheet& sheet = m_document->sheet();
    if (!m_selection || m_selection->kind != RowKind::Place)
        return say(tr("A power needs a capital. Select a place first."));
    const std::size_t place = m_selection->row;
    const std::string capital = sheet.places[place].text("id");
    const std::vector<SheetField> fields{{"id", freeId(sheet, RowKind::Power, "power")},
                                         {"name", sheet.places[place].text("name")},
                                         {"ruler", "skilled"},
                                         {"capital", capital},
                                         {"treasury", std::int64_t{10}},
                                         {"cities", std::vector<std::string>{}}};
    perform(tr("New power"), [&](const ScenarioFiles& files) -> Result<EditedScenario> {
        Result<EditedScenario> power = withRowAdded(files, {RowKind::Power, 0, 0}, fields);
        if (!power)
            return power;
        Result<EditedScenario> holds = withOwner(power->files, place, power->row.row);
        if (holds)
            holds->row = power->row;
        return holds;
    });
}

void ScenarioWindow::removeSelected() {
    if (!m_selection)
        return;
    const RowRef row = *m_selection;
    perform(
        tr("Remove %1").arg(nameOfRow(row)), [row](const ScenarioFiles& files) { return withRowRemoved(files, row); },
        Selects::Nothing);
    select({});
}

void ScenarioWindow::copySelected() {
    if (!m_selection)
        return;
    const RowRef row = *m_selection;
    perform(tr("Duplicate %1").arg(nameOfRow(row)),
            [row](const ScenarioFiles& files) { return withRowCopied(files, row); });
}

}  // namespace ephor
