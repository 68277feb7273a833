#include "ui/start/start_window.h"

#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/powers.h"
#include "ui/common/rows/two_line_delegate.h"
#include "ui/common/sizes.h"
#include "ui/common/tinted_label.h"
#include "ui/common/window/upright_scroll.h"
#include "ui/common/window/window_places.h"
#include "ui/start/link_button.h"

#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>
#include <utility>

namespace ephor {

namespace {

constexpr int numberRole = Qt::UserRole;

/// Drops the second click of a double click on items that open at the first.
class OneClick final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::MouseButtonPress)
            m_isSecond = false;  // the release of the earlier click went elsewhere
        if (event->type() == QEvent::MouseButtonDblClick)
            m_isSecond = true;
        else if (event->type() != QEvent::MouseButtonRelease || !std::exchange(m_isSecond, false))
            return QObject::eventFilter(watched, event);
        return true;
    }

private:
    bool m_isSecond = false;
};

}  // namespace

StartWindow::StartWindow(std::vector<Sample> armies, std::vector<Sample> battles, QSettings* settings, QWidget* parent)
    : QMainWindow(parent), m_armies(std::move(armies)), m_battles(std::move(battles)) {
    setObjectName(QStringLiteral("startWindow"));
    setWindowTitle(tr("Ephor"));
    m_actions = new WindowActions(*this, ActionSection::Start, settings);
    auto* middle = new QWidget(this);
    auto* all = new QVBoxLayout(middle);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_messages = new MessageBar(middle);
    all->addWidget(m_messages);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    auto* actions = new UprightScroll(makeActions(), middle);
    actions->setAutoFillBackground(true);
    actions->setBackgroundRole(QPalette::Base);
    // In large text the lists need more room.
    actions->setMaximumWidth(scaled(this, textScale(font()) > 1.5 ? 250 : 400));
    row->addWidget(actions);
    auto* right = new QWidget(middle);
    right->setAutoFillBackground(true);
    right->setBackgroundRole(QPalette::Window);
    auto* column = new QVBoxLayout(right);
    auto* lists = new QHBoxLayout;
    const int pad = scaled(this, 24);
    column->setContentsMargins(pad, pad, pad, pad);
    column->setSpacing(scaled(this, 12));
    column->addWidget(makeGoOn(right), 0, Qt::AlignLeft);
    column->addLayout(lists, 1);
    lists->setSpacing(pad);
    auto* first = new QVBoxLayout;
    auto* second = new QVBoxLayout;
    QListWidget* historical = makeList("battles", tr("Historical battles"), first);
    QListWidget* samples = makeList("armies", tr("Sample armies"), second);
    second->addSpacing(scaled(this, 12));
    m_recent = makeList("recent", tr("Recent files"), second);
    second->setStretch(1, 3);
    second->setStretch(4, 2);
    lists->addLayout(first, 1);
    lists->addLayout(second, 1);
    row->addWidget(right, 1);
    all->addLayout(row, 1);
    setCentralWidget(middle);
    fillArmies(*samples);
    fillBattles(*historical);
    setRecent({});
    connect(samples, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { Q_EMIT armyWanted(m_armies[item->data(numberRole).toUInt()]); });
    connect(historical, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        Q_EMIT historicalWanted(m_battles[item->data(numberRole).toUInt()]);
    });
    connect(m_recent, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        if (const QString file = item->data(numberRole).toString(); !file.isEmpty())
            Q_EMIT fileWanted(file);
    });
    m_actions->add(nullptr, "quit", [this] { close(); });
    resize(scaled(this, 1180), scaled(this, 780));
    (new WindowPlaces(*this, settings))->restore();
}

