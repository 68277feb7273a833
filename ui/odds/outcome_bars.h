// The exact chances of a clash's results, one bar each; impossible results are left out.
#pragma once

#include "core/battle/game.h"
#include "ui/common/powers.h"

#include <QWidget>

namespace ephor {

class OutcomeBars final : public QWidget {
    Q_OBJECT

public:
    explicit OutcomeBars(std::array<PowerLook, 2> looks, QWidget* parent = nullptr);

    void set(const std::vector<ClashLine>& lines);
    void setLooks(std::array<PowerLook, 2> looks);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::array<PowerLook, 2> m_looks;
    std::vector<ClashLine> m_lines;
};

}  // namespace ephor
