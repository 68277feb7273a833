#include "models/campaign/tables/data_model.h"

#include "models/afterwards.h"
#include "models/store/campaign_store.h"
#include "models/text.h"

#include <QtConcurrentRun>

namespace ephor {

std::vector<ReadyQuestion> readyQuestions() {
    return {
        {tr("Standings"), QStringLiteral("SELECT * FROM standings")},
        {tr("Armies by strength"), QStringLiteral("SELECT * FROM armies ORDER BY strength DESC")},
        {tr("Cities and their owners"), QStringLiteral("SELECT * FROM cities")},
        {tr("Cities without a garrison"),
         QStringLiteral(
             "SELECT city, owner, region, tier, loyalty FROM cities\nWHERE garrison = 0 ORDER BY tier DESC")},
        {tr("Treasuries by turn"), QStringLiteral("SELECT * FROM treasuries")},
        {tr("Leaders by fame"),
         QStringLiteral("SELECT name, power, army, command_points, wound, fate, fame FROM leader\nORDER BY fame DESC")},
        {tr("Units below half strength"),
         QStringLiteral("SELECT name, troop, army, home, steps, full_strength FROM unit\n"
                        "WHERE army IS NOT NULL AND 2 * steps < full_strength")},
        {tr("Battles and losses"),
         QStringLiteral("SELECT turn, place, kind, attackers, defenders, result, attacker_losses, defender_losses\n"
                        "FROM battle ORDER BY turn DESC")},
        {tr("Steps of each troop type by power"),
         QStringLiteral("SELECT army.power, troop, COUNT(*) AS units, SUM(steps) AS steps\n"
                        "FROM unit JOIN army ON army.id = unit.army\nGROUP BY army.power, troop")},
        {tr("Journal entries"),
         QStringLiteral("SELECT number, deed AS entry, who, length(action) AS characters FROM journal\n"
                        "ORDER BY number DESC")},
        {tr("Tables and columns"), QStringLiteral("SELECT t.type, t.name, group_concat(c.name, ', ') AS columns\n"
                                                  "FROM sqlite_schema AS t, pragma_table_info(t.name) AS c\n"
                                                  "WHERE t.type IN ('table', 'view') GROUP BY t.type, t.name")},
    };
}

DataModel::DataModel(QString file, QObject* parent) : QAbstractTableModel(parent), m_file(std::move(file)) {}

DataModel::~DataModel() { m_stop.request_stop(); }

void DataModel::ask(const QString& question) {
    m_stop.request_stop();
    m_stop = {};
    const int number = ++m_question;
    const auto work = QtConcurrent::run([file = m_file, question, stop = m_stop.get_token()] {
        return store::CampaignStore::query(file, question, stop);
    });
    afterwards(work, this, [this, number](const Result<store::QueryResult>& answer) {
        if (number == m_question)
            finish(answer);
    });
    Q_EMIT asked();
}

void DataModel::finish(const Result<store::QueryResult>& answer) {
    beginResetModel();
    m_answer = answer.value_or(store::QueryResult{});
    endResetModel();
    answer ? Q_EMIT answered() : Q_EMIT refused(answer.error());
}

int DataModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_answer.rows.size());
}

int DataModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_answer.columns.size());
}

QVariant DataModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QVariant& value = m_answer.rows[static_cast<std::size_t>(index.row())][index.column()];
    if (role == Qt::DisplayRole)
        return value.toString();
    if (role == Qt::TextAlignmentRole && value.typeId() != QMetaType::QString)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    return {};
}

QVariant DataModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    return m_answer.columns[section];
}

}  // namespace ephor
