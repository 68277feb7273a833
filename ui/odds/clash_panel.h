// The exact odds of one clash: inputs of both sides, their dice with reasons, and the results. Made from
// RuleSystem::clashFields(); knows no rules.
#pragma once

#include "core/battle/game.h"
#include "ui/common/powers.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace ephor {

class BarChart;
class OutcomeBars;

class ClashPanel final : public QWidget {
    Q_OBJECT

public:
    ClashPanel(const RuleSystem& system, std::array<QString, 2> names, std::array<PowerLook, 2> looks,
               QWidget* parent = nullptr);

    /// The current inputs: every field of both sides.
    const ClashInputs& inputs() const { return m_inputs; }
    /// The last result; none while the inputs are not valid.
    const std::optional<ClashReport>& report() const { return m_report; }
    /// Side::A is the column of the attacker, whichever side of the battle that is.
    void setField(Side side, const std::string& key, const FieldValue& value);
    /// Sets both sides at once, with the titles of the columns, attacker first.
    void setClash(std::array<QString, 2> names, std::array<PowerLook, 2> looks, const ClashInputs& inputs);
    /// Swaps attacker and defender.
    void swapSides();

Q_SIGNALS:
    void changed();
    void ruleWanted(const QString& rule);

private:
    QWidget* makeField(Side side, const ClashField& field);
    void fill(const ClashInputs& inputs);
    void showNames();
    void take(Side side, const std::string& key, FieldValue value);
    void reckon();
    QString breakdown(const Breakdown& dice, const Breakdown& armor) const;

    const RuleSystem& m_system;
    std::array<QString, 2> m_names;
    std::array<PowerLook, 2> m_looks;
    ClashInputs m_inputs;
    std::optional<ClashReport> m_report;
    bool m_filling = false;  ///< several fields are changing; the result is computed once at the end
    std::array<QLabel*, 2> m_heads{};
    struct Named {
        QWidget* widget;
        std::size_t column;
        QString title;
    };
    std::vector<Named> m_named;
    std::array<QLabel*, 2> m_dice{};
    QLabel* m_fault = nullptr;
    BarChart* m_chart = nullptr;
    OutcomeBars* m_outcomes = nullptr;
};

}  // namespace ephor
