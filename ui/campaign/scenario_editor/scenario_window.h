// The editor of a scenario: its map, a list of its contents, the selected row as a form or as text, and the findings.
#pragma once

#include "core/battle/find_system.h"
#include "core/rules/builtin.h"
#include "models/scenario/scenario_document.h"
#include "ui/campaign/scenario_editor/scenario_map.h"

#include <QMainWindow>

class QActionGroup;
class QLineEdit;
class QSettings;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace ephor {

class MessageBar;
class RowForm;
class ScenarioForecast;
class ScenarioText;
class WindowActions;

class ScenarioWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// `shelf` is the folder for campaigns; new scenarios are proposed a folder below it. The settings hold the
    /// shortcuts and the layout, and must outlive the window; null: the defaults. `find` finds the rules of the battles
    /// for the forecast; without it, only the built-in rules are known.
    ScenarioWindow(std::unique_ptr<ScenarioDocument> document, QString shelf, QSettings* settings = nullptr,
                   FindSystem find = findSystem, QWidget* parent = nullptr);
    ~ScenarioWindow() override;

    ScenarioDocument& document() { return *m_document; }
    ScenarioMap& map() { return *m_map; }
    std::optional<campaign::RowRef> selection() const { return m_selection; }
    void select(std::optional<campaign::RowRef> row);
    /// False where it could not be written; the window has shown why.
    bool saveTo(const QString& folder);
    void setAsksBeforeClosing(bool asks) { m_asks = asks; }

Q_SIGNALS:
    /// Start a campaign from the files of this folder.
    void campaignWanted(const QString& folder);
    void folderWanted(const QString& folder);
    void manualWanted(const QString& topic);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeAddMenu();
    void makeViewMenu();
    void makeDocks(FindSystem find);
    QWidget* makeContents();
    QWidget* makeFindings();
    void connectMap();
    void refresh();
    void fillContents();
    void fillFindings();
    void markContents();
    void filterContents();
    void goTo(const Diagnostic& finding);
    void mend(const Diagnostic& finding);
    void say(const QString& text);
    void sayFault(const Diagnostics& faults);
    enum class Selects : std::uint8_t { ChangedRow, Nothing };
    bool perform(const QString& what, const ScenarioDocument::Edit& edit, Selects selects = Selects::ChangedRow);
    void addPlace(double latitude, double longitude);
    void addWay(std::size_t a, std::size_t b, campaign::WayKind kind);
    void addArmy(std::size_t place);
    void addFleet(std::size_t place);
    void addLeader();
    void addPower();
    void addLand(const std::vector<campaign::GeoPoint>& points);
    void importCoast();
    void removeSelected();
    void copySelected();
    bool save();
    bool saveAs();
    void begin();
    QString nameOfRow(const campaign::RowRef& row) const;

    std::unique_ptr<ScenarioDocument> m_document;
    QString m_shelf;
    PowerLooks m_looks;
    std::optional<campaign::RowRef> m_selection;
    WindowActions* m_actions = nullptr;
    MessageBar* m_messages = nullptr;
    ScenarioMap* m_map = nullptr;
    RowForm* m_form = nullptr;
    ScenarioText* m_text = nullptr;
    ScenarioForecast* m_forecast = nullptr;
    QTabWidget* m_tabs = nullptr;
    QLineEdit* m_filter = nullptr;
    QTreeWidget* m_contents = nullptr;
    QTreeWidget* m_findings = nullptr;
    QActionGroup* m_tools = nullptr;
    QMenu* m_panelMenu = nullptr;
    bool m_asks = true;
};

}  // namespace ephor