QWidget* StartWindow::makeActions() {
    auto* part = new QWidget(this);
    part->setMinimumWidth(scaled(this, textScale(font()) > 1.5 ? 230 : 280));
    auto* column = new QVBoxLayout(part);
    const int pad = scaled(this, 20);
    const int above = scaled(this, 3);
    column->setContentsMargins(pad, above, pad, above);
    column->setSpacing(0);
    column->addLayout(makeTitle(part));
    column->addSpacing(scaled(this, 2));
    const auto add = [&](const char* name, void (StartWindow::*wanted)()) {
        column->addWidget(makeLink(m_actions->add(nullptr, name, [this, wanted] { Q_EMIT(this->*wanted)(); }), part));
    };
    add("sample", &StartWindow::sampleCampaignWanted);
    add("campaign", &StartWindow::campaignWanted);
    add("scenario", &StartWindow::scenarioWanted);
    add("battle", &StartWindow::battleWanted);
    add("list", &StartWindow::listWanted);
    add("library", &StartWindow::libraryWanted);
    add("pack", &StartWindow::packWanted);
    add("odds", &StartWindow::oddsWanted);
    add("matrix", &StartWindow::matrixWanted);
    add("open", &StartWindow::openWanted);
    add("restore", &StartWindow::restoreWanted);
    add("record", &StartWindow::recordWanted);
    addAppearanceActions(*m_actions, nullptr);
    addHelpActions(*m_actions, nullptr,
                   {[this] { Q_EMIT manualWanted(QStringLiteral("index")); },
                    [this](const QString& topic) { Q_EMIT manualWanted(topic); }});
    column->addWidget(makeLink(m_actions->find("manual"), part));
    column->addStretch();
    return part;
}

QHBoxLayout* StartWindow::makeTitle(QWidget* parent) {
    auto* head = new QHBoxLayout;
    auto* sign = new QLabel(parent);
    const int size = scaled(this, 44);
    sign->setPixmap(iconPixmap("ephor", palette().color(QPalette::WindowText), {size, size}, devicePixelRatioF()));
    sign->setObjectName(QStringLiteral("sign"));
    sign->setFixedSize(size, size);
    auto* title = new QLabel(QStringLiteral("Ephor"), parent);
    title->setFont(sized(font(), 26, true));
    auto* about = new TintedLabel(&Colours::secondary, parent);
    about->setObjectName(QStringLiteral("tagline"));
    about->setText(tr("campaigns, lists, battles and odds<br>for wargame clubs"));
    about->setWordWrap(true);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(0);
    titles->addWidget(title);
    titles->addWidget(about);
    head->addWidget(sign);
    head->addSpacing(scaled(this, 8));
    head->addLayout(titles, 1);
    return head;
}

LinkButton* StartWindow::makeLink(const QAction* action, QWidget* parent) {
    auto* button = new LinkButton(action->text().remove(u'&'), action->statusTip(), parent);
    button->setObjectName(action->objectName());
    button->setIcon(action->icon());
    button->setIconSize(QSize(scaled(this, 22), scaled(this, 22)));
    const auto showShortcut = [action, button] {
        button->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
    };
    connect(action, &QAction::changed, button, showShortcut);
    connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    showShortcut();
    return button;
}

QListWidget* StartWindow::makeList(const char* name, const QString& title, QVBoxLayout* into) {
    auto* label = new QLabel(title, this);
    label->setFont(sized(font(), 14.5, true));
    auto* list = named(new QListWidget(this), QLatin1StringView(name), title);
    list->setItemDelegate(new TwoLineDelegate(list));
    list->setUniformItemSizes(true);
    list->setAlternatingRowColors(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // lines are elided; the tool tip has all of the text
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->viewport()->installEventFilter(new OneClick(list));
    // One click opens an item; with the keyboard, Return does.
    if (!list->style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, list))
        connect(list, &QListWidget::itemClicked, list, &QListWidget::itemActivated);
    label->setBuddy(list);
    into->addWidget(label);
    into->addWidget(list, 1);
    return list;
}

