// One or two series of bars over whole numbers, with numbers above bars that are large enough.
#pragma once

#include <QColor>
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
    QString m_caption;
    std::vector<Series> m_series;
    std::optional<double> m_mark;
};

}  // namespace ephor
