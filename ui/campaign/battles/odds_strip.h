// The odds of a battle in little room: one bar in three parts, and each share with its interval.
#pragma once

#include "core/odds/odds_report.h"
#include "ui/common/powers.h"

#include <QWidget>

namespace ephor {

class OddsStrip final : public QWidget {
    Q_OBJECT

public:
    explicit OddsStrip(QWidget* parent = nullptr);

    void setSides(std::array<QString, 2> names, std::array<PowerLook, 2> looks);
    /// Null: shows the text `instead`.
    void setReport(std::shared_ptr<const OddsReport> report, const QString& instead = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<QString, 2> m_names;
    std::array<PowerLook, 2> m_looks;
    std::shared_ptr<const OddsReport> m_report;
    QString m_instead;
};

}  // namespace ephor
