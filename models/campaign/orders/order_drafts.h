// Drafts of order sheets, kept beside the campaign so that they survive closing the program.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/common/copy_place.h"

#include <map>

namespace ephor {

class OrderDrafts {
public:
    /// `recovery` is the folder for the drafts; empty: they are lost with the window. The session must outlive it.
    OrderDrafts(const CampaignSession& session, std::filesystem::path recovery);

    /// The turn that the drafts belong to.
    int turn() const { return m_turn; }
    bool has(campaign::PowerId power) const { return of(power).has_value(); }
    /// None: there is no draft. A draft that a journal entry replaced is a draft again while that entry is undone.
    std::optional<QString> of(campaign::PowerId power) const;
    void keep(campaign::PowerId power, const QString& sheet);
    /// Drops the draft because its changes were undone.
    void forget(campaign::PowerId power);
    /// Records that the last entry of the journal replaced this draft.
    void replaceByLastEntry(campaign::PowerId power, const QString& sheet);
    /// Brings the files up to date with the drafts of the current turn. Call it when the journal has changed: Undo and
    /// Redo change which drafts there are.
    void save();
    /// Moves on to the campaign's turn. Drafts of other turns stay in memory: Undo leads back to them.
    void moveToTurn();

private:
    struct Key {
        int turn = 0;
        campaign::PowerId power;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    struct Replaced {
        int entry = 0;  ///< of the journal
        Key key;
        QString sheet;
    };

    Key keyOf(campaign::PowerId power) const { return {m_turn, power}; }
    std::string nameOf(campaign::PowerId power) const;
    void read();

    const CampaignSession& m_session;
    CopyPlace m_place;
    int m_turn = 0;
    std::map<Key, QString> m_sheets;
    std::vector<Replaced> m_replaced;              ///< by entry
    std::map<campaign::PowerId, QString> m_saved;  ///< what the files hold
};

}  // namespace ephor
