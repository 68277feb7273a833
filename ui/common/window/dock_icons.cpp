#include "ui/common/window/dock_icons.h"

#include "ui/common/icons.h"

#include <QApplication>
#include <QDockWidget>
#include <QProxyStyle>
#include <QStyleFactory>

namespace ephor {

namespace {

class DockIcons final : public QProxyStyle {
public:
    using QProxyStyle::QProxyStyle;

    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override {
        switch (which) {
        case SP_TitleBarCloseButton:
            return icon("cross");
        case SP_TitleBarNormalButton:
            return icon("copy");
        default:
            return QProxyStyle::standardIcon(which, option, widget);
        }
    }
};

}  // namespace

void useOwnIcons(QDockWidget& panel) {
    auto* style = new DockIcons(QStyleFactory::create(QApplication::style()->name()));
    style->setParent(&panel);
    panel.setStyle(style);
}

}  // namespace ephor
