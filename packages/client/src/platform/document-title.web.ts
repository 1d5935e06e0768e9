/** Names the page in the browser's tab and history. */
export function setDocumentTitle(title: string): void {
  document.title = title;
}
