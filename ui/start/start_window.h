// The first window: recent files, a battle, a list, the samples, the manual. Nothing here needs the user's own data.
#pragma once

#include "models/battle/samples.h"
#include "ui/common/window/message_bar.h"

#include <QMainWindow>

class QListWidget;
class QSettings;
class QVBoxLayout;

namespace ephor {

class WindowActions;

class StartWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// The settings store its size and must outlive it; null: nothing is stored.
    StartWindow(std::vector<Sample> armies, std::vector<Sample> battles, QSettings* settings = nullptr,
                QWidget* parent = nullptr);

    /// Paths of files, the latest first.
    void setRecent(const QStringList& files);
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
    QListWidget* makeList(const char* name, const QString& title, QVBoxLayout* into);
    void fill(QListWidget& list, const std::vector<Sample>& samples);

    std::vector<Sample> m_armies;
    std::vector<Sample> m_battles;
    QListWidget* m_recent = nullptr;
    WindowActions* m_actions = nullptr;
    MessageBar* m_messages = nullptr;
};

}  // namespace ephor
