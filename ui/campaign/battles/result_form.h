// The result of a battle for both sides, typed in or computed, and its consequences, which the umpire may change. All
// results are confirmed in this form.
#pragma once

#include "models/campaign/battle_result.h"
#include "models/campaign/campaign_session.h"
#include "ui/campaign/map/power_looks.h"

#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace ephor {

class AftermathPage;

class ResultForm final : public QDialog {
    Q_OBJECT

public:
    /// The draft must name a pending battle. Session and looks must outlive the form.
    ResultForm(CampaignSession& session, const PowerLooks& looks, campaign::Aftermath draft, QWidget* parent = nullptr);

    /// The current content of the form.
    campaign::Aftermath draft() const;

public Q_SLOTS:
    /// Adds the result to the campaign, or shows its faults.
    void confirm();

Q_SIGNALS:
    void manualWanted(const QString& topic);

private:
    struct UnitRow {
        campaign::UnitId unit;
        int before = 0;
        QSpinBox* lost = nullptr;
        QLabel* left = nullptr;
    };
    /// What is left on the table of units that are counted together.
    struct CountRow {
        campaign::TableCount count;
        QSpinBox* left = nullptr;
    };

    QWidget* makeHead();
    QWidget* makeResult();
    QWidget* makeButtons();
    QWidget* makeSide(std::size_t side);
    /// Whether the fates of leaders are asked for.
    bool hasFates() const { return campaign().scenario.rules.modules.has(campaign::Module::Fates); }
    QWidget* makeVerdict();
    void addUnit(QGridLayout& grid, int row, const UnitInBattle& unit, std::size_t side);
    /// The count that begins with this unit; null: none.
    CountRow* countFrom(campaign::UnitId unit);
    QWidget* makeCount(CountRow& row, const QString& name, const QString& unit);
    /// Converts what is left on the table into steps.
    void takeCount(const CountRow& row);
    /// Shows the steps that are left as what is left on the table.
    void showCount(const CountRow& row);
    void refresh();
    /// Types in the dice of the consequences.
    void typeDice();
    void showFaults(const QStringList& faults, const QStringList& doubts);
    const campaign::Campaign& campaign() const { return m_session.campaign(); }

    CampaignSession& m_session;
    const PowerLooks& m_looks;
    campaign::Aftermath m_draft;
    std::array<SideInBattle, 2> m_sides;
    QString m_onPaper;  ///< why no rule system can play it
    std::vector<UnitRow> m_rows;
    std::vector<CountRow> m_counts;  ///< empty where no rule system can play it
    QString m_strength;              ///< what the table counts: "Courage"
    bool m_isConverting = false;     ///< what is left on the table is being typed in
    std::vector<std::pair<campaign::LeaderId, QCheckBox*>> m_leaders;
    std::array<QLabel*, 2> m_sums{};
    QButtonGroup* m_verdict = nullptr;
    QCheckBox* m_decisive = nullptr;
    QLineEdit* m_remarks = nullptr;
    QTabWidget* m_tabs = nullptr;
    AftermathPage* m_after = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_confirm = nullptr;
};

}  // namespace ephor
