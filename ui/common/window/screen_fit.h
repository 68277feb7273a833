// Dialogs fit the screen: one that needs more room than the screen has gets a scroll area. A button box of its own
// stays below that.
#pragma once

#include <QObject>

class QCoreApplication;
class QDialog;
class QLayout;
class QWidget;

namespace ephor {

class ScreenFit final : public QObject {
    Q_OBJECT

public:
    /// Watches all dialogs of the program, also those that are made later. A second call does nothing.
    static void install(QCoreApplication& app);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
    static void fit(QDialog& dialog);
};

/// Moves what the widget's layout holds into a scroll area that fills the widget.
void scrollContent(QWidget& widget);

}  // namespace ephor
