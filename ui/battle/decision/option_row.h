// One answer as a large row: its key, text, price, and odds if there are any.
#pragma once

#include "ui/common/powers.h"

#include <QAbstractButton>

namespace ephor {

/// Chances of the first side, a draw and the second side, and the half width of the interval for the chance of the side
/// that is asked.
struct OddsShown {
    double first = 0;
    double draw = 0;
    double second = 0;
    double asked = 0;
    double plusMinus = 0;
    QColor firstColour;
    QColor secondColour;
};

class OptionRow final : public QAbstractButton {
    Q_OBJECT

public:
    /// `key`: the digit that chooses it, 0: none. `many`: a tick box instead of a radio button.
    OptionRow(int key, const QString& text, const QString& below, bool many, QWidget* parent = nullptr);

    void setPrice(const QString& price);
    void setOdds(const std::optional<OddsShown>& odds);
    void setBadge(const PowerLook& badge);
    /// Marks the answer as that of the standard player.
    void setStandard();

    QSize sizeHint() const override;
    /// A long text takes several lines, so that nothing of it is cut.
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void hovered(bool inside);
    void doubleClicked();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void paintFrame(QPainter& painter) const;
    void paintIndicator(QPainter& painter, const QRectF& box) const;
    /// Indicator and badge.
    void paintLeft(QPainter& painter) const;
    /// Key and figure.
    void paintRight(QPainter& painter, const QColor& ink) const;
    /// The line below the text, and the bar of the odds.
    void paintBelow(QPainter& painter, const QRect& box) const;
    /// What stands at the right: the price or the chances.
    QString figure() const;
    QRect textBox(int width) const;

    int m_key = 0;
    QString m_below;
    QString m_price;
    std::optional<PowerLook> m_badge;
    bool m_many = false;
    std::optional<OddsShown> m_odds;
};

}  // namespace ephor
