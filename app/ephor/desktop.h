// The desktop program: which window leads to which. Wiring only.
#pragma once

#include "models/documents/battle_session.h"
#include "models/documents/samples.h"

#include <QObject>
#include <QPointer>
#include <filesystem>

namespace ephor {

class ArmyListWindow;
class ManualWindow;
class OddsDialog;
class SetupDialog;
class StartWindow;

class Desktop final : public QObject {
    Q_OBJECT

public:
    /// `recovery` is where copies of unsaved lists are kept.
    explicit Desktop(std::filesystem::path recovery);
    ~Desktop() override;

    void showStart();
    /// By what it is: a record, a set-up, or else a list. False where it cannot be read; that has been said.
    bool openFile(const QString& file);
    void showManual(const QString& topic);

private:
    ArmyListWindow* showList();
    void openSampleArmy(const Sample& army);
    void setUpBattle(const std::function<void(SetupDialog&)>& prepare = {});
    void askOdds(const ArmyList& list);
    void showBattle(std::unique_ptr<BattleSession> session);
    void showOdds(BattleSession& session, QWidget* parent, bool canPlay);
    bool openRecord(const QString& file);
    void askForFile();
    void askForRecord();
    void remember(const QString& file);
    void say(const QString& text);

    std::filesystem::path m_recovery;
    std::unique_ptr<StartWindow> m_start;
    std::unique_ptr<ManualWindow> m_manual;
};

}  // namespace ephor
