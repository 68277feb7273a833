// An editor for the seven texts of a scenario, one at a time; marks findings and shows the selected row.
#pragma once

#include "models/scenario/scenario_document.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QPlainTextEdit;

namespace ephor {

class ScenarioText final : public QWidget {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit ScenarioText(ScenarioDocument& document, QWidget* parent = nullptr);

    void showLine(std::size_t file, int line);
    /// Accepts what has been typed at once.
    void flush();

Q_SIGNALS:
    /// The user has moved the cursor to the row.
    void rowReached(const ephor::campaign::RowRef& row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showFile();
    void refresh();
    void mark();

    ScenarioDocument& m_document;
    QComboBox* m_files;
    QPlainTextEdit* m_editor;
    std::size_t m_file = 0;  ///< index of the file that is shown
    QTimer m_pause;
    bool m_isFilling = false;
    bool m_hasTyped = false;
};

}  // namespace ephor
