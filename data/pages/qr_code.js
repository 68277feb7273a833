// QR codes (ISO/IEC 18004) of texts: byte mode, error correction level L, which is enough on a screen.

/** By version, from 1 to 40. */
const correctionOf = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30];  // bytes of each block
const blocksOf = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
  20, 21, 22, 24, 25];

/** @type {((x: number, y: number) => boolean)[]} */
const masks = [(x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => x * y % 2 + x * y % 3 === 0,
  (x, y) => (x * y % 2 + x * y % 3) % 2 === 0, (x, y) => ((x + y) % 2 + x * y % 3) % 2 === 0];

/** The squares of alignment patterns lie at these coordinates. @param {number} version */
function alignmentOf(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return Array.from({ length: count }, (_, i) => i === 0 ? 6 : version * 4 + 10 - (count - 1 - i) * step);
}

/** Bytes of data and correction together. @param {number} version */
function bytesIn(version) {
  const count = alignmentOf(version).length;
  const patterns = count > 0 ? (25 * count - 10) * count - 55 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0)) / 8);
}

/** @param {number} version */
function dataBytesIn(version) {
  return bytesIn(version) - correctionOf[version - 1] * blocksOf[version - 1];
}

/** The product in the field of 256 elements. @param {number} a @param {number} b */
function product(a, b) {
  let result = 0;
  for (let i = 7; i >= 0; --i) result = (result << 1) ^ ((result >> 7) * 0x11d) ^ ((b >> i & 1) * a);
  return result;
}

/** The Reed-Solomon bytes of a block. @param {number[]} data @param {number} count */
function correction(data, count) {
  const divisor = [...Array(count - 1).fill(0), 1];
  for (let i = 0, root = 1; i < count; ++i, root = product(root, 2))
    for (let j = 0; j < count; ++j) divisor[j] = product(divisor[j], root) ^ (divisor[j + 1] ?? 0);
  const rest = Array(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    divisor.forEach((one, i) => { rest[i] ^= product(one, factor); });
  }
  return rest;
}

/** Head, text and padding. @param {Uint8Array} text @param {number} version */
function dataOf(text, version) {
  const bits = [0, 1, 0, 0];
  const push = (/** @type {number} */ value, /** @type {number} */ count) => {
    for (let i = count - 1; i >= 0; --i) bits.push(value >> i & 1);
  };
  push(text.length, version < 10 ? 8 : 16);
  for (const byte of text) push(byte, 8);
  push(0, 4);
  const data = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => byte << 1 | bit, 0));
  for (let pad = 0xec; data.length < dataBytesIn(version); pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** The blocks, interleaved. @param {number[]} data @param {number} version */
function codewords(data, version) {
  const [count, extra] = [blocksOf[version - 1], correctionOf[version - 1]];
  const short = Math.floor(data.length / count);
  const shortBlocks = count - data.length % count;
  const blocks = Array.from({ length: count }, (_, i) => {
    const from = i * short + Math.max(0, i - shortBlocks);
    return data.slice(from, from + short + (i < shortBlocks ? 0 : 1));
  });
  const checks = blocks.map((block) => correction(block, extra));
  const across = (/** @type {number[][]} */ rows, /** @type {number} */ length) =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...across(blocks, short + 1), ...across(checks, extra)];
}

class Square {
  /** @param {number} version */
  constructor(version) {
    this.version = version;
    this.size = 4 * version + 17;
    /** @type {boolean[][]} */
    this.dark = Array.from({ length: this.size }, () => Array(this.size).fill(false));
    /** Of patterns, not of data. @type {boolean[][]} */
    this.isFixed = Array.from({ length: this.size }, () => Array(this.size).fill(false));
    this.drawPatterns();
  }

