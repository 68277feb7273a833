// The folder for campaigns: free file names, the sample campaign, and restoring backups.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/campaign_seed.h"

#include <QString>

namespace ephor {

class CampaignShelf {
public:
    /// The folder is made with the first campaign in it.
    explicit CampaignShelf(QString folder) : m_folder(std::move(folder)) {}

    const QString& folder() const { return m_folder; }
    /// A file name that does not exist yet for a campaign of that name: "Six cities.ephor", "Six cities 2.ephor" and so
    /// on.
    QString freeFile(const QString& name) const;

    /// The sample campaign that was changed last; empty where there is none.
    QString latestSample() const;
    /// Makes a new sample campaign (the six-city quick-start) in its own file.
    Result<QString> foundSample(const campaign::CampaignSeed& seed) const;

    /// Copies a backup into the folder under a free name, once its journal and tables are verified. Fails where it is
    /// damaged. Neither the backup nor any existing campaign is changed.
    Result<QString> restore(const QString& copy) const;

private:
    Result<void> make() const;

    QString m_folder;
};

}  // namespace ephor
