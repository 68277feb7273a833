#include "ui/campaign/post/mail_question.h"

#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace ephor {

MailQuestion::MailQuestion(const Texts& texts, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("mailQuestion"));
    setWindowTitle(tr("Replace the orders?"));
    setHelpTopic(this, QStringLiteral("orders-by-mail"));
    setWindowModality(Qt::WindowModal);
    auto* grid = new QGridLayout(this);
    auto* question = wrapped(new QLabel(texts.question, this));
    grid->addWidget(question, 0, 0, 1, 2);
    const auto add = [&](int column, const char* name, const QString& heading, const QString& orders) {
        auto* label = wrapped(new QLabel(heading, this));
        auto* text = named(new QPlainTextEdit(orders, this), QLatin1StringView(name), heading);
        text->setReadOnly(true);
        text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        text->setTabChangesFocus(true);
        grid->addWidget(label, 1, column, Qt::AlignBottom);
        grid->addWidget(text, 2, column);
    };
    add(0, "presentOrders", texts.present, texts.presentOrders);
    add(1, "mailOrders", texts.mail, texts.mailOrders);
    auto* buttons = new QDialogButtonBox(this);
    named(buttons->addButton(tr("&Replace with the mail"), QDialogButtonBox::AcceptRole),
          QStringLiteral("replaceOrders"), tr("Replace with the mail"))
        ->setAutoDefault(false);
    auto* keep = named(buttons->addButton(tr("&Keep"), QDialogButtonBox::RejectRole), QStringLiteral("keepOrders"),
                       tr("Keep the present orders"));
    keep->setDefault(true);
    keep->setFocus();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    grid->addWidget(buttons, 3, 0, 1, 2);
    resize(scaled(this, 760), scaled(this, 460));
}

}  // namespace ephor
