// The wheel scrolls the form; it turns only the field that was chosen.
#pragma once

#include <QObject>

class QWidget;

namespace ephor {

class WheelGuard : public QObject {
    Q_OBJECT

public:
    /// Guards `field`, which owns the guard.
    static void over(QWidget& field);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

}  // namespace ephor
