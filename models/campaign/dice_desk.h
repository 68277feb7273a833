// The throws of a step of a campaign before it is done: what the umpire has typed in of them, and what they come to
// with that.
#pragma once

#include "models/campaign/campaign_session.h"

namespace ephor {

/// A step whose dice may be typed in.
struct DiceStep {
    std::function<campaign::Preview(const campaign::TypedDice& typed)> foresee;
    /// Does it with these, or says why it cannot.
    std::function<Result<void>(const campaign::TypedDice& typed)> act;
    /// Whether it is still to be done, after the campaign has become another.
    std::function<bool()> isOpen;
    campaign::TypedDice typed = {};  ///< already
    int again = 0;                   ///< the entry that is taken back for it; 0: none
};

/// The adjudication or the closing of the move, whichever is next; nothing where neither is. The session must outlive
/// it.
std::optional<DiceStep> nextDice(CampaignSession& session);
/// An adjudication or a closing of the journal that is taken back and done again: only where whyNotAgain() says
/// nothing.
DiceStep diceAgain(CampaignSession& session, int entry);
std::optional<Message> whyNotAgain(const CampaignSession& session, int entry);

class DiceDesk final : public QObject {
    Q_OBJECT

public:
    struct Row {
        campaign::CampaignRoll thrown;
        bool isMade = true;  ///< false: typed in, but not thrown any more
    };

    explicit DiceDesk(DiceStep step, QObject* parent = nullptr);

    /// In the order in which they fall; then what was typed in and is not thrown.
    const std::vector<Row>& rows() const { return m_rows; }
    const campaign::TypedDice& typed() const { return m_step.typed; }
    /// The entry that the step takes back; 0: none.
    int again() const { return m_step.again; }
    /// On what was typed in; with an error among them the step cannot be done.
    const Diagnostics& remarks() const { return m_remarks; }

    /// Types the faces of a row in, as "4 2"; an empty text leaves them to the program. Refused where no such throw
    /// shows them.
    Result<void> typeIn(const Row& row, std::string_view text);
    /// All to the program.
    void clear();
    /// Looks at the campaign again; what was typed in stays.
    void look();
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
