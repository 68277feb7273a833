// The first window: recent files, a battle, a list, the samples, the manual. Nothing here needs the user's own data.
#pragma once

#include "models/battle/samples.h"
#include "ui/common/window/message_bar.h"

#include <QMainWindow>
#include <QVariantMap>

class QAction;
class QHBoxLayout;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QSettings;
class QVBoxLayout;

namespace ephor {

class LinkButton;
class WindowActions;

class StartWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// The settings store its size and must outlive it; null: nothing is stored.
    StartWindow(std::vector<Sample> armies, std::vector<Sample> battles, QSettings* settings = nullptr,
                QWidget* parent = nullptr);

    /// Paths of files, the latest first, with the titles of those that have one. The first campaign among them gets the
    /// large button.
    void setRecent(const QStringList& files, const QVariantMap& titles = {});
    /// Shows an error message at the top.
    void sayFault(const QString& text);
    /// Asks a question at the top.
    void ask(const QString& text, const std::vector<MessageBar::Choice>& choices);

Q_SIGNALS:
    void sampleCampaignWanted();
    void campaignWanted();
    /// Make a scenario of the user's own.
    void scenarioWanted();
    /// Restore a campaign from a backup.
    void restoreWanted();
    void battleWanted();
    void listWanted();
    void recordWanted();
    void openWanted();
    void fileWanted(const QString& file);
    void armyWanted(const ephor::Sample& army);
    /// The briefing of a battle should be shown; the sample is that of its first rule system.
    void historicalWanted(const ephor::Sample& battle);
    /// Edit a rules pack: troops, costs and lists of the user's own.
    void packWanted();
    /// The odds of a new battle.
    void oddsWanted();
    /// Battles of every list against every other.
    void matrixWanted();
    void libraryWanted();
    void manualWanted(const QString& topic);

private:
    QWidget* makeActions();
    QHBoxLayout* makeTitle(QWidget* parent);
    /// A button that triggers the action.
    LinkButton* makeLink(const QAction* action, QWidget* parent);
    QListWidget* makeList(const char* name, const QString& title, QVBoxLayout* into);
    QWidget* makeGoOn(QWidget* parent);
    void fillArmies(QListWidget& list) const;
    /// One row for each battle, whatever the number of its rule systems.
    void fillBattles(QListWidget& list) const;
    /// The set-ups of the battle that begins at this number, one for each rule system.
    std::vector<std::size_t> battlesLike(std::size_t number) const;

    std::vector<Sample> m_armies;
    std::vector<Sample> m_battles;
    QListWidget* m_recent = nullptr;
    QPushButton* m_goOn = nullptr;
    QString m_latest;  ///< the campaign opened last; empty: none
    WindowActions* m_actions = nullptr;
    MessageBar* m_messages = nullptr;
};

}  // namespace ephor
