// Pages: a text laid out for paper, drawn page by page, or as a PDF. This needs no window and may be called in any
// thread: laying out takes its time.
#pragma once

#include <QByteArray>
#include <QString>

class QPagedPaintDevice;
class QPainter;
class QTextDocument;

namespace ephor {

/// Onto the device's paper, as it is printed: with margins of 15 mm, no row cut, and no heading alone at the end of a
/// page. The device must be there for as long as the layout is used.
void layOutPages(QTextDocument& text, QPagedPaintDevice& device);
/// On A4, with the title and "page 2 of 5" at the foot of each page.
QByteArray pdfOf(QTextDocument& text, const QString& title);

/// The text on the device's paper, and how its pages are drawn. Text and device must outlive it.
class Pages {
public:
    Pages(QPagedPaintDevice& device, QTextDocument& text, QString title);
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;
    ~Pages();

    int count() const;
    /// `number` from 1.
    void draw(QPainter& painter, int number) const;

private:
    QTextDocument& m_text;
    QString m_title;
    double m_foot;
};

}  // namespace ephor
