#include "ui/army_list/list_header.h"

#include "core/army/list_limits.h"
#include "models/army_list/list_tree_model.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "ui/army_list/gauge.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/powers.h"
#include "ui/common/rows/elided_label.h"
#include "ui/common/sizes.h"
#include "ui/editor/problem_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace ephor {

namespace {

/// The title of an army's commander in a system's lists; empty where a system has leaders of companies but no
/// commander.
QString commandersTitle(const ListSchema& schema) {
    for (const TableRule& table : schema.tables) {
        if (table.table == "general")
            return ListHeader::tr("General");
        for (const KeyRule& key : table.keys) {
            if (key.key == "strategos")
                return ListHeader::tr("Strategos");
            if (key.key == "general")
                return ListHeader::tr("General");
            if (key.key == "commander")
                return ListHeader::tr("Commander");
        }
    }
    return {};
}

}  // namespace

ListHeader::ListHeader(const ArmyListDocument& document, QWidget* parent) : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("listHeader"));
    const auto dressed = [this](auto* one, const char* name, double pixels, bool bold) {
        one->setObjectName(QLatin1StringView(name));
        one->setFont(sized(font(), pixels, bold));
        one->setTextFormat(Qt::PlainText);
        return one;
    };
    m_badge = dressed(new QLabel(this), "badge", 13, true);
    m_name = dressed(new ElidedLabel(this), "listName", 16, true);
    m_about = dressed(new ElidedLabel(this), "listAbout", 12, false);
    m_points = new Gauge(tr("Points"), this);
    m_points->setObjectName(QStringLiteral("points"));
    m_units = new Gauge(tr("Units"), this);
    m_units->setObjectName(QStringLiteral("units"));
    m_campaign = new Gauge(tr("Campaign"), this);
    m_campaign->setObjectName(QStringLiteral("campaign"));
    m_general = new Gauge(QString(), this);
    m_general->setObjectName(QStringLiteral("strategos"));
    m_sign = dressed(new QLabel(this), "problemSign", 13, false);
    m_problems = dressed(new QLabel(this), "problemCount", 13, true);
    m_legal = dressed(new QLabel(this), "legal", 12, false);
    for (QLabel* one : {m_sign, m_problems, m_legal}) {
        one->setCursor(Qt::PointingHandCursor);
        one->installEventFilter(this);
    }

    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    names->addWidget(m_about);
    auto* problems = new QVBoxLayout;
    problems->setSpacing(0);
    problems->addWidget(m_problems);
    problems->addWidget(m_legal);
    auto* all = new QHBoxLayout(this);
    const int gap = scaled(this, 12);
    all->setContentsMargins(gap, scaled(this, 4), gap, scaled(this, 6));
    all->setSpacing(gap);
    all->addWidget(m_badge);
    all->addLayout(names, 3);
    all->addSpacing(gap);
    all->addWidget(m_points, 2);
    all->addSpacing(gap);
    all->addWidget(m_units);
    all->addSpacing(gap);
    all->addWidget(m_campaign);
    all->addWidget(m_general);
    all->addStretch(2);
    all->addWidget(m_sign);
    all->addLayout(problems);
    connect(&m_document, &ArmyListDocument::checked, this, &ListHeader::show);
    connect(&m_document, &ArmyListDocument::fileChanged, this, &ListHeader::show);
    connect(&m_document, &ArmyListDocument::modifiedChanged, this, &ListHeader::show);
    show();
}

bool ListHeader::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonRelease)
        Q_EMIT problemsWanted();
    return QWidget::eventFilter(watched, event);
}

void ListHeader::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_legal)
        show();
}

