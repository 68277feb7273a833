// Points and directions on the table, in inches: x to the east, y to the north.
#pragma once

#include <cmath>

namespace ephor {

/// A point or a displacement in inches.
struct Vec {
    double x = 0;
    double y = 0;

    friend constexpr bool operator==(const Vec&, const Vec&) = default;
    friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec operator-(Vec a) { return {-a.x, -a.y}; }
    friend constexpr Vec operator*(Vec a, double s) { return {a.x * s, a.y * s}; }
    friend constexpr Vec operator*(double s, Vec a) { return a * s; }
};

constexpr double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
constexpr double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
constexpr double squaredLength(Vec a) { return dot(a, a); }
inline double length(Vec a) { return std::sqrt(squaredLength(a)); }

/// `a` turned a quarter clockwise: the right-hand side if `a` is ahead.
constexpr Vec rightOf(Vec a) { return {a.y, -a.x}; }

/// The unit vector along `a`; `otherwise` if the length of `a` is 0.
inline Vec direction(Vec a, Vec otherwise = {0, 1}) {
    const double l = length(a);
    return l > 0 ? Vec{a.x / l, a.y / l} : otherwise;
}

/// Tolerance for comparing distances, in inches. All limits of the rules are inclusive.
inline constexpr double tolerance = 1e-6;

}  // namespace ephor
