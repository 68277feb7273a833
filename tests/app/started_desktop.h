// The program as somebody starts it, with a folder of its own for settings, campaigns and what is unsaved.
#pragma once

#include "app/desktop/desktop.h"
#include "ui/army_list/army_list_window.h"
#include "ui/battle/battle_window.h"

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace ephor::test {

class StartedDesktop {
public:
    explicit StartedDesktop(const QTemporaryDir& folder)
        : m_settings(folder.filePath(QStringLiteral("ephor.ini")), QSettings::IniFormat),
          m_desktop({folder.path().toStdString(), folder.filePath(QStringLiteral("campaigns")),
                     folder.filePath(QStringLiteral("crashes"))},
                    m_settings) {}
    /// Closes all windows; none asks what shall become of what is unsaved.
    ~StartedDesktop() {
        for (QWidget* one : QApplication::topLevelWidgets()) {
            if (auto* list = qobject_cast<ArmyListWindow*>(one))
                list->setAsksBeforeClosing(false);
            if (auto* battle = qobject_cast<BattleWindow*>(one))
                battle->setAsksBeforeClosing(false);
            one->close();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    StartedDesktop(const StartedDesktop&) = delete;
    StartedDesktop& operator=(const StartedDesktop&) = delete;

    Desktop& desktop() { return m_desktop; }
    QSettings& settings() { return m_settings; }

private:
    QSettings m_settings;
    Desktop m_desktop;
};

}  // namespace ephor::test
