// Forms whose answer is a place on the table: numbered suggestions, or placing with the mouse or the arrow keys.
#pragma once

#include "models/text/table_lengths.h"
#include "ui/battle/decision/answer_form.h"

class QButtonGroup;

namespace ephor {

class MoveForm final : public RowsForm {
    Q_OBJECT

public:
    MoveForm(const Asked& asked, QWidget* parent);
    std::optional<Choice> choice() const override;
    std::vector<Choice> rowChoices() const override { return m_suggested; }
    QString doIt() const override { return tr("Go there"); }
    bool onTable() const override { return true; }
    Marks marks() const override { return {m_asked.request.question.piece, {}, {}}; }
    bool clicked(PieceId piece) override;
    void preselect(const Choice& standard) override;
    /// No row is chosen while the unit stands elsewhere.
    void setByHand(bool is) override;

protected:
    void rowChanged() override;

private:
    QStringList said(const Choice& choice, bool inDegrees) const;
    std::size_t rowSaying(const QStringList& words) const;
    void addSuggestion(const Choice& choice);

    std::vector<Choice> m_suggested;
    int m_leftRow = -1;  ///< the row that was chosen before the unit was moved by hand
};

class DeployForm final : public RowsForm {
    Q_OBJECT

public:
    DeployForm(const Asked& asked, QWidget* parent);
    std::optional<Choice> choice() const override;
    QString doIt() const override { return tr("Place it there"); }
    bool onTable() const override { return true; }
    bool clicked(PieceId piece) override;
    void grabbed(PieceId piece) override;
    void preselect(const Choice& standard) override;
    Marks marks() const override;

protected:
    void rowChanged() override;

private:
    std::int16_t code() const;
    std::optional<Choice> placeFor(PieceId piece, std::int16_t code) const;
    bool mayTake(PieceId piece, std::int16_t code) const;
    bool isFormation(std::int16_t code) const;
    Formations::key_type keyOf(PieceId piece) const;
    void remember(PieceId piece);
    std::int16_t standardFormation(PieceId piece) const;
    void showFormationOf(PieceId piece);
    void showPlace();

    QButtonGroup* m_codes = nullptr;
    std::optional<std::int16_t> m_chosenCode;  ///< chosen by the user for this question
    std::vector<Choice> m_suggested;
    std::optional<Choice> m_standard;  ///< the standard player's, until the person chooses
};

/// A move in words, "6″ ahead, 1.2″ to the right"; empty where the unit stays.
QString wayInWords(const Pose& from, const Choice& to, const TableLengths& lengths);
/// A place of a unit from beside the table, seen from the edge behind it.
QString placeInWords(const Pose& at, TableSize size, const TableLengths& lengths);
/// The turn of the unit in words; empty where it does not turn.
QString turnInWords(const Pose& from, const Choice& to);
QString turnInDegrees(const Pose& from, const Choice& to);

}  // namespace ephor
