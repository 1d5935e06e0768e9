/** What each machine's side of `server-address` offers. */
export interface ServerAddressPort {
  /** The address that the server's start-up configuration is found from. */
  serverBase(): string;
}
