#include "ui/battle/table/placing.h"

#include "core/table/geometry.h"

#include <numbers>
#include <utility>

namespace ephor {

namespace {

/// The greatest distance, in inches, from the pointer to a legal place that is used instead. A move that is too far
/// stops at its limit, however far the pointer is.
constexpr double catches = 4;
constexpr int steps = 24;
/// In inches: nearer than this counts as contact.
constexpr double touches = 0.25;

}  // namespace

std::optional<Vec> deployFacing(const Game& game, const Table& table, const Request& request, PieceId piece) {
    std::vector<Choice> suggested;
    game.suggest(table, request, suggested);
    std::optional<Vec> facing;
    for (const Choice& choice : suggested) {
        if (choice.pose == Pose{})
            continue;  // a place in a work; has no facing
        if (!facing || choice.piece == piece)
            facing = choice.pose.facing;
        if (choice.piece == piece)
            break;
    }
    return facing;
}

bool entersTable(const Table& table, const Request& request) {
    const MoveLimits& limits = request.limits;
    return request.form == Form::Deploy || (request.form == Form::Move && limits.piece &&
                                            limits.feature == FeatureLimits{} && !table.isPresent(limits.piece));
}

Placing::Placing(const Game& game, const Table& table, const Request& request, PieceId piece, std::int16_t code)
    : m_game(game), m_table(table), m_request(request), m_piece(piece) {
    m_choice.code = code;
    if (request.form == Form::Deploy) {
        m_choice.piece = piece;
        const bool south = request.question.side == Side::A;
        const Vec facing = deployFacing(game, table, request, piece).value_or(Vec{0, south ? 1.0 : -1.0});
        const Vec half{table.size().width / 2, table.size().height / 2};
        m_start = {{half.x * (1 - facing.x * 0.75), half.y * (1 - facing.y * 0.75)}, facing};
    } else {
        m_start = table.body(piece).pose;
    }
    m_wanted = m_start;
    m_choice.pose = m_start;
    check();
}

double Placing::way() const {
    Vec at = m_start.centre;
    double sum = 0;
    for (std::size_t i = 0; i < m_choice.turns; ++i) {
        sum += length(m_choice.via[i] - at);
        at = m_choice.via[i];
    }
    return sum + length(m_choice.pose.centre - at);
}

bool Placing::meetsEnemy(const Pose& there) const {
    const Vec from = m_choice.turns ? m_choice.via[m_choice.turns - 1U] : m_start.centre;
    const Vec leg = there.centre - from;
    const Body mover{{from, there.facing}, m_table.body(m_piece).size};
    const Body arrived{there, mover.size};
    for (const PieceId enemy : m_table.present(other(m_request.question.side))) {
        const Body& body = m_table.body(enemy);
        if (overlap(arrived, body) ||
            (length(leg) > tolerance && sweep(mover, direction(leg), length(leg) + touches, body)))
            return true;
    }
    return false;
}

bool Placing::meetsEnemy() const {
    if (m_request.form != Form::Move || m_request.limits.target || length(m_wanted.centre - m_start.centre) < touches)
        return false;
    return meetsEnemy(m_wanted) || meetsEnemy(m_choice.pose);
}

bool Placing::tryPose(const Pose& pose, double& best) {
    const double off = length(pose.centre - m_wanted.centre);
    if (off >= best)
        return false;
    Choice choice = m_choice;
    choice.pose = snapped(pose);
    if (m_game.refusal(m_table, m_request, choice))
        return false;
    best = off;
    m_choice = choice;
    return true;
}

/// Tries places from the last bend along a direction: the wanted distance, otherwise the longest legal one.
void Placing::tryAlong(Vec along, double far, const Vec* facing, double& best) {
    const Vec from = m_choice.turns ? m_choice.via[m_choice.turns - 1U] : m_start.centre;
    const Vec look = facing ? *facing : m_wanted.facing;
    double refused = far;
    const double start = std::min(far, std::max(m_request.limits.allowance, catches) + catches);
    for (int i = 0; i < steps; ++i) {
        const double t = start * (1 - static_cast<double>(i) / steps);
        if (tryPose({from + along * t, look}, best)) {
            double legal = t;
            for (int j = 0; j < 12 && refused != legal; ++j) {
                const double middle = (legal + refused) / 2;
                if (tryPose({from + along * middle, look}, best))
                    legal = middle;
                else
                    refused = middle;
            }
            return;
        }
        refused = t;
    }
}

/// Whether any small step is legal. If not, pointing somewhere can only mean to turn in that direction.
bool Placing::mayLeaveItsPlace() const {
    for (int i = 0; i < 8; ++i) {
        const Vec along = turned({{}, m_start.facing}, {}, cosSin(std::numbers::pi * i / 4)).facing;
        for (const Vec facing : {m_start.facing, along}) {
            Choice step;
            step.pose = snapped({m_start.centre + along * 0.05, facing});
            if (!m_game.refusal(m_table, m_request, step))
                return true;
        }
    }
    return false;
}

void Placing::aim(Vec centre) {
    m_wanted.centre = centre;
    check();
}

void Placing::check() {
    Choice wanted = m_choice;
    wanted.pose = snapped(m_wanted);
    m_refusal = m_game.refusal(m_table, m_request, wanted);
    m_stoppedBy = nullptr;
    if (!m_refusal) {
        m_choice = wanted;
        return;
    }
    const Choice before = m_choice;
    const Vec last = m_choice.turns ? m_choice.via[m_choice.turns - 1U] : m_start.centre;
    const double most =
        m_request.form == Form::Move ? std::max(catches, length(m_wanted.centre - last) - touches) : catches;
    double best = most;
    if (m_request.form == Form::Deploy) {
        for (const double r : {0.25, 0.5, 1.0, 1.5, 2.25, 3.0, 3.9})
            for (int i = 0; i < 16; ++i) {
                const double angle = std::numbers::pi * i / 8;
                tryPose({m_wanted.centre + Vec{std::cos(angle), std::sin(angle)} * r, m_wanted.facing}, best);
            }
    } else {
        const Vec to = m_wanted.centre - last;
        const double far = length(to);
        if (far > 0) {
            const Vec along = direction(to);
            tryAlong(along, far, nullptr, best);
            if (!m_turned && !mayLeaveItsPlace()) {  // such as the turn before a charge
                m_wanted.centre = m_start.centre;
                tryPose({m_start.centre, along}, best);
            } else if (!m_turned) {
                tryAlong(along, far, &along, best);
                tryAlong(m_start.facing, dot(to, m_start.facing), &m_start.facing, best);
                tryAlong(rightOf(m_start.facing), dot(to, rightOf(m_start.facing)), &m_start.facing, best);
            }
        }
    }
    if (best < most) {
        m_stoppedBy = std::exchange(m_refusal, nullptr);
    } else {
        m_choice = before;
        m_choice.pose = wanted.pose;
    }
}

void Placing::turn(double degrees) {
    m_wanted.facing = turned({{}, m_wanted.facing}, {}, cosSin(-degrees * std::numbers::pi / 180)).facing;
    m_turned = true;
    check();
}

void Placing::take(const Choice& choice) {
    m_choice = choice;
    m_wanted = choice.pose;
    m_turned = true;
    m_stoppedBy = nullptr;
    m_refusal = m_game.refusal(m_table, m_request, m_choice);
}

void Placing::takeWay(const Choice& choice) {
    m_choice = choice;
    m_wanted = choice.pose;
    m_turned = true;
    check();
}

bool Placing::bend() {
    if (m_request.form != Form::Move || m_choice.turns >= Choice::mostTurns)
        return false;
    m_choice.via[m_choice.turns++] = m_choice.pose.centre;
    check();
    return true;
}

}  // namespace ephor
