export interface ShareContent {
  readonly title: string;
  readonly text?: string;
  /** Address to share; that of the app unless told. */
  readonly url?: string;
}

/** What became of it: handed to the machine's share sheet, put into the clipboard, or given up by the user. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled';

export type Share = (content: ShareContent) => Promise<ShareOutcome>;
