// Undo and Redo belong to a field only while it has something to undo; else they are the window's.
#pragma once

#include <QObject>

class QCoreApplication;

namespace ephor {

class FieldUndo final : public QObject {
    Q_OBJECT

public:
    /// Watches every line and number field of the program. A second call does nothing.
    static void install(QCoreApplication& app);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

}  // namespace ephor
