#include "ui/campaign/server/link_code.h"

#include "models/paper/code_image.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QBoxLayout>
#include <QLabel>

namespace ephor {

LinkCode::LinkCode(const QString& title, const QString& link, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("linkCode"));
    setWindowTitle(title);
    auto* column = new QVBoxLayout(this);
    const int side = scaled(this, 260);
    auto* code = named(new QLabel(this), QStringLiteral("linkCodeImage"), tr("QR code of the link"));
    code->setPixmap(QPixmap::fromImage(
        codeImage(link.toStdString()).scaled(side, side, Qt::KeepAspectRatio, Qt::FastTransformation)));
    code->setAlignment(Qt::AlignCenter);
    column->addWidget(code);
    auto* text = named(new QLabel(link, this), QStringLiteral("linkCodeText"), tr("Link"));
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setAlignment(Qt::AlignCenter);
    column->addWidget(text);
}

}  // namespace ephor
