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

  /** Takes the first item that may go now. */
  shift(mayGo: (item: T) => boolean = () => true): T | undefined {
    const at = this.#waiting.findIndex((entry) => mayGo(entry.item));
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0]?.item;
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
