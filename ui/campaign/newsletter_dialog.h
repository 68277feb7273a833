// The newsletter of a move: the program drafts it, the umpire writes it, and it is published into the journal.
#pragma once

#include "models/documents/newsletter_drafts.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTextBrowser;

namespace ephor {

class NewsletterDialog final : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it. `recovery`: where pages are kept that are not published yet.
    NewsletterDialog(CampaignSession& session, const std::filesystem::path& recovery, QWidget* parent = nullptr);

public Q_SLOTS:
    /// The program's own page takes the place of what is written.
    void draftAnew();
    /// Into the journal. Where it tells what somebody cannot know, that is said first, and the next call publishes it all the same.
    void publish();

Q_SIGNALS:
    void published(int turn);

private:
    QWidget* makePage();
    void fillMoves();
    void showMove();
    void put(const campaign::Newsletter& page);
    void takeEdit();
    void takeLeaks(const campaign::Newsletter& page, const Diagnostics& leaks);
    void setWorking(bool works, const QString& said);
    int turn() const;
    std::vector<campaign::JournalEntry> entries() const;
    campaign::Newsletter written() const;

    CampaignSession& m_session;
    NewsletterDrafts m_drafts;
    QComboBox* m_moves = nullptr;
    QLineEdit* m_headline = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QPlainTextEdit* m_notice = nullptr;
    QTextBrowser* m_preview = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_draft = nullptr;
    QPushButton* m_publish = nullptr;
    campaign::Newsletter m_kept;                   ///< as it was published, or as the program drafts it
    std::optional<campaign::Newsletter> m_warned;  ///< of which it was said that it tells too much
    bool m_isShowing = false;
};

}  // namespace ephor
