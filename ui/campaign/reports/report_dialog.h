// The export of reports: for whom, in which formats, and into which folder.
#pragma once

#include "models/exchange/roster_zip.h"
#include "ui/campaign/reports/report_files.h"

#include <QDialog>
#include <map>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace ephor {

class CampaignSight;

class ReportDialog final : public QDialog {
    Q_OBJECT

public:
    using Clock = std::function<campaign::ClubTime()>;
    /// Sight and looks must outlive it. Without a clock, this computer's is used.
    ReportDialog(CampaignSight& sight, const PowerLooks& looks, Clock clock = {}, QWidget* parent = nullptr);

public Q_SLOTS:
    /// Writes the reports of the moment that is shown, one after the other in the background. Maps are drawn first,
    /// since that needs the thread of the windows. Those of the present are then entered in the post as written.
    void write();
    /// Stops after the file being written; files that have been written stay. Otherwise closes the dialog.
    void reject() override;

Q_SIGNALS:
    void written(const QString& folder, int files);

private:
    void fillPowers();
    QWidget* makeFormats();
    QWidget* makeFolder();
    void proposeFolder();
    void browse();
    void drawMaps();
    void writeNext();
    void takeWritten(const Result<QByteArray>& done);
    Result<void> writeZips() const;
    Result<void> enterInPost();
    void openFolder() const;
    void stop(const QString& why);
    ReportPlan plan() const;

    CampaignSight& m_sight;
    const PowerLooks& m_looks;
    Clock m_clock;
    QListWidget* m_powers = nullptr;
    std::vector<std::pair<ReportFormat, QCheckBox*>> m_formats;
    QCheckBox* m_forAll = nullptr;
    QCheckBox* m_zips = nullptr;
    QLineEdit* m_folder = nullptr;
    QString m_proposed;  ///< folder
    QProgressBar* m_bar = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_write = nullptr;
    QPushButton* m_open = nullptr;
    std::vector<ReportFile> m_files;
    std::size_t m_next = 0;
    std::vector<store::PostMail> m_entries;             ///< of the post, once all files are written
    std::map<QString, std::vector<FileToZip>> m_toZip;  ///< by folder
    std::map<campaign::PowerId, QPicture> m_maps;       ///< drawn before any file is written: all show one moment
    bool m_isWriting = false;
    bool m_isStopped = false;
};

}  // namespace ephor
