// Asks the core that a page carries inside (app/page_core says which questions there are). It runs in a worker, so the
// page never freezes.

const longestAnswer = 180_000;  // milliseconds

/** Whether the page was made with the core inside, at its end; it may still be on its way. */
export function hasCore() {
  return document.querySelector("script[data-core]") !== null;
}

function loaded() {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => window.addEventListener("DOMContentLoaded", resolve));
}

class PageCore {
  constructor() {
    /** @type {Worker | null} */
    this.worker = null;
    this.queue = loaded();
  }

  /** @param {object} question @returns {Promise<any>} */
  ask(question) {
    const answer = this.queue.then(() => this.answerTo(question)).catch((error) => {
      this.close();  // it may be in any state; the next question begins with a new one
      return { error: `The check could not be made: ${error.message}` };
    });
    this.queue = answer;
    return answer;
  }

  /** @param {object} question */
  answerTo(question) {
    const first = this.worker === null;
    const worker = this.worker ??= this.started();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("it took longer than three minutes.")), longestAnswer);
      worker.onmessage = ({ data }) => {
        clearTimeout(timer);
        if ("answer" in data) resolve(data.answer);
        else reject(new Error(data.failure));
      };
      worker.onerror = (event) => {
        clearTimeout(timer);
        reject(new Error(event.message || "this browser does not run it."));
      };
      worker.postMessage({ question, ...(first && { core: document.getElementById("core")?.textContent }) });
    });
  }

  started() {
    const script = document.getElementById("core-worker")?.textContent ?? "";
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const worker = new Worker(address);
    setTimeout(() => URL.revokeObjectURL(address), 10_000);  // some browsers read it later
    return worker;
  }

  close() {
    this.worker?.terminate();
    this.worker = null;
  }
}

const pageCore = new PageCore();

/**
 * Never rejects: what goes wrong is answered by {error: text}. Questions are answered one after the other.
 * @param {object} question
 * @returns {Promise<any>}
 */
export function askCore(question) {
  return pageCore.ask(question);
}
