// Corrections by the umpire: moves or removes a unit or sets a counter, with a reason. Not modal.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace ephor {

class TintedLabel;

class CorrectionPanel final : public QWidget {
    Q_OBJECT

public:
    explicit CorrectionPanel(BattleSession& session, QWidget* parent = nullptr);

    /// Selects a unit of the table in the form.
    void choosePiece(PieceId piece);

Q_SIGNALS:
    void corrected(const QString& what);

private:
    void takeState();
    void takePiece();
    void takeCounter();
    void apply();
    Correction correction() const;
    QWidget* makePlacePage();
    QWidget* makeCounterPage();

    BattleSession& m_session;
    BattleWords m_words;
    TintedLabel* m_notice = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_piece = nullptr;
    QComboBox* m_side = nullptr;
    QStackedWidget* m_pages = nullptr;
    QDoubleSpinBox* m_x = nullptr;
    QDoubleSpinBox* m_y = nullptr;
    QSpinBox* m_bearing = nullptr;
    QComboBox* m_counter = nullptr;
    QSpinBox* m_value = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_apply = nullptr;
};

}  // namespace ephor
