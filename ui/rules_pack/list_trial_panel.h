// One list under the pack's figures and, beside them, those that it was written for or the program's: what a change of
// the pack does to an army.
#pragma once

#include "models/army_list/list_trial.h"
#include "models/battle/samples.h"
#include "models/rules_pack/rules_pack_document.h"

#include <QStandardItemModel>
#include <QWidget>
#include <filesystem>
#include <optional>
#include <tuple>

class QComboBox;
class QLabel;
class QTableView;

namespace ephor {

class ListTrialPanel final : public QWidget {
    Q_OBJECT

public:
    explicit ListTrialPanel(const RulesPackDocument& document, QWidget* parent = nullptr);

    /// A list from a file, besides the samples.
    void offer(const QString& name, const std::string& text);
    /// What is chosen; none where the system has no samples and no file was opened.
    const Sample* chosen() const;

Q_SIGNALS:
    void openWanted();
    /// The chosen list shall test the pack from now on.
    void testWanted(const QString& name, const QString& list);

private:
    void fillChoices();
    void show();
    std::shared_ptr<const RuleSystem> olderRules(const std::string& text);
    void showRows(const ListTrial& trial);
    void showVerdict(const ListTrial& trial);

    const RulesPackDocument& m_document;
    std::string m_system;  ///< whose samples are offered
    std::vector<Sample> m_samples;
    QComboBox* m_choice = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_verdict = nullptr;
    QStandardItemModel m_rows;
    /// Where which rules of which version were looked for.
    using Looked = std::tuple<std::filesystem::path, std::string, std::string>;
    std::optional<Looked> m_looked;
    std::shared_ptr<const RuleSystem> m_older;  ///< what was found; null: nothing
    QString m_before;                           ///< what the figures beside the pack's are called
};

}  // namespace ephor
