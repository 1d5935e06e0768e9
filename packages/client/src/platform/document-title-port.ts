/** What each machine's side of `document-title` offers. */
export interface DocumentTitlePort {
  /** Names the page where the machine shows names of pages. */
  setDocumentTitle(title: string): void;
}
