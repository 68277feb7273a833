// A campaign being played: an open file, its journal, and all of the umpire's actions. Every action is in the file
// before its call returns; there is no unsaved campaign.
#pragma once

#include "core/battle/find_system.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/umpire/actions.h"
#include "models/store/campaign_store.h"

#include <QFuture>
#include <QFutureWatcher>
#include <QObject>
#include <functional>
#include <memory>

namespace ephor {

class CampaignSession final : public QObject {
    Q_OBJECT

public:
    /// The next step: adjudicate the orders, fight the battles, or close the turn.
    enum class Next { Adjudicate, Battles, CloseTurn, Nothing };
    /// A power's order sheet that was validated and can be submitted.
    struct Submission {
        campaign::Orders orders;
        campaign::Receipt receipt;  ///< whether they are final; the caller sets when and from whom they came
        Diagnostics advice;         ///< the warnings
        std::string text;           ///< the sheet as it was sent
        std::string head;           ///< of the journal for which the orders are valid
    };

    /// A new campaign in a new file.
    static Result<std::unique_ptr<CampaignSession>> create(const QString& file, const campaign::ScenarioFiles& files,
                                                           const campaign::CampaignSeed& seed, const FindSystem& find);
    static Result<std::unique_ptr<CampaignSession>> open(const QString& file, const FindSystem& find);
    ~CampaignSession() override;

    // State of the campaign -------------------------------------------------------------------------------------------
    const QString& file() const { return m_file; }
    const campaign::Journal& journal() const { return m_journal; }
    const campaign::Scenario& scenario() const { return m_journal.campaign().scenario; }
    /// The current state, whatever moment is shown.
    const campaign::Campaign& campaign() const { return m_journal.campaign(); }
    const RuleSystem& system() const { return *m_system; }
    std::vector<campaign::BattleId> pendingBattles() const;
    Next next() const;
    /// Why no action is possible now; none if actions are possible.
    std::optional<Message> whyNot() const;

    // Replay ----------------------------------------------------------------------------------------------------------
    /// The number of the journal entry after which the campaign is shown; the last one is now.
    int moment() const { return m_moment; }
    int lastMoment() const { return static_cast<int>(m_journal.entries().size()); }
    bool isLive() const { return m_moment == lastMoment(); }
    /// Ignored while battles are being fought: their results are added to the current state.
    void setMoment(int entry);
    /// The state at the moment that is shown.
    const campaign::Campaign& campaignShown() const { return isLive() ? campaign() : *m_past; }
    /// Whose orders were in at that moment.
    campaign::OrderBoard boardShown() const;

    // Actions: each fails and changes nothing where whyNot() gives a reason or the file cannot be written -------------
    /// Locks the orders and moves the armies and fleets. Rolls in `typed` get the faces given there; fails where they
    /// do not fit.
    Result<void> adjudicateTurn(const campaign::TypedDice& typed = {});
    /// Ends the turn with sieges, ravaging and supply, and begins the next one. No battle may be pending.
    Result<void> closeTurn(const campaign::TypedDice& typed = {});
    /// Reads and validates the sheet of a power in a mail, and changes nothing. `source` is its name in messages.
    Result<Submission> readOrders(campaign::PowerId power, const std::string& text, const std::string& source) const;
    /// Submits the orders of a power for this turn. Those of its deputy never replace the player's own. Where the
    /// journal has moved on since they were read, they are validated again.
    Result<void> submitOrders(campaign::PowerId power, Submission submission);
    /// Sets the orders for every turn for which the power sends none. Envoys and deals are left out.
    Result<void> setStandingOrders(campaign::PowerId power, Submission submission);
    /// Submits the computer's orders for this turn, by the ruler's kind. Orders of the player or a deputy may still
    /// replace them.
    Result<void> submitStandIn(campaign::PowerId power);
    /// Adds a battle's result to the campaign, whether it was entered or computed.
    Result<void> confirm(const campaign::Aftermath& draft);
    /// Runs a custom action that uses core/campaign/umpire/actions.h or Journal::record. All entries that it adds are
    /// written at once.
    Result<void> perform(const std::function<void(campaign::Journal&)>& action);

    bool canUndo() const { return m_journal.undoable() > 0 && !whyNot(); }
    bool canRedo() const { return m_journal.redoable() > 0 && !whyNot(); }
    Result<void> undo();
    Result<void> redo();

    // Battles ---------------------------------------------------------------------------------------------------------
    /// The battle set up for the table, or why no rule system can play it.
    Result<campaign::Battlefield> battlefield(campaign::BattleId battle) const;
    /// Fights a battle in the background with the campaign's own dice; pass the result to confirm(). `record` receives
    /// the battle's record, if given.
    QFuture<campaign::Aftermath> fight(campaign::BattleId battle, std::shared_ptr<Record> record = {}) const;
    /// Fights these battles in the background and adds all results. Afterwards emits busyChanged(), and fightFailed()
    /// where they could not be written.
    void autoResolve(std::vector<campaign::BattleId> battles);
    bool isBusy() const { return m_busy; }

    // Post ------------------------------------------------------------------------------------------------------------
    /// Addresses, mails and letters: in the file, but no part of the journal.
    const store::Post& post() const { return m_post; }
    /// Replaces the post, in one transaction. After a failure it is what the file holds.
    Result<void> setPost(const store::Post& post);

    // The file --------------------------------------------------------------------------------------------------------
    /// What happens to an existing file. It is replaced only once the new one is complete. This campaign's own file and
    /// a file that is open are never replaced.
    enum class Existing { Keep, Replace };
    /// Writes a compact copy of the current campaign in the background.
    QFuture<Result<void>> sendCopy(const QString& file, Existing existing = Existing::Keep) const;
    /// The same without the post: the new file has never held an address or a mail.
    QFuture<Result<void>> sendCopyWithoutPost(const QString& file, Existing existing = Existing::Keep) const;
    /// Writes a what-if: a separate campaign that continues from an entry of this journal.
    Result<void> branch(const QString& file, int entry, Existing existing = Existing::Keep) const;
    /// The journal of another campaign with the same beginning, such as a what-if of this one; or why the two cannot be
    /// compared.
    Result<campaign::Journal> journalBeside(const QString& file) const;
    /// Verifies the file and replays the journal in the background. Empty where all agrees; otherwise the differences.
    QFuture<Diagnostics> verify() const;

Q_SIGNALS:
    /// The campaign has changed; the state that is shown may have changed too.
    void changed();
    void postChanged();
    /// Another moment is shown.
    void momentChanged(int entry);
    void busyChanged(bool busy);
    void fightFailed(const ephor::Diagnostics& why);

private:
    CampaignSession(QString file, store::CampaignStore store, campaign::Journal journal, store::Post post,
                    const RuleSystem& system);
    Result<void> revalidate(campaign::PowerId power, Submission& submission) const;
    bool isInFile() const;
    void takeBackTo(std::size_t entries);
    void setBusy(bool busy);
    void takeOverFights();

    QString m_file;
    store::CampaignStore m_store;
    campaign::Journal m_journal;
    store::Post m_post;
    const RuleSystem* m_system;
    int m_moment = 0;
    std::unique_ptr<campaign::Campaign> m_past;  ///< set while an earlier moment is shown
    bool m_busy = false;
    QFutureWatcher<campaign::Aftermath>
        m_fights;  ///< signals the end of the battles, never before autoResolve() has returned
};

}  // namespace ephor
