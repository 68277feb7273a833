#include "ui/army_list/list_library/compare_dialog.h"

#include "core/io/encoding.h"
#include "core/io/file.h"
#include "ui/common/help_topic.h"
#include "ui/common/sizes.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

namespace ephor {

namespace {

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
    : CompareDialog(new ListComparisonModel, {std::move(first), std::move(second)}, settings, parent) {}

CompareDialog::CompareDialog(ListComparisonModel* model, Sides sides, QSettings* settings, QWidget* parent)
    : ComparisonDialog(model, {tr("Two lists compared"), tr("What the lists come to"), tr("The lists side by side")},
                       parent),
      m_sides(std::move(sides)),
      m_model(model) {
    setObjectName(QStringLiteral("compareDialog"));
    setHelpTopic(this, QStringLiteral("list-library"));
    for (const int column : {ListComparisonModel::FirstPointsColumn, ListComparisonModel::SecondPointsColumn}) {
        table().horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
        table().horizontalHeader()->resizeSection(column, scaled(this, 60));
    }
    const auto* swapping = addButton(tr("S&wap sides"), "swapSides", tr("The other list first"));
    connect(swapping, &QPushButton::clicked, this, &CompareDialog::swap);
    fill();
    restorePlace({940, 560}, settings);
}

void CompareDialog::fill() {
    m_model->compare(m_sides[0], m_sides[1]);
    const auto name = [](const ListComparisonModel::Side& side) {
        return QString::fromStdString(side.list.name).toHtmlEscaped();
    };
    QString said =
        m_model->isSame() ? tr("The lists are the same.") : tr("%n rows differ.", nullptr, m_model->differences());
    const std::optional<int> first = pointsOf(m_sides[0]);
    const std::optional<int> second = pointsOf(m_sides[1]);
    if (first && second && *first != *second)
        said += u' ' + (*second > *first ? tr("The second costs %n points more.", nullptr, *second - *first)
                                         : tr("The second costs %n points less.", nullptr, *first - *second));
    about().setText(QStringLiteral("<b>%1</b>: %2<br><b>%3</b>: %4<br>%5")
                        .arg(name(m_sides[0]), costOf(m_sides[0]), name(m_sides[1]), costOf(m_sides[1]), said));
}

void CompareDialog::swap() {
    std::swap(m_sides[0], m_sides[1]);
    fill();
}

}  // namespace ephor
