// The QR code of an order sheet, read by another program's reader.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { TestCampaign } from "./campaign_pages.mjs";

const pages = join(process.env.EPHOR_PROJECT, "data/pages");
const { qrCode } = await import(join(pages, "qr_code.js"));
const { codeText } = await import(join(pages, "turn_code.js"));
/** Bytes that fit into each size at level L (ISO/IEC 18004, table 7). */
const mostBytes = [17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003, 1091, 1171,
  1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953];
const largest = mostBytes[39];

/** A picture with the light border that readers need. @param {boolean[][]} code */
function pictureOf(code) {
  const [border, dots] = [4, 3];
  const side = (code.length + 2 * border) * dots;
  const grey = Buffer.alloc(side * side, 255);
  for (let y = 0; y < side; ++y)
    for (let x = 0; x < side; ++x)
      if (code[Math.floor(y / dots) - border]?.[Math.floor(x / dots) - border]) grey[y * side + x] = 0;
  return Buffer.concat([Buffer.from(`P5 ${side} ${side} 255\n`), grey]);
}

/** What a reader reads. @param {string[]} texts @returns {string[]} */
function readBack(texts) {
  const folder = mkdtempSync(join(tmpdir(), "ephor-code-"));
  const files = texts.map((text, i) => {
    const file = join(folder, `${i}.pgm`);
    writeFileSync(file, pictureOf(qrCode(text)));
    return file;
  });
  const read = JSON.parse(execFileSync(process.env.EPHOR_READ_CODE, files, { encoding: "utf8" }));
  rmSync(folder, { recursive: true });
  return read;
}

test("the longest text of each of the forty sizes is read back", () => {
  const texts = mostBytes.map((bytes) => `${"Army of Attica: march Eleusis\n".repeat(100).slice(0, bytes - 2)}é`);
  assert.deepEqual(texts.map((text) => qrCode(text)?.length), mostBytes.map((_, i) => 21 + 4 * i));
  assert.deepEqual(readBack(texts), texts);
});

test("the longest text has a code, and a longer one has none", () => {
  const text = "m".repeat(largest);
  assert.deepEqual(readBack([text]), [text]);
  assert.equal(qrCode(`${text}m`), null);
});

test("the code of a power's first sheet is read back, and its text is accepted as the sheet itself", () => {
  const campaign = new TestCampaign("hellas_431");
  for (const power of ["athens", "sparta"]) {
    const { sheet } = campaign.data(power);
    const text = codeText(sheet);
    assert.ok(text.length > 100 && text.length <= largest, `${text.length}`);
    assert.deepEqual(readBack([text]), [text]);
    campaign.submit(power, text);
  }
  campaign.remove();
});
