// The newsletter of a turn: drafted by the program, edited by the umpire, and published into the journal.
#pragma once

#include "core/campaign/reports/story/battle_luck.h"
#include "models/campaign/newsletter_drafts.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>
#include <stop_token>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QTextBrowser;

namespace ephor {

class NewsletterDialog final : public QDialog {
    Q_OBJECT

public:
    /// The session must outlive it. `recovery` is the folder for unpublished pages.
    NewsletterDialog(CampaignSession& session, const std::filesystem::path& recovery, QWidget* parent = nullptr);
    ~NewsletterDialog() override;

public Q_SLOTS:
    /// Replaces headline and text with the program's draft; Undo in the fields restores them. The notice stays.
    void draftAnew();
    /// Publishes the page into the journal. If it reveals secrets, the first call only shows a warning; the next call
    /// publishes it.
    void publish();
    /// Adds to the text what dice and choices did in the battles of the turn that have records; stops if it is at it.
    void addLuck();

Q_SIGNALS:
    void published(int turn);

private:
    QWidget* makePage();
    void makeButtons();
    /// Called when the campaign has changed: turns or their data may have changed.
    void takeCampaign();
    void fillTurns();
    /// Shows the page of the selected turn: the draft, otherwise the published page, otherwise the program's draft.
    void showTurn();
    void put(const campaign::Newsletter& page);
    void takeEdit();
    void preview();
    void keepDraft();
    void insertLuck(const QString& lines);
    void takeLeaks(const campaign::Newsletter& page, const Diagnostics& leaks);
    void setWorking(bool works, const QString& said);
    /// Runs `work` in the background and passes its result to `take`, unless other work was started meanwhile.
    template <typename Work, typename Take> auto inBackground(const QString& said, Work work, Take take);
    int selectedTurn() const;
    bool isOut(const campaign::Newsletter& page) const;
    campaign::Newsletter written() const;

    CampaignSession& m_session;
    NewsletterDrafts m_drafts;
    QComboBox* m_turns = nullptr;
    QLineEdit* m_headline = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QPlainTextEdit* m_notice = nullptr;
    QTextBrowser* m_preview = nullptr;
    QLabel* m_said = nullptr;
    QProgressBar* m_bar = nullptr;  ///< of the analysis of battles
    QPushButton* m_draft = nullptr;
    QPushButton* m_publish = nullptr;
    QPushButton* m_luck = nullptr;
    int m_turn = 0;                                   ///< turn of the page in the fields; 0: none yet
    campaign::Newsletter m_kept;                      ///< the published page, or the program's draft
    bool m_isOut = false;                             ///< m_kept was published
    std::vector<campaign::BattleOnRecord> m_battles;  ///< of the turn
    std::stop_source m_stop;                          ///< of the analysis of battles
    bool m_isAnalysing = false;
    std::optional<campaign::Newsletter> m_warned;  ///< the page that the user was warned about
    QPointer<QWidget> m_hadFocus;                  ///< the disabled widget that had the focus
    QTimer m_keepSoon;
    int m_run = 0;  ///< number of the last background run
    bool m_isShowing = false;
    bool m_isPublishing = false;
};

}  // namespace ephor
