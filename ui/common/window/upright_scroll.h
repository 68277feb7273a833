// A scroll area as wide as its content, which scrolls only vertically.
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
