// Ephor, the desktop: wiring only.
#include "core/odds/players.h"
#include "core/rules/builtin.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/setup_dialog.h"

#include <QApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QRandomGenerator>

using namespace ephor;

namespace {

std::uint64_t freshSeed() { return QRandomGenerator::system()->generate64(); }

std::shared_ptr<const Player> playerOf(By kind, const Game&) { return makePlayer(kind); }

void showBattle(std::unique_ptr<BattleSession> session);

void setUpBattle(QWidget* parent) {
    const auto systems = builtinSystems();
    SetupDialog dialog({{systems.begin(), systems.end()}, playerOf, freshSeed}, parent);
    if (dialog.exec() == QDialog::Accepted)
        showBattle(dialog.takeSession());
}

void openBattle(QWidget* parent, const QString& file) {
    auto session =
        BattleSession::load(file.toStdString(), [](std::string_view id) { return findSystem(id); }, playerOf);
    if (session)
        showBattle(std::move(*session));
    else
        QMessageBox::warning(parent, QObject::tr("Open a record"), text(session.error()));
}

void showBattle(std::unique_ptr<BattleSession> session) {
    auto* window = new BattleWindow(std::move(session), {freshSeed});
    window->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(window, &BattleWindow::newBattleWanted, window, [window] { setUpBattle(window); });
    QObject::connect(window, &BattleWindow::openWanted, window, [window] {
        const QString file = QFileDialog::getOpenFileName(window, QObject::tr("Open a record"), {},
                                                          QObject::tr("Battle records (*.battle)"));
        if (!file.isEmpty())
            openBattle(window, file);
    });
    window->resize(1280, 800);
    window->show();
}

}  // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Ephor"));
    QApplication::setApplicationVersion(QStringLiteral(EPHOR_VERSION));
    const QStringList files = QApplication::arguments().mid(1);
    for (const QString& file : files)
        openBattle(nullptr, file);
    if (files.isEmpty())
        setUpBattle(nullptr);
    return QApplication::topLevelWidgets().isEmpty() ? 0 : QApplication::exec();
}
