// The dice rolls of the next step, one row for each: the roll, its faces, and whether they were typed in.
#pragma once

#include "models/campaign/dice_desk.h"
#include "models/common/table_model.h"

namespace ephor {

class RollsModel final : public TableModel {
    Q_OBJECT

public:
    enum Column { RollColumn, DiceColumn, FacesColumn, ComesToColumn, SourceColumn, ToldColumn, Columns };

    /// The desk must outlive it. The scenario supplies the names of the powers.
    RollsModel(const DiceDesk& desk, const campaign::Scenario& scenario, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role) const override;

    /// Secret rolls have no rows unless this is set, because players may be watching.
    void setSecretShown(bool shown);
    const DiceDesk::Row& rowOf(const QModelIndex& index) const;
    /// The row with that purpose; invalid where it is not shown.
    QModelIndex indexOf(const std::string& purpose) const;

private:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    void refresh();

    const DiceDesk& m_desk;
    const campaign::Scenario& m_scenario;
    bool m_isSecretShown = false;
    std::vector<DiceDesk::Row> m_rows;
};

/// The dice to roll: "two dice", "1 to 36".
QString askedText(const campaign::CampaignRoll& roll);
/// "4 2".
QString facesText(const std::vector<int>& faces);

}  // namespace ephor
