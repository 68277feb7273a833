#include "ui/campaign/battles/battle_packet.h"

#include "core/campaign/battle/table_result.h"
#include "core/io/records/setup_io.h"
#include "models/campaign/campaign_session.h"
#include "models/paper/list_paper.h"

namespace ephor {

Result<std::vector<MailAttachment>> battlePacket(const CampaignSession& session, campaign::BattleId battle) {
    const Result<campaign::Battlefield> field = session.battlefield(battle);
    if (!field)
        return std::unexpected(field.error());
    const auto name = [battle](const char* part) {
        return QStringLiteral("battle_%1%2").arg(battle.index() + 1).arg(QLatin1String(part));
    };
    const auto list = [&](Side side) {
        return listPdf(field->setup.lists[index(side)], session.system(),
                       {.hasRoster = true, .hasRules = true, .hasBattleSheet = true});
    };
    const std::string form = campaign::tableForm(session.campaign(), battle, *field);
    return std::vector<MailAttachment>{
        {name(".toml"), "application/toml", QByteArray::fromStdString(toToml(field->setup))},
        {name("_result.toml"), "application/toml", QByteArray::fromStdString(form)},
        {name("_attackers.pdf"), "application/pdf", list(Side::A)},
        {name("_defenders.pdf"), "application/pdf", list(Side::B)}};
}

}  // namespace ephor
