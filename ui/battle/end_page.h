// The page over the table when a battle ends: the result, the losses, the turning points, pictures.
#pragma once

#include "models/battle/log/battle_summary.h"

#include <QWidget>

class QLabel;
class QTextBrowser;
class QUrl;

namespace ephor {

class EndPictures;
struct AnalysisShown;

class EndPage final : public QWidget {
    Q_OBJECT

public:
    /// Covers `over` while it is shown. It shows itself when a battle that was open ends; not for a finished record.
    EndPage(BattleSession& session, QWidget* over);

    /// Shows the page; of a battle that is not over, how it stands.
    void present();
    /// A complete one of this battle, or null. Must live until the next call.
    void setAnalysis(const AnalysisShown* analysis);

Q_SIGNALS:
    void replayWanted();
    void reportWanted();
    void analysisWanted();
    /// An event should be shown on the table; it has a headline.
    void eventWanted(int event, const QString& title, const QString& text);
    /// The same for a roll, not for what led to it.
    void rollWanted(int event, const QString& title, const QString& text);
    /// The page covers the table, or no longer does.
    void shownChanged(bool isShown);
    void newBattleWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showResultButtons();
    void presentIfDue();
    void openLink(const QUrl& link);
    void leave();

    BattleSession& m_session;
    QLabel* m_result = nullptr;
    QTextBrowser* m_text = nullptr;
    BattleSummary m_summary;
    QString m_html;
    EndPictures* m_pictures = nullptr;
    QWidget* m_luck = nullptr;
    QWidget* m_enter = nullptr;
    QWidget* m_new = nullptr;
    bool m_wasOpen = false;  ///< the battle was not over
    bool m_isDue = false;    ///< it has ended; its last actions may still be played
};

}  // namespace ephor
