// Lays out a text for paper, draws its pages, or makes a PDF. Needs no window and may be called in any thread, since it
// takes time.
#pragma once

#include <QByteArray>
#include <QPicture>
#include <QString>

class QPagedPaintDevice;
class QPainter;
class QTextDocument;

namespace ephor {

/// Lays the text out for the device's paper as it is printed: margins of 15 mm, no row cut, no heading alone at the end
/// of a page. The device must outlive the layout.
void layOutPages(QTextDocument& text, QPagedPaintDevice& device);
/// Draws the picture as large as it fits the painter's device, whatever the resolution of that.
void drawSheet(QPainter& painter, QPicture sheet);
/// An A4 PDF with the title and "page 2 of 5" at the foot of each page.
/// A sheet, if there is one, follows as a landscape page of its own, as large as it fits.
QByteArray pdfOf(QTextDocument& text, const QString& title, const QPicture& sheet = QPicture());

/// A text laid out for the device's paper, and the drawing of its pages. Text and device must outlive it.
class Pages {
public:
    /// `more`: pages that follow the text; they are counted at the foot of its pages.
    Pages(QPagedPaintDevice& device, QTextDocument& text, QString title, int more = 0);
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;
    ~Pages();

    int count() const;
    /// Pages before this text, and all pages that the foot counts.
    void setNumbers(int before, int all);
    /// `number` from 1.
    void draw(QPainter& painter, int number) const;

private:
    QTextDocument& m_text;
    QString m_title;
    int m_before = 0;
    int m_all;
    double m_foot;
};

}  // namespace ephor
