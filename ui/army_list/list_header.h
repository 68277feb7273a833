// The totals of a list, always visible: name, points of the limit, units, general, problems.
#pragma once

#include "models/army_list/army_list_document.h"

#include <QWidget>

class QLabel;

namespace ephor {

class Gauge;

class ListHeader final : public QWidget {
    Q_OBJECT

public:
    explicit ListHeader(const ArmyListDocument& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The problems were clicked.
    void problemsWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void show();
    void showCampaign();
    void showGeneral();
    void showProblems();

    const ArmyListDocument& m_document;
    QLabel* m_badge = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_about = nullptr;
    Gauge* m_points = nullptr;
    Gauge* m_units = nullptr;
    Gauge* m_campaign = nullptr;
    Gauge* m_general = nullptr;
    QLabel* m_sign = nullptr;
    QLabel* m_problems = nullptr;
    QLabel* m_legal = nullptr;
};

}  // namespace ephor
