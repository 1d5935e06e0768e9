/** Lets calls run side by side, and one alone where it asks for that: then it waits for the others, and the others for it. */
export class CallGate {
  readonly #together = new Set<Promise<unknown>>();
  #wantAlone = 0;
  #lastAlone: Promise<unknown> = Promise.resolve();

  async together<Result>(run: () => Promise<Result>): Promise<Result> {
    while (this.#wantAlone > 0) await this.#lastAlone;
    const running = run();
    this.#together.add(running);
    try {
      return await running;
    } finally {
      this.#together.delete(running);
    }
  }

  alone<Result>(run: () => Promise<Result>): Promise<Result> {
    this.#wantAlone += 1;
    const running = this.#runAfter(this.#lastAlone, run);
    this.#lastAlone = Promise.allSettled([running]);
    return running;
  }

  async #runAfter<Result>(before: Promise<unknown>, run: () => Promise<Result>): Promise<Result> {
    try {
      await before;
      await Promise.allSettled(this.#together);
      return await run();
    } finally {
      this.#wantAlone -= 1;
    }
  }
}
