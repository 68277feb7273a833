#include "app/ephorctl/campaign/campaign_file.h"

#include "app/ephorctl/console.h"
#include "app/ephorctl/known_rules.h"
#include "core/base/counted.h"
#include "core/campaign/battle/battle_rules.h"
#include "core/campaign/turn/turn.h"
#include "models/text/order_words.h"

#include <QString>
#include <charconv>

namespace ephor::ctl {

Outcome<CampaignFile> openCampaign(const std::string& file) {
    const QString name = QString::fromStdString(file);
    Result<campaign::Journal> journal = store::CampaignStore::journalOf(name);
    if (!journal)
        return trouble(ExitStatus::Unreadable, std::move(journal.error()));
    return CampaignFile{name, std::move(*journal)};
}

Outcome<PowersFile> openFor(const std::string& file, const std::string& power) {
    Outcome<CampaignFile> open = openCampaign(file);
    if (!open)
        return std::unexpected(open.error());
    const Outcome<campaign::PowerId> id = powerOf(open->campaign(), power);
    if (!id)
        return std::unexpected(id.error());
    return PowersFile{*std::move(open), *id};
}

std::string entriesOf(const CampaignFile& open) {
    return counted(std::ssize(open.journal.entries()), "entry", "entries");
}

Outcome<void> save(CampaignFile& open) {
    const Result<void> written = store::CampaignStore::open(open.file).and_then(
        [&open](store::CampaignStore store) { return store.write(open.journal); });
    if (!written)
        return trouble(ExitStatus::Unwritable, written.error());
    return {};
}

Outcome<const RuleSystem*> systemOf(const campaign::Journal& journal) {
    const Result<const RuleSystem*> rules = campaign::battleRulesOf(journal, findKnown());
    return rules ? Outcome<const RuleSystem*>(*rules) : trouble(ExitStatus::Unreadable, rules.error());
}

Outcome<campaign::PowerId> powerOf(const campaign::Campaign& campaign, const std::string& id) {
    if (const campaign::PowerId power = campaign.scenario.powerWithId(id))
        return power;
    std::vector<std::string> known;
    for (const campaign::PowerInfo& power : campaign.scenario.powers)
        known.push_back(power.id);
    return wrongUsage({"There is no power \"{0}\"; there are {1}.", {id, anyOf(known)}});
}

Outcome<campaign::Audience> readerOf(const campaign::Campaign& campaign, const std::string& power, bool isForAll) {
    if (power.empty())
        return isForAll ? campaign::thePublic : campaign::theUmpire;
    const Outcome<campaign::PowerId> reader = powerOf(campaign, power);
    if (!reader)
        return std::unexpected(reader.error());
    return campaign::Audience{false, *reader};
}

Outcome<campaign::BattleId> battleOf(const campaign::Campaign& campaign, const std::string& number) {
    int value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (error == std::errc{} && end == number.data() + number.size())
        for (const campaign::BattleId id : campaign::pendingBattles(campaign.state))
            if (static_cast<int>(id.index()) + 1 == value)
                return id;
    return wrongUsage(
        {"There is no pending battle {0}; \"ephorctl campaign battles\" shows those that are.", {number}});
}

Outcome<campaign::ClubTime> timeOf(const std::string& text) {
    if (text.empty())
        return clubTimeOf(QDateTime::currentDateTime());
    Result<campaign::ClubTime> time = campaign::clubTimeFrom(text);
    if (time)
        return *time;
    const QDateTime local = QDateTime::fromString(QString::fromStdString(text), Qt::ISODate);
    const bool isLocal = local.isValid() && local.timeSpec() == Qt::LocalTime && text.contains('T');
    // A time that is written to the journal must be readable from it.
    if (isLocal)
        if (const Result<campaign::ClubTime> read = campaign::clubTimeFrom(isoText(clubTimeOf(local))))
            return *read;
    return trouble(ExitStatus::Usage, std::move(time.error()));
}

void addTime(CLI::App& command, std::string& time) {
    command.add_option("--at", time, "The time, such as 2026-12-01T20:00+01:00; default: now")
        ->check(isTime)
        ->option_text("TIME");
}

static Message missing(const campaign::Scenario& scenario, const campaign::OrderBoard& board,
                       const campaign::BoardRow& row) {
    const std::string who = playersText({row.power}, board, scenario).toStdString();
    switch (row.counts) {
    case campaign::OrdersFrom::Player:
        return {"{0}: no final orders; the provisional ones apply.", {who}};
    case campaign::OrdersFrom::Standing:
        return {"{0}: no final orders; the standing orders apply.", {who}};
    case campaign::OrdersFrom::Deputy:
        return {"{0}: no final orders; the deputy's apply.", {who}};
    case campaign::OrdersFrom::Disorder:
        return {"{0}: no final orders; all armies and fleets hold.", {who}};
    default:
        return {"{0}: no final orders; the computer gives the orders.", {who}};
    }
}

void sayWhoIsMissing(const CampaignFile& open, const campaign::ClubTime& now) {
    const campaign::OrderBoard board = campaign::boardOf(open.journal);
    Diagnostics warnings;
    const auto warn = [&](Message message) {
        warnings.push_back({Severity::Warning, "orders-awaited", {}, std::move(message), {}, {}});
    };
    for (const campaign::PowerId power : campaign::awaited(board))
        warn(missing(open.campaign().scenario, board, board.rows[power.index()]));
    if (campaign::wouldCutShort(board, now))
        warn({"The deadline is still to come: {0}.", {spokenText(board.deadline->at)}});
    say(warnings);
}

}  // namespace ephor::ctl
