// What the battle window does with files and copies of the battle.
#include "core/io/file.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/log_view.h"
#include "ui/common/icons.h"

#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QTextBrowser>

namespace ephor {

void BattleWindow::save() {
    if (m_session->file().empty())
        return saveAs();
    if (const auto saved = m_session->save(m_session->file()); !saved)
        QMessageBox::warning(this, tr("Save the record"), text(saved.error()));
    else
        statusBar()->showMessage(tr("Saved as %1").arg(QString::fromStdString(m_session->file().string())), 3000);
}

void BattleWindow::saveAs() {
    const QString proposed = QString::fromStdString(
        m_session->file().empty() ? m_session->game().setup().name + ".battle" : m_session->file().string());
    const QString name =
        QFileDialog::getSaveFileName(this, tr("Save the record"), proposed, tr("Battle records (*.battle)"));
    if (name.isEmpty())
        return;
    if (const auto saved = m_session->save(name.toStdString()); !saved)
        QMessageBox::warning(this, tr("Save the record"), text(saved.error()));
}

void BattleWindow::exportLog() {
    const QString name = QFileDialog::getSaveFileName(
        this, tr("Report"), QString::fromStdString(m_session->game().setup().name + ".txt"), tr("Text (*.txt)"));
    if (name.isEmpty())
        return;
    if (const auto written = writeFile(name.toStdString(), m_log->log().asText().toStdString()); !written)
        QMessageBox::warning(this, tr("Report"), text(written.error()));
}

void BattleWindow::verify() {
    const Diagnostics faults = m_session->verified();
    if (faults.empty())
        statusBar()->showMessage(tr("The record is what it claims to be: %1")
                                     .arg(QString::fromStdString(toHex(m_session->record().result->digest))));
    else
        QMessageBox::warning(this, tr("Verify the record"), text(faults));
}

void BattleWindow::whatIf() {
    auto* window =
        new BattleWindow(m_session->whatIf(m_session->moment(),
                                           m_needs.freshSeed ? m_needs.freshSeed() : m_session->record().dice.seed + 1),
                         m_needs);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setAsksBeforeClosing(false);
    window->resize(size());
    window->show();
}

void BattleWindow::showKeys() {
    QString html = QStringLiteral("<table cellpadding=3>");
    const auto row = [&html](const QString& key, const QString& what) {
        html += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>").arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    };
    row(tr("1 … 9"), tr("choose an answer, a suggestion or a die"));
    row(tr("Enter"), tr("do what the blue button says"));
    row(tr("Arrow keys"), tr("move the unit that is being placed by 1″, with Shift by 0.1″; otherwise the table"));
    row(tr("Q, E"), tr("turn the unit that is being placed by 15°, with Shift by 1°"));
    row(tr("V"), tr("bend the way of the unit here"));
    row(tr("Escape"), tr("take the unit back"));
    for (const QAction* action : findChildren<QAction*>(Qt::FindDirectChildrenOnly))
        if (!action->shortcut().isEmpty())
            row(action->shortcut().toString(QKeySequence::NativeText), action->statusTip());
    auto* keys = new QTextBrowser(this);
    keys->setObjectName(QStringLiteral("keys"));
    keys->setWindowFlag(Qt::Dialog);
    keys->setAttribute(Qt::WA_DeleteOnClose);
    keys->setWindowTitle(tr("Keys"));
    keys->setHtml(html + QStringLiteral("</table>"));
    keys->resize(560, 620);
    keys->show();
}

}  // namespace ephor
