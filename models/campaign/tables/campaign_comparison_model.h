// Two campaigns of one war side by side, row by row: a war and its what-if.
#pragma once

#include "core/campaign/journal/campaign_comparison.h"
#include "models/common/comparison_model.h"

namespace ephor {

class CampaignComparisonModel final : public ComparisonModel {
    Q_OBJECT

public:
    enum Column { AboutColumn, WhatColumn, FirstColumn, SecondColumn, Columns };

    /// Compares the current states; both must be of one war (areOfOneWar()). `names` are the headings of the two.
    CampaignComparisonModel(const campaign::Journal& first, const campaign::Journal& second,
                            std::array<QString, 2> names, QObject* parent = nullptr);

    bool isSame() const { return m_comparison.isSame(); }
    /// A sentence that says up to where the two are the same.
    QString partingText() const;

protected:
    QString title(int column) const override;

private:
    using Cells = std::array<QString, 2>;
    using Journals = campaign::Both<const campaign::Journal*>;

    void add(const QString& about, const QString& what, const Cells& values);
    void addCourse(const Journals& journals);
    void addPowers(const campaign::Scenario& scenario);
    void addPlaces(const campaign::Scenario& scenario);
    void addBattles(const Journals& journals);
    void addLeaders(const campaign::Campaign& campaign);

    std::array<QString, 2> m_names;
    campaign::CampaignComparison m_comparison;
};

}  // namespace ephor
