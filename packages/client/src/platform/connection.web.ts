/** Whether the machine says that it has a network. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the network comes or goes; gives the function that ends it. */
export function onConnectionChange(listener: (isOnline: boolean) => void): () => void {
  const up = () => listener(true);
  const down = () => listener(false);
  addEventListener('online', up);
  addEventListener('offline', down);
  return () => {
    removeEventListener('online', up);
    removeEventListener('offline', down);
  };
}
