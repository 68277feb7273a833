#include "ui/common/window/screen_fit.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QWindow>
#include <QWizard>

namespace ephor {

namespace {

const QString scrollName = QStringLiteral("contentScroll");

/// A scroll area whose preferred size is that of its content.
class ContentScroll final : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override {
        return {fontMetrics().averageCharWidth() * 20, fontMetrics().height() * 4};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

/// The room on the screen for a dialog without its frame.
QSize roomOn(const QDialog& dialog) {
    const QSize screen = dialog.screen()->availableGeometry().size();
    const QWindow* window = dialog.windowHandle();
    const QMargins frame = window ? window->frameMargins() : QMargins();
    const int title = std::max(frame.top() + frame.bottom(), dialog.style()->pixelMetric(QStyle::PM_TitleBarHeight));
    return {screen.width() - frame.left() - frame.right(), screen.height() - title};
}

/// The size that a layout needs; wrapping labels need more height when they are narrower.
QSize needOf(const QLayout& layout, const QSize& room) {
    const QSize least = layout.totalMinimumSize();
    if (!layout.hasHeightForWidth())
        return least;
    return {least.width(),
            std::max(least.height(), layout.totalMinimumHeightForWidth(std::min(
                                         std::max(least.width(), layout.parentWidget()->width()), room.width())))};
}

}  // namespace

void scrollContent(QWidget& widget) {
    QWidget* focus = widget.focusWidget();
    auto* scroll = new ContentScroll(&widget);
    auto* content = new QWidget(&widget);
    content->setLayout(widget.layout());  // moves the layout with its widgets out of `widget`
    scroll->setObjectName(scrollName);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    content->installEventFilter(scroll);
    content->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(&widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll, 1);
    if (widget.isVisible()) {  // a layout would show new widgets only in the next pass of the event loop
        column->activate();
        scroll->show();
    }
    if (focus)
        focus->setFocus();
}

void ScreenFit::install(QCoreApplication& app) {
    if (!app.findChild<ScreenFit*>(Qt::FindDirectChildrenOnly))
        app.installEventFilter(new ScreenFit(&app));
}

/// Fits a dialog before it is shown, and when it needs more room.
bool ScreenFit::eventFilter(QObject* watched, QEvent* event) {
    const bool isShown = event->type() == QEvent::Show;
    if (isShown || event->type() == QEvent::LayoutRequest)
        if (auto* dialog = qobject_cast<QDialog*>(watched);
            dialog && dialog->isWindow() && (isShown || dialog->isVisible()))
            fit(*dialog);
    return QObject::eventFilter(watched, event);
}

void ScreenFit::fit(QDialog& dialog) {
    if (qobject_cast<QMessageBox*>(&dialog) || qobject_cast<QFileDialog*>(&dialog))
        return;  // Qt lays these out itself
    const QSize room = roomOn(dialog);
    const bool isWrapped = dialog.findChild<QScrollArea*>(scrollName, Qt::FindDirectChildrenOnly) != nullptr;
    QLayout* layout = dialog.layout();
    if (layout && !isWrapped && !qobject_cast<QWizard*>(&dialog)) {
        const QSize need = needOf(*layout, room);
        if (need.width() > room.width() || need.height() > room.height()) {
            const QMargins margins = layout->contentsMargins();
            auto* buttons = dialog.findChild<QDialogButtonBox*>(Qt::FindDirectChildrenOnly);
            if (buttons)
                layout->removeWidget(buttons);
            scrollContent(dialog);
            if (buttons) {
                auto* row = new QHBoxLayout;
                row->setContentsMargins(margins.left(), 0, margins.right(), margins.bottom());
                buttons->setParent(&dialog);
                row->addWidget(buttons);
                static_cast<QVBoxLayout*>(dialog.layout())->addLayout(row);
                buttons->show();
            }
        }
    }
    if (dialog.width() > room.width() || dialog.height() > room.height())
        dialog.resize(dialog.size().boundedTo(room));
}

}  // namespace ephor
