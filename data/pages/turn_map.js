// The map of a turn page: to pan and zoom with fingers, mouse or keys; places and units are tapped.
import { svgElement } from "./elements.js";
import { counted, isFleet } from "./turn_data.js";
import { badge, counter, counterHeight, counterWidth, swords } from "./turn_signs.js";

/** @typedef {import("./turn_data.js").TurnData} TurnData */
/** @typedef {import("./turn_orders.js").TurnOrders} TurnOrders */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */

const tapReach = 24;  // pixels around a place
const letterWidth = 6.6;
const nearEnough = 4.5;  // units of the map to a pixel at which neighbours can be told apart

/** How much of the boxes one more would cover, in square pixels. @param {Box} box @param {Box[]} boxes */
function covered(box, boxes) {
  return boxes.reduce((area, other) => {
    const w = Math.min(box.x + box.w, other.x + other.w) - Math.max(box.x, other.x);
    const h = Math.min(box.y + box.h, other.y + other.h) - Math.max(box.y, other.y);
    return area + Math.max(0, w) * Math.max(0, h);
  }, 0);
}

/** What the reader knows of a place. @param {TurnData} data @param {number} i */
export function aboutPlace(data, i) {
  const place = data.places[i];
  const owner = place.owner === null ? "independent" : `of ${data.powers[place.owner].name}`;
  const facts = [`${place.kind} ${owner}`, place.country,
    place.walls > 0 ? `walls ${place.walls}` : "no walls", place.isBesieged ? "under siege" : "",
    place.isClosed ? "harbour closed" : ""];
  const { own } = place;
  if (own) facts.push(`loyalty ${own.loyalty}`, `stores for ${counted(own.stores, "turn")}`, `garrison ${own.garrison}`);
  const here = data.seen.filter((one) => one.place === i)
    .map((one) => one.text ?? `a ${one.size} ${one.isFleet ? "fleet" : "army"} of ${data.powers[one.power].name}`);
  const news = data.news.filter((one) => one.place === i).map((one) => one.text);
  return [`${place.name}: ${facts.filter(String).join(", ")}.`, ...here.map((line) => `${line}.`), ...news].join(" ");
}

export class TurnMap {
  /**
   * @param {SVGSVGElement} svg
   * @param {TurnOrders} orders
   * @param {(place: number) => void} placeTapped
   */
  constructor(svg, orders, placeTapped) {
    this.svg = svg;
    this.data = orders.data;
    this.orders = orders;
    this.placeTapped = placeTapped;
    this.view = { x: 0, y: 0, w: 1000, h: 1000 };
    // Of the drawing, in pixels; nothing before it is laid out. Known without asking, which would lay out the page.
    this.width = 0;
    this.height = 0;
    this.textScale = 1;  // how much larger the reader wants text
    this.frame = 0;
    /** @type {{at: {x: number, y: number}, sign: SVGElement}[]} */
    this.signs = [];
    /** @type {{unit: import("./turn_data.js").UnitData, sign: SVGElement, dx: number, dy: number}[]} */
    this.counters = [];
    this.courses = new Map(this.data.ways.flatMap(([a, b, kind, bends]) => {
      const points = this.course(a, b, bends ?? []);
      return [[this.wayKey(a, b, kind), points], [this.wayKey(b, a, kind), [...points].reverse()]];
    }));
    this.makeLayers();
    this.listen();
    new ResizeObserver(([{ contentRect }]) => this.resized(contentRect)).observe(svg);
  }

  /** @param {DOMRectReadOnly} size */
  resized({ width, height }) {
    const isFirst = this.width === 0;
    this.width = width;
    this.height = height;
    this.textScale = Math.min(2, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);
    if (isFirst) this.showFirst();
    else this.setView(this.view);
    this.layOut();
  }

  /** @param {number} a @param {number} b @param {string} kind */
  wayKey(a, b, kind) {
    return `${a} ${b} ${kind === "sea"}`;
  }

  /** @param {number} a @param {number} b @param {number[]} bends @returns {[number, number][]} */
  course(a, b, bends) {
    const { places } = this.data;
    /** @type {[number, number][]} */
    const points = [[places[a].x, places[a].y]];
    for (let i = 0; i + 1 < bends.length; i += 2) points.push([bends[i], bends[i + 1]]);
    points.push([places[b].x, places[b].y]);
    return points;
  }

