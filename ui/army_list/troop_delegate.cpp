#include "ui/army_list/troop_delegate.h"

#include "ui/common/icons.h"
#include "ui/common/sizes.h"

namespace ephor {

const char* iconOfSign(const QString& sign) {
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

void TroopDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.column() != 0)
        return;
    const bool chosen = option->state & QStyle::State_Selected;
    const QColor ink = option->palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
    option->icon = icon(iconOfSign(index.data(m_role).toString()), ink);
    option->decorationSize = QSize(16, 16) * textScale(option->font);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

}  // namespace ephor
