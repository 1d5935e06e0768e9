/** What each machine's side of `connection` offers. */
export interface ConnectionPort {
  /** Whether the machine says that it has a network. */
  isOnline(): boolean;
  /** Calls back when the network comes or goes; gives the function that ends it. */
  onConnectionChange(listener: (isOnline: boolean) => void): () => void;
}
