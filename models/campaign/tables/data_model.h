// The result of an SQL query of a campaign's tables, as a table model.
#pragma once

#include "models/store/campaign_query.h"

#include <QAbstractTableModel>

namespace ephor {

/// A predefined query, for people who do not know SQL.
struct ReadyQuestion {
    QString title;
    QString sql;
};
std::vector<ReadyQuestion> readyQuestions();

class DataModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit DataModel(QString file, QObject* parent = nullptr);
    /// Stops the running query.
    ~DataModel() override;

    /// Runs a query in the background and stops the one before. The old result stays until answered() or refused().
    void ask(const QString& question);
    void stop() { m_stop.request_stop(); }
    /// True if there are more rows than are shown.
    bool isCut() const { return m_answer.isCut; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void asked();
    void answered();
    void refused(const ephor::Diagnostics& why);

private:
    void finish(const Result<store::QueryResult>& answer);

    QString m_file;
    store::QueryResult m_answer;
    std::stop_source m_stop;
    int m_question = 0;  ///< number of the last query
};

}  // namespace ephor
