interface Waiter {
  proceed(): void;
}

const WAIT_LIMIT_MS = 30_000;

/**
 * Keeps what is outside a transaction waiting while one is open on the single session. Statements outside of any
 * pass freely: the thread takes them in the order in which they are sent. `send` runs in the same turn as the decision,
 * so that nothing can be sent between the two.
 */
export class TransactionGate {
  readonly #waitLimitMs: number;
  readonly #waiters: Waiter[] = [];
  #holder: object | null = null;

  constructor(waitLimitMs = WAIT_LIMIT_MS) {
    this.#waitLimitMs = waitLimitMs;
  }

  isHeldBy(holder: object): boolean {
    return this.#holder === holder;
  }

  /** Sends a statement of this holder as soon as no other holder's transaction is open. */
  pass<Result>(holder: object, send: () => Promise<Result>): Promise<Result> {
    return this.#holder === null || this.#holder === holder ? send() : this.#wait(send);
  }

  /** Sends the begin of this holder's transaction; nothing else passes until it leaves. */
  enter<Result>(holder: object, send: () => Promise<Result>): Promise<Result> {
    const begin = (): Promise<Result> => {
      this.#holder = holder;
      return send();
    };
    return this.#holder === null ? begin() : this.#wait(begin);
  }

  leave(holder: object): void {
    if (this.#holder !== holder) return;
    this.#holder = null;
    while (this.#holder === null) {
      const next = this.#waiters.shift();
      if (!next) return;
      next.proceed();
    }
  }

  #wait<Result>(send: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        proceed: () => {
          clearTimeout(timer);
          send().then(resolve, reject);
        },
      };
      const timer = setTimeout(() => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
        const hint = 'Is a query on the outer handle awaited inside a transaction?';
        reject(new Error(`A statement waited ${this.#waitLimitMs} ms for another's open transaction. ${hint}`));
      }, this.#waitLimitMs);
      this.#waiters.push(waiter);
    });
  }
}
