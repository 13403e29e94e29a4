import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { update } from "../src/installed/update.svelte";

/** A service worker that can be told and can change its state. */
class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
}

/** A registration of service workers, and the worker of this page. */
class Registration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;

  watch(): void {
    update.watch(this as unknown as ServiceWorkerRegistration);
  }

  /** The version that is being installed waits from now on. */
  installed(): void {
    const worker = this.installing;
    [this.waiting, this.installing] = [worker, null];
    worker?.dispatchEvent(new Event("statechange"));
  }
}

let found: Registration;
const container = Object.assign(new EventTarget(), { controller: {} });
const reload = vi.fn();

beforeEach(() => {
  found = new Registration();
  reload.mockClear();
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("location", { reload });
});
afterEach(() => vi.unstubAllGlobals());

describe("a newer version", () => {
  it("is noticed when it is found later", () => {
    found.watch();
    found.installing = new FakeWorker();
    found.dispatchEvent(new Event("updatefound"));
    expect(update.waits).toBe(false);
    found.installed();
    expect(update.waits).toBe(true);
  });

  it("is noticed when it was found before anybody watched", () => {
    found.installing = new FakeWorker();
    found.watch();
    expect(update.waits).toBe(false);
    found.installed();
    expect(update.waits).toBe(true);
  });

  it("takes over when somebody wants it, and then the page is loaded again", () => {
    found.waiting = new FakeWorker();
    found.watch();
    update.take();
    expect(found.waiting.postMessage).toHaveBeenCalledWith("take over");
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event("controllerchange"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is loaded at once where another tab has let it take over", () => {
    found.waiting = new FakeWorker();
    found.watch();
    found.waiting = null;
    expect(update.waits).toBe(true);
    update.take();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
