// Makes dialogs fit the screen: one that is too large gets a scroll area. Its button box stays visible below.
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
    /// Watches all dialogs of the program, including later ones. A second call does nothing.
    static void install(QCoreApplication& app);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
    static void fit(QDialog& dialog);
};

/// Moves the widget's content into a scroll area that fills the widget.
void scrollContent(QWidget& widget);

}  // namespace ephor
