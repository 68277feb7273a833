// A battle's result for both sides at once, typed in from the table or found otherwise; then what follows from it,
// which the umpire may change. Whoever fought the battle, this form takes it over.
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
    /// The draft names its battle, which is pending. Session and looks must outlive the form.
    ResultForm(CampaignSession& session, const PowerLooks& looks, campaign::Aftermath draft, QWidget* parent = nullptr);

    /// As it stands in the form.
    campaign::Aftermath draft() const;

public Q_SLOTS:
    /// Takes the result over, or says what is wrong with it.
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

    QWidget* makeHead();
    QWidget* makeSide(std::size_t side);
    /// Without them nobody is asked who was struck down.
    bool hasFates() const { return campaign().scenario.rules.modules.has(campaign::Module::Fates); }
    QWidget* makeVerdict();
    void addUnit(QGridLayout& grid, int row, const UnitInBattle& unit, std::size_t side);
    void take();
    /// The dice of what follows, to be typed in.
    void typeDice();
    void showFaults(const QStringList& faults, const QStringList& doubts);
    const campaign::Campaign& campaign() const { return m_session.campaign(); }

    CampaignSession& m_session;
    const PowerLooks& m_looks;
    campaign::Aftermath m_draft;
    std::array<SideInBattle, 2> m_sides;
    QString m_onPaper;  ///< why the table cannot take it
    std::vector<UnitRow> m_rows;
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
