// A campaign's window on the screen.
#pragma once

#include "ui/campaign/window/campaign_window.h"

#include <QTest>

namespace ephor::test {

inline std::unique_ptr<CampaignWindow> shownCampaign(std::unique_ptr<CampaignSession> session,
                                                     CampaignWindowNeeds needs = {}, QSize size = {1280, 800}) {
    auto window = std::make_unique<CampaignWindow>(std::move(session), std::move(needs));
    window->resize(size);
    window->show();
    if (!QTest::qWaitForWindowActive(window.get()))
        qWarning("the window did not become active");
    return window;
}

}  // namespace ephor::test
