// A phone for tests of the web pages: Chromium with a small screen and touch, spoken to over its debugging pipe.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const answerTime = 60_000; // milliseconds
const mostTries = 20;

/** The pipe to a browser: messages end with a zero byte. */
class Pipe {
  constructor(process) {
    this.waiting = new Map();
    this.number = 0;
    this.out = process.stdio[3];
    let rest = "";
    process.stdio[4].on("data", (chunk) => {
      const messages = (rest + chunk).split("\0");
      rest = messages.pop();
      for (const message of messages) this.take(JSON.parse(message));
    });
  }

  take(message) {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return; // an event
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(new Error(`${waiting.method}: ${message.error.message}`));
    else waiting.resolve(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.number;
    this.out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method}: no answer`)), answerTime);
      this.waiting.set(id, {
        method,
        resolve: (result) => { clearTimeout(late); resolve(result); },
        reject: (error) => { clearTimeout(late); reject(error); },
      });
    });
  }
}

export class Phone {
  /** @param {{width?: number, height?: number, dark?: boolean, textScale?: number}} screen */
  static async start({ width = 390, height = 844, dark = false, textScale = 1 } = {}) {
    const phone = new Phone();
    phone.folder = mkdtempSync(join(tmpdir(), "ephor-phone-"));
    phone.process = spawn(process.env.CHROMIUM ?? "chromium", ["--headless=new", "--no-sandbox", "--disable-gpu",
      "--remote-debugging-pipe", `--user-data-dir=${phone.folder}`, "about:blank"],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    phone.pipe = new Pipe(phone.process);
    const { targetId } = await phone.pipe.send("Target.createTarget", { url: "about:blank" });
    phone.session = (await phone.pipe.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    phone.zoom = textScale;
    await phone.send("Page.enable");
    await phone.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 2, mobile: true });
    await phone.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await phone.send("Emulation.setEmulatedMedia",
      { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] });
    return phone;
  }

  send(method, params) { return this.pipe.send(method, params, this.session); }

  /** Opens a page, or opens it again. Its texts have the size that the phone's settings ask for. */
  async open(file) {
    await this.send("Page.navigate", { url: file.startsWith("file:") ? file : `file://${file}` });
    await this.until("document.readyState === 'complete' && document.body !== null");
    if (this.zoom !== 1) await this.value(`document.documentElement.style.fontSize = "${100 * this.zoom}%"`);
  }

  /** Waits until pages keep what they store: a browser with a new profile may lose what its first page stored. */
  async untilItKeeps(file) {
    await this.open(file);
    for (let tries = 0; tries < mostTries; ++tries) {
      await this.value("localStorage.setItem('kept', 'yes')");
      await this.reload();
      if (await this.value("localStorage.getItem('kept') === 'yes'")) return;
    }
    throw new Error("the browser keeps nothing");
  }

  async reload() {
    await this.value("window.isOld = true");
    await this.send("Page.reload");
    await this.until("window.isOld === undefined && document.readyState === 'complete'");
    if (this.zoom !== 1) await this.value(`document.documentElement.style.fontSize = "${100 * this.zoom}%"`);
  }

  /** The value of an expression in the page. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  async until(expression) {
    for (const end = Date.now() + answerTime; Date.now() < end;) {
      if (await this.value(expression).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`never: ${expression}`);
  }

  /** Taps the middle of what a selector finds. */
  async tap(selector) {
    const at = await this.value(`(() => {
      const found = document.querySelector(${JSON.stringify(selector)});
      found.scrollIntoView({ block: "center" });
      const box = found.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()`);
    await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  async picture(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(file, Buffer.from(data, "base64"));
  }

  async close() {
    await this.pipe.send("Browser.close").catch(() => undefined);
    await new Promise((resolve) => { if (this.process.exitCode === null) this.process.once("exit", resolve); else resolve(); });
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