  makeLayers() {
    const { ground } = this.data;
    const hasCoast = ground.land || ground.coast || ground.water;
    const [x1, y1, x2, y2] = ground.sheet ?? [-1e5, -1e5, 1e5, 1e5];
    const sheet = { x: x1, y: y1, width: x2 - x1, height: y2 - y1 };
    this.routes = svgElement("g", { class: "routes" });
    this.names = svgElement("g", { class: "names", "aria-hidden": "true" });
    this.cities = svgElement("g", { class: "cities" });
    this.units = svgElement("g", { class: "units" });
    this.news = svgElement("g", { class: "news" });
    this.svg.replaceChildren(
      svgElement("clipPath", { id: "sheet" }, svgElement("rect", sheet)),
      svgElement("g", { class: "base", "clip-path": "url(#sheet)", "aria-hidden": "true" },
        svgElement("rect", { class: hasCoast && (ground.sheet || ground.land) ? "sea" : "land-all", ...sheet }),
        svgElement("path", { class: "land", d: ground.land }), svgElement("path", { class: "river", d: ground.river }),
        svgElement("path", { class: "water", d: ground.water }), svgElement("path", { class: "coast", d: ground.coast }),
        ...["sea", "road", "track", "pass", "river"].map((kind) => this.waysOf(kind))),
      this.routes, this.cities, this.names, this.news, this.units);
    this.data.places.forEach((_, i) => this.addCity(i));
    this.addUnits();
    this.addNews();
  }

  /** @param {string} kind */
  waysOf(kind) {
    const lines = this.data.ways.filter((way) => way[2] === kind)
      .map(([a, b]) => this.pathOf(this.courses.get(this.wayKey(a, b, kind)) ?? []));
    return svgElement("path", { class: `way ${kind}`, d: lines.join("") });
  }

  /** @param {[number, number][]} points */
  pathOf(points) {
    return points.length > 0 ? `M${points.map(([x, y]) => `${x} ${y}`).join("L")}` : "";
  }

  /** @param {number} place */
  radius(place) {
    return [4.5, 6, 7.5, 9.5][Math.min(4, Math.max(1, this.data.places[place].tier)) - 1];
  }

  /** @param {number} i */
  addCity(i) {
    const place = this.data.places[i];
    const owner = place.owner === null ? null : this.data.powers[place.owner];
    const r = this.radius(i);
    const about = [`${place.name}, ${owner ? `of ${owner.name}` : "independent"}`,
      place.isBesieged ? "under siege" : "", place.isClosed ? "harbour closed" : ""].filter(String).join(", ");
    const sign = svgElement("g", { class: "city", role: "img", "aria-label": about }, svgElement("title", {}, about));
    if (place.walls > 0) sign.append(svgElement("circle", { class: "wall", r: r + 2.6 }));
    sign.append(badge(owner, r));
    if (place.isBesieged) sign.append(svgElement("circle", { class: "siege", r: r + 5 }));
    if (place.isClosed) sign.append(svgElement("path", { class: "siege", d: `M${-r - 6} ${r + 5}h${2 * r + 12}` }));
    this.cities.append(sign);
    this.signs.push({ at: place, sign });
    return sign;
  }

