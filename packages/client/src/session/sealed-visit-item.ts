import { readVisitItem, writeVisitItem } from '../platform/visit';

/** What is kept for this tab alone, until its time is over where it has one, sealed so that only this machine reads it. */
export function sealedVisitItem<T extends { readonly untilMs?: number }>(key: string) {
  let latest = 0;
  let written = 0;
  return {
    /** Whether there may be one. */
    has: (): boolean => readVisitItem(key) !== undefined,
    /** Keeps it in the place of any that came before; what was forgotten meanwhile is given up. */
    async keep(item: T): Promise<void> {
      const mine = ++latest;
      const { sealText } = await import('./device-text');
      const sealed = await sealText(JSON.stringify(item));
      // To seal takes longer than to type a letter: each is kept until the next one is.
      if (mine < written) return;
      written = mine;
      writeVisitItem(key, sealed);
    },
    async read(): Promise<T | undefined> {
      const sealed = readVisitItem(key);
      if (sealed === undefined) return undefined;
      const { openText } = await import('./device-text');
      const text = (await openText(sealed))?.text;
      // Nobody but this machine could have sealed it.
      const item: T | undefined = text === undefined ? undefined : JSON.parse(text);
      return item && (item.untilMs ?? Number.POSITIVE_INFINITY) > Date.now() ? item : undefined;
    },
    forget(): void {
      written = ++latest;
      writeVisitItem(key, undefined);
    },
  };
}
