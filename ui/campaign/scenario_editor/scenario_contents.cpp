// The panel of the scenario window that lists all rows.
#include "models/text/campaign_words.h"
#include "models/text/scenario_words.h"
#include "ui/campaign/scenario_editor/scenario_window.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTreeWidget>

namespace ephor {

using namespace campaign;

namespace {

constexpr int refRole = Qt::UserRole;

constexpr std::array listed{RowKind::Place, RowKind::Way,   RowKind::Power, RowKind::Leader,
                            RowKind::Army,  RowKind::Fleet, RowKind::Land};

}  // namespace

QWidget* ScenarioWindow::makeContents() {
    auto* panel = new QWidget(this);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(4, 4, 4, 4);
    m_filter = named(new QLineEdit(panel), QStringLiteral("contentsFilter"), tr("Search the contents"));
    m_filter->setPlaceholderText(tr("Search the contents"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_contents = named(new QTreeWidget(panel), QStringLiteral("contents"), tr("Contents"));
    m_contents->setHeaderHidden(true);
    m_contents->setUniformRowHeights(true);
    column->addWidget(m_filter);
    column->addWidget(m_contents, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &ScenarioWindow::filterContents);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item && item->parent() && m_contents->hasFocus())
            select(item->data(0, refRole).value<RowRef>());
    });
    return panel;
}

QString ScenarioWindow::nameOfRow(const RowRef& ref) const {
    const ScenarioSheet& sheet = m_document->sheet();
    const SheetRow* row = sheet.find(ref);
    if (!row)
        return {};
    if (ref.kind == RowKind::Land && row->text("name").empty())
        return tr("%1 %2", "a kind of shape and its number")
            .arg(capitalised(ephor::text(fromWord<GroundKind>(row->text("kind")).value_or(GroundKind::Land))))
            .arg(ref.row + 1);
    if (ref.kind != RowKind::Way) {
        const std::string name = row->text("name");
        return QString::fromStdString(name.empty() ? row->text("id") : name);
    }
    const auto end = [&](const char* key) {
        const auto place = sheet.rowOf(RowKind::Place, row->text(key));
        return QString::fromStdString(place ? sheet.places[*place].text("name") : row->text(key));
    };
    const auto kind = fromWord<WayKind>(row->text("kind"));
    return tr("%1 – %2, %3")
        .arg(end("a"), end("b"), kind ? ephor::text(*kind) : QString::fromStdString(row->text("kind")));
}

void ScenarioWindow::fillContents() {
    const std::array titles{tr("Places"), tr("Routes"), tr("Powers"),        tr("Leaders"),
                            tr("Armies"), tr("Fleets"), tr("Land and coast")};
    if (m_contents->topLevelItemCount() == 0)
        for (std::size_t i = 0; i < listed.size(); ++i)
            new QTreeWidgetItem(m_contents);
    for (std::size_t i = 0; i < listed.size(); ++i) {
        QTreeWidgetItem* group = m_contents->topLevelItem(static_cast<int>(i));
        const auto rows = static_cast<int>(m_document->sheet().rows(listed[i]).size());
        group->setText(0, tr("%1 (%2)").arg(titles[i]).arg(rows));
        while (group->childCount() > rows)
            delete group->takeChild(group->childCount() - 1);
        for (int row = 0; row < rows; ++row) {
            QTreeWidgetItem* item = row < group->childCount() ? group->child(row) : new QTreeWidgetItem(group);
            const RowRef ref{listed[i], static_cast<std::size_t>(row), 0};
            item->setText(0, nameOfRow(ref));
            item->setData(0, refRole, QVariant::fromValue(ref));
        }
    }
    filterContents();
}

void ScenarioWindow::filterContents() {
    const QString words = m_filter->text().trimmed();
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_contents->topLevelItem(i);
        for (int row = 0; row < group->childCount(); ++row)
            group->child(row)->setHidden(!group->child(row)->text(0).contains(words, Qt::CaseInsensitive));
        if (!words.isEmpty())
            group->setExpanded(true);
    }
}

void ScenarioWindow::markContents() {
    const QSignalBlocker quiet(m_contents);
    m_contents->setCurrentItem(nullptr);
    if (!m_selection)
        return;
    const RowKind kind = m_selection->kind == RowKind::Unit ? RowKind::Army : m_selection->kind;
    const auto group = static_cast<int>(std::ranges::find(listed, kind) - listed.begin());
    if (QTreeWidgetItem* item = m_contents->topLevelItem(group)->child(static_cast<int>(m_selection->row)))
        m_contents->setCurrentItem(item);
}

}  // namespace ephor
