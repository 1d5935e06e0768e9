/** Where a picture went: into the machine's share sheet or album, or into the downloads. */
export type SaveOutcome = 'shared' | 'downloaded' | 'cancelled';

/** What each machine's side of `save-image` offers. */
export interface SaveImagePort {
  /** Saves a picture where a phone keeps its pictures, else among the downloads. Rejects when it cannot be fetched or stored. */
  saveImage(url: string, name: string): Promise<SaveOutcome>;
}
