#include "ui/common/keys_dialog.h"

#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ephor {

KeysDialog::KeysDialog(const std::vector<Row>& rows, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("keysDialog"));
    setWindowTitle(tr("Keys"));
    QString html = QStringLiteral("<table cellpadding=3>");
    for (const auto& [key, action] : rows)
        html += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                    .arg(key.toHtmlEscaped().replace(u' ', QStringLiteral("&nbsp;")), action.toHtmlEscaped());
    auto* keys = named(new QTextBrowser(this), QStringLiteral("keys"), tr("Keys"));
    keys->setHtml(html + QStringLiteral("</table>"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(keys, 1);
    column->addWidget(buttons);
    resize(scaled(this, 560), scaled(this, 620));
}

}  // namespace ephor
