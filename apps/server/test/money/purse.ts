/** Where units of a purse came from: what was bought, or a gift by its expiry, 0 for never. */
type Origin = 'paid' | number;
export type Parts = readonly (readonly [Origin, number])[];

/** What somebody has of one unit, by a reckoning of its own. */
export class Purse {
  paid = 0;
  readonly #gifts = new Map<number, number>();

  available(now: number): number {
    return this.paid + this.#living(now).reduce((sum, [, amount]) => sum + amount, 0);
  }

  add(origin: Origin, amount: number): void {
    if (origin === 'paid') this.paid += amount;
    else this.#gifts.set(origin, (this.#gifts.get(origin) ?? 0) + amount);
  }

  /** Gifts that expire soonest first, what was bought last. */
  take(wanted: number, now: number): Parts {
    const parts: [Origin, number][] = [];
    let left = wanted;
    for (const [origin, amount] of [...this.#living(now), ['paid', this.paid] as const]) {
      const taken = Math.min(left, amount);
      left -= taken;
      if (taken > 0) parts.push([origin, taken]);
    }
    for (const [origin, amount] of parts) this.add(origin, -amount);
    return parts;
  }

  giveBack(parts: Parts): void {
    for (const [origin, amount] of parts) this.add(origin, amount);
  }

  takeIn(other: Purse): void {
    this.paid += other.paid;
    for (const [expiry, amount] of other.#gifts) this.add(expiry, amount);
  }

  #living(now: number): [number, number][] {
    return [...this.#gifts]
      .filter(([expiry]) => expiry === 0 || expiry > now)
      .sort(([one], [other]) => (one || Number.MAX_SAFE_INTEGER) - (other || Number.MAX_SAFE_INTEGER));
  }
}
