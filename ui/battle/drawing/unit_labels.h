// Upright labels of units beside them: power, strength, markers, name.
#pragma once

#include "ui/battle/drawing/unit_painter.h"

#include <QHash>
#include <QPixmap>
#include <QStringList>
#include <functional>

namespace ephor {

/// What is kept from one picture of the table to the next: where labels stood, and their images.
struct LabelMemory {
    struct Image {
        QPixmap pixmap;
        double width = 0;
    };
    QHash<int, int> sides;          ///< by number of the piece: the Label::side of a label beside its unit
    QHash<int, QStringList> forms;  ///< names, from the longest to the shortest
    QHash<int, int> ground;         ///< by index of the terrain: the place of its name (terrain_names.h)
    QHash<QString, Image> images;

    /// Paints a name with a halo, its upper left corner at the point, from an image that is kept.
    void paintName(QPainter& painter, QPointF at, const QString& name, const QFont& font, const QColor& colour,
                   const QColor& halo);
};

/// The forms of each unit's name, by number of the piece: whole, in two lines if it has several words, with its first
/// words shortened ("Regim. Leontis"), and one of a few letters. In each form, two units of a side differ if their
/// names do.
QHash<int, QStringList> nameForms(const std::vector<UnitShown>& units);

/// By number of the piece, for units on bases of which three or more stand in a line: of the one in its middle, the
/// name of the line ("Spears II–VIII"), of the others nothing. Only where their numbers have no gap. Those for which
/// `isOwn` holds keep their own labels.
QHash<int, QString> lineNames(const std::vector<UnitShown>& units, const std::function<bool(const UnitShown&)>& isOwn);

/// The labels of a picture of the table. No label covers another. A label keeps its side of the unit while there is
/// room. To avoid covering units, a label shortens its name, then loses it, then moves away from its unit and is
/// connected to it by a line; that of a unit that the question is about keeps its name. It covers a unit only where
/// there is no other room. A quiet label without markers is left out instead.
class UnitLabels {
public:
    /// `units` and `kept` must outlive this. Without a memory, each picture is arranged anew.
    explicit UnitLabels(const std::vector<UnitShown>& units, LabelMemory* kept = nullptr);

    /// No label will cover this, in pixels.
    void keepClear(const QRectF& box) { m_taken.push_back(box); }
    /// No label of a waiting unit will cross an edge of the table; `all`: no label at all.
    void keepOffEdges(TableSize size, const TableCamera& camera, bool all = false);
    /// Before the first call of add(): one label for each of these lines (lineNames).
    void joinLines(const QHash<int, QString>& lines) { m_lines = lines; }
    /// Finds a place for a unit's label; earlier calls have priority. The objects that the ink refers to must live
    /// until paint().
    void add(QPainter& painter, const UnitShown& unit, const UnitInk& ink);
    /// After the last call of add(): writes out the names for which there is room, also on other sides of a unit whose
    /// name is cut to a few letters.
    void lengthenNames();
    void paint(QPainter& painter) const;
    /// Whether neither a label nor a unit is in the box.
    bool isClear(const QRectF& box, const TableCamera& camera) const;

    /// A placed label, in pixels.
    struct Label {
        const UnitShown* unit;
        UnitInk ink;
        QFont font = {};
        double size = 13;  ///< height of the row
        QRectF box = {};
        QString name = {};
        int form = 0;  ///< of the name
        bool isNamed = true;
        double row = 0;    ///< width of badge, strength and markers; 0 without them
        int side = 0;      ///< 0 rear, 1 front, 2 right, 3 left of the unit; 4 or 8 more: shifted left or right
        QLineF lead = {};  ///< from the unit; null where the label is at its edge
    };
    const std::vector<Label>& all() const { return m_labels; }

private:
    LabelMemory& memory() const { return m_given ? *m_given : m_own; }
    bool isSmall() const { return m_scale < 9.2; }
    bool isOnUnit(const QRectF& box, const TableCamera& camera) const;
    bool isFree(const Label& label, bool onUnits) const;
    bool stands(Label& label, double farther, bool onUnits) const;
    bool findNamed(Label& label, const QStringList& forms, int remembered) const;
    bool findFarther(Label& label, const QStringList& forms, int remembered) const;
    bool isLengthened(Label& label, const QStringList& forms) const;
    bool isAlone(const Label& label, double width) const;
    void standBeside(Label& label, double farther) const;
    double measureRow(const Label& label, double ratio);
    void paintLabel(QPainter& painter, const Label& label) const;
    void paintName(QPainter& painter, const Label& label, QPointF at) const;

    const std::vector<UnitShown>& m_units;
    LabelMemory* m_given;
    mutable LabelMemory m_own;
    double m_scale = 12;  ///< pixels in an inch
    QHash<int, QString> m_lines;
    std::vector<Label> m_labels;
    std::vector<QRectF> m_taken;
    std::vector<QRectF> m_edges;
    bool m_allKeepOff = false;
};

}  // namespace ephor
