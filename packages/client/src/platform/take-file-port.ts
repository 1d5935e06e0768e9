/** What became of a file that one wanted: `taken` goes among the downloads; `copied` put its address into the clipboard, for a browser to fetch. */
export type TakeOutcome = 'taken' | 'copied';

/** What each machine's side of `take-file` offers. */
export interface TakeFilePort {
  /** Lets the user have a file of any kind that the server gives as a download, under its name or another one. Rejects when the machine refuses. */
  takeFile(url: string, name?: string): Promise<TakeOutcome>;
}
