// Order sheets that are drafts: kept beside the campaign, so that they are there again when it is opened the next time.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/common/copy_place.h"

#include <map>

namespace ephor {

class OrderDrafts {
public:
    /// `recovery` is the folder of all copies; empty: they are kept as long as the window is open. The session must
    /// outlive it.
    OrderDrafts(const CampaignSession& session, std::filesystem::path recovery);

    /// The turn that the drafts belong to.
    int turn() const { return m_turn; }
    bool has(campaign::PowerId power) const { return of(power).has_value(); }
    /// None: nothing is drafted. A draft that a journal entry replaced is a draft again while that entry is undone.
    std::optional<QString> of(campaign::PowerId power) const;
    void keep(campaign::PowerId power, const QString& sheet);
    /// The sheet is as it was before anybody changed it.
    void forget(campaign::PowerId power);
    /// The last entry of the journal took the place of this draft.
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
