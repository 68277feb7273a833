// A preview of the consequences of a battle's result; the umpire may change them and gives a reason.
#pragma once

#include "core/campaign/umpire/actions.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace ephor {

class AftermathPage final : public QWidget {
    Q_OBJECT

public:
    explicit AftermathPage(QWidget* parent = nullptr);

    /// Shows the consequences. The umpire's changes are kept if the consequences by the rules are the same as before.
    void showPreview(const campaign::Campaign& campaign, campaign::Preview preview, campaign::BattleId battle);
    /// The rows that the umpire changed, with their new values. Empty: all by the rules.
    campaign::Changes ruled() const;
    bool isRuled() const { return m_isShown && !ruled().empty(); }
    bool needsReason() const { return isRuled() && reason().isEmpty(); }
    QString reason() const;

Q_SIGNALS:
    void changed();
    /// The user wants to type in some of the dice.
    void diceWanted();

private:
    void fill(const campaign::Campaign& campaign, campaign::BattleId battle);
    int addArmy(int row, const campaign::Campaign& campaign, campaign::ArmyId id);
    int addUnit(int row, const campaign::Campaign& campaign, campaign::UnitId id);
    int addHeadings(int row, const QStringList& headings);
    void note();

    campaign::Preview m_preview;
    bool m_isShown = false;
    QWidget* m_rows = nullptr;
    QGridLayout* m_grid = nullptr;
    QPlainTextEdit* m_dice = nullptr;
    QLineEdit* m_reason = nullptr;
    struct ArmyRow {
        campaign::ArmyId army;
        QComboBox* place = nullptr;
        QComboBox* spirit = nullptr;
    };
    std::vector<ArmyRow> m_armies;
    std::vector<std::pair<campaign::UnitId, QSpinBox*>> m_units;
};

}  // namespace ephor
