// Everything that is printed of a list, in one run of pages: roster, rules of its traits, battle sheet, cards.
#pragma once

#include "models/paper/card_sheet.h"
#include "models/paper/list_sheets.h"
#include "models/paper/pages.h"

#include <memory>

class QPagedPaintDevice;
class QPainter;
class QTextDocument;

namespace ephor {

/// What is printed.
struct PaperParts {
    bool hasRoster = true;
    bool hasRules = false;
    bool hasBattleSheet = false;
    bool hasCards = false;
    QString player = {};
    QString event = {};
    QString notLegal = {};  ///< why the list is not legal (notLegalText()); empty: it is

    bool isEmpty() const { return !hasRoster && !hasRules && !hasBattleSheet && !hasCards; }
};

/// Only this sheet.
PaperParts partsOf(Sheet sheet, const QString& notLegal = {});

class ListPaper {
public:
    /// Lays the parts out for the device's paper; the device must outlive it.
    ListPaper(const ArmyList& list, const RuleSystem& system, const PaperParts& parts, QPagedPaintDevice& device);
    ~ListPaper();
    ListPaper(const ListPaper&) = delete;
    ListPaper& operator=(const ListPaper&) = delete;

    int count() const;
    /// `number` from 1.
    void draw(QPainter& painter, int number) const;

private:
    struct Part {
        std::unique_ptr<QTextDocument> text;
        std::unique_ptr<Pages> pages;
    };

    QPagedPaintDevice& m_device;
    std::vector<Part> m_parts;
    std::unique_ptr<CardSheet> m_cards;
};

/// An A4 PDF of the parts.
QByteArray listPdf(const ArmyList& list, const RuleSystem& system, const PaperParts& parts);

}  // namespace ephor
