/** Small durable texts by key. Reading and writing is immediate; a machine that refuses to store keeps them until it ends. */
export interface TextStorage {
  readItem(key: string): string | undefined;
  writeItem(key: string, text: string): void;
  removeItem(key: string): void;
  /** Tells from now on when another page of this machine writes or removes it; undefined where the app is one page. */
  readonly followItem: ((key: string, listener: () => void) => void) | undefined;
}
