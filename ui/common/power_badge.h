// The badge of a power as a widget, in the colours that are in force.
#pragma once

#include "ui/common/powers.h"

#include <QWidget>

namespace ephor {

class PowerBadge final : public QWidget {
    Q_OBJECT

public:
    /// `size`: in pixels, scaled with the text.
    explicit PowerBadge(int size, QWidget* parent = nullptr);

    void setLook(const PowerLook& look);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_size;
    std::optional<PowerLook> m_look;
};

}  // namespace ephor
