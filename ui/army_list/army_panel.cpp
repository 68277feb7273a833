#include "ui/army_list/army_panel.h"

#include "ui/army_list/problem_card.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

namespace ephor {

namespace {

const char* iconOf(const QString& sign) {
    static const std::pair<QLatin1StringView, const char*> signs[] = {
        {QLatin1StringView("hoplite"), "hoplite"},   {QLatin1StringView("peltast"), "pelta"},
        {QLatin1StringView("psiloi"), "psiloi"},     {QLatin1StringView("archer"), "bow"},
        {QLatin1StringView("cavalry"), "horse"},     {QLatin1StringView("infantry"), "spear"},
        {QLatin1StringView("elephant"), "elephant"}, {QLatin1StringView("artillery"), "bolt"}};
    for (const auto& [name, icon] : signs)
        if (name == sign)
            return icon;
    return "aspis";
}

/// A unit's name behind the sign of its troops, with the general's helmet and the worst problem at the end.
class UnitDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() != ListRowsModel::UnitColumn) {
            if (index.column() == ListRowsModel::TypeColumn && !(option->state & QStyle::State_Selected))
                option->palette.setColor(QPalette::Text, Colours::of(option->palette).secondary);
            return;
        }
        const bool chosen = option->state & QStyle::State_Selected;
        const QColor ink = option->palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
        option->icon = icon(iconOf(index.data(ListRowsModel::SignRole).toString()), ink);
        option->decorationSize = QSize(16, 16) * textScale(option->font);
        option->features |= QStyleOptionViewItem::HasDecoration;
        const bool general = index.data(ListRowsModel::GeneralRole).toBool();
        option->font.setBold(general);
        const int signs = (general ? 1 : 0) + (index.data(ListRowsModel::WorstRole).toInt() >= 0 ? 1 : 0);
        const int room =
            option->rect.width() - option->decorationSize.width() - 12 - signs * (option->decorationSize.width() + 4);
        if (signs > 0 && room > 0)  // the name gives way to the signs at its end
            option->text = QFontMetrics(option->font).elidedText(option->text, Qt::ElideRight, room);
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        if (index.column() != ListRowsModel::UnitColumn)
            return;
        const int size = qRound(16 * textScale(option.font));
        const double ratio = painter->device()->devicePixelRatioF();
        int right = option.rect.right() - 4;
        const auto place = [&](const QPixmap& pixmap) {
            painter->drawPixmap(right - size, option.rect.center().y() - size / 2 + 1, pixmap);
            right -= size + 4;
        };
        const bool chosen = option.state & QStyle::State_Selected;
        if (const int worst = index.data(ListRowsModel::WorstRole).toInt(); worst >= 0) {
            const auto severity = static_cast<Severity>(worst);
            const char* sign = severity == Severity::Error ? "error" : severity == Severity::Warning ? "warn" : "info";
            place(chosen ? iconPixmap(sign, option.palette.color(QPalette::HighlightedText), {size, size}, ratio)
                         : severityPixmap(severity, option.palette, size, ratio));
        }
        if (index.data(ListRowsModel::GeneralRole).toBool())
            place(iconPixmap("helmet", option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text),
                             {size, size}, ratio));
    }
};

QString words(const std::string& key) {
    QString text = QString::fromStdString(key).replace(u'_', u' ');
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

}  // namespace

ArmyPanel::ArmyPanel(const ArmyListDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(document) {
    m_tree = new QTreeView(this);
    m_tree->setObjectName(QStringLiteral("unitTree"));
    m_tree->setAccessibleName(tr("Units of the army"));
    m_tree->setModel(&m_model);
    m_tree->setItemDelegate(new UnitDelegate(this));
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->setStretchLastSection(false);
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("unitTitle"));
    m_title->setFont(sized(font(), 13, true));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setMargin(scaled(this, 6));
    m_card = new QLabel(this);
    m_card->setObjectName(QStringLiteral("unitCard"));
    m_card->setAccessibleName(tr("The chosen unit"));
    m_card->setWordWrap(true);
    m_card->setTextFormat(Qt::RichText);
    m_card->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_card->setContentsMargins(scaled(this, 8), 0, scaled(this, 8), scaled(this, 8));
    m_card->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    connect(m_card, &QLabel::linkActivated, this, &ArmyPanel::ruleWanted);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_title);
    layout->addWidget(m_card);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        showCard();
        if (index.isValid() && !m_following)
            Q_EMIT lineWanted(index.data(ListRowsModel::LineRole).toInt());
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        layOutColumns();
        showLine(m_line);
    });
    layOutColumns();
    showLine(1);
}

