// The bar above the table: the turn, its phases with the current one, and the state of both sides.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"
#include "ui/common/powers.h"

#include <QWidget>

namespace ephor {

class PhaseBar final : public QWidget {
    Q_OBJECT

public:
    explicit PhaseBar(BattleSession& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The bar's content as text, for screen readers and tests.
    QString said() const { return m_said; }
    /// The phases that are drawn: those of a turn, in order; before the first turn those of the set-up.
    const QStringList& phases() const { return m_phases; }
    /// What is written below a side's name, as far as it fits: the most important part first.
    const QStringList& stateOf(Side side) const { return m_sides[index(side)].below; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct SideState {
        QString name;
        QStringList below;    ///< parts of its state, the most important first
        QStringList details;  ///< only in the tool tip
    };

    void refresh();
    void takePhases();
    double phasesWidth() const;
    void paintPhases(QPainter& painter, double left, double right) const;

    BattleSession& m_session;
    BattleWords m_words;
    std::array<PowerLook, 2> m_looks;
    std::array<SideState, 2> m_sides;
    int m_turn = 0;
    int m_phase = 0;
    QStringList m_phases;
    int m_now = -1;  ///< index of the current phase in m_phases
    QString m_below;
    QString m_said;
};

}  // namespace ephor
