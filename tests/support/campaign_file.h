// A campaign in a file of its own, for tests.
#pragma once

#include "core/campaign/model/changes/state_diff.h"
#include "core/rules/builtin.h"
#include "models/campaign/campaign_session.h"
#include "tests/support/small_campaign.h"

#include <QTemporaryDir>

namespace ephor::test {

class CampaignFolder {
public:
    /// A new campaign of a scenario of the program; "small" and "six_cities": those of the tests.
    std::unique_ptr<CampaignSession> found(const char* scenario, std::uint64_t seed = 431) {
        const std::string_view name = scenario;
        const campaign::ScenarioFiles files = name == "small"        ? campaign::smallFiles()
                                              : name == "six_cities" ? campaign::sixCities()
                                                                     : campaign::builtinScenario(scenario).value();
        return found(files, seed);
    }
    std::unique_ptr<CampaignSession> found(const campaign::ScenarioFiles& files, std::uint64_t seed = 431) {
        auto made = CampaignSession::create(newFile(), files, seed, findSystem);
        return made ? std::move(*made) : nullptr;
    }
    static std::unique_ptr<CampaignSession> open(const QString& file) {
        auto opened = CampaignSession::open(file, findSystem);
        return opened ? std::move(*opened) : nullptr;
    }
    QString newFile() { return m_folder.filePath(QStringLiteral("%1.ephor").arg(++m_number)); }

private:
    QTemporaryDir m_folder;
    int m_number = 0;
};

/// Brings a campaign to a state by an entry that no rule leads to.
inline void become(campaign::Journal& journal, const campaign::State& after, const std::string& reason) {
    journal.record({campaign::EntryKind::Ruling,
                    "umpire",
                    "{\"reason\":\"" + reason + "\"}",
                    {},
                    campaign::difference(journal.campaign().state, after)});
}

/// So many moves, every battle fought by the program; fewer where the campaign ends before that.
inline void playMoves(CampaignSession& session, int moves) {
    for (int move = 0; move < moves; ++move) {
        if (session.next() == CampaignSession::Next::Adjudicate && !session.adjudicateTurn())
            return;
        if (!session.perform([&](campaign::Journal& journal) { campaign::resolveAll(journal, session.system(), 1); }) ||
            !session.closeTurn())
            return;
    }
}

/// Moves on until a battle is pending; false where the campaign ends before that.
inline bool playToBattle(CampaignSession& session) {
    while (session.pendingBattles().empty()) {
        const auto next = session.next();
        if (next == CampaignSession::Next::Nothing)
            return false;
        if (!(next == CampaignSession::Next::Adjudicate ? session.adjudicateTurn() : session.closeTurn()))
            return false;
    }
    return true;
}

}  // namespace ephor::test
