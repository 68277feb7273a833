#include "ui/army_list/print_list_dialog.h"

#include "core/io/file.h"
#include "models/text/battle_words.h"
#include "ui/army_list/list_print.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/save_name.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPrintPreviewWidget>
#include <QPushButton>

namespace ephor {

PrintListDialog::PrintListDialog(const ArmyListDocument& document, AskPrinter ask, QWidget* parent)
    : QDialog(parent), m_document(document), m_ask(std::move(ask)), m_previewPrinter(QPrinter::HighResolution) {
    setObjectName(QStringLiteral("printListDialog"));
    setWindowTitle(tr("Print the list"));
    m_previewPrinter.setPageSize(QPageSize(QPageSize::A4));
    makeParts();
    resize(scaled(this, 900), scaled(this, 640));
}

void PrintListDialog::makeParts() {
    auto* all = new QHBoxLayout(this);
    auto* side = new QVBoxLayout;
    side->addWidget(makeChoices());
    side->addStretch();
    auto* buttons = new QDialogButtonBox(Qt::Vertical, this);
    m_print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    m_print->setObjectName(QStringLiteral("printNow"));
    m_print->setDefault(true);
    m_save = buttons->addButton(tr("&Save as PDF…"), QDialogButtonBox::ActionRole);
    m_save->setObjectName(QStringLiteral("savePdf"));
    buttons->addButton(QDialogButtonBox::Close);
    side->addWidget(buttons);
    all->addLayout(side);
    m_preview = new QPrintPreviewWidget(&m_previewPrinter, this);
    m_preview->setObjectName(QStringLiteral("pages"));
    m_preview->setAccessibleName(tr("Preview of the pages"));
    m_preview->fitToWidth();
    all->addWidget(m_preview, 1);
    connect(m_print, &QPushButton::clicked, this, &PrintListDialog::printNow);
    connect(m_save, &QPushButton::clicked, this, &PrintListDialog::savePdf);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_preview, &QPrintPreviewWidget::paintRequested, this, [this](QPrinter* on) {
        if (!parts().isEmpty())
            printList(m_document, *on, parts());
    });
}

QWidget* PrintListDialog::makeChoices() {
    auto* choices = new QWidget(this);
    auto* form = new QFormLayout(choices);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    const auto part = [&](const char* name, const QString& text, const QString& tip, bool on) {
        auto* box = new QCheckBox(text, choices);
        box->setObjectName(QLatin1StringView(name));
        box->setToolTip(tip);
        box->setChecked(on);
        form->addRow(box);
        connect(box, &QCheckBox::toggled, this, &PrintListDialog::refresh);
        return box;
    };
    m_roster = part("partRoster", tr("&Roster"), tr("Every unit with its figures, on one page if it fits"), true);
    m_rules = part("partRules", tr("R&ules in short"),
                   tr("What the traits of the units mean, and what every army has, such as Arete"), true);
    m_battle = part("partBattle", tr("&Battle sheet"), tr("Boxes to tick for losses and turns"), false);
    m_cards = part("partCards", tr("Unit &cards"), tr("A card of 63 × 88 mm for each unit, with crop marks"), false);
    const auto line = [&](const char* name, const QString& label) {
        auto* edit = new QLineEdit(choices);
        edit->setObjectName(QLatin1StringView(name));
        edit->setPlaceholderText(tr("may stay empty"));
        edit->setMaxLength(60);
        form->addRow(label, edit);
        connect(edit, &QLineEdit::editingFinished, this, &PrintListDialog::refresh);
        return edit;
    };
    m_player = line("player", tr("P&layer:"));
    m_event = line("event", tr("&Event:"));
    auto* about = new QLabel(
        tr("Who plays the list, and on which day or at which tournament. Both are only printed, below the army's name."),
        choices);
    about->setWordWrap(true);
    form->addRow(about);
    if (const QString verdict = notLegalText(m_document.diagnostics()); !verdict.isEmpty()) {
        auto* warning = wrapped(new QLabel(tr("Every part says: “%1”").arg(verdict), choices));
        warning->setObjectName(QStringLiteral("notLegal"));
        warning->setTextFormat(Qt::PlainText);
        warning->setFont(sized(font(), 13, true));
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, Colours::of(colours).error);
        warning->setPalette(colours);
        form->addRow(warning);
    }
    return choices;
}

PaperParts PrintListDialog::parts() const {
    return {.hasRoster = m_roster->isChecked(),
            .hasRules = m_rules->isChecked(),
            .hasBattleSheet = m_battle->isChecked(),
            .hasCards = m_cards->isChecked(),
            .player = m_player->text().simplified(),
            .event = m_event->text().simplified(),
            .notLegal = notLegalText(m_document.diagnostics())};
}

void PrintListDialog::refresh() {
    m_print->setEnabled(!parts().isEmpty());
    m_save->setEnabled(!parts().isEmpty());
    m_preview->updatePreview();
}

void PrintListDialog::printNow() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_document.name());  // the system's dialog proposes it as a file name
    if (!m_ask(printer, this))
        return;
    printList(m_document, printer, parts());
    accept();
}

void PrintListDialog::savePdf() {
    const QString proposed = m_document.name().toLower().replace(u' ', u'_').remove(u',') + QStringLiteral(".pdf");
    const QString file = saveName(*this, tr("Save as PDF"), proposed, QStringLiteral("*.pdf"), QStringLiteral("pdf"));
    if (file.isEmpty())
        return;
    const QByteArray pdf = listPdf(*m_document.read().list, *m_document.read().system, parts());
    if (const Result<void> written = writeFile(file.toStdU16String(), pdf.toStdString()); !written) {
        QMessageBox::warning(this, windowTitle(), text(written.error()));
        return;
    }
    Q_EMIT pdfSaved(file);
    accept();
}

}  // namespace ephor
