// A dialog that runs any action of a window by a few letters of its name.
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QTreeWidget;

namespace ephor {

class WindowActions;

/// Closes itself when it loses the focus. Shows the menu and the shortcut of each action.
class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(const WindowActions& actions);

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill(const QString& query);
    void announceCurrent();
    void run();

    const WindowActions& m_actions;
    QLineEdit* m_query = nullptr;
    QTreeWidget* m_found = nullptr;
    QLabel* m_none = nullptr;
};

}  // namespace ephor
