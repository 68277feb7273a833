#include "ui/start/about_dialog.h"

#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

namespace ephor {

namespace {

QLabel* textLabel(const QString& text, const QString& name, QWidget* parent) {
    auto* label = wrapped(new QLabel(text, parent));
    label->setObjectName(name);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    return label;
}

}  // namespace

AboutDialog::AboutDialog(const QString& version, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Ephor"));
    m_details = tr("Ephor %1").arg(version) + u'\n' + tr("Qt %1").arg(QLatin1StringView(qVersion())) + u'\n' +
                tr("%1, window system %2").arg(QSysInfo::prettyProductName(), QGuiApplication::platformName());
    auto* sign = new QLabel(this);
    const int size = scaled(this, 72);
    sign->setPixmap(programIcon().pixmap(QSize(size, size), devicePixelRatioF()));
    auto* name = new QLabel(tr("Ephor"), this);
    name->setFont(sized(font(), 20, true));
    auto* about =
        textLabel(tr("Campaigns, army lists, battles and odds for wargame clubs."), QStringLiteral("aboutText"), this);
    auto* details = textLabel(m_details, QStringLiteral("aboutDetails"), this);
    auto* licence = textLabel(
        tr("Free software under the GNU General Public License, version 3 or later, without any warranty. The rules "
           "of the games belong to their authors; the program has them in its own words."),
        QStringLiteral("aboutLicence"), this);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(scaled(this, 10));
    for (QWidget* one : std::initializer_list<QWidget*>{name, about, details, licence})
        texts->addWidget(one);
    texts->addStretch();
    auto* row = new QHBoxLayout;
    row->setSpacing(scaled(this, 16));
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addLayout(texts, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* news = buttons->addButton(tr("What is &new"), QDialogButtonBox::HelpRole);
    news->setObjectName(QStringLiteral("aboutNews"));
    auto* copy = buttons->addButton(tr("&Copy details"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("aboutCopy"));
    copy->setToolTip(tr("Copy version and system for a report of an error"));
    connect(news, &QPushButton::clicked, this, [this] { Q_EMIT manualWanted(QStringLiteral("changes")); });
    connect(copy, &QPushButton::clicked, this, &AboutDialog::copyDetails);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    const int pad = scaled(this, 16);
    column->setContentsMargins(pad, pad, pad, pad);
    column->setSpacing(scaled(this, 14));
    column->addLayout(row, 1);
    column->addWidget(buttons);
    resize(scaled(this, 480), sizeHint().height());
}

void AboutDialog::copyDetails() { QGuiApplication::clipboard()->setText(m_details); }

}  // namespace ephor
