/** What each machine's side of `window-width` offers. */
export interface WindowWidthPort {
  readonly isWide: () => boolean;
  /** Calls back when the window becomes wide or narrow; gives the function that ends it. */
  onWidthChange(listener: () => void): () => void;
}
