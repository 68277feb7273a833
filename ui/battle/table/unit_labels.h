// What belongs to the units on the table, upright beside them: power, strength, markers, name.
#pragma once

#include "ui/battle/table/unit_painter.h"

namespace ephor {

/// The labels of a picture of the table. None covers another one; none covers a unit as long as there is room beside
/// one: then the name gives way first, and what is left moves away from its unit, to which a line leads.
class UnitLabels {
public:
    /// `units` must outlive this.
    explicit UnitLabels(const std::vector<UnitShown>& units) : m_units(units) {}

    /// Finds the place of a unit's label: those that come first have the first choice. What the ink refers to must live
    /// until paint().
    void add(QPainter& painter, const UnitShown& unit, const UnitInk& ink);
    void paint(QPainter& painter) const;

    /// Where a label came to stand, in pixels.
    struct Label {
        const UnitShown* unit;
        UnitInk ink;
        QRectF box;
        QString name;    ///< as far as it is shown
        double row = 0;  ///< width of badge, strength and markers
        bool nameFirst = false;
        QLineF lead;  ///< from the unit; null where it stands at its edge
    };
    const std::vector<Label>& all() const { return m_labels; }

private:
    bool isFree(const Label& label, bool onUnits) const;

    const std::vector<UnitShown>& m_units;
    std::vector<Label> m_labels;
};

}  // namespace ephor
