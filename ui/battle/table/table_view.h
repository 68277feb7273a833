// The table, drawn to scale: pan, zoom, select units, and place them where the rules allow.
#pragma once

#include "models/battle/answers/move_preview.h"
#include "models/text/battle_words.h"
#include "ui/battle/drawing/ground_painter.h"
#include "ui/battle/drawing/unit_labels.h"
#include "ui/battle/table/motion.h"
#include "ui/battle/table/placing.h"
#include "ui/battle/table/traces.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QWidget>
#include <functional>
#include <map>
#include <optional>

namespace ephor {

/// A reason and, in brackets, its rule.
QString withRule(const QString& words, const Reason& why);

class TableView final : public QWidget {
    Q_OBJECT

public:
    explicit TableView(BattleSession& session, QWidget* parent = nullptr);
    ~TableView() override;

    const TableCamera& camera() const { return m_camera; }
    /// The position of a unit's centre in the widget; none where it is not visible.
    std::optional<QPointF> placeOf(PieceId piece) const;

    /// The units to highlight for the pending question.
    void setMarked(PieceId about, PieceId pointedAt, const PieceSet& chosen);
    /// The answer that is selected for the pending question: a drag of any unit of its group moves the group, with
    /// Shift the unit alone. Where the person has chosen it, a drag of its unit means it.
    void setChosen(const std::optional<Choice>& choice, bool isPersons);
    /// Starts placing a piece for the pending request; it follows the mouse and the keyboard.
    void startPlacing(PieceId piece, std::int16_t code);
    /// Shows where a choice would place its piece.
    void showCandidate(const Choice& choice);
    void stopPlacing();
    bool isPlacing() const { return m_placing != nullptr; }
    const Placing* placing() const { return m_placing.get(); }
    /// The text beside the piece being placed: its distance and what stops it, as far as the rules allow this to be
    /// known.
    QString placingSaid();
    /// The same in lines that are not long, and where they are written.
    QStringList placingLines();
    QRectF placingCard(const QStringList& lines, const QFontMetricsF& metrics) const;
    Pose placingShown() const;
    /// The test before a move of the unit that may end the phase, in words; its reach is hatched. Empty: none.
    const QString& riskOfReach(PieceId piece);
    /// The terrain or camp that is being placed; empty where it is a unit.
    std::vector<Terrain> terrainHeld() const;
    using Poses = std::vector<std::pair<PieceId, Pose>>;
    /// The units that are shown where they would go with the one that is placed, or that the chosen answer moves.
    Poses groupShown() const;
    /// If false, no distance may be shown, neither by the measure nor by coordinates.
    void setMayMeasure(bool may);
    /// Answers with the place shown now, or shows why it is refused. A drag that rolls a risky test waits instead until
    /// its answer is confirmed.
    void commitPlacing();
    /// Carries out the drag that waits for this answer; false where none does.
    bool carryOut(const Choice& answer);

    /// Shows the action that led to the moment shown: its pieces are outlined, move with setShare() and leave trails.
    /// Where they are outside the view, the view moves.
    void showAction(const BattleAction& action);
    /// 0: the action begins; 1: it is over.
    void setShare(double share);
    void endAction();
    void addTrails(const BattleAction& action);
    void clearTrails();
    const Trails& trails() const { return m_trails; }
    /// The units as they are drawn now.
    const std::vector<UnitShown>& drawnUnits() const { return m_motion ? m_motion->at(m_share) : m_units; }

    void fitFighting();
    /// Zooms to these units, with some room around them, until the present is shown again.
    void fitPieces(const PieceSet& pieces);
    void fitWhole();
    void zoomBy(double factor);
    void setMeasuring(bool on);
    void setNamesShown(bool on);
    void setOverviewShown(bool on);
    void setCodesShown(bool on);

