#include "models/campaign/tables/rolls_model.h"

#include "models/text.h"
#include "models/text/roll_words.h"

#include <QFont>

namespace ephor {

using namespace campaign;

namespace {

QString modifierText(int modifier) {
    return modifier > 0 ? tr("+%1").arg(modifier) : modifier < 0 ? tr("−%1").arg(-modifier) : QString();
}

/// The total, or the result of a lot or a share.
QString comesToText(const CampaignRoll& roll) {
    switch (roll.kind) {
    case CampaignRoll::Kind::Lot:
        return tr("choice %1 of %2").arg(roll.faces.front()).arg(roll.sides);
    case CampaignRoll::Kind::Share:
        return roll.faces.front() <= roll.atMost ? tr("one more step, needed %1").arg(roll.atMost)
                                                 : tr("no further step, needed %1").arg(roll.atMost);
    case CampaignRoll::Kind::Dice:
    case CampaignRoll::Kind::Average:
        break;
    }
    const QString total = QString::number(totalOf(roll));
    return roll.modifier == 0 ? total : tr("%1 with %2").arg(total, modifierText(roll.modifier));
}

}  // namespace

QString askedText(const CampaignRoll& roll) {
    switch (roll.kind) {
    case CampaignRoll::Kind::Dice:
        return roll.faces.size() == 1 ? tr("a die") : tr("%n dice", nullptr, static_cast<int>(roll.faces.size()));
    case CampaignRoll::Kind::Average:
        return tr("an average die, 2 to 5");
    case CampaignRoll::Kind::Lot:
    case CampaignRoll::Kind::Share:
        break;
    }
    return tr("1 to %1").arg(roll.sides);
}

QString facesText(const std::vector<int>& faces) {
    QStringList words;
    for (const int face : faces)
        words << QString::number(face);
    return words.join(u' ');
}

RollsModel::RollsModel(const DiceDesk& desk, const Scenario& scenario, QObject* parent)
    : TableModel(parent), m_desk(desk), m_scenario(scenario) {
    setHeadings({{tr("Roll")}, {tr("Dice")}, {tr("Faces")}, {tr("Result")}, {tr("Rolled by")}, {tr("Told to")}});
    connect(&desk, &DiceDesk::changed, this, &RollsModel::refresh);
    refresh();
}

void RollsModel::refresh() {
    beginResetModel();
    m_rows.clear();
    for (const DiceDesk::Row& row : m_desk.rows())
        if (m_isSecretShown || row.roll.seed != CampaignRoll::Seed::Secret)
            m_rows.push_back(row);
    endResetModel();
}

void RollsModel::setSecretShown(bool shown) {
    m_isSecretShown = shown;
    refresh();
}

const DiceDesk::Row& RollsModel::rowOf(const QModelIndex& index) const {
    return m_rows[static_cast<std::size_t>(index.row())];
}

QModelIndex RollsModel::indexOf(const std::string& purpose) const {
    const auto it =
        std::ranges::find_if(m_rows, [&purpose](const DiceDesk::Row& row) { return purposeOf(row.roll) == purpose; });
    return it == m_rows.end() ? QModelIndex() : index(static_cast<int>(it - m_rows.begin()), FacesColumn);
}

QVariant RollsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto& [roll, isMade] = rowOf(index);
    if (role == Qt::FontRole && roll.typed) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case RollColumn:
        return QString::fromStdString(purposeOf(roll));
    case DiceColumn:
        return isMade ? askedText(roll) : QString();
    case FacesColumn:
        return facesText(roll.faces);
    case ComesToColumn:
        return isMade ? comesToText(roll) : QString();
    case SourceColumn:
        return !isMade ? tr("no longer rolled") : roll.typed ? tr("entered") : tr("computer");
    case ToldColumn:
        return isMade ? toldText(m_scenario, roll) : QString();
    default:
        return {};
    }
}

}  // namespace ephor
