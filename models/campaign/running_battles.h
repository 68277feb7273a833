// Battles of a campaign that are being played step by step. Each is kept as a record beside the campaign's recovery
// data after every answer, so that it can be resumed after its window was closed or the program was killed.
#pragma once

#include "models/battle/battle_session.h"
#include "models/campaign/campaign_session.h"

#include <QPointer>
#include <map>

namespace ephor {

class RunningBattles final : public QObject {
    Q_OBJECT

public:
    struct Progress {
        int turn = 0;         ///< 0: the armies are deploying
        bool isOver = false;  ///< the battle has ended; its result was not entered
        bool fits = true;     ///< false: the campaign has changed, and the battle now has other armies or dice

        friend bool operator==(const Progress&, const Progress&) = default;
    };

    /// `recovery`: the folder for the records; empty: battles are lost with their window. The session must outlive it.
    RunningBattles(const CampaignSession& session, std::filesystem::path recovery, BattleSession::PlayerFactory players,
                   QObject* parent = nullptr);
    ~RunningBattles() override;

    /// Nothing where the battle was not begun.
    std::optional<Progress> progressOf(campaign::BattleId battle) const;
    /// The battle in an open window; null: none is open.
    BattleSession* open(campaign::BattleId battle) const;
    /// The battle where it was left, or a new one.
    Result<std::unique_ptr<BattleSession>> start(campaign::BattleId battle);
    /// The record of a battle that was begun.
    Result<Record> record(campaign::BattleId battle) const;
    /// Deletes what was played. An open window keeps its battle, which no longer belongs to the campaign.
    void discard(campaign::BattleId battle);

Q_SIGNALS:
    /// The progress of a battle may have changed.
    void changed();
    /// The result of an open battle that is over is to be entered.
    void resultWanted(ephor::campaign::BattleId battle);
    /// A record cannot be written.
    void failed(const ephor::Diagnostics& why);

private:
    std::filesystem::path fileOf(campaign::BattleId battle) const;
    bool fits(campaign::BattleId battle, const Record& record) const;
    void keep(campaign::BattleId battle);
    void dropOld();

    const CampaignSession& m_session;
    std::filesystem::path m_recovery;
    BattleSession::PlayerFactory m_players;
    std::map<campaign::BattleId, QPointer<BattleSession>> m_open;
    struct Seen {
        std::filesystem::file_time_type written;
        Progress progress;
    };
    mutable std::map<campaign::BattleId, Seen> m_seen;             ///< of records that are not open
    std::map<campaign::BattleId, std::optional<Progress>> m_told;  ///< of open battles
    int m_turn = 0;
};

}  // namespace ephor
