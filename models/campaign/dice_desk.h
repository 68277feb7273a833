// The dice rolls of a campaign step before it is run: the faces that the umpire typed in, and the rolls that result.
#pragma once

#include "models/campaign/campaign_session.h"

namespace ephor {

/// A step whose dice may be typed in.
struct DiceStep {
    std::function<campaign::Preview(const campaign::TypedDice& typed)> preview;
    /// Runs the step with these faces, or returns why it cannot.
    std::function<Result<void>(const campaign::TypedDice& typed)> act;
    /// Whether the step is still to be run after the campaign has changed.
    std::function<bool()> isOpen;
    campaign::TypedDice typed = {};  ///< the faces typed in so far
    int again = 0;                   ///< the entry that is undone for it; 0: none
};

/// The adjudication or the closing of the turn, whichever is next; none where neither is. The session must outlive it.
std::optional<DiceStep> nextDice(CampaignSession& session);
/// An adjudication or closing in the journal that is undone and run again. Only where whyNotAgain() returns nothing.
DiceStep diceAgain(CampaignSession& session, int entry);
std::optional<Message> whyNotAgain(const CampaignSession& session, int entry);

class DiceDesk final : public QObject {
    Q_OBJECT

public:
    struct Row {
        campaign::CampaignRoll roll;
        bool isMade = true;  ///< false: typed in, but no longer rolled
    };

    explicit DiceDesk(DiceStep step, QObject* parent = nullptr);

    /// In the order of rolling; then faces that were typed in and are not used.
    const std::vector<Row>& rows() const { return m_rows; }
    const campaign::TypedDice& typed() const { return m_step.typed; }
    /// The entry that the step undoes; 0: none.
    int again() const { return m_step.again; }
    /// Diagnostics for the typed-in faces; with an error among them the step cannot be run.
    const Diagnostics& remarks() const { return m_remarks; }

    /// Enters the faces of a row, as "4 2"; with an empty text the program rolls. Fails where the roll cannot show
    /// these faces.
    Result<void> typeIn(const Row& row, std::string_view text);
    /// Leaves all rolls to the program.
    void clear();
    /// Computes the rolls again after the campaign has changed; typed-in faces stay.
    void refresh();
    bool isOpen() const { return m_step.isOpen(); }
    Result<void> act() { return m_step.act(m_step.typed); }

Q_SIGNALS:
    void changed();

private:
    DiceStep m_step;
    std::vector<Row> m_rows;
    Diagnostics m_remarks;
};

}  // namespace ephor