/// The large button for the campaign opened last.
QWidget* StartWindow::makeGoOn(QWidget* parent) {
    m_goOn = named(new QPushButton(icon("laurel", palette().color(QPalette::HighlightedText)), {}, parent),
                   QStringLiteral("goOn"), tr("Continue the last campaign"));
    QPalette primary = m_goOn->palette();
    primary.setColor(QPalette::Button, palette().color(QPalette::Highlight));
    primary.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
    m_goOn->setPalette(primary);
    m_goOn->setFont(sized(font(), 14.5, true));
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        const QString file = m_latest;  // opening it changes the recent files
        Q_EMIT fileWanted(file);
    });
    return m_goOn;
}

static void addRow(QListWidget& list, const QString& name, const QString& about, std::size_t number,
                   const QIcon& sign) {
    auto* item = new QListWidgetItem(sign, name, &list);
    item->setData(TwoLineDelegate::aboutRole, about);
    item->setData(numberRole, static_cast<unsigned>(number));
    item->setToolTip(about);
    item->setData(Qt::AccessibleDescriptionRole, about);
}

void StartWindow::fillArmies(QListWidget& list) const {
    for (std::size_t i = 0; i < m_armies.size(); ++i) {
        const Sample& army = m_armies[i];
        const std::optional<PowerLook> look = knownLook(army.name);
        addRow(list, army.name, army.about, i, look ? look->icon(scaled(this, 22), palette(), font()) : icon("helmet"));
    }
}

std::vector<std::size_t> StartWindow::battlesLike(std::size_t number) const {
    std::vector<std::size_t> same;
    for (std::size_t i = number; i < m_battles.size(); ++i)
        if (m_battles[i].name == m_battles[number].name)
            same.push_back(i);
    return same;
}

void StartWindow::fillBattles(QListWidget& list) const {
    for (std::size_t i = 0; i < m_battles.size(); ++i) {
        const auto first = std::ranges::find(m_battles, m_battles[i].name, &Sample::name);
        if (std::cmp_less(first - m_battles.begin(), i))
            continue;  // it stands there already, by other rules
        QStringList rules;
        for (const std::size_t one : battlesLike(i))
            rules << m_battles[one].rules;
        addRow(list, m_battles[i].name, tr("%1: %2").arg(rules.join(QStringLiteral(", ")), m_battles[i].told), i,
               icon("battle"));
    }
}

void StartWindow::setRecent(const QStringList& files, const QVariantMap& titles) {
    m_recent->clear();
    for (const QString& file : files) {
        const QFileInfo info(file);
        const QString title = titles.value(file).toString();
        auto* item = new QListWidgetItem(title.isEmpty() ? info.fileName() : title, m_recent);
        item->setData(TwoLineDelegate::aboutRole,
                      title.isEmpty() ? info.path() : tr("%1, in %2").arg(info.fileName(), info.path()));
        item->setData(numberRole, file);
        item->setToolTip(file);
        item->setIcon(icon(info.suffix() == QLatin1StringView("ephor")    ? "laurel"
                           : info.suffix() == QLatin1StringView("battle") ? "scroll"
                                                                          : "page"));
    }
    const auto campaign =
        std::ranges::find_if(files, [](const QString& file) { return file.endsWith(QLatin1StringView(".ephor")); });
    m_latest = campaign == files.end() ? QString() : *campaign;
    m_goOn->setText(
        tr("&Continue \"%1\"").arg(QFileInfo(m_latest).completeBaseName().replace(u'&', QStringLiteral("&&"))));
    m_goOn->setVisible(!m_latest.isEmpty());
    if (!files.isEmpty())
        return;
    auto* item = new QListWidgetItem(tr("No recent files"), m_recent);
    item->setData(TwoLineDelegate::aboutRole, tr("Recent files appear here."));
    item->setFlags(Qt::ItemIsEnabled);
}

void StartWindow::sayFault(const QString& text) { m_messages->say(MessageBar::Kind::Fault, text); }

void StartWindow::ask(const QString& text, const std::vector<MessageBar::Choice>& choices) {
    m_messages->say(MessageBar::Kind::Note, text, choices);
}

}  // namespace ephor
