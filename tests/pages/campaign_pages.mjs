// Campaigns and turn pages for tests, made by ephorctl.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [program, ...first] = (process.env.EPHORCTL ?? "packaging/env build/release/bin/ephorctl").split(" ");

/** The program and its arguments. @param {string[]} words */
export function commandOf(...words) {
  return [program, ...first, ...words];
}

/** @param {string[]} words */
export function ephorctl(...words) {
  return execFileSync(program, [...first, ...words], { encoding: "utf8" });
}

/** A new campaign in a folder of its own, and what a test needs of it. */
export class TestCampaign {
  /** @param {string} scenario */
  constructor(scenario) {
    this.folder = mkdtempSync(join(tmpdir(), "ephor-turn-"));
    this.file = join(this.folder, "war.ephor");
    ephorctl("campaign", "new", scenario, this.file, "--seed", "7");
  }

  /** The path of the turn page of a power. @param {string} power */
  page(power) {
    const to = join(this.folder, power);
    ephorctl("campaign", "export", this.file, "--to", to, "--power", power, "--html");
    return join(to, "report.html");
  }

  /** The data in it. @param {string} power */
  data(power) {
    return JSON.parse(/id="data">(.*?)<\/script>/s.exec(readFileSync(this.page(power), "utf8"))[1]);
  }

  /** Hands orders in, as the umpire does. Throws what ephorctl says of faults. @param {string} power @param {string} text */
  submit(power, text) {
    const sheet = join(this.folder, `${power}.txt`);
    writeFileSync(sheet, text);
    return ephorctl("campaign", "orders", this.file, "--power", power, sheet);
  }

  remove() {
    rmSync(this.folder, { recursive: true });
  }
}
