#include "ui/campaign/window/players_window.h"

#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_legend.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/tables/story_panel.h"
#include "ui/campaign/window/branch_band.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/window_places.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <utility>

namespace ephor {

using namespace campaign;

PlayersWindow::PlayersWindow(CampaignSession& session, const PowerLooks& looks, QSettings* settings, QWidget* parent)
    : QWidget(parent, Qt::Window), m_session(session), m_looks(looks) {
    setObjectName(QStringLiteral("playersWindow"));
    setWindowTitle(tr("For the players: %1").arg(QString::fromStdString(session.scenario().name)));
    setHelpTopic(this, QStringLiteral("campaign-window#show-the-players-a-map"));
    m_date = named(new QLabel(this), QStringLiteral("playersDate"), tr("Date"));
    m_date->setFont(sized(font(), 18, true));
    m_views = named(new QComboBox(this), QStringLiteral("playersView"), tr("What is shown"));
    m_views->addItem(icon("eye"), tr("What everybody knows"), -1);
    const auto& powers = session.scenario().powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
        m_views->addItem(looks.of(PowerId(static_cast<int>(i))).icon(scaled(this, 16), palette(), font()),
                         tr("What %1 knows").arg(QString::fromStdString(powers[i].name)), static_cast<int>(i));
    auto* head = new QHBoxLayout;
    head->setContentsMargins(scaled(this, 12), scaled(this, 8), scaled(this, 12), scaled(this, 8));
    head->addWidget(m_date, 1);
    head->addWidget(m_views);
    m_middle = new QVBoxLayout;
    m_middle->setContentsMargins(0, 0, 0, 0);
    auto* story = new StoryPanel(session, this);
    story->setMaximumHeight(qRound(230 * std::min(textScale(font()), 1.2)));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (isBranch(session.file()))
        column->addWidget(makeBranchBand(session.file(), this));
    column->addLayout(head);
    column->addLayout(m_middle, 1);
    column->addWidget(new MapLegend(session.scenario(), looks, this));
    column->addWidget(story);
    connect(m_views, &QComboBox::currentIndexChanged, this, [this] {
        const int power = m_views->currentData().toInt();
        showView(power < 0 ? PowerId{} : PowerId(power));
    });
    connect(&session, &CampaignSession::changed, this, &PlayersWindow::refresh);
    connect(&session, &CampaignSession::momentChanged, this, &PlayersWindow::refresh);
    showView({});
    refresh();
    resize(scaled(this, 1280), scaled(this, 800));
    (new WindowPlaces(*this, settings))->restore();
}

PlayersWindow::~PlayersWindow() {
    m_session.disconnect(this);
    delete std::exchange(m_map, nullptr);  // it uses the sight
}

void PlayersWindow::showView(PowerId power) {
    delete std::exchange(m_map, nullptr);
    m_sight = std::make_unique<CampaignSight>(m_session);
    power ? m_sight->setSeenBy(power) : m_sight->setPublic();
    m_map = new MapView(*m_sight, m_looks, this);
    m_map->setReadOnly();
    m_middle->addWidget(m_map, 1);
    m_map->setFocus();
}

void PlayersWindow::refresh() {
    const Course& course = m_session.campaignShown().state.course;
    m_date->setText(tr("%1, %2").arg(seasonText(course), turnText(m_session.scenario(), course)));
}

void PlayersWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F11)
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    else if (event->key() == Qt::Key_Escape && isFullScreen())
        setWindowState(windowState() & ~Qt::WindowFullScreen);
    else
        QWidget::keyPressEvent(event);
}

}  // namespace ephor