    QSize sizeHint() const override { return {800, 560}; }
    QSize minimumSizeHint() const override { return {280, 200}; }

Q_SIGNALS:
    void pieceClicked(ephor::PieceId piece);
    void pieceActivated(ephor::PieceId piece);
    /// A unit was dropped onto an enemy that it attacks.
    void attackMeant(const ephor::WayToAttack& way);
    /// A unit was dropped onto another enemy.
    void enemyAimedAt(ephor::PieceId unit, ephor::PieceId enemy);
    /// The user has moved the piece away from the chosen answer's place, or has stopped placing it.
    void placedByHand(bool is);
    /// The user starts to drag a piece that may be placed.
    void pieceGrabbed(ephor::PieceId piece);
    void pointedAt(ephor::PieceId piece);
    void placedTo(const ephor::Choice& choice);
    /// A unit was dragged before the rules ask where it moves.
    void draggedTo(const ephor::WayToMove& way, const ephor::Choice& choice);
    /// A drag waits until the answer that it begins with is confirmed.
    void confirmationWanted(const ephor::Choice& answer);
    void refused(const QString& why);
    /// A text for the status bar.
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
    void keyReleaseEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    enum class Hand { Free, Panning, Dragging, Refused, Measuring };

    void takePicture();
    void takeFacing();
    void moveViewTo(const BattleAction& action);
    void keepView();
    void point();
    void paintUnits(QPainter& painter, const std::vector<UnitShown>& units, const QFont& labels);
    void paintLabels(QPainter& painter, const std::vector<UnitShown>& units, const GroundInk& ground);
    bool isMarked(const UnitShown& unit) const;
    void showPlacing();
    bool hidesTheStop() const;
    const Request* request() const;
    const UnitShown* unit(PieceId piece) const;
    PieceId pieceAt(QPointF at) const;
    std::optional<UnitShown> proposed() const;
    void paintProposed(QPainter& painter, const QFont& labels) const;
    void paintPlacing(QPainter& painter, const QFont& labels);
    void paintPlacingSaid(QPainter& painter, const QFont& labels);
    bool placesNoUnit() const;
    const std::vector<Terrain>& terrainPlaced(const Choice& choice) const;
    bool isOnTerrainPlaced(Vec at) const;
    void paintTerrainPlaced(QPainter& painter, const std::vector<Terrain>& placed, const QColor& line) const;
    void paintWanted(QPainter& painter, const UnitShown& ghost) const;
    void paintPointing(QPainter& painter);
    void paintMeasure(QPainter& painter, const QFont& labels);
    UnitInk inkFor(const UnitShown& unit, const QFont& labels) const;
    bool isPlacedNow(PieceId piece) const;
    bool mayDrag(PieceId piece);
    bool mayDragAlone(PieceId piece);
    void startDrag(PieceId piece, bool isAlone);
    QString whyNotDragged(PieceId piece) const;
    void sayWhyNotDragged(QPoint at);
    bool mayAnswer(PieceId piece) const;
    struct Group {
        PieceId leader;
        PieceSet others;
    };
    const Group& chosenGroup();
    PieceId leaderOf(PieceId piece);
    bool leadsNowhere() const;
    bool mayOnlyFight(PieceId piece) const;
    void sayItStays();
    void commitDrag();
    void commitNow();
    QString whoGoes();
    void previewMove();
    const Poses& proposedGroup() const;
    void paintGroup(QPainter& painter, const Poses& group, const QFont& labels) const;
    void aim(Vec at);
    void setByHand(bool is);
    void changeByHand(const std::function<void(Placing&)>& change);
    const std::optional<WayToAttack>& attackOn(PieceId unit, PieceId enemy);
    void dropOnto(PieceId enemy, QPoint at);
    using Ways = std::shared_ptr<const std::vector<WayToMove>>;
    const Ways& waysOf(PieceId piece);
    PieceId actingUnit() const;
    QString clashWith(PieceId enemy);
    bool isInReach(PieceId unit, PieceId enemy);
    bool isPlainlyTooFar(PieceId unit, PieceId enemy);
    QString tipOf(PieceId piece);
    QString groundTip(Vec at) const;
    PieceId reachPiece();
    std::vector<Body> placedWith(PieceId piece, std::int16_t code) const;
    const QString& riskOf(PieceId piece, const Choice& answer);
    const QPainterPath& reach(PieceId piece);
    void paintReach(QPainter& painter);

