// An umpire's evening at a campaign: its window, and the battle that went to its own window.
#pragma once

#include "models/battle/battle_session.h"
#include "tests/support/campaign_file.h"
#include "tests/ui/campaign/shown_campaign.h"
#include "tests/ui/widgets.h"
#include "ui/campaign/battles/battles_controller.h"
#include "ui/campaign/battles/result_form.h"
#include "ui/campaign/orders/orders_desk.h"

#include <QLabel>
#include <QTest>

namespace ephor::test {

struct Evening {
    std::unique_ptr<CampaignWindow> window;
    std::unique_ptr<BattleSession> battle;

    CampaignSession& session() const { return window->session(); }
    OrdersDesk& desk() const { return *window->findChild<OrdersDesk*>(); }
    template <typename W> W* part(const char* name) const { return test::part<W>(*window, name); }
    void press(const char* name) const { test::press(*window, name); }
    ResultForm& form() const { return *window->battles().form(); }
    QString said() const { return form().findChild<QLabel*>(QStringLiteral("resultSaid"))->text(); }
};

/// The campaign on the screen.
inline std::unique_ptr<Evening> eveningOf(std::unique_ptr<CampaignSession> session,
                                          std::filesystem::path recovery = {}) {
    auto made = std::make_unique<Evening>();
    Evening* self = made.get();
    made->window = shownCampaign(
        std::move(session),
        {.showBattle = [self](std::unique_ptr<BattleSession> battle) { self->battle = std::move(battle); },
         .recovery = std::move(recovery)});
    return made;
}

}  // namespace ephor::test
