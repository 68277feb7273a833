#include "models/paper/list_picture.h"

#include "models/exchange/list_code.h"
#include "models/paper/code_image.h"
#include "models/paper/list_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QTextDocument>
#include <QtMath>

namespace ephor {

namespace {

constexpr double screenInch = 96;

}  // namespace

QImage listPicture(const ArmyList& list, const RuleSystem& system, const QString& notLegal) {
    constexpr int width = 1240;
    constexpr int largestHeight = 8000;
    constexpr double scale = 1.6;
    constexpr double margin = 24;
    const std::unique_ptr<QTextDocument> text = listAsPages(list, system, Sheet::Roster, {.notLegal = notLegal});
    QImage canvas(1, 1, QImage::Format_RGB32);
    canvas.setDotsPerMeterX(qRound(screenInch / 0.0254));
    canvas.setDotsPerMeterY(qRound(screenInch / 0.0254));
    text->documentLayout()->setPaintDevice(&canvas);
    text->setDocumentMargin(margin);
    text->setTextWidth(width / scale);
    QImage picture(width, std::min(qCeil(text->size().height() * scale), largestHeight), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.scale(scale, scale);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    text->documentLayout()->draw(&painter, context);
    painter.end();
    text->documentLayout()->setPaintDevice(nullptr);
    return picture;
}

QImage codePicture(const ArmyList& list, const RuleSystem& system) {
    constexpr int side = 420;
    constexpr int inRow = 3;
    constexpr int nameHeight = 56;
    const std::vector<std::string> texts = codesOf(list, system.info().list);
    if (texts.empty())
        return {};
    const int count = static_cast<int>(texts.size());
    const int columns = std::min(count, inRow);
    QImage picture(columns * side, (count + inRow - 1) / inRow * side + nameHeight, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(22);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(
        QRect(12, 0, picture.width() - 24, nameHeight), Qt::AlignCenter,
        painter.fontMetrics().elidedText(QString::fromStdString(list.name), Qt::ElideRight, picture.width() - 24));
    for (int i = 0; i < count; ++i)
        painter.drawImage(QRect(i % inRow * side, nameHeight + i / inRow * side, side, side),
                          codeImage(texts[static_cast<std::size_t>(i)]));
    return picture;
}

QByteArray pngOf(const QImage& picture) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return buffer.data();
}

}  // namespace ephor
