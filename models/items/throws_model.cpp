#include "models/items/throws_model.h"

#include "models/items/campaign_words.h"
#include "models/text.h"

#include <QFont>

namespace ephor {

using namespace campaign;

namespace {

QString modifierText(int modifier) {
    return modifier > 0 ? tr("+%1").arg(modifier) : modifier < 0 ? tr("−%1").arg(-modifier) : QString();
}

/// The total, or the result of a lot or a share.
QString comesToText(const Throw& thrown) {
    switch (thrown.kind) {
    case Throw::Kind::Lot:
        return tr("lot %1 of %2").arg(thrown.faces.front()).arg(thrown.sides);
    case Throw::Kind::Share:
        return thrown.faces.front() <= thrown.atMost ? tr("one more (needs at most %1)").arg(thrown.atMost)
                                                     : tr("no more (needs at most %1)").arg(thrown.atMost);
    case Throw::Kind::Dice:
    case Throw::Kind::Average:
        break;
    }
    const QString total = QString::number(totalOf(thrown));
    return thrown.modifier == 0 ? total : tr("%1 with %2").arg(total, modifierText(thrown.modifier));
}

}  // namespace

QString askedText(const Throw& thrown) {
    switch (thrown.kind) {
    case Throw::Kind::Dice:
        return thrown.faces.size() == 1 ? tr("a die") : tr("%n dice", nullptr, static_cast<int>(thrown.faces.size()));
    case Throw::Kind::Average:
        return tr("an average die, 2 to 5");
    case Throw::Kind::Lot:
    case Throw::Kind::Share:
        break;
    }
    return tr("1 to %1").arg(thrown.sides);
}

QString facesText(const std::vector<int>& faces) {
    QStringList words;
    for (const int face : faces)
        words << QString::number(face);
    return words.join(u' ');
}

ThrowsModel::ThrowsModel(const DiceDesk& desk, const Scenario& scenario, QObject* parent)
    : QAbstractTableModel(parent), m_desk(desk), m_scenario(scenario) {
    connect(&desk, &DiceDesk::changed, this, &ThrowsModel::take);
    take();
}

void ThrowsModel::take() {
    beginResetModel();
    m_rows.clear();
    for (const DiceDesk::Row& row : m_desk.rows())
        if (m_isSecretShown || row.thrown.seed != Throw::Seed::Secret)
            m_rows.push_back(row);
    endResetModel();
}

void ThrowsModel::setSecretShown(bool shown) {
    m_isSecretShown = shown;
    take();
}

const DiceDesk::Row& ThrowsModel::rowOf(const QModelIndex& index) const {
    return m_rows[static_cast<std::size_t>(index.row())];
}

QModelIndex ThrowsModel::indexOf(const std::string& purpose) const {
    const auto it =
        std::ranges::find_if(m_rows, [&purpose](const DiceDesk::Row& row) { return purposeOf(row.thrown) == purpose; });
    return it == m_rows.end() ? QModelIndex() : index(static_cast<int>(it - m_rows.begin()), FacesColumn);
}

int ThrowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ThrowsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QString ThrowsModel::toldText(const Throw& thrown) const {
    QStringList powers;
    for (const PowerInfo& power : m_scenario.powers)
        if (isToldTo(thrown.told, power.id))
            powers << QString::fromStdString(power.name);
    const QString who = thrown.told.who.empty()        ? tr("nobody")
                        : thrown.told.who == everybody ? tr("everybody")
                                                       : powers.join(QStringLiteral(", "));
    return thrown.seed == Throw::Seed::Secret ? tr("%1, secret").arg(who)
           : thrown.told.facesOnly            ? tr("%1, the faces").arg(who)
                                              : who;
}

QVariant ThrowsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto& [thrown, isMade] = rowOf(index);
    if (role == Qt::FontRole && thrown.typed) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case ThrowColumn:
        return QString::fromStdString(purposeOf(thrown));
    case DiceColumn:
        return isMade ? askedText(thrown) : QString();
    case FacesColumn:
        return facesText(thrown.faces);
    case ComesToColumn:
        return isMade ? comesToText(thrown) : QString();
    case SourceColumn:
        return !isMade ? tr("not thrown now") : thrown.typed ? tr("typed in") : tr("the program");
    case ToldColumn:
        return isMade ? toldText(thrown) : QString();
    default:
        return {};
    }
}

QVariant ThrowsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ThrowColumn:
        return tr("Throw");
    case DiceColumn:
        return tr("Dice");
    case FacesColumn:
        return tr("Faces");
    case ComesToColumn:
        return tr("Comes to");
    case SourceColumn:
        return tr("Thrown by");
    case ToldColumn:
        return tr("Told to");
    default:
        return {};
    }
}

}  // namespace ephor