void ListHeader::show() {
    const QString name = m_document.name().isEmpty() ? m_document.title() : m_document.name();
    m_name->setText(name);
    QStringList about;
    if (m_document.read().system)
        about << translated(m_document.read().system->info().name);
    if (m_document.read().list && !m_document.read().list->state.empty())
        about << headingOfKey(m_document.read().list->state);
    m_about->setText(about.isEmpty() ? tr("not a list yet") : about.join(QStringLiteral(", ")));
    Setup setup;
    if (m_document.read().list)
        setup.lists[0] = *m_document.read().list;
    const int badge = scaled(this, 26);
    m_badge->setPixmap(looksOf(setup)[0].icon(badge, palette(), font()).pixmap(badge, badge));

    const ListSummary& summary = m_document.summary();
    const std::optional<int> limit = m_document.limit();
    const bool over = summary.cost && limit && *summary.cost > *limit;
    int known = 0;
    for (const ListRow& row : summary.rows)
        known += row.points.value_or(0);
    const bool priced = std::ranges::any_of(summary.rows, [](const ListRow& row) { return row.points.has_value(); });
    m_points->setVisible(summary.cost || limit || priced);
    const QString cost = summary.cost ? QString::number(*summary.cost) : priced ? tr("%1 + ?").arg(known) : tr("none");
    m_points->set(limit ? tr("%1 of %2").arg(cost).arg(*limit) : cost,
                  limit ? std::optional(static_cast<double>(known) / *limit) : std::nullopt, over);
    const std::optional<int> units = m_document.limit("limit_units");
    QString count = units ? tr("%1 of %2").arg(summary.units).arg(*units) : QString::number(summary.units);
    const std::optional<int> allies = m_document.limit("limit_allies");
    const int allied = m_document.read().list ? alliedUnits(*m_document.read().list) : 0;
    if (allies)
        count = tr("%1, allies %2 of %3").arg(count).arg(allied).arg(*allies);
    m_units->set(count, {}, summary.units == 0 || (units && summary.units > *units) || (allies && allied > *allies));
    showCampaign();
    showGeneral();
    showProblems();
}

/// Shows the limits set by a campaign, if the list has any, beside the list's own limits.
void ListHeader::showCampaign() {
    const ListSummary& summary = m_document.summary();
    const std::optional<int> points = m_document.limit("campaign_limit");
    const std::optional<int> units = m_document.limit("campaign_units");
    QStringList said;
    if (points)
        said << tr("%1 of %2 points").arg(summary.cost.value_or(0)).arg(*points);
    if (units)
        said << tr("%1 of %2 units").arg(summary.units).arg(*units);
    m_campaign->setVisible(!said.isEmpty());
    m_campaign->set(said.join(QStringLiteral(", ")), {}, std::ranges::any_of(m_document.diagnostics(), isOfCampaign));
}

void ListHeader::showGeneral() {
    const RuleSystem* system = m_document.read().system;
    const QString title = system ? commandersTitle(system->info().list) : QString();
    m_general->setVisible(!title.isEmpty());
    m_general->setCaption(title);
    QString with;
    if (m_document.read().list)
        for (const Entry& entry : m_document.read().list->entries)
            if (hasGeneral(entry) && with.isEmpty())
                with =
                    QString::fromStdString(entry.text("leader", m_document.entryName(entry.place.line).toStdString()));
    const bool missing = std::ranges::any_of(m_document.diagnostics(), [](const Diagnostic& one) {
        return one.severity == Severity::Error && (one.code == "list-no-strategos" || one.code == "list-no-general");
    });
    const int room = scaled(this, textScale(font()) > 1.5 ? 70 : 170);  // in large text the window must still fit
    m_general->set(with.isEmpty() ? tr("none") : fontMetrics().elidedText(with, Qt::ElideRight, room), {}, missing);
}

void ListHeader::showProblems() {
    const Colours& colours = Colours::of(palette());
    const int errors = m_document.count(Severity::Error);
    const int warnings = m_document.count(Severity::Warning);
    const int notes = m_document.count(Severity::Advice);
    QStringList parts;
    if (errors)
        parts << (errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors));
    if (warnings)
        parts << (warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(warnings));
    if (notes)
        parts << (notes == 1 ? tr("1 note") : tr("%1 notes").arg(notes));
    m_problems->setText(parts.isEmpty() ? tr("Nothing wrong") : parts.join(QStringLiteral(", ")));
    const bool legal = m_document.isValid();
    const bool isBeyond = std::ranges::any_of(m_document.diagnostics(), isOfCampaign);
    m_legal->setText(!legal     ? tr("not a legal army yet")
                     : isBeyond ? tr("legal, but more than the campaign allows")
                                : tr("a legal army"));
    QPalette own = palette();
    own.setColor(QPalette::WindowText, colours.secondary);
    m_legal->setPalette(own);
    m_about->setPalette(own);
    const int size = scaled(this, 18);
    m_sign->setPixmap(errors     ? severityPixmap(Severity::Error, palette(), size, devicePixelRatioF())
                      : warnings ? severityPixmap(Severity::Warning, palette(), size, devicePixelRatioF())
                      : notes    ? severityPixmap(Severity::Advice, palette(), size, devicePixelRatioF())
                                 : iconPixmap("check", colours.good, {size, size}, devicePixelRatioF()));
    m_problems->setAccessibleName(tr("Problems: %1").arg(m_problems->text()));
}

}  // namespace ephor