    BattleSession& m_session;
    BattleWords m_words;
    TableLengths m_lengths;
    std::array<PowerLook, 2> m_looks;
    std::vector<UnitShown> m_units;
    mutable std::optional<Motion> m_motion;
    double m_share = 1;
    Trails m_trails;
    PieceSet m_acting;            ///< the units of the action that is shown
    std::optional<Vec> m_facing;  ///< during deployment: the facing of side A
    TableCamera m_camera;
    bool m_wasFitted = false;      ///< the user has not panned or zoomed yet
    bool m_fitsAtPresent = false;  ///< the view was fitted before a zoom to units
    std::unique_ptr<Placing> m_placing;
    std::optional<Pending> m_placingFor;  ///< owns the request that m_placing refers to, unless m_way does
    std::map<std::size_t, Ways> m_ways;   ///< by index of the piece, for the pending question
    std::map<std::size_t, std::pair<Choice, QString>> m_risks;  ///< of answers, by index of the piece
    std::shared_ptr<const WayToMove> m_way;  ///< owns the request and the table of a unit that is dragged
    Ways m_waysHeld;                         ///< the kinds of move of that unit
    QString m_risk;                          ///< of the drag that waits for its answer; empty: none waits
    std::optional<Choice> m_chosenAnswer;
    bool m_isPersonsAnswer = false;
    std::optional<Group> m_group;         ///< of the chosen answer or the pending move, once it is known
    std::optional<WayToAttack> m_attack;  ///< of m_attackOf
    std::pair<PieceId, PieceId> m_attackOf;
    PieceId m_enemyUnder;                                    ///< the unit that is dragged
    std::unique_ptr<MovePreview> m_preview;                  ///< of the unit that is placed
    const WayToMove* m_previewOf = nullptr;                  ///< the way of m_preview; null: the pending question
    Poses m_alongside;                                       ///< where its group would stand
    QStringList m_rolls;                                     ///< what its move rolls, in words
    std::optional<std::pair<Choice, QStringList>> m_rolled;  ///< the last rolls that were tried by the way of m_preview
    mutable std::optional<std::pair<Choice, Poses>> m_proposedGroup;  ///< the same, for the answer that is proposed
    /// What the answer would put on the table instead of a unit; of the last answer that was shown.
    mutable std::optional<std::pair<Choice, std::vector<Terrain>>> m_terrainPlaced;
    QPainterPath m_reach;  ///< of m_reachOf, in inches
    QString m_reachRisk;   ///< of m_reachOf
    std::pair<PieceId, std::int16_t> m_reachOf;
    PieceId m_about;
    PieceId m_pointed;
    PieceId m_hovered;
    PieceSet m_chosen;
    Hand m_hand = Hand::Free;
    QPointF m_pressed;
    QPointF m_last;
    std::optional<QPointF> m_pointer;  ///< none: outside
    PieceId m_pressedPiece;
    bool m_isByHand = false;            ///< the piece is not where the chosen answer has it
    bool m_holdsGhost = false;          ///< the press was on the ghost, not on the unit: the drop answers nothing yet
    std::optional<bool> m_leavesGroup;  ///< the unit that is dragged alone could take others along; none: not known
    bool m_spaceHeld = false;
    bool m_measuring = false;
    bool m_mayMeasure = true;
    bool m_names = true;
    bool m_overview = true;
    bool m_codes = false;
    TableGround m_ground;
    LabelMemory m_labels;
    Vec m_measureFrom;
    Vec m_measureTo;
    Vec m_grab;  ///< from where a dragged unit was pressed to its centre
};

}  // namespace ephor
