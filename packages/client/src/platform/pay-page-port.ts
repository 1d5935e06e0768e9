/** What each machine's side of `pay-page` offers. */
export interface PayPagePort {
  /** Opens a channel's page: in the place of the app, which comes back by itself (`left`), or its address goes into the clipboard (`copied`). */
  openPayPage(url: string): Promise<'left' | 'copied'>;
}
