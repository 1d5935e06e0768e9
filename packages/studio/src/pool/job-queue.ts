/** Jobs wait in the order of their priority (lower first), within one priority in the order of their coming. */
export class JobQueue<T> {
  readonly #waiting: { item: T; priority: number }[] = [];

  push(item: T, priority: number): void {
    const at = this.#waiting.findIndex((entry) => entry.priority > priority);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, { item, priority });
  }

  /** Puts an item that had its turn before all others of its priority. */
  pushAgain(item: T, priority: number): void {
    const at = this.#waiting.findIndex((entry) => entry.priority >= priority);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, { item, priority });
  }

  /**
   * Takes the first item that may go now.
   * @param isBetter whether another one of the same priority goes instead.
   */
  shift(
    mayGo: (item: T) => boolean = () => true,
    isBetter: (item: T, first: T) => boolean = () => false,
  ): T | undefined {
    const first = this.#waiting.find((entry) => mayGo(entry.item));
    if (!first) return undefined;
    const taken =
      this.#waiting.find(
        ({ item, priority }) => priority === first.priority && mayGo(item) && isBetter(item, first.item),
      ) ?? first;
    this.remove(taken.item);
    return taken.item;
  }

  /** Takes an item out before its turn. @returns whether it was still waiting. */
  remove(item: T): boolean {
    const at = this.#waiting.findIndex((entry) => entry.item === item);
    if (at < 0) return false;
    this.#waiting.splice(at, 1);
    return true;
  }

  get length(): number {
    return this.#waiting.length;
  }
}
