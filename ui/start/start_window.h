// Where Ephor begins: what was open last, a battle, a list, the samples, the manual. Nothing here needs data of one's
// own.
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
    /// The settings keep its size and must outlive it; none: nothing is remembered.
    StartWindow(std::vector<Sample> armies, std::vector<Sample> battles, QSettings* settings = nullptr,
                QWidget* parent = nullptr);

    /// Files with their paths, the latest first.
    void setRecent(const QStringList& files);
    /// Says what went wrong, above everything.
    void sayFault(const QString& text);
    /// Asks what is meant, above everything.
    void ask(const QString& text, const std::vector<MessageBar::Choice>& choices);

Q_SIGNALS:
    void sampleCampaignWanted();
    void campaignWanted();
    /// A copy of a campaign shall be taken over.
    void restoreWanted();
    void battleWanted();
    void listWanted();
    void recordWanted();
    void openWanted();
    void fileWanted(const QString& file);
    void armyWanted(const ephor::Sample& army);
    void historicalWanted(const ephor::Sample& battle);
    /// Troops, costs and lists of one's own.
    void packWanted();
    /// The odds of a battle that nobody has fought yet.
    void oddsWanted();
    /// Every list against every other.
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
