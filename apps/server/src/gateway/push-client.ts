import type { PushEvent } from '@kinora/contract';

/** The part of a WebSocket that is used. */
export interface PushSocket {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

export interface PushClientOptions {
  uid: string;
  /** Sequence number of the last event that the client has seen. */
  since: number;
  socket: PushSocket;
  seal(event: PushEvent): string;
  read(since: number, limit: number): Promise<PushEvent[]>;
  /** Throws when the login has ended since. */
  checkLogin(): Promise<void>;
}

const BATCH = 100;
// A client that reads more slowly than this is cut off; it comes back and asks for what it missed.
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** One open socket: brings it up to date with the outbox, one pass at a time. */
export class PushClient {
  readonly #options: PushClientOptions;
  #since: number;
  #isDelivering = false;
  #isAskedAgain = false;
  isAlive = true;

  constructor(options: PushClientOptions) {
    this.#options = options;
    this.#since = options.since;
  }

  get uid(): string {
    return this.#options.uid;
  }

  get socket(): PushSocket {
    return this.#options.socket;
  }

  /** Sends what the outbox holds beyond what was sent. Calls while it works are done by one more pass. */
  async deliver(): Promise<void> {
    if (this.#isDelivering) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isDelivering = true;
    try {
      do {
        this.#isAskedAgain = false;
        await this.#deliverAll();
      } while (this.#isAskedAgain);
    } finally {
      this.#isDelivering = false;
    }
  }

  async #deliverAll(): Promise<void> {
    for (;;) {
      const events = await this.#options.read(this.#since, BATCH);
      // After reading: what was written after the login had ended is not sent. Also where there is nothing to tell: it may have been
      // woken to learn that its login has ended.
      await this.#options.checkLogin();
      for (const event of events) {
        if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) return this.socket.terminate();
        this.socket.send(this.#options.seal(event));
        this.#since = event.seq;
      }
      // What was written since wakes it again.
      if (events.length < BATCH) return;
    }
  }
}
