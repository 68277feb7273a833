// A campaign being played: an open file, its journal, and everything that the umpire does with it. What was done is in
// the file before the call returns; there is no unsaved campaign.
#pragma once

#include "core/campaign/orders/order_status.h"
#include "core/campaign/orders/sealed_sheet.h"
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
    using FindSystem = std::function<const RuleSystem*(std::string_view)>;
    /// What a campaign waits for: the orders that are to be adjudicated, battles, or that the move is closed.
    enum class Next { Adjudicate, Battles, CloseMove, Nothing };
    /// A power's orders as they were understood. `advice` names what is no fault.
    struct Understood : campaign::SealedSheet {
        Diagnostics advice;
        campaign::Receipt receipt;  ///< whether they are final; when they came in, the caller says
    };

    /// A new campaign in a new file.
    static Result<std::unique_ptr<CampaignSession>> create(const QString& file, const campaign::ScenarioFiles& files,
                                                           const campaign::CampaignSeed& seed, const FindSystem& find);
    static Result<std::unique_ptr<CampaignSession>> open(const QString& file, const FindSystem& find);
    ~CampaignSession() override;

    // Where the campaign stands ---------------------------------------------------------------------------------------
    const QString& file() const { return m_file; }
    const campaign::Journal& journal() const { return m_journal; }
    const campaign::Scenario& scenario() const { return m_journal.campaign().scenario; }
    /// As it stands now, whatever is looked at.
    const campaign::Campaign& campaign() const { return m_journal.campaign(); }
    const RuleSystem& system() const { return *m_system; }
    std::vector<campaign::BattleId> pendingBattles() const;
    Next next() const;
    /// Why nothing may be done now: an earlier moment is looked at, or battles are being fought. Nothing where it may.
    std::optional<Message> whyNot() const;

    // Going through it ------------------------------------------------------------------------------------------------
    /// The entry of the journal after which the campaign is looked at; the last one is now.
    int moment() const { return m_moment; }
    int lastMoment() const { return static_cast<int>(m_journal.entries().size()); }
    bool isLive() const { return m_moment == lastMoment(); }
    /// Not while battles are being fought: their results are taken over now.
    void setMoment(int entry);
    /// As it stood at the moment that is looked at.
    const campaign::Campaign& campaignShown() const { return isLive() ? campaign() : *m_past; }

    // Acting: every one of these is refused, and changes nothing, where whyNot() says so or the file cannot be written
    /// Locks the orders and moves everybody; throws that were typed in fall as they were, and are refused where they
    /// cannot.
    Result<void> adjudicate(const campaign::TypedDice& typed = {});
    /// Sieges, ravaging, supply; the next move. No battle may be pending.
    Result<void> closeMove(const campaign::TypedDice& typed = {});
    /// Reads and judges a sheet, TOML or pasted from a mail, and changes nothing. `source` is what messages call it.
    Result<Understood> readOrders(campaign::PowerId power, std::string_view text, const std::string& source) const;
    /// Seals the orders of a power for this move; `text` is what was sent.
    Result<void> giveOrders(campaign::PowerId power, Understood understood, const std::string& text);
    /// Those of its deputy, which never replace the player's own.
    Result<void> giveDeputysOrders(campaign::PowerId power, Understood understood, const std::string& text);
    /// For every move to which it sends none. They speak to nobody else.
    Result<void> giveStandingOrders(campaign::PowerId power, Understood understood, const std::string& text);
    /// The program plays this move of the power, by its ruler's kind; the player's own orders and a deputy's may still
    /// replace that.
    Result<void> standIn(campaign::PowerId power);
    /// The words to other powers that go with the orders that a power has sealed.
    std::vector<campaign::Envoy> envoysSent(campaign::PowerId power) const;
    std::vector<campaign::Deal> dealsSent(campaign::PowerId power) const;
    /// Takes a battle's result over, however it was found.
    Result<void> confirm(const campaign::Aftermath& draft);
    /// An action of the caller's own, through the functions of core/campaign/umpire/actions.h or Journal::record. All
    /// that it adds is written at once.
    Result<void> perform(const std::function<void(campaign::Journal&)>& kind);

    bool canUndo() const { return m_journal.undoable() > 0 && !whyNot(); }
    bool canRedo() const { return m_journal.redoable() > 0 && !whyNot(); }
    Result<void> undo();
    Result<void> redo();

    // Battles ---------------------------------------------------------------------------------------------------------
    /// The battle made ready for the table, or why only paper takes it.
    Result<campaign::Battlefield> battlefield(campaign::BattleId battle) const;
    /// Fights a battle in the background with the campaign's own dice; its result waits for confirm(). `record` takes
    /// the record of it, if given.
    QFuture<campaign::Aftermath> fight(campaign::BattleId battle, std::shared_ptr<Record> record = {}) const;
    /// Fights these in the background and takes all of them over as they come out. busyChanged() tells when it is done,
    /// fightFailed() if it could not be written.
    void autoResolve(std::vector<campaign::BattleId> battles);
    bool isBusy() const { return m_busy; }

    // The file --------------------------------------------------------------------------------------------------------
    /// What becomes of a file that stands there already. It is replaced once the new one is whole; this campaign
    /// itself, and one that is open, never are.
    enum class Existing { Keep, Replace };
    /// A compact copy of the campaign as it is now, to be sent or kept; made in the background.
    QFuture<Result<void>> sendCopy(const QString& file, Existing existing = Existing::Keep) const;
    /// What if: a campaign of its own that goes on from an entry of this one's journal.
    Result<void> branch(const QString& file, int entry, Existing existing = Existing::Keep) const;
    /// The journal of another campaign of the same war, such as a what-if of this one; or why it cannot stand beside
    /// this one.
    Result<campaign::Journal> journalBeside(const QString& file) const;
    /// Plays the journal again in the background: nothing, or what does not agree.
    QFuture<Diagnostics> verify() const;

Q_SIGNALS:
    /// The campaign is another than before; so may be what is looked at.
    void changed();
    /// Another moment is looked at.
    void momentChanged(int entry);
    void busyChanged(bool busy);
    void fightFailed(const ephor::Diagnostics& why);

private:
    CampaignSession(QString file, store::CampaignStore store, campaign::Journal journal, const RuleSystem& system);
    Result<void> seal(campaign::PowerId power, Understood understood, const std::string& text,
                      campaign::OrdersFrom from);
    bool isInFile() const;
    void takeBackTo(std::size_t entries);
    void setBusy(bool busy);
    void takeOverFights();

    QString m_file;
    store::CampaignStore m_store;
    campaign::Journal m_journal;
    const RuleSystem* m_system;
    int m_moment = 0;
    std::unique_ptr<campaign::Campaign> m_past;  ///< where an earlier moment is looked at
    bool m_busy = false;
    QFutureWatcher<campaign::Aftermath>
        m_fights;  ///< it tells when they are over, never before autoResolve() has returned
};

}  // namespace ephor
