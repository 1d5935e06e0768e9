import type { SaveOutcome } from './save-image-port';

/** What each machine's side of `save-video` offers. */
export interface SaveVideoPort {
  /** Saves a video where a phone keeps its pictures, else among the downloads. Rejects when it cannot be fetched or stored. */
  saveVideo(url: string, name: string): Promise<SaveOutcome>;
}
