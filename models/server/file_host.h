// Serves the players of a campaign from its file, which other programs may change meanwhile.
#pragma once

#include "models/server/player_server.h"
#include "models/store/campaign_store.h"

#include <QLockFile>
#include <QTimer>

namespace ephor {

class FileHost final : public QObject {
    Q_OBJECT

public:
    /// Fails where another program serves the campaign or has it open.
    static Result<std::unique_ptr<FileHost>> open(const QString& file);

    const campaign::Journal& journal() const { return m_contents.journal; }
    const store::Post& post() const { return m_contents.post; }
    /// Replaces the post in the file.
    Result<void> setPost(const store::Post& post);
    PlayerServer& server() { return m_server; }

Q_SIGNALS:
    /// A sheet of the power was kept.
    void sheetKept(ephor::campaign::PowerId power);

private:
    struct Contents {
        campaign::Journal journal;
        store::Post post;
    };

    FileHost(QString file, std::unique_ptr<QLockFile> lock, Contents contents);
    static Result<Contents> contentsOf(store::CampaignStore& store);
    SheetAnswer keep(campaign::PowerId power, const QByteArray& linkHash, const QByteArray& sheet);
    /// Changes whenever the file has.
    QString stateOfFile() const;
    void check();

    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    Contents m_contents;
    QString m_state;
    QTimer m_timer;
    PlayerServer m_server;
};

}  // namespace ephor
