// Upright labels of units beside them: power, strength, markers, name.
#pragma once

#include "ui/battle/table/unit_painter.h"

namespace ephor {

/// The labels of a picture of the table. No label covers another. To avoid covering units, a label first loses its
/// name, then moves away from its unit and is connected to it by a line. It covers a unit only where there is no other
/// room.
class UnitLabels {
public:
    /// `units` must outlive this.
    explicit UnitLabels(const std::vector<UnitShown>& units) : m_units(units) {}

    /// Finds a place for a unit's label; earlier calls have priority. The objects that the ink refers to must live
    /// until paint().
    void add(QPainter& painter, const UnitShown& unit, const UnitInk& ink);
    void paint(QPainter& painter) const;

    /// A placed label, in pixels.
    struct Label {
        const UnitShown* unit;
        UnitInk ink;
        QRectF box;
        QString name;    ///< as far as there is room for it
        double row = 0;  ///< width of badge, strength and markers
        bool nameFirst = false;
        QLineF lead;  ///< from the unit; null where the label is at its edge
    };
    const std::vector<Label>& all() const { return m_labels; }

private:
    bool isFree(const Label& label, bool onUnits) const;

    const std::vector<UnitShown>& m_units;
    std::vector<Label> m_labels;
};

}  // namespace ephor
