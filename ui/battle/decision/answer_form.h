// The part of the decision panel that depends on the question: one form for each way of answering.
#pragma once

#include "models/battle/battle_session.h"
#include "models/text/battle_words.h"
#include "ui/battle/decision/option_row.h"
#include "ui/common/powers.h"

#include <QWidget>
#include <map>

class QPushButton;
class QVBoxLayout;

namespace ephor {

/// The formation that was last chosen in this window, by side and troop type.
using Formations = std::map<std::pair<Side, const TroopType*>, std::int16_t>;

/// The data that a form uses. Owned by the panel, which makes a new form for every question.
struct Asked {
    const BattleSession& session;
    const BattleWords& words;
    const Request& request;
    std::array<PowerLook, 2> looks;
    Formations& formations;
};

/// The units that the table highlights while a question is being answered.
struct Marks {
    PieceId about;
    PieceId pointedAt;
    PieceSet chosen;
};

class AnswerForm : public QWidget {
    Q_OBJECT

public:
    AnswerForm(const Asked& asked, QWidget* parent);

    /// The current answer; none while it is incomplete.
    virtual std::optional<Choice> choice() const = 0;
    /// The text of the main button.
    virtual QString doIt() const { return tr("Choose"); }
    /// True where the answer is given on the table: the main button then places the piece there.
    virtual bool onTable() const { return false; }
    /// A digit key was pressed (1 to 9).
    virtual void pick(int digit) { Q_UNUSED(digit) }
    /// A unit on the table was clicked; true where the form used the click.
    virtual bool clicked(PieceId piece) {
        Q_UNUSED(piece)
        return false;
    }
    /// Chooses that answer for the person, where a row has it.
    virtual void select(const Choice& answer) { Q_UNUSED(answer) }
    /// The unit that is placed stands where the user has moved it, or no longer does.
    virtual void setByHand(bool is) { Q_UNUSED(is) }
    /// The user starts to drag a unit on the table.
    virtual void grabbed(PieceId piece) { Q_UNUSED(piece) }
    /// Chooses the answer that the standard player proposes, and marks it as such.
    virtual void preselect(const Choice& standard) { Q_UNUSED(standard) }
    /// Only marks it.
    virtual void recommend(const Choice& standard) { Q_UNUSED(standard) }
    /// True once the person has chosen something.
    bool isTouched() const { return m_isTouched; }
    virtual Marks marks() const { return {m_asked.request.question.piece, m_asked.request.subject, {}}; }
    /// The widget that gets the focus first.
    virtual QWidget* first() = 0;
    /// The answers of the rows, where each row is a complete answer.
    virtual std::vector<Choice> rowChoices() const { return {}; }
    /// An answer in words, to name the best ones; empty where it has none.
    virtual QString inWords(const Choice& answer) const {
        Q_UNUSED(answer)
        return {};
    }
    /// Shows the odds of the answers, in the order of the rows.
    virtual void setOdds(const std::vector<std::optional<OddsShown>>& odds) { Q_UNUSED(odds) }

Q_SIGNALS:
    void changed();
    /// Give the current answer: a row was double-clicked.
    void meant();
    /// Show a piece that is being placed on the table, or a complete choice.
    void place(ephor::PieceId piece, std::int16_t code);
    void candidate(const ephor::Choice& choice);
    void pointed(ephor::PieceId piece);

protected:
    Asked m_asked;
    bool m_isTouched = false;
};

/// The form for a request.
AnswerForm* makeAnswerForm(const Asked& asked, QWidget* parent);

/// Rows of which one or several can be chosen.
class RowsForm : public AnswerForm {
    Q_OBJECT

public:
    RowsForm(const Asked& asked, bool many, QWidget* parent);

    void pick(int digit) override;
    QWidget* first() override;
    QString inWords(const Choice& answer) const override;
    void setOdds(const std::vector<std::optional<OddsShown>>& odds) override;
    void preselect(const Choice& standard) override;
    void recommend(const Choice& standard) override;
    /// Chooses the row of the piece; where several can be chosen, toggles it.
    bool clicked(PieceId piece) override;
    void select(const Choice& answer) override;

protected:
    OptionRow* addRow(const QString& text, const QString& below, PieceId about);
    /// Of many rows, shows only a few, the others behind a button. Call it after the last addRow().
    void fold();
    /// The chosen row where only one can be chosen; -1: none.
    int chosenRow() const;
    bool isChosen(int row) const { return m_rows[static_cast<std::size_t>(row)]->isChecked(); }
    void choose(int row, bool on = true);
    /// Chooses only this row, or none (-1), without acting on it.
    void showChosen(int row);
    /// Chooses a row for the standard player, without acting on it.
    void propose(int row);
    /// The row that is this answer; -1: none.
    int rowOf(const Choice& answer) const;
    int rows() const { return static_cast<int>(m_rows.size()); }
    int rowOf(PieceId piece) const;
    PieceId pieceOf(int row) const { return row < 0 ? PieceId{} : m_about[static_cast<std::size_t>(row)]; }
    QVBoxLayout* box() { return m_box; }
    QString describe(PieceId piece) const {
        return m_asked.words.describe(m_asked.session.table(), piece).section(QStringLiteral(": "), 1);
    }
    virtual void rowChanged() {}

private:
    void reveal(int row);
    void updateMore();

    std::vector<OptionRow*> m_rows;
    std::vector<PieceId> m_about;
    QVBoxLayout* m_box = nullptr;
    QPushButton* m_more = nullptr;  ///< null: all rows are shown
    bool m_many = false;
};

}  // namespace ephor
