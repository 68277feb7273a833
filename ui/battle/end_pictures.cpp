#include "ui/battle/end_pictures.h"

#include "models/text.h"
#include "ui/battle/analysis/chance_drawing.h"
#include "ui/battle/drawing/table_drawing.h"
#include "ui/common/battle_looks.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QPainter>
#include <QResizeEvent>
#include <QStyle>
#include <algorithm>
#include <utility>

namespace ephor {

namespace {

constexpr int textSize = 9;
constexpr int pause = 150;  ///< milliseconds of an unchanged width before the pictures are drawn again

}  // namespace

EndPictures::EndPictures(const BattleSession& session, QWidget* parent) : QTextBrowser(parent), m_session(session) {
    named(this, QStringLiteral("endPictures"), tr("Pictures of the battle"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    document()->setDocumentMargin(0);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(pause);
    connect(&m_redraw, &QTimer::timeout, this, &EndPictures::draw);
}

void EndPictures::setSummary(const BattleSummary& summary) {
    m_points = summary.points;
    draw();
}

void EndPictures::setAnalysis(const AnalysisShown* analysis) {
    if (std::exchange(m_analysis, analysis) != analysis)
        draw();
}

int EndPictures::pictureWidth() const {
    return std::max(scaled(this, 120), width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent) - scaled(this, 8));
}

QImage EndPictures::emptyPicture(QSize size) const {
    QImage image(size * devicePixelRatioF(), QImage::Format_RGB32);
    image.setDevicePixelRatio(devicePixelRatioF());
    image.fill(palette().color(QPalette::Base));
    return image;
}

QImage EndPictures::tablePicture(const Table& table) const {
    const int width = pictureWidth();
    const QSize size(width, qRound(width * table.size().height / table.size().width));
    QImage image = emptyPicture(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawTable(painter, m_session.game(), table, size, {looksOf(m_session), palette(), sized(font(), textSize)});
    return image;
}

QImage EndPictures::chancePicture() const {
    static constexpr double flatness = 0.45;
    const QSize size(pictureWidth(), qRound(pictureWidth() * flatness));
    QImage image = emptyPicture(size);
    QPainter painter(&image);
    ChanceDrawing(m_session, BattleWords(m_session.game()), size,
                  {looksOf(m_session), palette(), sized(font(), textSize)})
        .paint(painter, &m_analysis->analysis);
    return image;
}

/// `moment`: where a click on the picture leads; 0: nowhere.
QString EndPictures::shown(QImage image, const QString& caption, int moment) {
    const QString picture = QStringLiteral("<img src=\"picture:%1\" width=\"%2\" alt=\"%3\">")
                                .arg(m_first + static_cast<int>(m_images.size()))
                                .arg(pictureWidth())
                                .arg(caption.toHtmlEscaped());
    m_images.push_back(std::move(image));
    const QString link = QStringLiteral("<a href=\"moment:%1\">%2</a>").arg(moment);
    return QStringLiteral("<p>%1<br>%2</p>")
        .arg(moment > 0 ? link.arg(picture) : picture,
             moment > 0 ? link.arg(caption.toHtmlEscaped()) : caption.toHtmlEscaped());
}

void EndPictures::draw() {
    if (!isVisible())
        return;
    m_first += static_cast<int>(m_images.size());
    m_images.clear();
    QString html = shown(tablePicture(fieldHeld(m_session)), tr("The field at the end"), 0);
    if (m_analysis)
        html += shown(chancePicture(), tr("Chances over the battle"), 0);
    for (const KeyMoment& point : m_points)
        html += shown(tablePicture(m_session.timeline().tableAt(point.event + 1)),
                      ephor::tr("Turn %1, %2").arg(point.turn).arg(point.what), point.event + 1);
    setHtml(html);
}

QVariant EndPictures::loadResource(int type, const QUrl& name) {
    const auto number = static_cast<std::size_t>(name.path().toInt() - m_first);
    if (name.scheme() == QLatin1StringView("picture") && number < m_images.size())
        return m_images[number];
    return QTextBrowser::loadResource(type, name);
}

/// Pictures and links have the colours of the time at which they were drawn.
void EndPictures::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

void EndPictures::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    m_redraw.start();
}

void EndPictures::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_redraw.start();
}

}  // namespace ephor