  addUnits() {
    /** @type {Map<string, number>} */
    const stacked = new Map();
    // Armies stand to the right of their place, fleets to the left.
    const add = (/** @type {number} */ place, /** @type {SVGElement} */ sign, /** @type {boolean} */ isLeft) => {
      const row = stacked.get(`${place} ${isLeft}`) ?? 0;
      stacked.set(`${place} ${isLeft}`, row + 1);
      const beside = this.radius(place) + 5;
      const offset = { dx: isLeft ? -beside - counterWidth : beside, dy: row * (counterHeight + 3) };
      const placed = svgElement("g", {}, svgElement("g", { transform: `translate(${offset.dx} ${offset.dy})` }, sign));
      this.units.append(placed);
      this.signs.push({ at: this.data.places[place], sign: placed });
      return offset;
    };
    const own = this.data.powers[this.data.power];
    for (const unit of this.orders.units) {
      const sign = counter(own, isFleet(unit), String(unit.units ?? unit.squadrons));
      sign.setAttribute("role", "button");
      sign.setAttribute("tabindex", "0");
      this.counters.push({ unit, sign, ...add(unit.place, sign, isFleet(unit)) });
    }
    for (const seen of this.data.seen) {
      const power = this.data.powers[seen.power];
      const size = { small: "?", medium: "??", large: "???" }[seen.size] ?? "?";
      const sign = counter(power, seen.isFleet, size);
      sign.classList.add("seen");
      sign.setAttribute("role", "img");
      sign.setAttribute("opacity", String(seen.age === 0 ? 1 : 0.75 / (1 + 0.4 * seen.age)));
      const what = `${seen.size || "unknown"} ${seen.isFleet ? "fleet" : "army"} of ${power.name}`;
      const when = seen.age > 0 ? `, ${counted(seen.age, "turn")} ago` : "";
      const about = `${what}, ${this.data.places[seen.place].name}${when}`;
      sign.setAttribute("aria-label", about);
      sign.append(svgElement("title", {}, seen.text ?? about));
      add(seen.place, sign, seen.isFleet);
    }
  }

  addNews() {
    for (const place of new Set(this.data.news.filter((one) => one.isBattle).map((one) => one.place))) {
      const about = `Battle at ${this.data.places[place].name}`;
      const sign = svgElement("g", { class: "fought", role: "img", "aria-label": about },
        svgElement("g", { transform: "translate(-19 -15)" },
          svgElement("circle", { r: 10 }), svgElement("path", { d: swords })));
      this.news.append(sign);
      this.signs.push({ at: this.data.places[place], sign });
    }
  }

  /** What depends on the orders and the selection. */
  refresh() {
    const { orders } = this;
    this.routes.replaceChildren();
    for (const { unit, sign } of this.counters) {
      const isSelected = unit === orders.selected;
      const route = orders.routeOf(unit);
      sign.classList.toggle("selected", isSelected);
      sign.setAttribute("aria-pressed", String(isSelected));
      sign.setAttribute("aria-label", `${unit.name} at ${this.data.places[unit.place].name}${route
        ? `, to ${this.data.places[route.path.at(-1) ?? 0].name}` : ""}`);
      if (route) this.addRoute(unit, route, isSelected);
      const whole = sign.parentElement?.parentElement;
      if (isSelected && whole && document.activeElement !== sign) this.units.append(whole);
    }
    this.cities.querySelectorAll(".reach").forEach((one) => one.remove());
    const unit = orders.selected;
    const order = unit && (orders.orderOf(unit) ?? null);
    if (unit && order && this.data.isOpen)
      this.data.places.forEach((_, i) => {
        const route = i === unit.place ? null : orders.routeTo(unit, i, order);
        if (route && route.turns === 1 && !route.needsForced)
          this.cities.children[i].prepend(svgElement("circle", { class: "reach", r: this.radius(i) + 6 }));
      });
    this.layOutSoon();
  }

  /**
   * @param {import("./turn_data.js").UnitData} unit
   * @param {import("./turn_orders.js").Route} route
   * @param {boolean} isSelected
   */
  addRoute(unit, route, isSelected) {
    let at = unit.place;
    let path = "";
    for (const next of route.path) {
      const kinds = isFleet(unit) ? ["sea"] : ["road", "sea"];
      const course = kinds.map((kind) => this.courses.get(this.wayKey(at, next, kind))).find(Boolean);
      path += this.pathOf(course ?? this.course(at, next, []));
      at = next;
    }
    const end = this.data.places[at];
    this.routes.append(svgElement("path", { class: isSelected ? "route selected" : "route", d: path }),
      svgElement("g", { class: "route-end" }, svgElement("circle", { r: 4, class: isSelected ? "selected" : "" })));
    const sign = /** @type {SVGElement} */ (this.routes.lastChild);
    this.place(sign, end, this.scale());
    sign.dataset.x = String(end.x);
    sign.dataset.y = String(end.y);
  }

