/** Whether a newer version of the page is waiting; it takes over only when somebody wants it. */

class Update {
  waits = $state.raw(false);
  #found: ServiceWorkerRegistration | null = null;

  /** Watch a registration for new versions. */
  watch(found: ServiceWorkerRegistration): void {
    this.#found = found;
    const look = () => {
      // The very first version replaces nothing.
      this.waits = found.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    const follow = () => found.installing?.addEventListener("statechange", look);
    found.addEventListener("updatefound", follow);
    follow(); // one may be on its way already
    look();
  }

  /** Reload the page with the newer version. */
  take(): void {
    const waiting = this.#found?.waiting;
    if (!waiting) return location.reload(); // another tab has taken it
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
      once: true,
    });
    waiting.postMessage("take over");
  }
}

export const update = new Update();
