// A part of a window that is as wide as it needs and scrolls up and down where the window is too low for it.
#pragma once

#include <QScrollArea>

namespace ephor {

class UprightScroll final : public QScrollArea {
    Q_OBJECT

public:
    UprightScroll(QWidget* part, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace ephor
