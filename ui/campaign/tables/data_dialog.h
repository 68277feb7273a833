// Queries of the campaign's tables: predefined ones or the umpire's own SQL, with the result as a table to copy or
// save. It shows everything, so it is for the umpire only.
#pragma once

#include "models/campaign/campaign_sight.h"
#include "models/campaign/tables/data_model.h"
#include "ui/common/window/last_folder.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace ephor {

class DataDialog final : public QDialog {
    Q_OBJECT

public:
    /// Closes when the campaign is shown as a player sees it. Sight and folder must outlive it.
    DataDialog(const CampaignSight& sight, LastFolder& files, QWidget* parent = nullptr);

    const DataModel& rows() const { return m_rows; }

public Q_SLOTS:
    /// Runs the query in the field.
    void ask();

Q_SIGNALS:
    void manualWanted(const QString& topic);

private:
    QWidget* makeQuestion();
    QDialogButtonBox* makeButtons();
    void askReady(int question);
    void showAsking();
    void showAnswer();
    void takeColumns();
    void showFault(const QString& text);
    void showMessage(const QString& text, const QColor& ink);
    void copy();
    void save();

    DataModel m_rows;
    LastFolder& m_files;
    QComboBox* m_ready = nullptr;
    QPlainTextEdit* m_sql = nullptr;
    QPushButton* m_ask = nullptr;
    QPushButton* m_stop = nullptr;
    QLabel* m_message = nullptr;
    QTableView* m_table = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace ephor
