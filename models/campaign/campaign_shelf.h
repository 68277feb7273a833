// The folder in which campaigns are kept: names that are free, the sample campaign, and copies that somebody has sent.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/campaign_seed.h"

#include <QString>

namespace ephor {

class CampaignShelf {
public:
    /// The folder is made when the first campaign is put into it.
    explicit CampaignShelf(QString folder) : m_folder(std::move(folder)) {}

    const QString& folder() const { return m_folder; }
    /// A file for a campaign of that name, of which there is none yet: "Six cities.ephor", "Six cities 2.ephor" and so
    /// on.
    QString freeFile(const QString& name) const;

    /// The sample campaign that was played last; empty where there is none.
    QString latestSample() const;
    /// A new one, in a file of its own: the six-city quick-start.
    Result<QString> foundSample(const campaign::CampaignSeed& seed) const;

    /// Takes a copy of a campaign over, under a free name, once its journal and its tables were found to be in order. A
    /// damaged one is refused; the copy itself and the campaigns that are there already are left as they are.
    Result<QString> restore(const QString& copy) const;

private:
    Result<void> make() const;

    QString m_folder;
};

}  // namespace ephor
