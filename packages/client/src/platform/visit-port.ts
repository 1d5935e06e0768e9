/** What each machine's side of `visit` offers. */
export interface VisitPort {
  /** The query of the address that opened the app, `a=1&b=2`; empty for none. */
  launchQuery(): string;
  /** Texts by key that last as long as the visit, while the app leaves for another page and comes back too; undefined takes one away. */
  readVisitItem(key: string): string | undefined;
  writeVisitItem(key: string, text: string | undefined): void;
  /** What the host knows the product by; undefined where there is no host. */
  hostAppId(): string | undefined;
}