void ArmyPanel::layOutColumns() {
    m_tree->header()->setSectionResizeMode(ListRowsModel::UnitColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(ListRowsModel::TypeColumn, QHeaderView::Fixed);
    m_tree->header()->resizeSection(ListRowsModel::TypeColumn, scaled(this, 112));
    m_tree->header()->resizeSection(ListRowsModel::CountColumn, scaled(this, 48));
    m_tree->header()->resizeSection(ListRowsModel::PointsColumn, scaled(this, 54));
}

void ArmyPanel::showLine(int line) {
    m_line = line;
    const int row = m_model.rowOfLine(line);
    m_following = true;
    m_tree->setCurrentIndex(row < 0 ? QModelIndex() : m_model.index(row, 0));
    m_following = false;
    showCard();
}

void ArmyPanel::showCard() {
    const QModelIndex index = m_tree->currentIndex();
    const bool chosen = index.isValid() && index.row() < m_model.rowCount();
    m_title->setText(chosen ? QString::fromStdString(m_model.row(index.row()).name) : tr("No unit chosen"));
    const QString secondary = Colours::of(palette()).secondary.name();
    if (!chosen) {
        m_card->setText(
            QStringLiteral("<font color='%1'>%2</font>")
                .arg(secondary, tr("Choose a unit above, or put the cursor into one in the text.").toHtmlEscaped()));
        return;
    }
    const ListRow& row = m_model.row(index.row());
    if (!row.type) {
        m_card->setText(QStringLiteral("<font color='%1'>%2</font>")
                            .arg(secondary, tr("Its type is not known: see the problems below.").toHtmlEscaped()));
        return;
    }
    const TroopType& type = *row.type;
    QString html = QStringLiteral("<table cellspacing='0' cellpadding='0' width='100%'><tr>");
    for (const Stat& stat : type.stats)
        html += QStringLiteral("<td align='center'><font color='%1'><small>%2</small></font></td>")
                    .arg(secondary, words(stat.key).toHtmlEscaped());
    html += QStringLiteral("</tr><tr>");
    for (const Stat& stat : type.stats)
        html += QStringLiteral("<td align='center'><b>%1</b></td>").arg(stat.value);
    html += QStringLiteral("</tr></table>");
    QStringList traits;
    for (const std::string& trait : type.traits)
        traits << words(trait).toHtmlEscaped();
    html += QStringLiteral("<p style='margin-top:6px; margin-bottom:0'>%1</p>")
                .arg(traits.isEmpty() ? tr("No special traits") : traits.join(QStringLiteral(", ")));
    QStringList last;
    if (type.points)
        last << (type.pointsSource == "house" ? tr("%1 points each, house value") : tr("%1 points each"))
                    .arg(*type.points);
    if (!type.rule.empty())
        last << QStringLiteral("<a href='%1'>%1</a>").arg(QString::fromStdString(type.rule).toHtmlEscaped());
    html += QStringLiteral("<p style='margin-top:4px; margin-bottom:0'><font color='%1'>%2</font></p>")
                .arg(secondary, last.join(QStringLiteral(" · ")));
    if (!row.remarks.empty())
        html += QStringLiteral("<p style='margin-top:4px; margin-bottom:0'>%1</p>")
                    .arg(QString::fromStdString(row.remarks).toHtmlEscaped());
    m_card->setText(html);
}

void ArmyPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_card)
        showCard();
}

}  // namespace ephor
