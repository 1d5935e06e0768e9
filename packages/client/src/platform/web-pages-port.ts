/** What each machine's side of `web-pages` offers. */
export interface WebPagesPort {
  /** Whether this machine has the pages that are on the web alone: the check of where a picture comes from, and certificates. */
  readonly hasWebPages: boolean;
}
