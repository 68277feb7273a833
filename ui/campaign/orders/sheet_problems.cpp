#include "ui/campaign/orders/sheet_problems.h"

#include "models/text/battle_words.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"

#include <QPushButton>
#include <algorithm>
#include <utility>

namespace ephor {

namespace {

enum ProblemRole { LineRole = Qt::UserRole, ColumnRole, WordsRole };

}  // namespace

SheetProblems::SheetProblems(QWidget* parent) : QListWidget(parent) {
    named(this, QStringLiteral("ordersSaid"), tr("Errors in the order sheet"));
    setWordWrap(true);
    setSizeAdjustPolicy(AdjustToContents);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(this, &QListWidget::itemActivated, this, &SheetProblems::goTo);
    connect(this, &QListWidget::itemClicked, this, &SheetProblems::goTo);
    // Hidden while there is nothing to say, to leave the room to the sheet.
    hide();
    connect(model(), &QAbstractItemModel::rowsInserted, this, &QWidget::show);
    connect(model(), &QAbstractItemModel::modelReset, this, &QWidget::hide);
}

QSize SheetProblems::sizeHint() const {
    const QSize all = QListWidget::sizeHint();
    return {all.width(), std::min(all.height(), scaled(this, 112))};
}

QSize SheetProblems::minimumSizeHint() const { return {QListWidget::minimumSizeHint().width(), sizeHint().height()}; }

void SheetProblems::goTo(const QListWidgetItem* item) {
    if (const int line = item->data(LineRole).toInt(); line > 0)
        Q_EMIT lineWanted(line, item->data(ColumnRole).toInt());
}

void SheetProblems::setProblems(const Diagnostics& problems) {
    clear();
    setEnabled(true);
    std::ranges::for_each(problems, [this](const Diagnostic& one) { add(one); });
    if (!hasErrors(problems))
        new QListWidgetItem(icon("check"), tr("All orders are valid."), this);
}

void SheetProblems::add(const Diagnostic& problem) {
    auto* item = new QListWidgetItem(icon(problem.severity == Severity::Error ? "error" : "warn"), {}, this);
    item->setData(WordsRole, text(problem.message));
    item->setData(LineRole, problem.place.line);
    item->setData(ColumnRole, std::max(1, problem.place.column));
    showWords(*item);
    for (const Fix& fix : problem.fixes) {
        QString label = text(fix.label);
        label.replace(u'&', QStringLiteral("&&"));
        auto* button =
            named(new QPushButton(icon("bulb"), label, this), QStringLiteral("fix_%1").arg(count()), text(fix.label));
        button->setAutoDefault(false);
        // The list is filled anew as soon as the text is fixed, so a copy of the fix is sent after the click is over.
        connect(button, &QPushButton::clicked, this, [this, fix] {
            QMetaObject::invokeMethod(this, [this, fix] { Q_EMIT fixWanted(fix); }, Qt::QueuedConnection);
        });
        auto* row = new QListWidgetItem(this);
        row->setFlags(Qt::ItemIsEnabled);
        row->setSizeHint(button->sizeHint());
        setItemWidget(row, button);
    }
}

void SheetProblems::showWords(QListWidgetItem& item) const {
    QString words = item.data(WordsRole).toString();
    if (const int line = item.data(LineRole).toInt(); m_showsLines && line > 0)
        words = tr("Line %1: %2").arg(line).arg(words);
    item.setText(words);
    item.setToolTip(words);
}

void SheetProblems::setShowsLines(bool shows) {
    if (std::exchange(m_showsLines, shows) == shows)
        return;
    for (int i = 0; i < count(); ++i)
        if (!item(i)->data(WordsRole).isNull())
            showWords(*item(i));
}

void SheetProblems::addNote(const QString& text) { addItem(text); }

void SheetProblems::setOld() {
    if (count() == 0)
        return;
    setEnabled(false);
    if (item(count() - 1)->data(LineRole).isNull() && !itemWidget(item(count() - 1))) {
        clear();
        addNote(tr("Checking…"));
    }
}

}  // namespace ephor
