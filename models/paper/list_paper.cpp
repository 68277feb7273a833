#include "models/paper/list_paper.h"

#include "models/paper/list_pages.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace ephor {

PaperParts partsOf(Sheet sheet, const QString& notLegal) {
    return {.hasRoster = sheet == Sheet::Roster,
            .hasRules = sheet == Sheet::Rules,
            .hasBattleSheet = sheet == Sheet::Battle,
            .hasCards = sheet == Sheet::Cards,
            .notLegal = notLegal};
}

ListPaper::ListPaper(const ArmyList& list, const RuleSystem& system, const PaperParts& parts, QPagedPaintDevice& device)
    : m_device(device) {
    const SheetExtras extras{parts.player, parts.event, parts.hasRules, parts.notLegal};
    const auto add = [&](Sheet sheet) {
        Part& part = m_parts.emplace_back();
        part.text = listAsPages(list, system, sheet, extras);
        part.pages = std::make_unique<Pages>(device, *part.text, QString::fromStdString(list.name));
    };
    if (parts.hasRoster)
        add(Sheet::Roster);
    else if (parts.hasRules)
        add(Sheet::Rules);
    if (parts.hasBattleSheet)
        add(Sheet::Battle);
    constexpr double cardMargin = 4;  // millimetres; cards reach beyond the margins of text
    if (parts.hasCards && m_parts.empty())
        device.setPageMargins(QMarginsF(cardMargin, cardMargin, cardMargin, cardMargin), QPageLayout::Millimeter);
    if (parts.hasCards)
        m_cards = std::make_unique<CardSheet>(list, system, parts.notLegal);
    int before = 0;
    for (const Part& part : m_parts) {
        part.pages->setNumbers(before, count());
        before += part.pages->count();
    }
}

ListPaper::~ListPaper() = default;

int ListPaper::count() const {
    int pages = m_cards ? m_cards->count(m_device) : 0;
    for (const Part& part : m_parts)
        pages += part.pages->count();
    return pages;
}

void ListPaper::draw(QPainter& painter, int number) const {
    for (const Part& part : m_parts) {
        if (number <= part.pages->count())
            return part.pages->draw(painter, number);
        number -= part.pages->count();
    }
    if (m_cards)
        m_cards->draw(painter, m_device, number);
}

QByteArray listPdf(const ArmyList& list, const RuleSystem& system, const PaperParts& parts) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setTitle(QString::fromStdString(list.name));
        pdf.setCreator(QStringLiteral("Ephor"));
        pdf.setPageSize(QPageSize(QPageSize::A4));
        const ListPaper paper(list, system, parts, pdf);
        QPainter painter(&pdf);
        for (int page = 1; page <= paper.count(); ++page) {
            if (page > 1)
                pdf.newPage();
            paper.draw(painter, page);
        }
    }
    return buffer.data();
}

}  // namespace ephor
