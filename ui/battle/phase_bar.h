// The bar above the table: the turn, where it is in its phases, and how the two sides stand.
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
    /// What the bar says, for those who cannot see it and for tests.
    QString said() const { return m_said; }
    /// The phases that it draws: those of a turn, in order; before the first turn the one of the set-up.
    const QStringList& phases() const { return m_phases; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct SideState {
        QString name;
        QStringList below;  ///< how it stands, one thing each
    };

    void take();
    void takePhases();
    void paintPhases(QPainter& painter, double left, double right) const;

    BattleSession& m_session;
    BattleWords m_words;
    std::array<PowerLook, 2> m_looks;
    std::array<SideState, 2> m_sides;
    int m_turn = 0;
    int m_phase = 0;
    QStringList m_phases;
    int m_now = -1;  ///< the phase that is being played, of m_phases
    QString m_below;
    QString m_said;
};

}  // namespace ephor
