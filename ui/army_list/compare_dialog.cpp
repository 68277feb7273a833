#include "ui/army_list/compare_dialog.h"

#include "core/io/encoding.h"
#include "core/io/file.h"
#include "models/items/table_text.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/named.h"
#include "ui/common/row_look.h"
#include "ui/common/sizes.h"
#include "ui/common/window_places.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace ephor {

namespace {

using Kind = ListComparisonModel::Kind;

/// What differs stands on coloured ground: what is new on green, what is gone on red, what has changed on yellow. The words say the same.
class DifferenceDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const Colours& colours = Colours::of(option->palette);
        const QColor ground = option->palette.color(QPalette::Base);
        switch (static_cast<Kind>(index.data(ListComparisonModel::KindRole).toInt())) {
        case Kind::Same:
            break;
        case Kind::Changed:
            option->backgroundBrush = blended(ground, colours.warning, share);
            break;
        case Kind::OnlyFirst:
            option->backgroundBrush = blended(ground, colours.error, share);
            break;
        case Kind::OnlySecond:
            option->backgroundBrush = blended(ground, colours.good, share);
            break;
        }
    }

private:
    static constexpr double share = 0.18;
};

QString costOf(const ListComparisonModel::Side& side) {
    const ListSummary summary = side.system ? side.system->summary(side.list) : ListSummary{};
    const QString units = CompareDialog::tr("%n units", nullptr, summary.units);
    return summary.cost ? CompareDialog::tr("%1 points, %2").arg(*summary.cost).arg(units) : units;
}

std::optional<int> pointsOf(const ListComparisonModel::Side& side) {
    return side.system ? side.system->summary(side.list).cost : std::nullopt;
}

}  // namespace

Result<ListComparisonModel::Side> comparedList(const QString& file, const FindSystem& find,
                                               const std::vector<std::string>& systems) {
    const Result<std::string> bytes = readFile(file.toStdU16String(), largestList);
    if (!bytes)
        return std::unexpected(bytes.error());
    ReadList read = readArmyList(*bytes, file.toStdString(), find, systems);
    if (!read.list || !read.system)
        return std::unexpected(std::move(read.diagnostics));
    return ListComparisonModel::Side{*std::move(read.list), read.system};
}

CompareDialog::CompareDialog(ListComparisonModel::Side first, ListComparisonModel::Side second, QSettings* settings,
                             QWidget* parent)
    : QDialog(parent), m_sides{std::move(first), std::move(second)} {
    setObjectName(QStringLiteral("compareDialog"));
    setWindowTitle(tr("Two lists compared"));
    setAttribute(Qt::WA_DeleteOnClose);
    setHelpTopic(this, QStringLiteral("list-library"));
    m_about = named(new QLabel(this), QStringLiteral("compareAbout"), tr("What the lists come to"));
    m_about->setWordWrap(true);
    new QVBoxLayout(this);
    layout()->addWidget(m_about);
    makeTable();
    makeButtons();
    fill();
    resize(scaled(this, 940), scaled(this, 560));
    (new WindowPlaces(*this, settings))->restore();
}

void CompareDialog::makeTable() {
    m_rows.setSourceModel(&m_model);
    m_rows.setFilterRole(ListComparisonModel::KindRole);
    m_table = named(new QTableView(this), QStringLiteral("compareTable"), tr("The lists side by side"));
    m_table->setModel(&m_rows);
    m_table->setItemDelegate(new DifferenceDelegate(m_table));
    lookLikeRows(*m_table);
    m_table->setAlternatingRowColors(false);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView& header = *m_table->horizontalHeader();
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header.setSectionResizeMode(QHeaderView::Stretch);
    for (const int column : {ListComparisonModel::FirstPointsColumn, ListComparisonModel::SecondPointsColumn}) {
        header.setSectionResizeMode(column, QHeaderView::Fixed);
        header.resizeSection(column, scaled(this, 60));
    }
    static_cast<QVBoxLayout*>(layout())->addWidget(m_table, 1);
}

void CompareDialog::makeButtons() {
    m_onlyDifferent =
        named(new QCheckBox(tr("Only what &differs"), this), QStringLiteral("onlyDifferent"), tr("Only what differs"));
    connect(m_onlyDifferent, &QCheckBox::toggled, this, &CompareDialog::showOnlyDifferent);
    const auto button = [this](const QString& text, const char* name, const QString& about) {
        auto* one = named(new QPushButton(text, this), QLatin1StringView(name), about);
        one->setToolTip(about);
        one->setAutoDefault(false);
        return one;
    };
    QPushButton* swapping = button(tr("S&wap sides"), "swapSides", tr("The other list first"));
    QPushButton* copying = button(tr("&Copy"), "copyComparison", tr("Copy the table, for a mail or a spreadsheet"));
    QPushButton* closing = button(tr("C&lose"), "closeComparison", tr("Close this window"));
    connect(swapping, &QPushButton::clicked, this, &CompareDialog::swap);
    connect(copying, &QPushButton::clicked, this, &CompareDialog::copy);
    connect(closing, &QPushButton::clicked, this, &QDialog::close);
    auto* help = new QShortcut(QKeySequence::HelpContents, this);
    connect(help, &QShortcut::activated, this, [this] { Q_EMIT manualWanted(helpTopicOf(this)); });
    auto* row = new QHBoxLayout;
    row->addWidget(m_onlyDifferent);
    row->addStretch();
    for (QPushButton* one : {swapping, copying, closing})
        row->addWidget(one);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void CompareDialog::fill() {
    m_model.compare(m_sides[0], m_sides[1]);
    const auto name = [](const ListComparisonModel::Side& side) {
        return QString::fromStdString(side.list.name).toHtmlEscaped();
    };
    QString said =
        m_model.isSame() ? tr("The lists are the same.") : tr("%n rows differ.", nullptr, m_model.differences());
    const std::optional<int> first = pointsOf(m_sides[0]);
    const std::optional<int> second = pointsOf(m_sides[1]);
    if (first && second && *first != *second)
        said += u' ' + (*second > *first ? tr("The second costs %n points more.", nullptr, *second - *first)
                                         : tr("The second costs %n points less.", nullptr, *first - *second));
    m_about->setText(QStringLiteral("<b>%1</b>: %2<br><b>%3</b>: %4<br>%5")
                         .arg(name(m_sides[0]), costOf(m_sides[0]), name(m_sides[1]), costOf(m_sides[1]), said));
}

void CompareDialog::swap() {
    std::swap(m_sides[0], m_sides[1]);
    fill();
}

void CompareDialog::copy() { QApplication::clipboard()->setText(tsvOf(m_rows)); }

void CompareDialog::showOnlyDifferent(bool only) {
    m_rows.setFilterRegularExpression(only ? QStringLiteral("[^%1]").arg(static_cast<int>(Kind::Same)) : QString());
}

}  // namespace ephor
