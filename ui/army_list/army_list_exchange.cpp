// Import and export of lists other than by their own files: rosters, codes, the clipboard.
#include "core/io/file.h"
#include "core/io/lists/list_fingerprint.h"
#include "models/exchange/bsdata.h"
#include "models/exchange/list_code.h"
#include "models/exchange/roster.h"
#include "models/paper/list_picture.h"
#include "models/text/battle_words.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/paste_code_dialog.h"
#include "ui/army_list/print_list_dialog.h"
#include "ui/common/window/message_bar.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStatusBar>

namespace ephor {

bool ArmyListWindow::importFrom(const std::filesystem::path& file) {
    const Result<std::string> bytes = readFile(file, largestRoster);
    if (!bytes) {
        sayFaults(bytes.error());
        return false;
    }
    const ReadList read =
        readRosterFile(QByteArray::fromStdString(*bytes), file.string(), m_needs.find, m_needs.systems);
    if (!read.list) {
        sayFaults(read.diagnostics);
        return false;
    }
    if (!mayLeave())
        return false;
    m_messages->hide();
    m_document.startUnsaved(QString::fromStdString(toToml(*read.list)), QString::fromStdString(file.stem().string()));
    Diagnostics leftOut;
    for (const Diagnostic& diagnostic : read.diagnostics)
        if (diagnostic.code == "roster-left-out")
            leftOut.push_back(diagnostic);
    if (!leftOut.empty())
        m_messages->say(MessageBar::Kind::Note, tr("The roster was read, except for:\n%1").arg(text(leftOut)));
    return true;
}

void ArmyListWindow::showWhatIsLost() {
    const ArmyList& list = *m_document.read().list;
    QStringList lines;
    for (const Diagnostic& lost : rosterOf(list, *m_document.read().system).lost)
        lines << text(lost.message);
    if (m_document.text().toStdString() != toToml(list))
        lines << tr("A roster has no comments, blank lines or order of keys. Keep the list file, too.");
    if (lines.isEmpty())
        m_messages->hide();
    else
        m_messages->say(MessageBar::Kind::Note, lines.join(u'\n'));
}

void ArmyListWindow::importRoster() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Import a roster"), {}, tr("Rosters (*.ros *.rosz)"));
    if (!file.isEmpty())
        importFrom(file.toStdString());
}

void ArmyListWindow::print() {
    m_document.check();
    auto* dialog = new PrintListDialog(m_document, m_needs.askPrinter, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PrintListDialog::pdfSaved, this,
            [this](const QString& file) { statusBar()->showMessage(tr("Saved as %1").arg(file), 8000); });
    dialog->open();
}

void ArmyListWindow::copyForChat(ChatForm form) {
    m_document.check();
    const ReadList& read = m_document.read();
    if (!read.list || !read.system)
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(listForChat(*read.list, *read.system, form)));
    statusBar()->showMessage(tr("The list is in the clipboard, as text."), 8000);
}

void ArmyListWindow::copyPicture() {
    m_document.check();
    const ReadList& read = m_document.read();
    if (!read.list || !read.system)
        return;
    QGuiApplication::clipboard()->setImage(listPicture(*read.list, *read.system, notLegalText(read.diagnostics)));
    statusBar()->showMessage(tr("The list is in the clipboard, as a picture."), 8000);
}

void ArmyListWindow::copyCodePicture() {
    m_document.check();
    const ReadList& read = m_document.read();
    if (!read.list || !read.system)
        return;
    const QImage picture = codePicture(*read.list, *read.system);
    if (picture.isNull()) {
        m_messages->say(MessageBar::Kind::Fault, tr("The list is too large for list codes; send the file itself."));
        return;
    }
    QGuiApplication::clipboard()->setImage(picture);
    statusBar()->showMessage(tr("The list's QR code is in the clipboard, as a picture."), 8000);
}

/// Writes the data of the system and the roster of the list into one folder; asks before it replaces files.
void ArmyListWindow::exportForNewRecruit() {
    m_document.check();
    const ReadList& read = m_document.read();
    if (!read.list || !read.system)
        return;
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the files of New Recruit"));
    if (folder.isEmpty())
        return;
    std::vector<BsDataFile> files = bsDataOf(*read.system);
    QString name = m_document.name().toLower().replace(u' ', u'_').remove(u',');
    name.replace(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|]")), QStringLiteral("_"));
    const QString roster = name + QStringLiteral(".rosz");
    files.push_back({roster, rosterFile(rosterOf(*read.list, *read.system).xml, roster)});
    QStringList names;
    QStringList replaced;
    for (const BsDataFile& file : files) {
        names << file.name;
        if (QFile::exists(QDir(folder).filePath(file.name)))
            replaced << file.name;
    }
    if (!replaced.isEmpty() &&
        QMessageBox::question(this, tr("For New Recruit"),
                              tr("Replace these files in the folder?\n%1").arg(replaced.join(u'\n'))) !=
            QMessageBox::Yes)
        return;
    for (const BsDataFile& file : files)
        if (const Result<void> written =
                writeFile(QDir(folder).filePath(file.name).toStdU16String(), file.bytes.toStdString());
            !written) {
            sayFaults(written.error());
            return;
        }
    showWhatIsLost();
    statusBar()->showMessage(tr("Written to %1: %2").arg(folder, names.join(QStringLiteral(", "))), 15000);
    Q_EMIT manualWanted(QStringLiteral("new-recruit"));
}

void ArmyListWindow::copyCode() {
    m_document.check();
    const ReadList& read = m_document.read();
    if (!read.list || !read.system)
        return;
    const ListSchema& schema = read.system->info().list;
    QStringList codes;
    for (const std::string& code : codesOf(*read.list, schema))
        codes << QString::fromStdString(code);
    if (codes.isEmpty()) {
        m_messages->say(MessageBar::Kind::Fault, tr("The list is too large for list codes; send the file itself."));
        return;
    }
    QGuiApplication::clipboard()->setText(codes.join(u'\n'));
    statusBar()->showMessage(tr("The list code is in the clipboard; its fingerprint is %1.")
                                 .arg(QString::fromStdString(shownFingerprint(fingerprintOf(*read.list, schema)))),
                             8000);
}

void ArmyListWindow::pasteCode() {
    m_document.check();
    PasteCodeDialog dialog(m_document, m_needs.find, m_needs.systems, this);
    if (dialog.exec() != QDialog::Accepted || dialog.listText().isEmpty() || !mayLeave())
        return;
    m_messages->hide();
    m_document.startUnsaved(dialog.listText(), tr("List from a code"));
    if (const QString remarks = dialog.remarks(); !remarks.isEmpty())
        m_messages->say(MessageBar::Kind::Note, tr("Remarks on the pasted list:\n%1").arg(remarks));
}

}  // namespace ephor
