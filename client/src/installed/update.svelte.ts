/** Whether a newer version of the page waits, and how it takes over: only when somebody wants it. */

class Update {
  waits = $state.raw(false);
  #found: ServiceWorkerRegistration | null = null;

  /** Notice what comes for a registration. */
  watch(found: ServiceWorkerRegistration): void {
    this.#found = found;
    const look = () => {
      // The first version ever replaces nothing.
      this.waits = found.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    found.addEventListener("updatefound", () => {
      found.installing?.addEventListener("statechange", look);
    });
    look();
  }

  /** Begin anew with the newer version. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
      once: true,
    });
    this.#found?.waiting?.postMessage("take over");
  }
}

export const update = new Update();
