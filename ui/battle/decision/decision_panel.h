// The pending question, its legal answers, and the button that gives one. Works with the keyboard alone: digits choose,
// Enter answers.
#pragma once

#include "models/battle/answers/adviser.h"
#include "ui/battle/decision/answer_form.h"

#include <QElapsedTimer>
#include <QTimer>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace ephor {

class PowerBadge;

class DecisionPanel final : public QWidget {
    Q_OBJECT

public:
    explicit DecisionPanel(BattleSession& session, QWidget* parent = nullptr);

    /// A unit on the table was clicked, double-clicked, or grabbed.
    void pieceClicked(PieceId piece);
    void pieceActivated(PieceId piece);
    /// The unit was dropped onto the enemy: chooses the unit's action, and takes it where more is asked about the unit
    /// before anything is fought. Proposes actions against the enemy as long as the questions are about the unit.
    void aimAt(PieceId unit, PieceId enemy);
    void pieceGrabbed(PieceId piece);
    /// The unit that is placed stands where the user has moved it, or no longer does.
    void setByHand(bool is);
    /// Chooses an answer for the person; it is given when they confirm it.
    void select(const Choice& answer);
    /// Shows why an answer was refused, until the next answer.
    void showRefusal(const QString& why);
    /// Hides the question while the other player may be watching.
    void setCovered(bool covered);
    /// The page at the end of the battle shows the result, so the panel does not.
    void setEndShown(bool isShown);
    /// What happened at the earlier moment that is shown.
    void setHeadline(const QString& title, const QString& text);
    /// For a moment, keys do nothing: one that was meant to skip what was shown must not answer the next question.
    void ignoreKeysBriefly() { m_keysIgnoredSince.start(); }
    Adviser& adviser() { return m_adviser; }
    Marks marks() const;
    /// The answer that would be given now.
    std::optional<Choice> choice() const;
    /// Whether the person has chosen it, not the standard player.
    bool isPersons() const;

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

public Q_SLOTS:
    /// Acts like the main button.
    void confirm();
    void pick(int digit);

Q_SIGNALS:
    void answered(const ephor::Choice& choice);
    /// The answer that follows is meant for the same question in the rest of this turn, too.
    void repeated(const ephor::Choice& choice);
    void commitOnTable();
    /// A key that no row uses and that changes the unit on the table.
    void keyForTable(QKeyEvent* event);
    void place(ephor::PieceId piece, std::int16_t code);
    void candidate(const ephor::Choice& choice);
    void marksChanged();
    void refused(const QString& why);
    void liveWanted();
    void saveWanted();
    /// Enter was pressed while the hand-over page covers the question.
    void uncoverWanted();
    /// The manual should open at that rule.
    void ruleWanted(const QString& rule);
    /// The standing orders should be shown.
    void ordersWanted();

private:
    enum class Showing { Question, Roll, Computer, Playing, CatchingUp, Earlier, Over, Covered };
    /// What the panel shows, so that it is built anew only when this changes.
    struct Shown {
        Showing showing = Showing::Over;
        bool hasHeadline = false;
        std::size_t entries = 0;
        int rolls = 0;
        std::optional<DecisionId> decision;

        bool operator==(const Shown&) const = default;
    };

    void makeQuestion();
    void makeButtons();
    void layOut();
    void addKeys();
    void takeQuestion();
    void showQuestion();
    void proposeAim();
    void showRoll();
    void showOther(Showing what);
    void clearForm();
    void showPage(QWidget* page);
    void setHead(std::optional<Side> side, const QString& title, const QString& prompt, const QString& rule);
    void updateButton();
    void fitButton();
    void colourButton();
    QWidget* makeOrdersRow();
    void updateOrdersRow();
    std::optional<std::pair<std::string, std::string>> orderForAnswer() const;
    void answerAlwaysSo();
    void answerForThisTurn();
    void typeDice();
    QWidget* makeRollForm();
    QWidget* makeChances(const ClashReport& report, const RollRequest& roll);
    QWidget* makeOddsStrip();
    void takeAdvice();
    QString bestAnswers(Side asked) const;
    bool ignoresKeys() const;

    BattleSession& m_session;
    BattleWords m_words;
    std::array<PowerLook, 2> m_looks;
    PowerBadge* m_badge = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_prompt = nullptr;
    QLabel* m_notice = nullptr;
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_body = nullptr;  ///< the part that scrolls: refusal, page, adviser
    QWidget* m_page = nullptr;      ///< the form for the answer or the roll
    AnswerForm* m_form = nullptr;
    QLineEdit* m_dice = nullptr;
    QPushButton* m_doIt = nullptr;
    QString m_doItLabel;  ///< the label before it was elided to the width
    QPushButton* m_other = nullptr;
    QToolButton* m_alwaysSo = nullptr;
    QToolButton* m_notAgain = nullptr;
    QToolButton* m_orders = nullptr;
    Formations m_formations;
    Adviser m_adviser;
    QWidget* m_odds = nullptr;  ///< the adviser's progress
    QLabel* m_bestAnswers = nullptr;
    QLabel* m_oddsText = nullptr;
    QProgressBar* m_oddsBar = nullptr;
    QPushButton* m_oddsStop = nullptr;
    PendingRequest m_request;  ///< the request that m_form refers to
    Showing m_showing = Showing::Over;
    std::optional<Shown> m_shown;
    QString m_headline;
    QString m_headlineText;
    int m_headlineAt = -1;  ///< the moment
    int m_headlineOf = 0;   ///< the moments of the battle then
    PieceId m_aimingUnit;   ///< was dragged onto m_aimedAt
    PieceId m_aimedAt;
    PieceId m_pointed;
    bool m_covered = false;
    bool m_isEndShown = false;
    QElapsedTimer m_keysIgnoredSince;
    bool m_decideMyself = false;
    QTimer m_playing;  ///< delays the message about automatic play, so that short play shows none
};

}  // namespace ephor
