/** What each machine's side of `scroll-to-part` offers. */
export interface ScrollToPartPort {
  /** Brings the part of a page with that id to the top of what is seen, and the keyboard to it; undefined where a host cannot within a sheet. */
  readonly scrollToPart: ((id: string) => void) | undefined;
}
