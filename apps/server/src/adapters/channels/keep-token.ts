/** Asked for again a little before it ends. */
const MARGIN_MS = 300_000;

export interface FetchedToken {
  text: string;
  lifeS: number;
}

/** What opens a vendor's API for a while. */
export interface TokenKeeper {
  read(): Promise<string>;
  /** The vendor does not know it any more. */
  drop(): void;
}

export function keepToken(fetchToken: () => Promise<FetchedToken>, now: () => number): TokenKeeper {
  let kept = { text: '', endsAt: 0 };
  return {
    async read() {
      if (kept.endsAt > now()) return kept.text;
      const { text, lifeS } = await fetchToken();
      kept = { text, endsAt: now() + lifeS * 1_000 - MARGIN_MS };
      return text;
    },
    drop() {
      kept = { text: '', endsAt: 0 };
    },
  };
}
