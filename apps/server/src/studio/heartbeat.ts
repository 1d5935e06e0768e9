export interface HeartbeatOptions {
  everyMs: number;
  /** So many pings in a row that nothing answered: the process hangs. */
  misses: number;
}

/** Silent for a minute. */
const HEARTBEAT: HeartbeatOptions = { everyMs: 10_000, misses: 6 };

/** Asks a process whether it lives, and says when it does not answer any more. */
export class Heartbeat {
  readonly #timer: NodeJS.Timeout;
  #unanswered = 0;

  /** Pings are counted, not the time: a machine that slept has not found its processes silent. */
  constructor(ping: () => void, onSilent: () => void, { everyMs, misses }: HeartbeatOptions = HEARTBEAT) {
    this.#timer = setInterval(() => {
      if (this.#unanswered < misses) {
        this.#unanswered += 1;
        return ping();
      }
      this.end();
      onSilent();
    }, everyMs).unref();
  }

  /** Anything that the process says is a sign of life. */
  touch(): void {
    this.#unanswered = 0;
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
