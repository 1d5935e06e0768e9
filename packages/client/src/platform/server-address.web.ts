/** The address that the server's start-up configuration is found from: that of the page. */
export function serverBase(): string {
  return new URL('.', document.baseURI).href;
}
