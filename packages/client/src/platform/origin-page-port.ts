/** What each machine's side of `origin-page` offers. */
export interface OriginPagePort {
  /** Whether this machine has the page that checks where a picture comes from. */
  readonly hasOriginPage: boolean;
}
