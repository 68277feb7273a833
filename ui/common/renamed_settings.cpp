#include "ui/common/renamed_settings.h"

#include <QDataStream>
#include <QIODevice>
#include <QSettings>

namespace ephor {

namespace {

struct Renamed {
    const char* before;
    const char* now;
};

constexpr Renamed renamedShortcuts[] = {
    {"shortcuts/campaign/actionCloseMove", "shortcuts/campaign/actionCloseTurn"},
    {"shortcuts/campaign/actionShowPicked", "shortcuts/campaign/actionShowSelected"},
    {"shortcuts/campaign/actionPickNothing", "shortcuts/campaign/actionSelectNothing"},
};

/// A name as QMainWindow::saveState() writes it.
QByteArray inLayout(const QString& name) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << name;
    return bytes;
}

}  // namespace

void renameSettings(QSettings& settings) {
    for (const Renamed& one : renamedShortcuts) {
        const QLatin1StringView before(one.before);
        if (!settings.contains(before))
            continue;
        settings.setValue(QLatin1StringView(one.now), settings.value(before));
        settings.remove(before);
    }
    const QString places = QStringLiteral("campaignWindow/places");
    QByteArray layout = settings.value(places).toByteArray();
    const QByteArray before = inLayout(QStringLiteral("moveBar"));
    if (layout.contains(before))
        settings.setValue(places, layout.replace(before, inLayout(QStringLiteral("turnBar"))));
}

}  // namespace ephor
