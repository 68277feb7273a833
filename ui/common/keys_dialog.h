// The keys of a window, as a list that scrolls and closes with Escape.
#pragma once

#include <QDialog>
#include <utility>
#include <vector>

namespace ephor {

class KeysDialog final : public QDialog {
    Q_OBJECT

public:
    using Row = std::pair<QString, QString>;  ///< the key, what it does

    KeysDialog(const std::vector<Row>& rows, QWidget* parent);
};

}  // namespace ephor