  /** Units of the map to a pixel. */
  scale() {
    return this.view.w / Math.max(1, this.width);
  }

  /** @param {SVGElement} sign @param {{x: number, y: number}} at @param {number} scale */
  place(sign, at, scale) {
    sign.setAttribute("transform", `translate(${at.x} ${at.y}) scale(${scale})`);
  }

  /** The part of the map that is shown; its height follows from the drawing's. @param {Box} view */
  setView(view) {
    const h = view.w * this.shape();
    this.view = { x: view.x, y: view.y + (view.h - h) / 2, w: view.w, h };
    this.svg.setAttribute("viewBox", `${this.view.x} ${this.view.y} ${this.view.w} ${this.view.h}`);
    const scale = this.scale() * this.signScale();
    for (const { at, sign } of this.signs) this.place(sign, at, scale);
    for (const end of /** @type {NodeListOf<SVGElement>} */ (this.routes.querySelectorAll(".route-end")))
      this.place(end, { x: Number(end.dataset.x), y: Number(end.dataset.y) }, scale);
    this.layOutSoon();
  }

  /** Once before the next frame. */
  layOutSoon() {
    this.frame ||= requestAnimationFrame(() => this.layOut());
  }

  /** Height of the drawing for each pixel of its width. */
  shape() {
    return this.height / Math.max(1, this.width);
  }

  /** Signs are smaller far out. */
  signScale() {
    return this.textScale * Math.min(1, Math.max(0.72, 0.55 + 2.2 / this.scale()));
  }

