// A caption, a number, and a bar for the used share of a limit.
#pragma once

#include <QWidget>

namespace ephor {

class Gauge final : public QWidget {
    Q_OBJECT

public:
    explicit Gauge(QString caption, QWidget* parent = nullptr);

    void setCaption(const QString& caption) { m_caption = caption; }
    /// `share` of the limit (1: all of it); none: no bar. `bad` paints it as an error.
    void set(const QString& value, std::optional<double> share, bool bad);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_caption;
    QString m_value;
    std::optional<double> m_share;
    bool m_bad = false;
};

}  // namespace ephor
