// Prints a list: which parts, for whom, and how the pages look.
#pragma once

#include "models/army_list/army_list_document.h"
#include "models/paper/list_paper.h"
#include "ui/common/paper.h"

#include <QDialog>
#include <QPrinter>

class QCheckBox;
class QLineEdit;
class QPrintPreviewWidget;
class QPushButton;

namespace ephor {

class PrintListDialog final : public QDialog {
    Q_OBJECT

public:
    /// The document's list must be known as long as the dialog is open.
    PrintListDialog(const ArmyListDocument& document, AskPrinter ask, QWidget* parent = nullptr);

    PaperParts parts() const;

Q_SIGNALS:
    void pdfSaved(const QString& file);

private:
    void makeParts();
    QWidget* makeChoices();
    void refresh();
    void printNow();
    void savePdf();

    const ArmyListDocument& m_document;
    AskPrinter m_ask;
    QPrinter m_previewPrinter;
    QCheckBox* m_roster = nullptr;
    QCheckBox* m_rules = nullptr;
    QCheckBox* m_battle = nullptr;
    QCheckBox* m_cards = nullptr;
    QLineEdit* m_player = nullptr;
    QLineEdit* m_event = nullptr;
    QPrintPreviewWidget* m_preview = nullptr;
    QPushButton* m_print = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace ephor
