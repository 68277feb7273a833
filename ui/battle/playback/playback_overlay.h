// What lies over the table while a battle plays: the caption of the action with buttons, and its card.
#pragma once

#include "ui/battle/playback/playback.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace ephor {

class ActionCardView;

/// Puts a caption at the lower edge of the table, and the card beside the units that fight, where it hides the fewest
/// others. The widgets are children of the table.
class PlaybackOverlay final : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    PlaybackOverlay(BattleSession& session, Playback& playback, TableView& table);

    /// Shows a line for some seconds, or until something else happens or the table is pressed.
    void tell(const QString& what);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void update();
    void place();
    void placeCard();
    QRectF boxOf(const PieceSet& pieces) const;

    BattleSession& m_session;
    Playback& m_playback;
    TableView& m_table;
    QWidget* m_bar;
    QLabel* m_caption;
    QToolButton* m_button;
    ActionCardView* m_card;
    QString m_told;
    std::size_t m_toldAt = 0;  ///< entries of the record then
    QTimer m_forget;
};

}  // namespace ephor
