// Two campaigns of one war side by side, row by row: a war, and what it might have been.
#pragma once

#include "core/campaign/journal/campaign_comparison.h"
#include "models/common/comparison_model.h"

namespace ephor {

class CampaignComparisonModel final : public ComparisonModel {
    Q_OBJECT

public:
    enum Column { AboutColumn, WhatColumn, FirstColumn, SecondColumn, Columns };

    /// As both stand when it is made; they are of one war, see areOfOneWar(). `names` is what they are called.
    CampaignComparisonModel(const campaign::Journal& first, const campaign::Journal& second,
                            std::array<QString, 2> names, QObject* parent = nullptr);

    bool isSame() const { return m_comparison.isSame(); }
    /// How far they are the same, in a sentence.
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
