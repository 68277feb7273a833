// The newsletter of a move: the program drafts it, the umpire writes it, and it is published into the journal.
#pragma once

#include "models/campaign/newsletter_drafts.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

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
    ~NewsletterDialog() override;

public Q_SLOTS:
    /// The program's own headline and text take the place of what is written; Undo in the fields brings that back. The
    /// notice stays.
    void draftAnew();
    /// Into the journal. Where it tells what somebody cannot know, that is said first, and the next call publishes it
    /// all the same.
    void publish();

Q_SIGNALS:
    void published(int turn);

private:
    QWidget* makePage();
    void makeButtons();
    /// The campaign is another: moves may have come or gone, and what is known of them.
    void takeCampaign();
    void fillMoves();
    /// Of the move that is picked: what is begun, else what was published, else what the program drafts.
    void showMove();
    void put(const campaign::Newsletter& page);
    void takeEdit();
    void preview();
    void keepDraft();
    void takeLeaks(const campaign::Newsletter& page, const Diagnostics& leaks);
    void setWorking(bool works, const QString& said);
    /// Works in the background; `take` gets what comes of it, unless something else was asked for meanwhile.
    template <typename Work, typename Take> void inBackground(const QString& said, Work work, Take take);
    int pickedTurn() const;
    bool isOut(const campaign::Newsletter& page) const;
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
    int m_turn = 0;                                ///< that the fields tell of; 0: nothing stands there yet
    campaign::Newsletter m_kept;                   ///< as it was published, or as the program drafts it
    bool m_isOut = false;                          ///< m_kept was published
    std::optional<campaign::Newsletter> m_warned;  ///< of which it was said that it tells too much
    QPointer<QWidget> m_hadFocus;                  ///< of those that wait for the background
    QTimer m_keepSoon;
    int m_run = 0;  ///< the last one in the background
    bool m_isShowing = false;
    bool m_isPublishing = false;
};

}  // namespace ephor
