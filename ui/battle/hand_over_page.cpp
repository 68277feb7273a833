#include "ui/battle/hand_over_page.h"

#include "ui/common/battle_looks.h"
#include "ui/common/power_badge.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace ephor {

HandOverPage::HandOverPage(BattleSession& session, QWidget* parent)
    : QWidget(parent),
      m_words(session.game()),
      m_looks(looksOf(session)),
      m_badge(new PowerBadge(56, this)),
      m_title(new QLabel(this)),
      m_text(new QLabel(this)),
      m_show(new QPushButton(this)) {
    setObjectName(QStringLiteral("handOver"));
    setAccessibleName(tr("Hand over"));
    setAutoFillBackground(true);
    setFocusPolicy(Qt::StrongFocus);
    m_title->setObjectName(QStringLiteral("handOverTitle"));
    m_title->setFont(sized(font(), 20, true));
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_show->setObjectName(QStringLiteral("handOverShow"));
    m_show->setText(tr("Show the question"));
    m_show->setAccessibleName(m_show->text());
    m_show->setMinimumSize(scaled(this, 220), scaled(this, 34));
    auto* box = new QVBoxLayout(this);
    box->addStretch(2);
    box->addWidget(m_badge, 0, Qt::AlignHCenter);
    box->addWidget(m_title, 0, Qt::AlignHCenter);
    box->addWidget(m_text);
    box->addSpacing(scaled(this, 12));
    box->addWidget(m_show, 0, Qt::AlignHCenter);
    box->addStretch(3);
    connect(m_show, &QPushButton::clicked, this, &HandOverPage::uncover);
    parent->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &HandOverPage::keepFocus);
    hide();
}

void HandOverPage::coverFor(Side side) {
    m_badge->setLook(m_looks[index(side)]);
    m_title->setText(tr("Hand over to %1").arg(m_words.sideInside(side)));
    m_text->setText(tr("%1 chooses in secret now. %2 looks away.").arg(m_words.side(side), m_words.side(other(side))));
    m_show->setText(tr("I am %1: show the question").arg(m_words.side(side)));
    m_show->setAccessibleName(m_show->text());
    setGeometry(parentWidget()->rect());
    for (QWidget* behind : parentWidget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (behind != this)
            behind->installEventFilter(this);
    show();
    raise();
    m_show->setFocus(Qt::OtherFocusReason);
}

void HandOverPage::uncover() {
    if (isHidden())
        return;
    hide();
    Q_EMIT uncovered();
}

void HandOverPage::keepFocus(const QWidget*, const QWidget* now) {
    if (isVisible() && now && now->window() == window() && now != this && !isAncestorOf(now))
        m_show->setFocus(Qt::OtherFocusReason);
}

bool HandOverPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    // A panel that is shown meanwhile stays behind the page.
    else if (watched != parent() && isVisible() &&
             (event->type() == QEvent::ZOrderChange || event->type() == QEvent::Show))
        raise();
    return QWidget::eventFilter(watched, event);
}

void HandOverPage::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), palette().color(QPalette::Window)); }

void HandOverPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_show->click();
    event->accept();  // no key reaches the widgets behind the page
}

}  // namespace ephor
