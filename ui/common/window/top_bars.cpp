#include "ui/common/window/top_bars.h"

#include "models/text.h"
#include "ui/common/sizes.h"

#include <QAction>
#include <QMainWindow>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace ephor {

QToolBar& addTools(QMainWindow& window) {
    QToolBar& bar = *window.addToolBar(tr("Tools"));
    bar.setObjectName(QStringLiteral("tools"));
    bar.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar.setIconSize(QSize(scaled(&window, 16), scaled(&window, 16)));
    bar.setMovable(false);
    return bar;
}

void addTool(QToolBar& bar, QAction& action, Qt::ToolButtonStyle style) {
    bar.addAction(&action);
    if (auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(&action))) {
        button->setToolButtonStyle(style);
        button->setAccessibleName(action.text().remove(QLatin1Char('&')));
    }
}

void addTotals(QMainWindow& window, std::initializer_list<QWidget*> parts) {
    window.addToolBarBreak();
    QToolBar& bar = *window.addToolBar(tr("Totals"));
    bar.setObjectName(QStringLiteral("totals"));
    bar.setMovable(false);
    bar.toggleViewAction()->setEnabled(false);
    auto* box = new QWidget(&bar);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QWidget* part : parts)
        layout->addWidget(part);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar.addWidget(box);
}

}  // namespace ephor
