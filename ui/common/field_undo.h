// Undo and Redo apply to a field only while it has something to undo, otherwise to the window.
#pragma once

#include <QObject>

class QCoreApplication;

namespace ephor {

class FieldUndo final : public QObject {
    Q_OBJECT

public:
    /// Watches every line edit and number field of the program. A second call does nothing.
    static void install(QCoreApplication& app);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

}  // namespace ephor
