/** What each machine's side of `sign-in-host` offers. */
export interface SignInHostPort {
  /** Opens a provider's page in the place of the app, which comes back to its return page; absent where there are no pages. */
  readonly openProvider: ((url: string) => void) | undefined;
  /** Calls back when the browser goes back to the app as it was left for such a page; gives the function that ends it. */
  readonly onRestored: (listener: () => void) => () => void;
  /** What the host gives to sign in with; absent where it gives nothing. */
  readonly takeHostCode: (() => Promise<string>) | undefined;
}
