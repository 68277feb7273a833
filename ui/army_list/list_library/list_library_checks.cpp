// Checks of many lists: against an event's file, and against the models that are owned.
#include "core/io/file.h"
#include "models/text/battle_words.h"
#include "ui/army_list/list_library/event_dialog.h"
#include "ui/army_list/list_library/list_library_window.h"
#include "ui/common/window/message_bar.h"

#include <QFileDialog>
#include <QtConcurrent/QtConcurrentRun>

namespace ephor {

QStringList ListLibraryWindow::shown() const {
    QStringList files;
    for (int row = 0; row < m_filter.rowCount(); ++row)
        files << m_filter.index(row, 0).data(ListLibraryModel::FileRole).toString();
    return files;
}

void ListLibraryWindow::askEvent() {
    const QString file = QFileDialog::getOpenFileName(this, tr("The organiser's file"), m_library.root(),
                                                      tr("Events (*.toml);;All files (*)"));
    if (!file.isEmpty())
        checkForEvent(file);
}

bool ListLibraryWindow::checkForEvent(const QString& file) {
    const Result<std::string> bytes = readFile(file.toStdU16String(), largestEvent);
    const Result<ListEvent> event = bytes ? readListEvent(*bytes, file.toStdString(), m_needs.find, m_needs.systems)
                                          : Result<ListEvent>(std::unexpected(bytes.error()));
    if (!event) {
        m_messages->say(MessageBar::Kind::Fault, text(event.error()));
        return false;
    }
    QStringList files = chosen().isEmpty() ? shown() : chosen();
    files.removeAll(file);
    auto* dialog = new EventDialog(*event, files, m_needs.find, m_needs.systems, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &EventDialog::openWanted, this, &ListLibraryWindow::openWanted);
    dialog->show();
    return true;
}

void ListLibraryWindow::showMissing() {
    const QStringList files = chosen();
    QtConcurrent::run([files, find = m_needs.find, systems = m_needs.systems] {
        return lacksOf(readLists(files, find, systems));
    }).then(this, [this](const std::vector<Lack>& lacks) {
        QStringList missing;
        for (const Lack& one : lacks)
            missing << tr("%1 %2").arg(one.needed - one.owned).arg(one.type);
        m_messages->say(
            MessageBar::Kind::Note,
            missing.isEmpty()
                ? tr("You own all models that these lists need. Ephor compares them with the field “Owned” of each unit.")
                : tr("You lack %1.").arg(missing.join(QStringLiteral(", "))));
    });
}

}  // namespace ephor
