#include "ui/battle/decision/correction_panel.h"

#include "core/table/geometry.h"
#include "models/text/table_lengths.h"
#include "ui/common/named.h"
#include "ui/common/tinted_label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <numbers>

namespace ephor {

CorrectionPanel::CorrectionPanel(BattleSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_words(session.game()) {
    named(this, QStringLiteral("correction"), tr("The umpire corrects"));
    m_notice = named(new TintedLabel(&Colours::secondary, this), QStringLiteral("correctionNotice"), tr("Notice"));
    m_notice->setWordWrap(true);
    m_kind = named(new QComboBox(this), QStringLiteral("correctionKind"), tr("What to correct"));
    m_kind->addItem(tr("Move a unit"), static_cast<int>(Correction::Kind::Move));
    m_kind->addItem(tr("Remove a unit"), static_cast<int>(Correction::Kind::Remove));
    m_kind->addItem(tr("Set a unit's counter"), static_cast<int>(Correction::Kind::SetCounter));
    m_kind->addItem(tr("Set a side's counter"), static_cast<int>(Correction::Kind::SetSideCounter));
    m_piece = named(new QComboBox(this), QStringLiteral("correctionPiece"), tr("Unit"));
    m_side = named(new QComboBox(this), QStringLiteral("correctionSide"), tr("Side"));
    for (const Side side : bothSides)
        m_side->addItem(m_words.side(side), static_cast<int>(side));
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makePlacePage());
    m_pages->addWidget(makeCounterPage());
    m_pages->addWidget(new QWidget(this));
    m_reason = named(new QLineEdit(this), QStringLiteral("correctionReason"), tr("Reason"));
    m_reason->setPlaceholderText(tr("for the log"));
    m_apply = named(new QPushButton(tr("&Correct"), this), QStringLiteral("correctionApply"), tr("Correct"));

    auto* form = new QFormLayout(this);
    form->setContentsMargins(8, 6, 8, 8);
    form->addRow(m_notice);
    form->addRow(tr("&What"), m_kind);
    form->addRow(tr("&Unit"), m_piece);
    form->addRow(tr("&Side"), m_side);
    form->addRow(m_pages);
    form->addRow(tr("&Reason"), m_reason);
    form->addRow(m_apply);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CorrectionPanel::takeState);
    connect(m_piece, &QComboBox::currentIndexChanged, this, &CorrectionPanel::takePiece);
    connect(m_side, &QComboBox::currentIndexChanged, this, &CorrectionPanel::takeCounter);
    connect(m_counter, &QComboBox::currentIndexChanged, this, &CorrectionPanel::takeCounter);
    connect(m_reason, &QLineEdit::textChanged, this, &CorrectionPanel::takeState);
    connect(m_apply, &QPushButton::clicked, this, &CorrectionPanel::apply);
    connect(&session, &BattleSession::changed, this, &CorrectionPanel::takeState);
    connect(&session, &BattleSession::busyChanged, this, &CorrectionPanel::takeState);
    takeState();
}

QWidget* CorrectionPanel::makePlacePage() {
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    const TableSize size = m_session.table().size();
    const auto length = [&](const QString& name, const QString& said, double most) {
        auto* spin = named(new QDoubleSpinBox(page), name, said);
        spin->setRange(0, most);
        spin->setDecimals(2);
        spin->setSuffix(TableLengths(m_session.game()).suffix());
        return spin;
    };
    m_x = length(QStringLiteral("correctionX"), tr("From the west edge"), size.width);
    m_y = length(QStringLiteral("correctionY"), tr("From the south edge"), size.height);
    m_bearing = named(new QSpinBox(page), QStringLiteral("correctionBearing"), tr("Facing in degrees from north"));
    m_bearing->setRange(0, 359);
    m_bearing->setWrapping(true);
    m_bearing->setSuffix(QStringLiteral("°"));
    form->addRow(tr("x, from the west"), m_x);
    form->addRow(tr("y, from the south"), m_y);
    form->addRow(tr("faces"), m_bearing);
    return page;
}

QWidget* CorrectionPanel::makeCounterPage() {
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    m_counter = named(new QComboBox(page), QStringLiteral("correctionCounter"), tr("Counter"));
    m_value = named(new QSpinBox(page), QStringLiteral("correctionValue"), tr("Value"));
    form->addRow(tr("Counter"), m_counter);
    form->addRow(tr("Value"), m_value);
    return page;
}

