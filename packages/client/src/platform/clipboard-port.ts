/** What each machine's side of `clipboard` offers. */
export interface ClipboardPort {
  /** Puts a text into the clipboard. Rejects when the machine refuses. */
  copyText(text: string): Promise<void>;
}
