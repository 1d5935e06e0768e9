/** Of so many turns for which others of a lower rank wait as well, one is theirs. */
const SHARED_TURNS = 5;

interface Waiting<T> {
  item: T;
  priority: number;
  /** Lower came earlier. */
  arrival: number;
}

/**
 * Jobs wait in the order of their priority (lower first), within one priority in the order of their coming. So that none waits for ever,
 * every fifth turn for which several priorities wait is that of the job that has waited longest.
 */
export class JobQueue<T> {
  readonly #waiting: Waiting<T>[] = [];
  #arrivals = 0;
  /** Turns that passed somebody of a lower rank since one of them had theirs. */
  #passed = 0;

  push(item: T, priority: number): void {
    const at = this.#waiting.findIndex((entry) => entry.priority > priority);
    this.#arrivals += 1;
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, { item, priority, arrival: this.#arrivals });
  }

  /** Puts an item that had its turn before all others of its priority. */
  pushAgain(item: T, priority: number): void {
    const at = this.#waiting.findIndex((entry) => entry.priority >= priority);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, { item, priority, arrival: 0 });
  }

  /**
   * Takes the first item that may go now.
   * @param isBetter whether another one of the same priority goes instead.
   */
  shift(
    mayGo: (item: T) => boolean = () => true,
    isBetter: (item: T, first: T) => boolean = () => false,
  ): T | undefined {
    const first = this.#first(mayGo);
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

  /** Whose turn it is among those who may go. */
  #first(mayGo: (item: T) => boolean): Waiting<T> | undefined {
    const [first, ...others] = this.#waiting.filter(({ item }) => mayGo(item));
    const lower = first ? others.filter(({ priority }) => priority > first.priority) : [];
    if (lower.length === 0) return first;
    this.#passed = (this.#passed + 1) % SHARED_TURNS;
    if (this.#passed > 0) return first;
    return lower.reduce((longest, entry) => (entry.arrival < longest.arrival ? entry : longest));
  }
}
