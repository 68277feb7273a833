// One or two series of bars over whole numbers, with numbers above bars that are large enough.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

namespace ephor {

class BarChart final : public QWidget {
    Q_OBJECT

public:
    struct Series {
        int lowest = 0;
        std::vector<double> shares;
        QColor colour;
        QColor edge;
        QString name;
    };

    explicit BarChart(QString caption, QWidget* parent = nullptr);

    void set(std::vector<Series> series);
    /// Draws a dotted line at that number.
    void setMark(std::optional<double> mark) { m_mark = mark; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Where the bars stand.
    struct Scale {
        QRectF area;
        double line = 0;  ///< height of a line of text
        int low = 0;
        int high = 0;
        double highest = 0.0001;  ///< share
        double slot = 0;          ///< width of the bars of a number
        double left = 0;

        double at(double value) const { return left + slot * (value - low); }
        double height(double share) const { return (area.height() - line) * share / highest; }
    };
    Scale scale() const;
    void paintSeries(QPainter& painter, const Scale& scale, std::size_t number) const;
    void paintMark(QPainter& painter, const Scale& scale) const;
    void paintNumbers(QPainter& painter, const Scale& scale) const;

    QString m_caption;
    std::vector<Series> m_series;
    std::optional<double> m_mark;
};

}  // namespace ephor
