// The seven texts of a scenario, one at a time, to be typed in: the findings are marked in them, and what is picked is
// found in them.
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
    /// Takes over now what has been typed.
    void flush();

Q_SIGNALS:
    /// The cursor has come to the row by hand.
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
    std::size_t m_file = 0;  ///< that is shown
    QTimer m_pause;
    bool m_isFilling = false;
    bool m_hasTyped = false;
};

}  // namespace ephor
