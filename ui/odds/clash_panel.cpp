#include "ui/odds/clash_panel.h"

#include "models/text.h"
#include "models/text/battle_words.h"
#include "ui/common/colours.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/odds/bar_chart.h"
#include "ui/odds/outcome_bars.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace ephor {

namespace {

/// The title without its part in brackets; the tool tip has the full title.
QString shortTitle(const std::string& title) { return translated(title).section(QStringLiteral(" ("), 0, 0); }

QString shown(const RuleSystem& system, const std::string& value) {
    if (const TroopType* type = system.catalogue().find(value))
        return translated(type->name);
    return wordsOfKey(value);
}

}  // namespace

ClashPanel::ClashPanel(const RuleSystem& system, std::array<QString, 2> names, std::array<PowerLook, 2> looks,
                       QWidget* parent)
    : QWidget(parent), m_system(system), m_names(std::move(names)), m_looks(looks) {
    for (const Side side : bothSides)
        for (const ClashField& field : system.clashFields())
            m_inputs[index(side)].push_back({field.key, field.standard, {}, {}, 0, 0});
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(scaled(this, 8));
    grid->setVerticalSpacing(scaled(this, 3));
    for (const Side side : bothSides) {
        m_heads[index(side)] = new QLabel(this);
        m_heads[index(side)]->setObjectName(side == Side::A ? QStringLiteral("head_a") : QStringLiteral("head_b"));
        m_heads[index(side)]->setWordWrap(true);
        grid->addWidget(m_heads[index(side)], 0, 1 + static_cast<int>(index(side)));
    }
    int row = 1;
    for (const ClashField& field : system.clashFields()) {
        auto* title = new QLabel(shortTitle(field.title), this);
        title->setToolTip(translated(field.title));
        title->setWordWrap(true);
        title->setMinimumWidth(scaled(this, 90));
        grid->addWidget(title, row, 0);
        for (const Side side : bothSides)
            grid->addWidget(makeField(side, field), row, 1 + static_cast<int>(index(side)));
        ++row;
    }
    grid->setColumnStretch(0, 4);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 3);

    auto* reasons = new QHBoxLayout;
    for (const Side side : bothSides) {
        auto* one = wrapped(new QLabel(this));
        one->setObjectName(side == Side::A ? QStringLiteral("dice_a") : QStringLiteral("dice_b"));
        one->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        one->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        connect(one, &QLabel::linkActivated, this, &ClashPanel::ruleWanted);
        m_dice[index(side)] = one;
        reasons->addWidget(one, 1);
    }
    m_fault = wrapped(new QLabel(this));
    m_fault->setObjectName(QStringLiteral("clashFault"));
    m_fault->hide();
    m_chart = new BarChart(tr("%1 lost, in % of clashes").arg(translated(system.info().strengthName)), this);
    m_chart->setObjectName(QStringLiteral("clashChart"));
    m_chart->setMinimumHeight(scaled(this, 104));
    m_outcomes = new OutcomeBars(m_looks, this);
    m_outcomes->setObjectName(QStringLiteral("clashOutcomes"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(scaled(this, 6));
    all->addLayout(grid);
    all->addWidget(m_fault);
    all->addLayout(reasons);
    all->addWidget(m_chart);
    all->addWidget(m_outcomes);
    all->addStretch();
    showNames();
    reckon();
}

QWidget* ClashPanel::makeField(Side side, const ClashField& field) {
    const QString name =
        QStringLiteral("clash_%1_%2").arg(QLatin1StringView(ephor::name(side)), QString::fromStdString(field.key));
    const auto named = [&](QWidget* widget, const QString& suffix = {}) {
        widget->setObjectName(name + suffix);
        m_named.push_back({widget, index(side), shortTitle(field.title)});
        widget->setToolTip(translated(field.title));
    };
    switch (field.kind) {
    case FieldKind::Flag: {
        auto* box = new QCheckBox(tr("yes"), this);
        named(box);
        box->setChecked(std::get<bool>(field.standard));
        connect(box, &QCheckBox::toggled, this, [this, side, key = field.key](bool on) { take(side, key, on); });
        return box;
    }
    case FieldKind::Text: {
        auto* box = new QComboBox(this);
        named(box);
        for (const std::string& value : field.values)
            box->addItem(shown(m_system, value), QString::fromStdString(value));
        box->setCurrentIndex(box->findData(QString::fromStdString(std::get<std::string>(field.standard))));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        connect(box, &QComboBox::currentIndexChanged, this,
                [this, side, box, key = field.key] { take(side, key, box->currentData().toString().toStdString()); });
        return box;
    }
    case FieldKind::Integer:
    case FieldKind::Number:
        break;
    }
    auto* both = new QWidget(this);
    auto* layout = new QHBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* slider = new QSlider(Qt::Horizontal, both);
    auto* number = new QSpinBox(both);
    named(number);
    named(slider, QStringLiteral("_slider"));
    slider->setRange(field.lowest, field.highest);
    number->setRange(field.lowest, field.highest);
    const auto standard = static_cast<int>(std::get<std::int64_t>(field.standard));
    slider->setValue(standard);
    number->setValue(standard);
    connect(slider, &QSlider::valueChanged, number, &QSpinBox::setValue);
    connect(number, &QSpinBox::valueChanged, slider, &QSlider::setValue);
    connect(number, &QSpinBox::valueChanged, this,
            [this, side, key = field.key](int value) { take(side, key, std::int64_t{value}); });
    layout->addWidget(slider, 1);
    layout->addWidget(number);
    return both;
}

void ClashPanel::showNames() {
    for (const Side side : bothSides)
        m_heads[index(side)]->setText(
            QStringLiteral("<b>%1</b> %2")
                .arg(m_names[index(side)].toHtmlEscaped(), side == Side::A ? tr("attacks") : tr("is attacked")));
    for (const Named& named : m_named)
        named.widget->setAccessibleName(m_names[named.column] + QStringLiteral(": ") + named.title);
}

void ClashPanel::fill(const ClashInputs& inputs) {
    m_filling = true;
    for (const Side side : bothSides)
        for (const Field& field : inputs[index(side)])
            setField(side, field.key, field.value);
    m_filling = false;
    reckon();
    Q_EMIT changed();
}

void ClashPanel::setClash(std::array<QString, 2> names, std::array<PowerLook, 2> looks, const ClashInputs& inputs) {
    m_names = std::move(names);
    m_looks = looks;
    m_outcomes->setLooks(looks);
    showNames();
    fill(inputs);
}

void ClashPanel::swapSides() {
    ClashInputs turned = m_inputs;
    std::swap(turned[0], turned[1]);
    setClash({m_names[1], m_names[0]}, {m_looks[1], m_looks[0]}, turned);
}

void ClashPanel::setField(Side side, const std::string& key, const FieldValue& value) {
    const QString name =
        QStringLiteral("clash_%1_%2").arg(QLatin1StringView(ephor::name(side)), QString::fromStdString(key));
    if (auto* flag = findChild<QCheckBox*>(name))
        flag->setChecked(std::get<bool>(value));
    else if (auto* word = findChild<QComboBox*>(name))
        word->setCurrentIndex(word->findData(QString::fromStdString(std::get<std::string>(value))));
    else if (auto* number = findChild<QSpinBox*>(name))
        number->setValue(static_cast<int>(std::get<std::int64_t>(value)));
}

void ClashPanel::take(Side side, const std::string& key, FieldValue value) {
    std::vector<Field>& inputs = m_inputs[index(side)];
    if (const auto field = std::ranges::find(inputs, key, &Field::key); field != inputs.end())
        field->value = std::move(value);
    if (m_filling)
        return;
    reckon();
    Q_EMIT changed();
}

/// "8 dice", with a line for each reason and its rule.
QString ClashPanel::breakdown(const Breakdown& dice, const Breakdown& armor) const {
    const QString secondary = Colours::of(palette()).secondary.name();
    const auto lines = [&](const Breakdown& of, const QString& total) {
        QString html =
            QStringLiteral("<b>%1</b><table cellspacing='0' cellpadding='0' width='100%'>").arg(total.toHtmlEscaped());
        for (const BreakdownLine& line : of.lines()) {
            const QString rule = toQString(line.why->rule).toHtmlEscaped();
            html +=
                QStringLiteral(
                    "<tr><td><font color='%1'>%2</font></td><td align='right'>%3&nbsp;</td><td><a href='%4'><small>%4</small></a></td></tr>")
                    .arg(secondary, translated(line.why->text).toHtmlEscaped(),
                         (line.amount > 0 ? QStringLiteral("+") : QStringLiteral("−")) +
                             QString::number(std::abs(line.amount)),
                         rule);
        }
        return html + QStringLiteral("</table>");
    };
    QString html = lines(dice, dice.total() == 1 ? tr("1 die") : tr("%1 dice").arg(dice.total()));
    if (armor.total() > 0)
        html += lines(armor, tr("Armor %1").arg(armor.total()));
    return html;
}

void ClashPanel::reckon() {
    Result<ClashReport> result = m_system.clash(m_inputs);
    m_fault->setVisible(!result);
    for (QWidget* one : std::initializer_list<QWidget*>{m_dice[0], m_dice[1], m_chart, m_outcomes})
        one->setEnabled(result.has_value());
    if (!result) {
        m_report.reset();
        QStringList faults;
        for (const Diagnostic& fault : result.error())
            faults << text(fault.message) + (fault.rule.empty()
                                                 ? QString()
                                                 : QStringLiteral(" (%1)").arg(QString::fromStdString(fault.rule)));
        m_fault->setText(
            QStringLiteral("<font color='%1'>%2</font>")
                .arg(Colours::of(palette()).error.name(), faults.join(QStringLiteral("\n")).toHtmlEscaped()));
        return;
    }
    m_report = std::move(*result);
    std::vector<BarChart::Series> series;
    for (const Side side : bothSides) {
        const std::size_t i = index(side);
        m_dice[i]->setText(breakdown(m_report->dice[i], m_report->armor[i]));
        const Distribution& losses = m_report->losses[i];
        series.push_back({losses.lowest(),
                          {losses.probabilities().begin(), losses.probabilities().end()},
                          m_looks[i].colour(palette()),
                          m_looks[i].outline(palette()),
                          m_names[i]});
    }
    m_chart->set(std::move(series));
    m_outcomes->set(m_report->lines);
}

}  // namespace ephor
