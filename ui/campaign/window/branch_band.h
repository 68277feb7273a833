// What marks the windows of a branch, so that it is not taken for its campaign.
#pragma once

class QLabel;
class QString;
class QWidget;

namespace ephor {

/// The folder beside a campaign in which its branches are; a campaign in such a folder is a branch.
QString branchFolder();
bool isBranch(const QString& file);
/// A coloured line that names the branch.
QLabel* makeBranchBand(const QString& file, QWidget* parent);

}  // namespace ephor