  /** @param {number} x @param {number} y @param {boolean} isDark */
  fix(x, y, isDark) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = isDark;
    this.isFixed[y][x] = true;
  }

  drawPatterns() {
    for (let i = 0; i < this.size; ++i) for (const [x, y] of [[6, i], [i, 6]]) this.fix(x, y, i % 2 === 0);
    const rings = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ reach, /** @type {number[]} */ light) => {
      for (let dy = -reach; dy <= reach; ++dy)
        for (let dx = -reach; dx <= reach; ++dx)
          this.fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    };
    const last = this.size - 7;
    for (const [x, y] of [[3, 3], [last + 3, 3], [3, last + 3]]) rings(x, y, 4, [2, 4]);
    const at = alignmentOf(this.version);
    for (const x of at)
      for (const y of at)
        if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) rings(x, y, 2, [1]);
    this.drawFormat(0);
    this.drawVersion();
  }

  /** @param {number} mask */
  drawFormat(mask) {
    const data = 1 << 3 | mask;  // 1: level L
    let rest = data;
    for (let i = 0; i < 10; ++i) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = (data << 10 | rest) ^ 0x5412;
    for (let i = 0; i < 15; ++i) {
      const isDark = (bits >> i & 1) === 1;
      this.fix(8, i < 6 ? i : i < 8 ? i + 1 : this.size - 15 + i, isDark);
      this.fix(i < 8 ? this.size - 1 - i : i === 8 ? 7 : 14 - i, 8, isDark);
    }
    this.fix(8, this.size - 8, true);
  }

  drawVersion() {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; ++i) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = this.version << 12 | rest;
    for (let i = 0; i < 18; ++i) {
      const [a, b] = [this.size - 11 + i % 3, Math.floor(i / 3)];
      for (const [x, y] of [[a, b], [b, a]]) this.fix(x, y, (bits >> i & 1) === 1);
    }
  }

  /** In a zigzag of columns of two, from the right below. @param {number[]} bytes */
  drawData(bytes) {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; ++step)
        for (const x of [right, right - 1]) {
          const y = (right + 1 & 2) === 0 ? this.size - 1 - step : step;
          if (!this.isFixed[y][x] && bit < 8 * bytes.length) {
            this.dark[y][x] = (bytes[bit >> 3] >> (7 - (bit & 7)) & 1) === 1;
            ++bit;
          }
        }
    }
  }

  /** Applied twice, it changes nothing. @param {number} mask */
  applyMask(mask) {
    for (let y = 0; y < this.size; ++y)
      for (let x = 0; x < this.size; ++x)
        if (!this.isFixed[y][x] && masks[mask](x, y)) this.dark[y][x] = !this.dark[y][x];
  }

  /** How hard it is to read: runs, blocks, what looks like a corner, and too many of one shade. */
  penalty() {
    let sum = 0;
    const rows = this.dark.map((row) => row.map(Number).join(""));
    const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
    for (const line of [...rows, ...columns]) {
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      sum += 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
    }
    for (let y = 0; y + 1 < this.size; ++y)
      for (let x = 0; x + 1 < this.size; ++x)
        if (["00", "11"].includes(rows[y].slice(x, x + 2)) && rows[y].slice(x, x + 2) === rows[y + 1].slice(x, x + 2)) sum += 3;
    const share = rows.join("").replaceAll("0", "").length / (this.size * this.size);
    return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
  }
}

/**
 * The squares row by row, without the light border of four squares that readers need; null: the text is too long (more
 * than 2,953 bytes).
 * @param {string} text
 * @returns {boolean[][] | null}
 */
export function qrCode(text) {
  const bytes = new TextEncoder().encode(text);
  const fits = (/** @type {number} */ one) => bytes.length + (one < 10 ? 2 : 3) <= dataBytesIn(one);
  const version = Array.from(blocksOf.keys(), (i) => i + 1).find(fits);
  if (version === undefined) return null;
  const square = new Square(version);
  square.drawData(codewords(dataOf(bytes, version), version));
  const penalties = masks.map((_, mask) => {
    square.applyMask(mask);
    square.drawFormat(mask);
    const penalty = square.penalty();
    square.applyMask(mask);
    return penalty;
  });
  const best = penalties.indexOf(Math.min(...penalties));
  square.applyMask(best);
  square.drawFormat(best);
  return square.dark;
}
