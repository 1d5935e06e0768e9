/** What the user wants shot: a theme, a description, or a picture of the square again. */
export interface ShootWish {
  readonly theme?: string;
  readonly custom?: { readonly text: string; readonly count: number };
  /** Id of the picture in the square. */
  readonly again?: string;
  /** What is chosen beside it. */
  readonly keywords?: readonly string[];
  readonly faces: readonly string[];
}

/**
 * Gives every intention one idempotency key: the same wish keeps its key over retries and double taps, until it is settled.
 * Another wish, or the same one after it was settled, is a new intention.
 */
export function createIntentions(newKey: () => string) {
  let open: { readonly wish: string; readonly sn: string } | undefined;
  const textOf = ({ theme, custom, again, keywords = [], faces }: ShootWish): string =>
    JSON.stringify([theme, custom?.text, custom?.count, again, [...keywords].sort(), [...faces].sort()]);
  return {
    keyFor(wish: ShootWish): string {
      const text = textOf(wish);
      if (open?.wish !== text) open = { wish: text, sn: newKey() };
      return open.sn;
    },
    /** The server has answered, yes or no: the next wish is a new one. */
    settle(sn: string): void {
      if (open?.sn === sn) open = undefined;
    },
  };
}