  /** Names, as far as there is room: those of great cities first. */
  layOut() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (this.width === 0) return;
    const scale = this.scale();
    const k = this.signScale();
    const inView = (/** @type {{x: number, y: number}} */ at) =>
      at.x > this.view.x && at.x < this.view.x + this.view.w && at.y > this.view.y && at.y < this.view.y + this.view.h;
    /** @type {Box[]} */
    const taken = [];
    for (const sign of this.units.children) {
      const inner = /** @type {SVGGElement} */ (sign.firstElementChild);
      const [, x, y] = /translate\((\S+) (\S+)\)/.exec(sign.getAttribute("transform") ?? "") ?? ["", "0", "0"];
      const [, dx, dy] = /translate\((\S+) (\S+)\)/.exec(inner.getAttribute("transform") ?? "") ?? ["", "0", "0"];
      taken.push({ x: Number(x) / scale + Number(dx) * k, y: Number(y) / scale + (Number(dy) - counterHeight / 2) * k,
        w: counterWidth * k, h: counterHeight * k });
    }
    const order = this.data.places.map((_, i) => i).filter((i) => inView(this.data.places[i]))
      .sort((a, b) => this.weight(b) - this.weight(a));
    for (const i of order) {
      const { x, y } = this.data.places[i];
      const r = this.radius(i) * k;
      taken.push({ x: x / scale - r, y: y / scale - r, w: 2 * r, h: 2 * r });
      if (this.hasBattle(i)) taken.push({ x: x / scale - 29 * k, y: y / scale - 25 * k, w: 20 * k, h: 20 * k });
    }
    const shown = order.flatMap((i) => this.nameOf(i, scale, k, taken));
    const seas = this.data.ground.seas.filter(([, x, y]) => inView({ x, y }))
      .flatMap(([name, x, y]) => this.seaNameOf(name, x, y, scale, taken));
    this.names.replaceChildren(...seas, ...shown);
  }

  /** @param {string} name @param {number} x @param {number} y @param {number} scale @param {Box[]} taken */
  seaNameOf(name, x, y, scale, taken) {
    const text = this.textScale;
    const w = name.length * letterWidth * 1.1 * text;
    if (covered({ x: x / scale - w / 2, y: y / scale - 12 * text, w, h: 16 * text }, taken) > 0) return [];
    return [svgElement("text", { class: "sea-name", transform: `translate(${x} ${y}) scale(${scale * text})` }, name)];
  }

  /** @param {number} i */
  weight(i) {
    const place = this.data.places[i];
    const isGoal = this.orders.selected && this.orders.routeOf(this.orders.selected)?.path.at(-1) === i;
    const isOwn = this.data.power !== null && place.owner === this.data.power;
    return place.tier + (place.isCapital ? 5 : 0) + (isOwn ? 2 : 0) + (isGoal ? 20 : 0) + (this.isInTheNews(i) ? 10 : 0);
  }

  /** @param {number} i */
  hasBattle(i) {
    return this.data.news.some((one) => one.place === i && one.isBattle);
  }

  /** @param {number} i */
  isInTheNews(i) {
    return this.data.places[i].isBesieged || this.hasBattle(i);
  }

  /** @param {number} i @param {number} scale @param {number} k @param {Box[]} taken */
  nameOf(i, scale, k, taken) {
    const place = this.data.places[i];
    const r = (this.radius(i) + 4) * k;
    const text = this.textScale;
    const [w, h] = [place.name.length * letterWidth * text, 14 * text];
    const [x, y] = [place.x / scale, place.y / scale];
    const [left, right] = [this.view.x / scale, (this.view.x + this.view.w) / scale];
    const boxes = [[-w / 2, r], [-w / 2, -r - h], [-w - r, -h / 2], [r, -h / 2], [r, r - h / 2], [-w - r, r - h / 2],
      [r, -r - h / 2], [-w - r, -r - h / 2]].map(([dx, dy]) => ({ x: x + dx, y: y + dy, w, h }))
      .filter((box) => box.x >= left && box.x + w <= right);
    const covers = boxes.map((box) => covered(box, taken));
    const least = Math.min(...covers);
    // A name that must be read covers as little as possible.
    const mayCover = place.isCapital || this.isInTheNews(i) ? w * h / 2 : 0;
    if (boxes.length === 0 || least > mayCover) return [];
    const box = boxes[covers.indexOf(least)];
    taken.push(box);
    const at = `translate(${(box.x + w / 2) * scale} ${(box.y + 11 * text) * scale})`;
    return [svgElement("text", { class: `city-name tier-${place.tier}`, transform: `${at} scale(${scale * text})` },
      place.name)];
  }

  /** The capital or the first unit with its neighbourhood: where a player begins. Everything where it is nobody's map. */
  showFirst() {
    const { places, power } = this.data;
    if (power === null) return this.showWhole();
    const capital = places.findIndex((place) => place.isCapital && place.owner === power);
    this.showPlace(capital >= 0 ? capital : this.orders.units[0]?.place ?? 0, true);
  }

  /** Shows the reader's units and cities. */
  showOwn() {
    const { places, power } = this.data;
    const own = places.filter((place, i) => place.owner === power || this.orders.units.some((unit) => unit.place === i));
    this.showPoints(own.length > 0 ? own : places);
  }

  showWhole() {
    this.showPoints(this.data.places);
  }

  /** @param {{x: number, y: number}[]} points */
  showPoints(points) {
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const shape = this.shape();
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const w = Math.max(400, (Math.max(...xs) - x) * 1.15, (Math.max(...ys) - y) * 1.3 / Math.max(0.1, shape));
    const middle = [(x + Math.max(...xs)) / 2, (y + Math.max(...ys)) / 2];
    const [x1, y1, x2, y2] = this.data.ground.sheet ?? [-1e5, -1e5, 1e5, 1e5];
    const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ from,
      /** @type {number} */ to) => size < to - from ? Math.min(to - size, Math.max(from, at)) : (from + to - size) / 2;
    const h = w * shape;
    this.setView({ x: within(middle[0] - w / 2, w, x1, x2), y: within(middle[1] - h / 2, h, y1, y2), w, h });
  }

  /** Brings a place into view, near enough to tap its neighbours. @param {number} place @param {boolean} [isCentred] */
  showPlace(place, isCentred = false) {
    const { x, y } = this.data.places[place];
    const { view } = this;
    const margin = 0.15;
    const isShown = x > view.x + view.w * margin && x < view.x + view.w * (1 - margin) && y > view.y + view.h * margin &&
      y < view.y + view.h * (1 - margin);
    const near = nearEnough / this.textScale;
    if (isShown && !isCentred && this.scale() <= near * 1.3) return;
    const w = isCentred ? near * this.width : Math.min(view.w, near * this.width);
    const h = w * this.shape();
    this.setView({ x: x - w / 2, y: y - h / 2, w, h });
  }

  /**
   * Keeps the point of the map under the pointer.
   * @param {number} factor  below 1: nearer
   * @param {number} [clientX]
   * @param {number} [clientY]
   */
  zoom(factor, clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    const u = clientX === undefined ? 0.5 : (clientX - box.left) / box.width;
    const v = clientY === undefined ? 0.5 : (clientY - box.top) / box.height;
    const w = Math.min(30000, Math.max(300, this.view.w * factor));
    const h = this.view.h * w / this.view.w;
    this.setView({ x: this.view.x + (this.view.w - w) * u, y: this.view.y + (this.view.h - h) * v, w, h });
  }

  /** @param {number} dx @param {number} dy  in pixels */
  pan(dx, dy) {
    const scale = this.scale();
    this.setView({ ...this.view, x: this.view.x - dx * scale, y: this.view.y - dy * scale });
  }

  /** @param {number} clientX @param {number} clientY */
  tap(clientX, clientY) {
    const box = this.svg.getBoundingClientRect();
    const scale = this.scale();
    const k = this.signScale();
    const at = { x: this.view.x + (clientX - box.left) * scale, y: this.view.y + (clientY - box.top) * scale };
    // Where counters overlap, taps go through them in turn.
    const hits = this.counters.filter(({ unit, dx, dy }) => {
      const place = this.data.places[unit.place];
      const x = (at.x - place.x) / scale / k - dx;
      const y = (at.y - place.y) / scale / k - dy;
      return x > -2 && x < counterWidth + 4 && Math.abs(y) < counterHeight / 2 + 2;
    });
    const next = hits.findIndex(({ unit }) => unit === this.orders.selected) + 1;
    if (hits.length > 0) return this.orders.select(hits[next % hits.length].unit);
    const distance = (/** @type {import("./turn_data.js").PlaceData} */ place) =>
      Math.hypot(place.x - at.x, place.y - at.y) / scale;
    const nearest = this.data.places.reduce((best, place, i) =>
      distance(place) < distance(this.data.places[best]) ? i : best, 0);
    if (distance(this.data.places[nearest]) <= tapReach) this.placeTapped(nearest);
  }

  listen() {
    /** @type {Map<number, PointerEvent>} */
    const fingers = new Map();
    let moved = 0;
    const gap = () => {
      const [a, b] = [...fingers.values()];
      return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    };
    this.svg.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !this.svg.matches(":focus-within")) return;
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 0.85 : 1 / 0.85, event.clientX, event.clientY);
    }, { passive: false });
    this.svg.addEventListener("pointerdown", (event) => {
      this.svg.setPointerCapture(event.pointerId);
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, event);
    });
    this.svg.addEventListener("pointermove", (event) => {
      const last = fingers.get(event.pointerId);
      if (!last) return;
      const wide = fingers.size === 2 ? gap() : 0;
      fingers.set(event.pointerId, event);
      moved += Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
      if (moved < 8) return;
      if (fingers.size === 1) this.pan(event.clientX - last.clientX, event.clientY - last.clientY);
      else if (fingers.size === 2 && wide > 0 && gap() > 0) this.zoom(wide / gap(), event.clientX, event.clientY);
    });
    this.svg.addEventListener("pointerup", (event) => {
      const isTap = fingers.size === 1 && fingers.has(event.pointerId) && moved < 8;
      fingers.delete(event.pointerId);
      if (isTap) this.tap(event.clientX, event.clientY);
    });
    this.svg.addEventListener("pointercancel", (event) => fingers.delete(event.pointerId));
    this.svg.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const unit = this.counters.find(({ sign }) => sign === event.target)?.unit;
    /** @type {{[key: string]: () => void}} */
    const actions = {
      ArrowLeft: () => this.pan(60, 0), ArrowRight: () => this.pan(-60, 0), ArrowUp: () => this.pan(0, 60),
      ArrowDown: () => this.pan(0, -60), "+": () => this.zoom(0.8), "-": () => this.zoom(1.25), 0: () => this.showWhole(),
    };
    if (unit) actions.Enter = actions[" "] = () => this.orders.select(unit);
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}
