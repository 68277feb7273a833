#include "ui/campaign/window/compare_campaigns.h"

#include "ui/common/help_topic.h"

#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

namespace ephor {

namespace {

/// Names the campaigns by their files, with their folders if the file names are the same.
std::array<QString, 2> calledAs(const QString& first, const QString& second) {
    const std::array<QFileInfo, 2> files{QFileInfo(first), QFileInfo(second)};
    const bool isOneName = files[0].completeBaseName() == files[1].completeBaseName();
    const auto name = [isOneName](const QFileInfo& file) {
        return isOneName ? file.dir().dirName() + u'/' + file.completeBaseName() : file.completeBaseName();
    };
    return {name(files[0]), name(files[1])};
}

}  // namespace

CompareCampaigns::CompareCampaigns(const Side& first, const Side& second, QSettings* settings, QWidget* parent)
    : CompareCampaigns(new CampaignComparisonModel(first.journal, second.journal, calledAs(first.file, second.file)),
                       settings, parent) {}

CompareCampaigns::CompareCampaigns(CampaignComparisonModel* model, QSettings* settings, QWidget* parent)
    : ComparisonDialog(
          model, {tr("Compare campaigns"), tr("Where the campaigns diverge"), tr("Differences between the campaigns")},
          parent),
      m_parting(model->partingText()) {
    setObjectName(QStringLiteral("compareCampaigns"));
    setHelpTopic(this, QStringLiteral("what-if#compare-two-campaigns"));
    about().setText(m_parting);
    for (const int column : {CampaignComparisonModel::AboutColumn, CampaignComparisonModel::WhatColumn})
        table().horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    restorePlace({860, 620}, settings);
}

}  // namespace ephor
