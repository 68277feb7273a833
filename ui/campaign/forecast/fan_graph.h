// Cities or treasury of a power over the rest of a war: the median, and bands with half and nine tenths of all wars.
#pragma once

#include "models/campaign/forecast_run.h"
#include "ui/common/powers.h"

#include <QWidget>

namespace ephor {

class FanGraph final : public QWidget {
    Q_OBJECT

public:
    explicit FanGraph(QWidget* parent = nullptr);

    /// Null: shows nothing.
    void setForecast(std::shared_ptr<const ForecastShown> shown);
    void setPower(campaign::PowerId power, const PowerLook& look);
    void setHolding(campaign::Holding holding);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The scale: the whole numbers at the bottom and at the top.
    struct Scale {
        int low = 0;
        int high = 1;
    };
    bool isEmpty() const { return !m_shown || !m_power || m_shown->forecast.report.wars() == 0; }
    campaign::Fan fan(std::size_t moment) const { return m_shown->forecast.report.fan(m_holding, m_power, moment); }
    Scale scale() const;
    QRectF plot() const;
    double xOf(std::size_t moment) const;
    double yOf(const Scale& scale, int value) const;
    void paintFrame(QPainter& painter, const Scale& scale) const;
    void paintFans(QPainter& painter, const Scale& scale) const;
    QString timeText(std::size_t moment) const;
    QString toldAt(std::size_t moment) const;
    void describe();

    std::shared_ptr<const ForecastShown> m_shown;
    campaign::PowerId m_power;
    PowerLook m_look;
    campaign::Holding m_holding = campaign::Holding::Cities;
};

}  // namespace ephor
