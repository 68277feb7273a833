// All lists of an event, checked against the organiser's file.
#pragma once

#include "models/army_list/list_check.h"

#include <QDialog>
#include <QFutureWatcher>

class QLabel;
class QPushButton;
class QTableWidget;

namespace ephor {

class EventDialog final : public QDialog {
    Q_OBJECT

public:
    /// Reads the lists in the background.
    EventDialog(const ListEvent& event, const QStringList& files, const FindSystem& find,
                const std::vector<std::string>& systems, QWidget* parent = nullptr);
    ~EventDialog() override;

Q_SIGNALS:
    void openWanted(const QString& file);

private:
    void showVerdicts(const std::vector<EventVerdict>& verdicts);
    void copy();

    QLabel* m_summary = nullptr;
    QTableWidget* m_table = nullptr;
    QPushButton* m_copy = nullptr;
    QFutureWatcher<std::vector<EventVerdict>> m_reading;
};

}  // namespace ephor
