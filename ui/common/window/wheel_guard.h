// The mouse wheel scrolls a form; it changes a number, a list, a slider or a tab only while that has the focus.
#pragma once

#include <QObject>

class QCoreApplication;

namespace ephor {

class WheelGuard final : public QObject {
    Q_OBJECT

public:
    /// Guards every number field, drop-down list, slider and tab bar of the program, including later ones. A second
    /// call does nothing.
    static void install(QCoreApplication& app);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

}  // namespace ephor
