// Reads a pasted list, as codes from paper or mail or as the text of a chat or another app, and compares it with the
// open one.
#pragma once

#include "models/army_list/army_list_document.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace ephor {

class PasteCodeDialog final : public QDialog {
    Q_OBJECT

public:
    /// `open` is the list to compare with. Starts with the clipboard's text if that has a list.
    PasteCodeDialog(const ArmyListDocument& open, FindSystem find, std::vector<std::string> systems,
                    QWidget* parent = nullptr);

    /// The pasted list as TOML; empty while there is none.
    const QString& listText() const { return m_text; }
    /// What was not understood of the pasted text, one remark on each line.
    QString remarks() const { return m_remarks.join(u'\n'); }

private:
    void makeParts();
    void check();
    enum class Tone { Good, Neutral, Bad };
    void say(const QString& verdict, const QString& details, Tone tone);
    void compare(const ReadList& scanned, const QString& head);

    const ArmyListDocument& m_open;
    FindSystem m_find;
    std::vector<std::string> m_systems;
    QPlainTextEdit* m_codes = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_details = nullptr;
    QPushButton* m_take = nullptr;
    QString m_text;
    QStringList m_remarks;
};

}  // namespace ephor
