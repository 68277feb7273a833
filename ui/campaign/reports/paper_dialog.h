// Which papers go out, in which form, and where to.
#pragma once

#include "ui/campaign/reports/papers.h"

#include <QDialog>
#include <map>
#include <set>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace ephor {

class CampaignSight;

class PaperDialog final : public QDialog {
    Q_OBJECT

public:
    /// Sight and looks must outlive it.
    PaperDialog(CampaignSight& sight, const PowerLooks& looks, QWidget* parent = nullptr);

public Q_SLOTS:
    /// Writes the papers of the moment that is shown, one after the other in the background; only maps are drawn in the
    /// thread of the windows, before that.
    void write();
    /// Stops behind the paper that is being written, if any is; what has been written stays.
    void reject() override;

Q_SIGNALS:
    void written(const QString& folder, int files);

private:
    QWidget* makeForms();
    QWidget* makeFolder();
    QString proposedFolder() const;
    void proposeFolder();
    void browse();
    void drawMaps(const PaperPlan& plan);
    void writeNext();
    void takeWritten(const Result<void>& done);
    void stop(const QString& why);
    PaperPlan plan() const;

    CampaignSight& m_sight;
    const PowerLooks& m_looks;
    QListWidget* m_powers = nullptr;
    std::vector<std::pair<PaperForm, QCheckBox*>> m_forms;
    QCheckBox* m_forAll = nullptr;
    QLineEdit* m_folder = nullptr;
    QString m_proposed;  ///< folder
    QProgressBar* m_bar = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_write = nullptr;
    std::vector<Paper> m_papers;
    std::size_t m_next = 0;
    std::map<campaign::PowerId, QImage> m_maps;  ///< drawn before the first paper is written: all are of one moment
    bool m_isWriting = false;
    bool m_isStopped = false;
};

}  // namespace ephor
