// Cards of a list's units to cut out: 63 × 88 mm, the size of poker cards and their sleeves, with crop marks.
#pragma once

#include "core/battle/game.h"

#include <QColor>
#include <QImage>
#include <QString>
#include <set>
#include <string>
#include <vector>

class QPagedPaintDevice;
class QPainter;

namespace ephor {

class CardSheet {
public:
    /// One card for each unit, then the rules of every army that no unit's card explains, and last the cards of the
    /// list with its fingerprint and codes. `notLegal` says why the list is not legal; empty: it is.
    CardSheet(const ArmyList& list, const RuleSystem& system, QString notLegal = {});

    /// Pages on the device's paper.
    int count(const QPagedPaintDevice& device) const;
    /// `page` from 1. The painter's origin is the corner within the margins.
    void draw(QPainter& painter, const QPagedPaintDevice& device, int page) const;

    /// The words of all cards, for tests.
    QString text() const;

private:
    struct Card {
        QString html;
        QString sign = {};  ///< of the troops; empty: none
        int boxes = 0;      ///< to tick
        QImage code = {};   ///< a QR code below the text
    };
    std::set<std::string> addUnits(const ArmyList& list, const RuleSystem& system);
    void addRules(const SystemInfo& info, const std::set<std::string>& known);
    void addList(const ArmyList& list, const RuleSystem& system);
    void drawCard(QPainter& painter, const Card& card) const;

    std::vector<Card> m_cards;
    QString m_notLegal;
    QColor m_colour;
};

}  // namespace ephor