void CorrectionPanel::choosePiece(PieceId piece) {
    const int row = m_piece->findData(static_cast<int>(piece.index()));
    if (row >= 0)
        m_piece->setCurrentIndex(row);
}

void CorrectionPanel::takeState() {
    const auto why = m_session.whyNoCorrection();
    m_notice->setTint(why ? &Colours::warning : &Colours::secondary);
    m_notice->setText(why ? text(*why) : tr("A correction is an event of its own and stays marked in the log."));
    const auto kind = static_cast<Correction::Kind>(m_kind->currentData().toInt());
    const bool ofSide = kind == Correction::Kind::SetSideCounter;

    const QVariant chosen = m_piece->currentData();
    {
        const QSignalBlocker quiet(m_piece);
        m_piece->clear();
        for (const PieceId piece : m_session.table().present())
            m_piece->addItem(tr("%1 (%2)").arg(m_words.piece(piece), m_words.side(m_session.table().side(piece))),
                             static_cast<int>(piece.index()));
        m_piece->setCurrentIndex(std::max(0, m_piece->findData(chosen)));
    }
    const bool wasOfSide = m_counter->property("ofSide").toBool();
    if (m_counter->count() == 0 || wasOfSide != ofSide) {
        const QSignalBlocker quiet(m_counter);
        m_counter->clear();
        m_counter->setProperty("ofSide", ofSide);
        const auto& counters = ofSide ? m_session.info().sideCounters : m_session.info().counters;
        for (std::size_t c = 0; c < counters.size(); ++c)
            if (counters[c].mayBeCorrected())
                m_counter->addItem(translated(counters[c].name), static_cast<int>(c));
        takeCounter();
    }
    m_piece->setEnabled(!ofSide);
    m_side->setEnabled(ofSide);
    m_pages->setCurrentIndex(kind == Correction::Kind::Move ? 0 : kind == Correction::Kind::Remove ? 2 : 1);
    if (m_piece->currentData() != chosen)
        takePiece();
    m_apply->setEnabled(!why && !m_reason->text().trimmed().isEmpty());
    m_apply->setToolTip(m_reason->text().trimmed().isEmpty() ? tr("A correction needs a reason.") : QString());
}

void CorrectionPanel::takePiece() {
    if (m_piece->currentIndex() < 0)
        return;
    const Pose& pose = m_session.table().body(PieceId(m_piece->currentData().toInt())).pose;
    m_x->setValue(pose.centre.x);
    m_y->setValue(pose.centre.y);
    m_bearing->setValue((qRound(std::atan2(pose.facing.x, pose.facing.y) * 180 / std::numbers::pi) + 360) % 360);
    takeCounter();
}

void CorrectionPanel::takeCounter() {
    if (m_counter->currentIndex() < 0)
        return;
    const bool ofSide = m_counter->property("ofSide").toBool();
    const auto c = static_cast<std::uint8_t>(m_counter->currentData().toInt());
    const CounterInfo& info = ofSide ? m_session.info().sideCounters[c] : m_session.info().counters[c];
    m_value->setRange(info.lowest, info.highest);
    if (ofSide)
        m_value->setValue(m_session.table().counter(static_cast<Side>(m_side->currentData().toInt()), c));
    else if (m_piece->currentIndex() >= 0)
        m_value->setValue(m_session.table().counter(PieceId(m_piece->currentData().toInt()), c));
}

Correction CorrectionPanel::correction() const {
    Correction c;
    c.kind = static_cast<Correction::Kind>(m_kind->currentData().toInt());
    c.reason = m_reason->text().trimmed().toStdString();
    c.counter = static_cast<std::uint8_t>(m_counter->currentData().toInt());
    c.value = static_cast<std::int16_t>(m_value->value());
    c.side = static_cast<Side>(m_side->currentData().toInt());
    if (c.kind != Correction::Kind::SetSideCounter && m_piece->currentIndex() >= 0)
        c.piece = PieceId(m_piece->currentData().toInt());
    const Vec north = cosSin(m_bearing->value() * std::numbers::pi / 180);
    c.pose = snapped({{m_x->value(), m_y->value()}, {north.y, north.x}});
    return c;
}

void CorrectionPanel::apply() {
    const QString reason = m_reason->text().trimmed();
    if (const auto why = m_session.correct(correction())) {
        m_notice->setTint(&Colours::error);
        m_notice->setText(text(*why));
        return;
    }
    m_reason->clear();
    Q_EMIT corrected(reason);
}

}  // namespace ephor
