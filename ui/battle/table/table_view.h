// The table, drawn to scale: pan, zoom, point at units, and put them where the rules let them stand.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"
#include "ui/battle/table/ground_painter.h"
#include "ui/battle/table/placing.h"
#include "ui/battle/table/unit_painter.h"

#include <QWidget>
#include <optional>

namespace ephor {

class TableView final : public QWidget {
    Q_OBJECT

public:
    explicit TableView(BattleSession& session, QWidget* parent = nullptr);
    ~TableView() override;

    const TableCamera& camera() const { return m_camera; }
    /// Where a unit's centre is in the widget; nothing where it is not to be seen.
    std::optional<QPointF> placeOf(PieceId piece) const;

    /// Units to mark, as the question beside the table is about them.
    void setMarked(PieceId about, PieceId pointedAt, const PieceSet& chosen);
    /// Begins to put a piece somewhere for the pending request; it follows keys and mouse.
    void startPlacing(PieceId piece, std::int16_t code);
    /// Shows where a choice would put its piece.
    void showCandidate(const Choice& choice);
    void stopPlacing();
    bool isPlacing() const { return m_placing != nullptr; }
    const Placing* placing() const { return m_placing.get(); }
    /// What stands beside the piece that is being placed: how far it goes and what stops it, as far as the rules let
    /// anybody know.
    QString placingSaid() const;
    Pose placingShown() const;
    /// Where the rules forbid measuring, no distance is to be read off: neither by the measure nor from coordinates.
    void setMayMeasure(bool may);
    /// Answers with where the piece is shown now; or says why not.
    void commitPlacing();

    void fitFighting();
    void fitWhole();
    void zoomBy(double factor);
    void setMeasuring(bool on);
    bool isMeasuring() const { return m_measuring; }
    void setNamesShown(bool on);
    void setOverviewShown(bool on);

    QSize sizeHint() const override { return {800, 560}; }
    QSize minimumSizeHint() const override { return {280, 200}; }

Q_SIGNALS:
    void pieceClicked(ephor::PieceId piece);
    void pieceActivated(ephor::PieceId piece);
    /// The user starts to drag a piece that may be placed.
    void pieceGrabbed(ephor::PieceId piece);
    void pointedAt(ephor::PieceId piece);
    void placedTo(const ephor::Choice& choice);
    void refused(const QString& why);
    /// What a person would like to read in the status bar.
    void hint(const QString& text);
    void cursorAt(double x, double y);
    void cursorUnknown();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    enum class Hand { Free, Panning, Dragging, Measuring };

    void takePicture();
    void showPlacing();
    bool hidesTheStop() const;
    const Request* request() const;
    const UnitShown* unit(PieceId piece) const;
    void paintPlacing(QPainter& painter, const QFont& labels);
    void paintPlacingSaid(QPainter& painter, const QFont& labels);
    void paintWanted(QPainter& painter, const UnitShown& ghost) const;
    void paintPointing(QPainter& painter);
    void paintEdges(QPainter& painter, const QFont& labels) const;
    void paintMeasure(QPainter& painter, const QFont& labels);
    UnitInk inkFor(const UnitShown& unit, const QFont& labels) const;
    bool mayDrag(PieceId piece) const;

    BattleSession& m_session;
    BattleWords m_words;
    std::array<PowerLook, 2> m_looks;
    std::vector<UnitShown> m_units;
    std::optional<Vec> m_facing;  ///< while units are deployed: where side A looks
    TableCamera m_camera;
    bool m_wasFitted = false;  ///< nobody has panned or zoomed yet
    std::unique_ptr<Placing> m_placing;
    std::optional<Pending> m_placingFor;  ///< owns what m_placing looks at
    PieceId m_about;
    PieceId m_pointed;
    PieceId m_hovered;
    PieceSet m_chosen;
    Hand m_hand = Hand::Free;
    QPointF m_pressed;
    QPointF m_last;
    PieceId m_pressedPiece;
    bool m_measuring = false;
    bool m_mayMeasure = true;
    bool m_names = true;
    bool m_overview = true;
    Vec m_measureFrom;
    Vec m_measureTo;
};

}  // namespace ephor
